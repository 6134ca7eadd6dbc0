import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectionOf } from '../../../testing/connectionOf'
import { enterAndSubmit } from '../../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { figureCard, renderAdminWaitlist as open } from '../../../testing/renderAdminWaitlist'
import { addStylesToDocument } from '../../../testing/renderWithApi'
import {
  waitlistAnswers,
  waitlistEntries,
  waitlistEntry,
  waitlistPage,
} from '../../../testing/waitlistFixtures'
import { theme } from '../../../ui/theme'

const address = () => screen.getByRole('note', { name: 'address' })
const button = (name: string) => screen.getByRole('button', { name })
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option)
const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)

describe('admin waitlist', () => {
  it('shows each entry in six columns, in the club’s time zone, with its plan wish, also one of a newer server', async () => {
    const nameless = { firstName: null, lastName: null, joinDate: null }
    const wishes = ['standard', 'family', 'toString']
    mockServer(
      waitlistAnswers(() => [
        waitlistEntry(1, { status: 'joined' }),
        waitlistEntry(2, { user: nameless }),
        ...wishes.map((planWish, index) => waitlistEntry(index + 3, { planWish })),
      ]),
    )
    await open()
    await screen.findByText('#5')
    const [, first, second, ...others] = screen.getAllByRole('row')
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
      'joinedEnd the membership',
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
    expect(others.map(row => cells(row)[2])).toEqual([
      'Camila Alvarez 3 Wish: Standard',
      'Camila Alvarez 4 Wish: family',
      'Camila Alvarez 5 Wish: toString',
    ])
    expect(button('Mark as invited: camila2@example.com')).toBeEnabled()
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull()
  })

  it('filters the list and its export by plan wish; sorting, filters and export are folded under a button, which says how many filters are set', async () => {
    mockServer(
      waitlistAnswers(() => [
        waitlistEntry(1, { planWish: 'unlimited' }),
        waitlistEntry(2, { planWish: 'standard' }),
      ]),
    )
    await open('/admin?status=waiting')
    await screen.findByText('#1')
    await choose('Plan wish', 'Standard')
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(screen.queryByText('#1')).toBeNull()
    const query = 'status=waiting&planWish=standard'
    expect(address()).toHaveTextContent(`/admin?${query}`)
    // Hidden: this browser is no phone.
    const name = 'Sort, filter, export: 2 filters set'
    const toggle = screen.getByRole('button', { name, hidden: true })
    const tools = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(tools).toContainElement(screen.getByLabelText('Status'))
    const link = screen.getByRole('link', { name: 'Export CSV' })
    expect(tools).toContainElement(link)
    expect(link).toHaveAttribute('href', `/api/admin/waitlist.csv?${query}`)
    expect(tools).not.toContainElement(screen.getByRole('searchbox'))
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await choose('Plan wish', 'All')
    expect(await screen.findByText('#1')).toBeVisible()
    expect(toggle).toHaveAccessibleName('Sort, filter, export: 1 filter set')
    await choose('Status', 'All')
    expect(toggle).toHaveAccessibleName('Sort, filter, export')
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  it('shows the figures of the whole list under any filter, without entries that have left, which are grey', async () => {
    addStylesToDocument()
    mockServer(
      waitlistAnswers(() => [
        ...waitlistEntries(224),
        waitlistEntry(225, { status: 'joined' }),
        waitlistEntry(226, { status: 'left' }),
      ]),
    )
    await open('/admin?status=left')
    expect(await screen.findByText('#226')).toBeVisible()
    expect(screen.getByText('1 found')).toBeVisible()
    expect(screen.getByText('left')).toHaveStyle({ background: theme.color.statusOther })
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Left')
    expect(screen.queryByRole('button', { name: /Camila Alvarez 226/ })).toBeNull()
    await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('225 of 225'))
    expect(figureCard('Signups today')).toHaveTextContent('17')
    expect(figureCard('Out of 80 daily')).toHaveTextContent('63 left today')
  })

  it('searches, filters and sorts on the server, from the first page on', async () => {
    const operations = mockServer(
      waitlistAnswers(() => [100, 101, 102].map(no => waitlistEntry(no))),
    )
    await open('/admin?after=e100&page=3')
    await screen.findByText('101 to 102 of 3')
    await enterAndSubmit(screen.getByRole('searchbox'), ' camila102 ')
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?search=camila102')
    await choose('Status', 'waiting')
    await userEvent.click(button('Name'))
    await userEvent.click(button('Name'))
    await waitFor(() =>
      expect(operations.at(-1)?.variables).toEqual({
        first: 50,
        search: 'camila102',
        status: 'waiting',
        sort: 'name',
        direction: 'DESC',
      }),
    )
    expect(button('Name').closest('th')).toHaveAttribute('aria-sort', 'descending')
    const query = 'search=camila102&status=waiting&sort=name&direction=DESC'
    expect(address()).toHaveTextContent(`/admin?${query}`)
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/admin/waitlist.csv?${query}`,
    )
  })

  it('shows an empty state if no entry matches, which clears the search and the filters, and if the list is empty', async () => {
    const places = waitlistEntries(2)
    mockServer(waitlistAnswers(() => places))
    await open('/admin?search=zelda&planWish=unlimited')
    expect(await screen.findByText('Nobody on the list matches')).toBeVisible()
    expect(screen.getByText('0 found')).toBeVisible()
    places.length = 0
    await userEvent.click(button('Show everyone'))
    expect(await screen.findByText('No members on waitlist yet')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(screen.getByLabelText('Plan wish')).toHaveValue('')
  })

  it('ignores invalid URL parameters', async () => {
    const operations = mockServer(waitlistAnswers(() => waitlistEntries(2)))
    await open('/admin?status=gone&planWish=champion&sort=password&direction=up&page=-1')
    await screen.findByText('#1')
    expect(variablesOf(operations, 'Waitlist')[0]).toEqual({
      first: 50,
      sort: 'position',
      direction: 'ASC',
    })
  })

  it('shows the default figures without stats, and a retry button without a list', async () => {
    mockServer({
      Waitlist: () => errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.'),
    })
    await open()
    expect(await screen.findByText('The waitlist could not be loaded.')).toBeVisible()
    expect(figureCard('Signups today')).toHaveTextContent('0')
    expect(figureCard('Out of 80 daily')).toHaveTextContent('80')
    expect(figureCard('Members waiting')).toHaveTextContent('–')
    mockServer(waitlistAnswers(() => [waitlistEntry(1)]))
    await userEvent.click(button('Try again'))
    expect(await screen.findByText('camila1@example.com')).toBeVisible()
  })

  it('offers the first page after an invalid cursor in the URL', async () => {
    const good = waitlistAnswers(() => [waitlistEntry(1)])
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

  it('lists the accounts without a place, and leads back to the places', async () => {
    const account = {
      __typename: 'Account',
      id: 'u7',
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      emailConfirmed: false,
      createdAt: '2026-11-20T15:00:00.000Z',
    }
    const operations = mockServer({
      ...waitlistAnswers(() => []),
      AccountsWithoutPlace: () => ({ data: { accounts: connectionOf('Account', [account]) } }),
    })
    await open('/admin?status=none')
    expect(await screen.findByText('1 without a place')).toBeVisible()
    const row = screen.getByRole('row', { name: /Ana Ruiz/ })
    expect(row).toHaveTextContent('ana@example.com')
    expect(row).toHaveTextContent('Not confirmed')
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
      'href',
      '/admin?view=person&id=u7',
    )
    await choose('Status', 'All')
    expect(await screen.findByText('No members on waitlist yet')).toBeVisible()
    expect(operations.map(({ operationName }) => operationName)).toContain('Waitlist')
  })

  describe('live updates', () => {
    const hear = (entry: object) => act(() => fakeServer.push({ waitlistEntryChanged: entry }))

    /** Opens a waitlist with two entries. A test adds more to `places`. */
    async function listen(at?: string) {
      const places = waitlistEntries(2)
      const operations = mockServer(waitlistAnswers(() => places))
      await open(at)
      await screen.findByText(at ? /found/ : '2 on the list')
      await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
      return { places, operations }
    }

    it('show a status changed elsewhere without a request, count a person who has left no longer as waiting, and show, count and announce a new entry', async () => {
      const { places, operations } = await listen()
      await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('2 of 225'))
      const before = operations.length
      hear(waitlistEntry(2, { status: 'invited' }))
      expect(await screen.findByText('invited')).toBeVisible()
      expect(operations).toHaveLength(before)

      places[1] = waitlistEntry(2, { status: 'left' })
      hear(waitlistEntry(2, { status: 'left' }))
      expect(await screen.findByText('left')).toBeVisible()
      await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('1 of 225'))

      screen.getByRole('searchbox').focus()
      places.push(waitlistEntry(3))
      hear(waitlistEntry(3))
      expect(await screen.findByText('#3')).toBeVisible()
      expect(await screen.findByText('3 on the list, 1 new on the list')).toBeVisible()
      expect(figureCard('Members waiting')).toHaveTextContent('2 of 225')
      expect(screen.getByRole('searchbox')).toHaveFocus()
    })

    it('announce a new entry that the filter hides', async () => {
      const { places } = await listen('/admin?status=invited')
      places.push(waitlistEntry(3))
      hear(waitlistEntry(3))
      expect(await screen.findByText('0 found, 1 new on the whole list')).toBeVisible()
    })
  })

  it('has pages of 50 rows, from both ends, with the place of each row in the whole list; keeps the focus, and the previous rows while the next page loads', async () => {
    const answer = waitlistPage(() => waitlistEntries(52))
    let answerNext = () => {}
    const operations = mockServer({
      ...waitlistAnswers(() => waitlistEntries(52)),
      Waitlist: async variables => {
        if (variables.after === 'e50') await new Promise<void>(resolve => (answerNext = resolve))
        return answer(variables)
      },
    })
    await open()
    expect(await screen.findByText('1 to 50 of 52')).toBeVisible()
    // By its label, because a role query over all rows is slow.
    const pager = within(screen.getByLabelText('Pages of the list'))
    const turn = async (name: string, [from, to]: readonly number[], url: string) => {
      const pressed = pager.getByRole('button', { name })
      await userEvent.click(pressed)
      if (name === 'Next page') {
        expect(screen.getByText('#50').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
        await waitFor(() => expect(variablesOf(operations, 'Waitlist').at(-1)?.after).toBe('e50'))
        answerNext()
      }
      expect(await screen.findByText(`${String(from)} to ${String(to)} of 52`)).toBeVisible()
      expect(await screen.findByText(`#${String(to)}`)).toBeVisible()
      const positions = screen.getAllByText(/^#\d+$/).map(({ textContent }) => textContent)
      expect([positions[0], positions.at(-1)]).toEqual([`#${String(from)}`, `#${String(to)}`])
      expect(address().textContent).toBe(url)
      expect(pressed).toHaveFocus()
    }
    const atEnd = (name: string) =>
      expect(pager.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    atEnd('First page')
    await turn('Last page', [51, 52], '/admin?from=end')
    atEnd('Last page')
    const table = screen.getByRole('table', { name: 'The waitlist' })
    expect(table).toHaveAttribute('aria-rowcount', '53')
    const [head, first] = screen.getAllByRole('row')
    expect(head).toHaveAttribute('aria-rowindex', '1')
    expect(first).toHaveAttribute('aria-rowindex', '52')
    await turn('Previous page', [1, 50], '/admin?after=e51&page=2&from=end')
    atEnd('Previous page')
    await turn('First page', [1, 50], '/admin')
    await turn('Next page', [51, 52], '/admin?after=e50&page=2')
    atEnd('Next page')
    const sorted = { first: 50, sort: 'position' }
    expect(variablesOf(operations, 'Waitlist')).toEqual(
      expect.arrayContaining([
        { ...sorted, after: 'e50', direction: 'ASC' },
        { ...sorted, direction: 'DESC' },
      ]),
    )
  })
})
