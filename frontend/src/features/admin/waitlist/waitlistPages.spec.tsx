import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer } from '../../../testing/mockServer'
import { renderAdminWaitlist as open } from '../../../testing/renderAdminWaitlist'
import { waitlistAnswers, waitlistEntries, waitlistPage } from '../../../testing/waitlistFixtures'

const address = () => screen.getByRole('note', { name: 'address' })
/* Finds the pager by its label, because a role query over all rows is slow. */
const pagerButton = (name: string) =>
  within(screen.getByLabelText('Pages of the list')).getByRole('button', { name })

/** The position in each row. */
const positions = () => screen.getAllByText(/^#\d+$/).map(({ textContent }) => textContent)

describe('admin waitlist pages', () => {
  it('paginates by 50, forwards and backwards, and keeps the focus', async () => {
    const operations = mockServer(waitlistAnswers(() => waitlistEntries(102)))
    await open()
    expect(await screen.findByText('1 to 50 of 102')).toBeVisible()
    await userEvent.click(pagerButton('Next page'))
    expect(await screen.findByText('51 to 100 of 102')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?after=e50&page=2')
    await userEvent.click(pagerButton('Next page'))
    expect(await screen.findByText('101 to 102 of 102')).toBeVisible()
    expect(pagerButton('Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(pagerButton('Next page')).toHaveFocus()
    await userEvent.click(pagerButton('Previous page'))
    expect(await screen.findByText('51 to 100 of 102')).toBeVisible()
    await userEvent.click(pagerButton('Previous page'))
    expect(await screen.findByText('1 to 50 of 102')).toBeVisible()
    expect(address()).toHaveTextContent(/\/admin$/)
    const pages = operations.filter(({ operationName }) => operationName === 'Waitlist')
    expect(pages.map(({ variables }) => variables)).toContainEqual({
      first: 50,
      after: 'e100',
      sort: 'position',
      direction: 'ASC',
    })
  })

  it('jumps to the last page and paginates back over the same pages', async () => {
    const operations = mockServer(waitlistAnswers(() => waitlistEntries(102)))
    await open()
    await screen.findByText('1 to 50 of 102')
    expect(pagerButton('First page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pagerButton('Last page'))
    expect(await screen.findByText('101 to 102 of 102')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?from=end')
    expect(pagerButton('Last page')).toHaveAttribute('aria-disabled', 'true')
    expect(pagerButton('Last page')).toHaveFocus()
    expect(positions()).toEqual(
      waitlistEntries(102)
        .slice(100)
        .map(({ position }) => `#${position}`),
    )
    await userEvent.click(pagerButton('Previous page'))
    expect(await screen.findByText('51 to 100 of 102')).toBeVisible()
    expect(positions().slice(0, 2)).toEqual(['#51', '#52'])
    await userEvent.click(pagerButton('Previous page'))
    expect(await screen.findByText('1 to 50 of 102')).toBeVisible()
    expect(pagerButton('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pagerButton('Next page'))
    expect(await screen.findByText('51 to 100 of 102')).toBeVisible()
    await userEvent.click(pagerButton('First page'))
    await waitFor(() => expect(address()).toHaveTextContent(/\/admin$/))
    expect(operations.map(({ variables }) => variables)).toContainEqual({
      first: 50,
      sort: 'position',
      direction: 'DESC',
    })
  })

  it('sets aria-rowcount and aria-rowindex by the whole list', async () => {
    mockServer(waitlistAnswers(() => waitlistEntries(102)))
    await open('/admin?from=end')
    await screen.findByText('101 to 102 of 102')
    const table = screen.getByRole('table', { name: 'The waitlist' })
    expect(table).toHaveAttribute('aria-rowcount', '103')
    const [head, first] = screen.getAllByRole('row')
    expect(head).toHaveAttribute('aria-rowindex', '1')
    expect(first).toHaveAttribute('aria-rowindex', '102')
  })

  it('returns to the first page from a page opened by its URL', async () => {
    mockServer(waitlistAnswers(() => waitlistEntries(102)))
    await open('/admin?after=e100&page=3')
    expect(await screen.findByText('101 to 102 of 102')).toBeVisible()
    await userEvent.click(pagerButton('First page'))
    expect(await screen.findByText('1 to 50 of 102')).toBeVisible()
  })

  it('shows the previous rows while the next page loads', async () => {
    const answer = waitlistPage(() => waitlistEntries(52))
    const waiting: (() => void)[] = []
    mockServer({
      ...waitlistAnswers(() => waitlistEntries(52)),
      Waitlist: async variables => {
        if (variables.after) await new Promise<void>(resolve => void waiting.push(resolve))
        return answer(variables)
      },
    })
    await open()
    await screen.findByText('1 to 50 of 52')
    await userEvent.click(pagerButton('Next page'))
    expect(screen.getByRole('region', { name: 'The waitlist' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    expect(screen.getByText('#50')).toBeVisible()
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    waiting.forEach(go => go())
    expect(await screen.findByText('#51')).toBeVisible()
  })
})
