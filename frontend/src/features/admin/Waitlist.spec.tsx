import '../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { figureCard, renderAdminWaitlist as open } from '../../testing/renderAdminWaitlist'
import {
  waitlistHandler,
  waitlistRows,
  waitlistRow,
  adminWaitlistHandlers,
} from '../../testing/waitlistFixtures'

const address = () => screen.getByRole('note', { name: 'address' })
const button = (name: string) => screen.getByRole('button', { name })
/* By its label: looking through all the rows for its role takes long. */
const turn = (name: string) =>
  within(screen.getByLabelText('Pages of the list')).getByRole('button', { name })
const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)

/** What stands first in each row. */
const positions = () => screen.getAllByText(/^#\d+$/).map(({ textContent }) => textContent)

describe('the team’s waitlist', () => {
  it('shows each person in six columns, on the club’s clock', async () => {
    const nameless = { firstName: null, lastName: null, joinDate: null }
    mockServer(
      adminWaitlistHandlers(() => [
        waitlistRow(1, { status: 'joined' }),
        waitlistRow(2, { user: nameless }),
      ]),
    )
    await open()
    await screen.findByText('#1')
    const [, first, second] = screen.getAllByRole('row')
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(1)
        .map(head => within(head).getByRole('button').textContent),
    ).toEqual(['Position', 'Name', 'Email', 'Status', 'Joined Waitlist', 'Member Since'])
    expect(within(first!).getByRole('rowheader')).toHaveTextContent('Camila Alvarez 1')
    expect(cells(first)).toEqual([
      '',
      '#1',
      'Camila Alvarez 1',
      'camila1@example.com',
      'joinedTake back',
      'Joined Waitlist: Jan 15, 2024, 11:42 PM',
      'Member Since: Jan 15, 2024, 11:42 PM',
    ])
    expect(cells(second).slice(2)).toEqual([
      'N/A',
      'camila2@example.com',
      'waitingMark as invited',
      'Joined Waitlist: Jan 15, 2024, 11:42 PM',
      'Member Since: N/A',
    ])
    expect(button('Mark as invited: camila2@example.com')).toBeEnabled()
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull()
  })

  it('shows the figures of the whole list, whatever is shown of it', async () => {
    mockServer(
      adminWaitlistHandlers(() => [...waitlistRows(224), waitlistRow(225, { status: 'joined' })]),
    )
    await open('/admin?status=joined')
    expect(await screen.findByText('#225')).toBeVisible()
    expect(screen.getByText('1 found')).toBeVisible()
    await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('225'))
    expect(figureCard('Members waiting')).toHaveTextContent('225 of 225')
    expect(figureCard('Signups today')).toHaveTextContent('17')
    expect(figureCard('Out of 80 daily')).toHaveTextContent('63 left today')
  })

  it('turns pages of 50, there and back, and keeps the focus', async () => {
    const asked = mockServer(adminWaitlistHandlers(() => waitlistRows(120)))
    await open()
    expect(await screen.findByText('1 to 50 of 120')).toBeVisible()
    await userEvent.click(turn('Next page'))
    expect(await screen.findByText('51 to 100 of 120')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?after=e50&page=2')
    await userEvent.click(turn('Next page'))
    expect(await screen.findByText('101 to 120 of 120')).toBeVisible()
    expect(turn('Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(turn('Next page')).toHaveFocus()
    await userEvent.click(turn('Previous page'))
    expect(await screen.findByText('51 to 100 of 120')).toBeVisible()
    await userEvent.click(turn('Previous page'))
    expect(await screen.findByText('1 to 50 of 120')).toBeVisible()
    expect(address()).toHaveTextContent(/\/admin$/)
    const pages = asked.filter(({ operationName }) => operationName === 'Waitlist')
    expect(pages.map(({ variables }) => variables)).toContainEqual({
      first: 50,
      after: 'e100',
      sort: 'position',
      direction: 'ASC',
    })
  })

  it('jumps to the last page and turns back from there, over the same pages', async () => {
    const asked = mockServer(adminWaitlistHandlers(() => waitlistRows(120)))
    await open()
    await screen.findByText('1 to 50 of 120')
    expect(turn('First page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(turn('Last page'))
    expect(await screen.findByText('101 to 120 of 120')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?from=end')
    expect(turn('Last page')).toHaveAttribute('aria-disabled', 'true')
    expect(turn('Last page')).toHaveFocus()
    expect(positions()).toEqual(
      waitlistRows(120)
        .slice(100)
        .map(({ position }) => `#${position}`),
    )
    await userEvent.click(turn('Previous page'))
    expect(await screen.findByText('51 to 100 of 120')).toBeVisible()
    expect(positions().slice(0, 2)).toEqual(['#51', '#52'])
    await userEvent.click(turn('Previous page'))
    expect(await screen.findByText('1 to 50 of 120')).toBeVisible()
    expect(turn('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(turn('Next page'))
    expect(await screen.findByText('51 to 100 of 120')).toBeVisible()
    await userEvent.click(turn('First page'))
    await waitFor(() => expect(address()).toHaveTextContent(/\/admin$/))
    expect(asked.map(({ variables }) => variables)).toContainEqual({
      first: 50,
      sort: 'position',
      direction: 'DESC',
    })
  }, 60_000)

  it('tells a reader of the table how long the whole list is, and where each row stands', async () => {
    mockServer(adminWaitlistHandlers(() => waitlistRows(120)))
    await open('/admin?from=end')
    await screen.findByText('101 to 120 of 120')
    const table = screen.getByRole('table', { name: 'The waitlist' })
    expect(table).toHaveAttribute('aria-rowcount', '121')
    const [head, first] = screen.getAllByRole('row')
    expect(head).toHaveAttribute('aria-rowindex', '1')
    expect(first).toHaveAttribute('aria-rowindex', '102')
  })

  it('goes back to the first page from one that was linked to', async () => {
    mockServer(adminWaitlistHandlers(() => waitlistRows(220)))
    await open('/admin?after=e100&page=3')
    expect(await screen.findByText('101 to 150 of 220')).toBeVisible()
    await userEvent.click(turn('First page'))
    expect(await screen.findByText('1 to 50 of 220')).toBeVisible()
  })

  it('keeps the rows in sight until the next ones come', async () => {
    const answer = waitlistHandler(() => waitlistRows(120))
    const waiting: (() => void)[] = []
    mockServer({
      ...adminWaitlistHandlers(() => waitlistRows(120)),
      Waitlist: async variables => {
        if (variables.after) await new Promise<void>(resolve => void waiting.push(resolve))
        return answer(variables)
      },
    })
    await open()
    await screen.findByText('1 to 50 of 120')
    await userEvent.click(turn('Next page'))
    expect(screen.getByRole('region', { name: 'The waitlist' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    expect(screen.getByText('#50')).toBeVisible()
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    waiting.forEach(go => go())
    expect(await screen.findByText('#51')).toBeVisible()
  })

  it('searches, filters and sorts on the server, from the first page on', async () => {
    const asked = mockServer(adminWaitlistHandlers(() => waitlistRows(120)))
    await open('/admin?after=e100&page=3')
    await screen.findByText('101 to 120 of 120')
    await userEvent.type(screen.getByRole('searchbox'), ' camila12 {Enter}')
    expect(await screen.findByText('2 found')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?search=camila12')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'waiting')
    await userEvent.click(button('Name'))
    await userEvent.click(button('Name'))
    await waitFor(() =>
      expect(asked.at(-1)?.variables).toEqual({
        first: 50,
        search: 'camila12',
        status: 'waiting',
        sort: 'name',
        direction: 'DESC',
      }),
    )
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const query = 'search=camila12&status=waiting&sort=name&direction=DESC'
    expect(address()).toHaveTextContent(`/admin?${query}`)
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/admin/waitlist.csv?${query}`,
    )
  })

  it('says when nobody matches, and when nobody is on the list', async () => {
    const places = waitlistRows(2)
    mockServer(adminWaitlistHandlers(() => places))
    await open('/admin?search=zelda')
    expect(await screen.findByText('Nobody on the list matches')).toBeVisible()
    expect(screen.getByText('0 found')).toBeVisible()
    places.length = 0
    await userEvent.click(button('Show everyone'))
    expect(await screen.findByText('No members on waitlist yet')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('reads past what an address cannot mean', async () => {
    const asked = mockServer(adminWaitlistHandlers(() => waitlistRows(2)))
    await open('/admin?status=gone&sort=password&direction=up&page=-1')
    await screen.findByText('#1')
    expect(asked.find(({ operationName }) => operationName === 'Waitlist')?.variables).toEqual({
      first: 50,
      sort: 'position',
      direction: 'ASC',
    })
  })

  it('shows the default figures without stats, and lets the team try again without a list', async () => {
    mockServer({
      Waitlist: () => errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.'),
    })
    await open()
    expect(await screen.findByText('The waitlist could not be loaded.')).toBeVisible()
    expect(figureCard('Signups today')).toHaveTextContent('0')
    expect(figureCard('Out of 80 daily')).toHaveTextContent('80')
    expect(figureCard('Members waiting')).toHaveTextContent('–')
    mockServer(adminWaitlistHandlers(() => [waitlistRow(1)]))
    await userEvent.click(button('Try again'))
    expect(await screen.findByText('camila1@example.com')).toBeVisible()
  })

  it('begins anew from an address that asks for what is none of the list’s pages', async () => {
    const good = adminWaitlistHandlers(() => [waitlistRow(1)])
    mockServer({
      ...good,
      Waitlist: variables =>
        variables.after ? errorResponse('BAD_USER_INPUT', 'No cursor') : good.Waitlist(variables),
    })
    await open('/admin?after=made-up&page=4')
    expect(await screen.findByText('This address shows no page of the list')).toBeVisible()
    await userEvent.click(button('Show the first page'))
    expect(await screen.findByText('#1')).toBeVisible()
  })
})
