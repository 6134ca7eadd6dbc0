import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enterAndSubmit } from '../../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { figureCard, renderAdminWaitlist as open } from '../../../testing/renderAdminWaitlist'
import { addStylesToDocument } from '../../../testing/renderWithApi'
import { waitlistEntries, waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'
import { theme } from '../../../ui/theme'

const address = () => screen.getByRole('note', { name: 'address' })
const button = (name: string) => screen.getByRole('button', { name })
const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)

describe('admin waitlist', () => {
  it('shows each entry in six columns, in the club’s time zone', async () => {
    const nameless = { firstName: null, lastName: null, joinDate: null }
    mockServer(
      waitlistAnswers(() => [
        waitlistEntry(1, { status: 'joined' }),
        waitlistEntry(2, { user: nameless }),
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
    expect(button('Mark as invited: camila2@example.com')).toBeEnabled()
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull()
  })

  it('folds sorting, filters and export under a button, which says how many filters are set', async () => {
    mockServer(waitlistAnswers(() => [waitlistEntry(1, { planWish: 'standard' })]))
    await open('/admin?status=waiting&planWish=standard&search=camila')
    await screen.findByText('#1')
    // Hidden: this browser is no phone.
    const name = 'Sort, filter, export: 2 filters set'
    const toggle = screen.getByRole('button', { name, hidden: true })
    const tools = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(tools).toContainElement(screen.getByLabelText('Status'))
    expect(tools).toContainElement(screen.getByRole('link', { name: 'Export CSV' }))
    expect(tools).not.toContainElement(screen.getByRole('searchbox'))
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.selectOptions(screen.getByLabelText('Plan wish'), 'All')
    expect(toggle).toHaveAccessibleName('Sort, filter, export: 1 filter set')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'All')
    expect(toggle).toHaveAccessibleName('Sort, filter, export')
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  it('shows the figures of the whole list under any filter', async () => {
    mockServer(
      waitlistAnswers(() => [...waitlistEntries(224), waitlistEntry(225, { status: 'joined' })]),
    )
    await open('/admin?status=joined')
    expect(await screen.findByText('#225')).toBeVisible()
    expect(screen.getByText('1 found')).toBeVisible()
    await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('225'))
    expect(figureCard('Members waiting')).toHaveTextContent('225 of 225')
    expect(figureCard('Signups today')).toHaveTextContent('17')
    expect(figureCard('Out of 80 daily')).toHaveTextContent('63 left today')
  })

  it('does not count entries that have left as waiting, and shows them in grey', async () => {
    addStylesToDocument()
    mockServer(waitlistAnswers(() => [...waitlistEntries(2), waitlistEntry(3, { status: 'left' })]))
    await open('/admin?status=left')
    expect(await screen.findByText('#3')).toBeVisible()
    expect(screen.getByText('left')).toHaveStyle({ background: theme.color.statusOther })
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Left')
    expect(screen.queryByRole('button', { name: /Camila Alvarez 3/ })).toBeNull()
    await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('2 of 225'))
  })

  it('searches, filters and sorts on the server, from the first page on', async () => {
    addStylesToDocument()
    const operations = mockServer(waitlistAnswers(() => waitlistEntries(120)))
    await open('/admin?after=e100&page=3')
    await screen.findByText('101 to 120 of 120')
    await enterAndSubmit(screen.getByRole('searchbox'), ' camila12 ')
    expect(await screen.findByText('2 found')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?search=camila12')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'waiting')
    await userEvent.click(button('Name'))
    await userEvent.click(button('Name'))
    await waitFor(() =>
      expect(operations.at(-1)?.variables).toEqual({
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

  it('shows an empty state if no entry matches and if the list is empty', async () => {
    const places = waitlistEntries(2)
    mockServer(waitlistAnswers(() => places))
    await open('/admin?search=zelda')
    expect(await screen.findByText('Nobody on the list matches')).toBeVisible()
    expect(screen.getByText('0 found')).toBeVisible()
    places.length = 0
    await userEvent.click(button('Show everyone'))
    expect(await screen.findByText('No members on waitlist yet')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('ignores invalid URL parameters', async () => {
    const operations = mockServer(waitlistAnswers(() => waitlistEntries(2)))
    await open('/admin?status=gone&sort=password&direction=up&page=-1')
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
})
