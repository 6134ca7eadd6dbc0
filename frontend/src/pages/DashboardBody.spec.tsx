import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectionOf } from '../testing/connectionOf'
import { ownAnswers } from '../testing/membershipFixtures'
import { mockServer, variablesOf } from '../testing/mockServer'
import { hour } from '../testing/personFixtures'
import { ownEntry, person } from '../testing/sessionFixtures'
import { addStylesToDocument, renderWithApi } from '../testing/renderWithApi'
import { theme } from '../ui/theme'
import { DashboardBody } from './DashboardBody'

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(one => one.textContent)
const placed = (changes: object = {}) => ({
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: { ...ownEntry, ...changes } } }),
})

describe('dashboard', () => {
  it('shows the place, its status and the invitation before figures and bookings', async () => {
    mockServer(placed())
    await renderWithApi(<DashboardBody user={person()} />)
    const invite = await screen.findByRole('link', { name: 'Invite a partner' })
    expect(invite).toHaveAttribute('href', '/share')
    expect(headings()[0]).toBe('Waitlist')
    for (const term of ['Your place', 'Referrals made'])
      expect(screen.getByText(term)).toBeVisible()
    expect(screen.getByText('#7')).toBeVisible()
    expect(screen.getByText('waiting')).toBeVisible()
    const played = screen.getByText('Games played')
    const bookings = screen.getByRole('heading', { name: 'Upcoming bookings' })
    for (const later of [played, bookings])
      expect(invite.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows a plan wish, and nothing without one', async () => {
    mockServer(placed({ planWish: 'unlimited' }))
    const { unmount } = await renderWithApi(<DashboardBody user={person()} />)
    const wish = await screen.findByText('Plan wish')
    expect(within(wish.parentElement ?? wish).getByText('Unlimited')).toBeVisible()
    unmount()
    mockServer(placed())
    await renderWithApi(<DashboardBody user={person()} />)
    expect(await screen.findByText('#7')).toBeVisible()
    expect(screen.queryByText('Plan wish')).toBeNull()
  })

  it('shows an unknown plan wish as received', async () => {
    mockServer(placed({ planWish: 'family' }))
    await renderWithApi(<DashboardBody user={person()} />)
    const wish = await screen.findByText('Plan wish')
    expect(within(wish.parentElement ?? wish).getByText('family')).toBeVisible()
  })

  it('shows an unknown status from a newer server as received, in grey', async () => {
    addStylesToDocument()
    // A careless look-up finds a method.
    const status = 'constructor'
    mockServer(placed({ status }))
    await renderWithApi(<DashboardBody user={person()} />)
    expect(await screen.findByText(status)).toHaveStyle({ background: theme.color.statusOther })
  })

  it('says whether a booking was cancelled or missed', async () => {
    const rows = ['confirmed', 'cancelled', 'no_show'].map(status => hour(status, { status }))
    mockServer({
      ...placed(),
      Bookings: () => ({ data: { bookings: connectionOf('Booking', rows) } }),
    })
    await renderWithApi(<DashboardBody user={person()} />)
    const courts = await screen.findAllByText('Court 2')
    expect(courts.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([
      '11:30 PM',
      '11:30 PM, cancelled',
      '11:30 PM, no_show',
    ])
  })

  it('counts all bookings and those to come, and lists the latest three', async () => {
    const list = (rows: object[], total: number) =>
      connectionOf('Booking', rows as ReturnType<typeof hour>[], total)
    const past = ['2026-11-27', '2024-01-27', '2024-01-24'].map((bookingDate, index) =>
      hour(`b${index}`, { bookingDate }),
    )
    const operations = mockServer({
      ...placed(),
      Bookings: () => ({ data: { bookings: list(past, 41) } }),
      UpcomingBookings: () => ({ data: { upcomingBookings: list(past.slice(0, 1), 12) } }),
    })
    await renderWithApi(<DashboardBody user={person({ membershipPlan: 'champion' })} />)
    const figure = (label: string) => screen.getByText(label).parentElement
    await waitFor(() => expect(figure('Games played')).toHaveTextContent('41'))
    expect(figure('Scheduled games')).toHaveTextContent('12')
    expect(figure('Member level')).toHaveTextContent('VIP')
    expect(figure('Access')).toHaveTextContent('24/7')
    const recent = screen.getByRole('heading', { name: 'Recent activity' }).closest('section')
    const rows = within(recent ?? document.body).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/27.*Nov.*Court 2.*11:30 PM/),
      expect.stringMatching(/27.*Jan.*Court 2.*11:30 PM/),
      expect.stringMatching(/24.*Jan.*Court 2.*11:30 PM/),
    ])
    expect(variablesOf(operations, 'Bookings')).toEqual([expect.objectContaining({ first: 3 })])
  })

  it('offers a retry when the bookings cannot be fetched', async () => {
    mockServer(ownAnswers())
    await renderWithApi(<DashboardBody user={person()} />)
    const failed = 'Your bookings could not be loaded.'
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
    expect(screen.getByText('Games played').parentElement).toHaveTextContent('–')
    mockServer({
      Bookings: () => ({ data: { bookings: connectionOf('Booking', []) } }),
      UpcomingBookings: () => ({ data: { upcomingBookings: connectionOf('Booking', []) } }),
    })
    for (const empty of ['No upcoming bookings', 'No recent activity']) {
      const [again] = screen.getAllByRole('button', { name: 'Try again' })
      await userEvent.click(again ?? document.body)
      expect(await screen.findByText(empty)).toBeVisible()
    }
    expect(screen.getByText('Games played').parentElement).toHaveTextContent('0')
  })

  it('says first that there is no place, and shows the team no place', async () => {
    mockServer({ MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }) })
    const { unmount } = await renderWithApi(<DashboardBody user={person()} />)
    expect(await screen.findByRole('button', { name: 'Reserve My Spot Now' })).toBeVisible()
    expect(headings()[0]).toBe('Not on the list yet')
    unmount()
    mockServer({ Bookings: () => ({ data: { bookings: connectionOf('Booking', []) } }) })
    await renderWithApi(<DashboardBody user={person({ isAdmin: true, role: 'ADMIN' })} />)
    expect(await screen.findByText('No recent activity')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /Waitlist|Not on the list/ })).toBeNull()
  })

  it.each([
    ['asks a person to confirm an unconfirmed address', false, true, 1],
    ['does not ask for a confirmation if the site sends no mail', false, false, 0],
    ['does not ask a person with a confirmed address', true, true, 0],
  ])('%s', async (_what, emailConfirmed, sendsMail, notices) => {
    mockServer({ ...placed(), SendsMail: () => ({ data: { sendsMail } }) })
    await renderWithApi(<DashboardBody user={person({ emailConfirmed })} />)
    await waitFor(() => expect(screen.getByText('#7')).toBeVisible())
    const texts = 'Please confirm your address. We wrote to camila@example.com.'
    expect(screen.queryAllByText(texts)).toHaveLength(notices)
  })

  it('is shown without the notice if it is unknown whether the site sends mail', async () => {
    mockServer(placed())
    await renderWithApi(<DashboardBody user={person({ emailConfirmed: false })} />)
    await waitFor(() => expect(screen.getByText('#7')).toBeVisible())
    expect(screen.queryByText(/Please confirm/)).toBeNull()
  })
})
