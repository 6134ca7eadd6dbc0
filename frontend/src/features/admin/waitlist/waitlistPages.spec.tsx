import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer, variablesOf } from '../../../testing/mockServer'
import { renderAdminWaitlist as open } from '../../../testing/renderAdminWaitlist'
import { waitlistAnswers, waitlistEntries, waitlistPage } from '../../../testing/waitlistFixtures'

const address = () => screen.getByRole('note', { name: 'address' })
/* Finds the pager by its label, because a role query over all rows is slow. */
const pagerButton = (name: string) =>
  within(screen.getByLabelText('Pages of the list')).getByRole('button', { name })

/** The position in each row. */
const positions = () => screen.getAllByText(/^#\d+$/).map(({ textContent }) => textContent)

describe('admin waitlist pages', () => {
  // Two rows on the second page: fifty take a second to render. connectionPage.spec has three pages.
  const serve = () => mockServer(waitlistAnswers(() => waitlistEntries(52)))

  it('paginates by 50, forwards and back and from the end, and keeps the focus', async () => {
    const operations = serve()
    await open()
    expect(await screen.findByText('1 to 50 of 52')).toBeVisible()
    expect(pagerButton('First page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pagerButton('Next page'))
    expect(await screen.findByText('51 to 52 of 52')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?after=e50&page=2')
    expect(pagerButton('Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(pagerButton('Next page')).toHaveFocus()
    await userEvent.click(pagerButton('Previous page'))
    expect(await screen.findByText('1 to 50 of 52')).toBeVisible()
    expect(address()).toHaveTextContent(/\/admin$/)

    await userEvent.click(pagerButton('Last page'))
    expect(await screen.findByText('51 to 52 of 52')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?from=end')
    expect(pagerButton('Last page')).toHaveAttribute('aria-disabled', 'true')
    expect(pagerButton('Last page')).toHaveFocus()
    expect(positions()).toEqual(['#51', '#52'])
    await userEvent.click(pagerButton('Previous page'))
    expect(await screen.findByText('1 to 50 of 52')).toBeVisible()
    expect(positions().slice(0, 2)).toEqual(['#1', '#2'])
    expect(pagerButton('Previous page')).toHaveAttribute('aria-disabled', 'true')

    const sorted = { first: 50, sort: 'position' }
    expect(variablesOf(operations, 'Waitlist')).toEqual(
      expect.arrayContaining([
        { ...sorted, after: 'e50', direction: 'ASC' },
        { ...sorted, direction: 'DESC' },
      ]),
    )
  })

  it('sets aria-rowcount and aria-rowindex by the whole list, and returns to the first page', async () => {
    serve()
    await open('/admin?from=end')
    await screen.findByText('51 to 52 of 52')
    const table = screen.getByRole('table', { name: 'The waitlist' })
    expect(table).toHaveAttribute('aria-rowcount', '53')
    const [head, first] = screen.getAllByRole('row')
    expect(head).toHaveAttribute('aria-rowindex', '1')
    expect(first).toHaveAttribute('aria-rowindex', '52')
    await userEvent.click(pagerButton('First page'))
    expect(await screen.findByText('1 to 50 of 52')).toBeVisible()
    expect(address()).toHaveTextContent(/\/admin$/)
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
