import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { MyPlace } from '../features/waitlist/MyPlace'
import { actAsync } from '../testing/actAsync'
import { connectionOf } from '../testing/connectionOf'
import { noPlayers } from '../testing/courtFixtures'
import { court, inHours, memberAnswers } from '../testing/memberBookingFixtures'
import { ownAnswers, ownMembership } from '../testing/membershipFixtures'
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
    expect(screen.queryByText('Plan wish')).toBeNull()
    const played = screen.getByText('Games played')
    const bookings = screen.getByRole('heading', { name: 'Upcoming bookings' })
    for (const later of [played, bookings])
      expect(invite.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows a plan wish and a status, unknown ones from a newer server as received and in grey', async () => {
    addStylesToDocument()
    const wishOf = async () => (await screen.findByText('Plan wish')).parentElement
    mockServer(placed({ planWish: 'unlimited' }))
    const { unmount } = await renderWithApi(<MyPlace person={person()} />)
    expect(await wishOf()).toHaveTextContent('Unlimited')
    unmount()
    // A careless look-up finds a method.
    const status = 'constructor'
    mockServer(placed({ planWish: 'family', status }))
    await renderWithApi(<MyPlace person={person()} />)
    expect(await wishOf()).toHaveTextContent('family')
    expect(screen.getByText(status)).toHaveStyle({ background: theme.color.statusOther })
  })

  it('counts all bookings and those to come, and lists the latest three, also cancelled and missed ones', async () => {
    const list = (rows: object[], total: number) =>
      connectionOf('Booking', rows as ReturnType<typeof hour>[], total)
    const past = [
      hour('b0', { bookingDate: '2026-11-27', status: 'confirmed' }),
      hour('b1', { bookingDate: '2024-01-27', status: 'cancelled' }),
      hour('b2', { bookingDate: '2024-01-24', status: 'no_show' }),
    ]
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
      expect.stringMatching(/27.*Nov.*Court 2.*11:30 PM$/),
      expect.stringMatching(/27.*Jan.*Court 2.*11:30 PM, cancelled$/),
      expect.stringMatching(/24.*Jan.*Court 2.*11:30 PM, no_show$/),
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
    ['does not ask for a confirmation if it is unknown whether it sends mail', false, null, 0],
    ['does not ask a person with a confirmed address', true, true, 0],
  ])('%s', async (_what, emailConfirmed, sendsMail, notices) => {
    const known = { SendsMail: () => ({ data: { sendsMail } }) }
    mockServer({ ...placed(), ...(sendsMail !== null && known) })
    await renderWithApi(<DashboardBody user={person({ emailConfirmed })} />)
    await waitFor(() => expect(screen.getByText('#7')).toBeVisible())
    const texts = 'Please confirm your address. We wrote to camila@example.com.'
    expect(screen.queryAllByText(texts)).toHaveLength(notices)
  })
})

describe('the dashboard of a member', () => {
  beforeEach(() => setPhaseTexts(phases.booking))
  afterEach(() => setPhaseTexts(phases.waitlist))

  const held = { __typename: 'MembershipPlan', id: 'p1', plan: 'unlimited', to: null }
  const period = { periodStart: '2026-11-27', periodEnd: '2026-12-26' }
  const due = { __typename: 'Due', id: 'd1', kind: 'fee', plan: 'unlimited', cents: 7999 }
  const invitation = {
    __typename: 'PlayerBooking',
    id: 'p1',
    bookingId: 'b9',
    state: 'cancelled',
    court,
    startsAt: inHours(30),
    owner: {
      firstName: 'Bo',
      lastName: 'Ek',
    },
    players: [],
    removeReason: null,
  }
  const whole = {
    ...memberAnswers(),
    ...ownAnswers({ membership: ownMembership({ endsOn: '2026-12-30' }) }),
    Players: () => ({ data: { ...noPlayers.Players().data, playerBookings: [invitation] } }),
    OpenDues: () => ({ data: { openDues: [{ ...due, ...period, dueOn: period.periodStart }] } }),
    PlanHistory: () => ({ data: { planHistory: [{ ...held, from: period.periodStart }] } }),
    PlanChange: () => ({
      data: {
        planChange: {
          __typename: 'PlanChange',
          plan: 'standard',
          kind: 'next_period',
          cents: 0,
          from: '2026-12-27',
          periodEnd: period.periodEnd,
        },
      },
    }),
    CalendarAddress: () => ({ data: { calendarAddress: 'https://club.example/c.ics' } }),
  }
  const shown = {
    UpcomingBookings: 'Add to calendar',
    Bookings: court.name,
    MemberBookings: /Guest pass × 2/,
    Players: /Bo Ek/,
    CalendarAddress: 'Open in calendar app',
    OpenDues: '$79.99',
    PlanHistory: 'Change to Standard',
    PlanChange: /is owed whole/,
  }

  /** What cannot be shown without the data of a query either. */
  const unseen: Record<string, string> = {
    UpcomingBookings: 'MemberBookings',
    MemberBookings: 'UpcomingBookings',
    // What a change of the plan would do is asked once the history is known.
    PlanHistory: 'PlanChange',
  }

  it.each(Object.keys(shown) as (keyof typeof shown)[])(
    'stays hidden until %s is answered, so that nothing moves',
    async name => {
      let answer = () => {}
      const answered = new Promise<void>(resolve => {
        answer = resolve
      })
      mockServer({
        ...whole,
        [name]: async () => {
          await answered
          return whole[name]()
        },
      })
      await renderWithApi(<DashboardBody user={person()} />, '/dashboard')
      for (const [other, text] of Object.entries(shown)) {
        if (other !== name && other !== unseen[name]) await screen.findAllByText(text)
      }
      expect(screen.getByText('Founding member No. 12')).not.toBeVisible()
      await actAsync(answer)
      await waitFor(() => expect(screen.getByText('Founding member No. 12')).toBeVisible())
      for (const text of Object.values(shown)) expect(screen.getAllByText(text)[0]).toBeVisible()
    },
  )
})
