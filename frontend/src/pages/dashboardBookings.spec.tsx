import { fakeServer } from '../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { UpcomingBookings } from '../features/bookings/UpcomingBookings'
import { CalendarAddress } from '../features/courts/CalendarAddress'
import { MemberBookings } from '../features/courts/MemberBookings'
import { addDays, clubDateOf } from '../format/courtDays'
import { actAsync } from '../testing/actAsync'
import {
  court,
  HOUR_MS,
  inHours,
  listed,
  memberAnswers,
  passFee,
  row,
  upcoming,
} from '../testing/memberBookingFixtures'
import { errorResponse, mockServer, variablesOf } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person } from '../testing/sessionFixtures'
import { notConnected } from '../ui/notConnected'
import { DashboardBody } from './DashboardBody'

const lateFee = { __typename: 'Charge', id: 'x2', kind: 'late_cancellation', cents: 1000 }
const cancelled = (charges: object[] = []) => ({
  data: { cancelBooking: { __typename: 'MemberBooking', id: 'b1', charges } },
})

/** Returns answers with twelve upcoming bookings, of which `b1` can be cancelled. */
function twelveAnswers() {
  let rows = Array.from({ length: 12 }, (_, index) => ({ ...row, id: `b${index}` }))
  return {
    ...memberAnswers(),
    UpcomingBookings: ({ first, after }: Record<string, unknown>) => {
      const start = rows.findIndex(({ id }) => id === after) + 1
      const page = rows.slice(start, start + Number(first))
      const pageInfo = {
        __typename: 'PageInfo',
        hasNextPage: start + page.length < rows.length,
        endCursor: page.at(-1)?.id,
      }
      const list = { ...listed(page), totalCount: rows.length, pageInfo }
      return { data: { upcomingBookings: list } }
    },
    CancelBooking: () => {
      rows = rows.filter(({ id }) => id !== 'b1')
      return cancelled()
    },
  }
}

/** Returns the shown rows of the upcoming bookings. */
function items() {
  const heading = screen.getByRole('heading', { name: 'Upcoming bookings' })
  return within(heading.closest('section') ?? document.body).getAllByRole('listitem')
}

const openDashboard = () => renderWithApi(<DashboardBody user={person()} />, '/dashboard')

/** Shows the card alone, below the page’s heading. */
const open = () =>
  renderWithApi(
    <>
      <h1 tabIndex={-1}>Your court time</h1>
      <MemberBookings list={details => <UpcomingBookings details={details} />} />
    </>,
    '/dashboard',
  )
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

const cancel = async () => {
  await press(/^Cancel Championship Court 1, /)
  await press('Yes, cancel it')
}

beforeEach(() => setPhaseTexts(phases.booking))
afterEach(() => setPhaseTexts(phases.waitlist))

describe('a member’s bookings on the dashboard', () => {
  it('show the time, the guests and the fees, below the closures of the week and before the membership', async () => {
    const time = { startsAt: '2026-11-27T23:00Z', endsAt: '2026-11-28T00:00Z' }
    const { MemberBookings: bookings, ...others } = memberAnswers({ ...upcoming, ...time })
    const note = 'Clinic from 5 to 7 PM'
    const onDay = (date: string, text: string) => ({
      __typename: 'ClosureNote',
      date,
      note: text,
      startsAt: `${date}T22:00Z`,
    })
    const later = ['2026-11-25', '2026-11-26', '2026-11-27'].map(date => onDay(date, 'New net'))
    const closureNotes = [onDay('2026-11-24', note), ...later]
    mockServer({
      ...others,
      MemberBookings: () => ({ data: { ...bookings().data, closureNotes } }),
    })
    await openDashboard()
    expect(await screen.findByText(`Tuesday, November 24: ${note}`)).toBeVisible()
    expect(screen.getByText('Wednesday, November 25, and 2 more days: New net')).toBeVisible()
    const item = (await screen.findByText('6 PM to 7 PM')).closest('li')
    expect(item).toHaveTextContent('Guests: Ana Ruiz, Bo')
    expect(item).toHaveTextContent('Fees: Guest pass × 2 $39.98, open')
    await screen.findByText('Founding member No. 12')
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(order.indexOf('Upcoming bookings')).toBeLessThan(order.indexOf('Founding member No. 12'))
    expect(screen.getByRole('link', { name: 'Book Court' })).toHaveAttribute('href', '/booking')
  })

  it('lead to the same weekday of the next week, also when the clock changes', async () => {
    const starts = ['2026-03-01T23:00Z', '2026-10-25T22:00Z', '2026-11-28T03:00Z']
    const bookings = starts.map((startsAt, index) => {
      const endsAt = new Date(Date.parse(startsAt) + HOUR_MS).toISOString()
      return { ...upcoming, id: `b${index}`, startsAt, endsAt }
    })
    const { MemberBookings: allowance, ...others } = memberAnswers()
    const { data } = allowance()
    mockServer({
      ...others,
      MemberBookings: () => ({
        data: { ...data, bookingAllowance: { ...data.bookingAllowance, upcoming: bookings } },
      }),
      UpcomingBookings: () => ({
        data: { upcomingBookings: listed(bookings.map(({ id }) => ({ ...row, id }))) },
      }),
      Bookings: () => ({ data: { bookings: listed([]) } }),
    })
    await open()
    const links = await screen.findAllByRole('link', {
      name: /^Book again next week: Championship Court 1, /,
    })
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/booking?day=2026-03-08',
      '/booking?day=2026-11-01',
      '/booking?day=2026-12-04',
    ])
  })

  it('are cancelled after a question that says what it costs; then the focus is on the page’s heading', async () => {
    let rows = [row]
    const operations = mockServer({
      ...memberAnswers(),
      UpcomingBookings: () => ({ data: { upcomingBookings: listed(rows) } }),
      CancelBooking: () => {
        rows = []
        return cancelled()
      },
    })
    await open()
    await press(/^Cancel Championship Court 1, /)
    expect(screen.getByRole('group', { name: /It costs nothing/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText(/It costs nothing/)).toBeNull()
    expect(screen.getByRole('button', { name: /^Cancel Championship Court 1, / })).toHaveFocus()
    await cancel()
    expect(await screen.findByText('No upcoming bookings')).toBeVisible()
    expect(
      await screen.findByText(/^Your booking of Championship Court 1 at .* is cancelled\.$/),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(variablesOf(operations, 'CancelBooking')).toEqual([
      { input: { id: 'b1', acceptsCharges: false } },
    ])
  })

  it('leave the page when the server says that they were cancelled elsewhere', async () => {
    let rows = [row]
    const message = 'This booking is cancelled already.'
    mockServer({
      ...memberAnswers(),
      UpcomingBookings: () => ({ data: { upcomingBookings: listed(rows) } }),
      CancelBooking: () => {
        rows = []
        return errorResponse('CONFLICT', message)
      },
    })
    await open()
    await cancel()
    expect(await screen.findByText('No upcoming bookings')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('stay shown after “Show more” when one of them is cancelled', async () => {
    mockServer(twelveAnswers())
    await open()
    await press('Show more')
    await waitFor(() => expect(items()).toHaveLength(12))
    await cancel()
    await waitFor(() => expect(items()).toHaveLength(11))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('stay shown after “Show more” when an earlier request of the first page answers late', async () => {
    const { CancelBooking, UpcomingBookings, ...others } = twelveAnswers()
    let isLate = false
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    mockServer({
      ...others,
      CancelBooking: () => {
        isLate = true
        return CancelBooking()
      },
      UpcomingBookings: async sent => {
        const page = UpcomingBookings(sent)
        if (isLate && !sent['after']) await answered
        return page
      },
    })
    await open()
    await cancel()
    await press('Show more')
    await waitFor(() => expect(items().length).toBeGreaterThan(10))
    await actAsync(answer)
    await waitFor(() => expect(items()).toHaveLength(11))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('say the fee of a late cancellation, and those that stay, before it is written down', async () => {
    // An extra reservation, which counts for no month.
    const extra = { ...lateFee, id: 'x4', kind: 'extra_reservation', cents: 1499, state: 'open' }
    const settled = { ...passFee, id: 'x5', state: 'settled' }
    const late = { startsAt: inHours(1), freeUntil: inHours(-1) }
    const operations = mockServer({
      ...memberAnswers({ ...upcoming, ...late, charges: [extra, settled] }),
      CancelBooking: () => cancelled([{ ...lateFee, state: 'open' }]),
    })
    await open()
    await press(/^Cancel Championship Court 1, /)
    expect(
      screen.getByText(
        /: the club writes down \$10\.00 for a late cancellation, and the booking's fees of \$14\.99 stay\. Nothing/,
      ),
    ).toBeVisible()
    await press('Cancel for $10.00')
    expect(
      await screen.findByText(/\$10\.00 is written down\. The front desk settles it\.$/),
    ).toBeVisible()
    expect(variablesOf(operations, 'CancelBooking')).toEqual([
      { input: { id: 'b1', acceptsCharges: true } },
    ])
  })

  it('ask again if the server finds that it is late by now', async () => {
    const refusal = { charges: [{ kind: 'late_cancellation', cents: 1000 }] }
    mockServer({
      ...memberAnswers(),
      CancelBooking: () => errorResponse('CHARGE_REQUIRED', 'This costs extra.', refusal),
    })
    await open()
    await cancel()
    expect(await screen.findByRole('button', { name: 'Cancel for $10.00' })).toBeVisible()
  })

  it('have their open charges with the sum', async () => {
    const play = { __typename: 'OpenCharge', courtName: court.name, startsAt: inHours(26) }
    const earlier = { ...lateFee, ...play, startsAt: '2026-11-23T23:00:00.000Z' }
    const passes = [passFee, { ...passFee, id: 'x3' }].map(fee => ({ ...fee, ...play }))
    mockServer(memberAnswers(upcoming, [earlier, ...passes, { ...lateFee, ...play, id: 'x5' }]))
    await open()
    expect(
      await screen.findByRole('heading', { name: 'To settle at the front desk' }),
    ).toBeVisible()
    const hour = screen.getByText('Championship Court 1, 6 PM on Monday, November 23 (Miami time)')
    const facts = hour.closest('dl')
    expect([...(facts?.querySelectorAll('dd') ?? [])].map(fact => fact.textContent)).toEqual([
      'Late cancellation $10.00',
      'Guest pass × 2 $39.98; Late cancellation $10.00',
      '$59.98',
    ])
  })

  it('have an address for calendars, which can be copied and replaced', async () => {
    let address: string | null = null
    mockServer({
      CalendarAddress: () => ({ data: { calendarAddress: address } }),
      RenewCalendarAddress: () => {
        address = 'https://club.example/api/calendar/token.ics'
        return { data: { renewCalendarAddress: address } }
      },
    })
    await renderWithApi(<CalendarAddress />)
    await press('Get an address')
    expect(await screen.findByLabelText('Calendar address')).toHaveValue(
      'https://club.example/api/calendar/token.ics',
    )
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Open in calendar app')).toBe('webcal://club.example/api/calendar/token.ics')
    expect(hrefOf('Add to Google Calendar')).toBe(
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fclub.example%2Fapi%2Fcalendar%2Ftoken.ics',
    )
    expect(hrefOf('Download .ics once')).toBe('https://club.example/api/calendar/token.ics')
    await press('Replace the address')
    expect(screen.getByText(/stop showing your bookings/)).toBeVisible()
  })

  it('of the past lead to the next week while it is to come', async () => {
    const past = [
      ['today', 0, 'confirmed'],
      ['6 days ago', -6, 'no_show'],
      ['7 days ago', -7, 'confirmed'],
      ['cancelled', -1, 'cancelled'],
      ['tomorrow, which the upcoming ones have', 1, 'confirmed'],
    ] as const
    const rows = past.map(([courtName, days, status]) => ({
      ...row,
      id: courtName,
      courtName,
      status,
      bookingDate: addDays(clubDateOf(new Date()), days),
    }))
    mockServer({
      ...memberAnswers(),
      UpcomingBookings: () => ({ data: { upcomingBookings: listed([]) } }),
      Bookings: () => ({ data: { bookings: listed(rows) } }),
    })
    await openDashboard()
    const card = (await screen.findByRole('heading', { name: 'Recent activity' })).closest(
      'section',
    )
    const links = await within(card ?? document.body).findAllByRole('link', {
      name: /^Book again next week/,
    })
    await screen.findByRole('button', { name: 'Get an address' })
    expect(links.map(link => link.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('today'),
      expect.stringContaining('6 days ago'),
    ])
  })

  it('are only listed before bookings open, and for people without a membership', async () => {
    setPhaseTexts(phases.memberships)
    const operations = mockServer(memberAnswers())
    await openDashboard()
    expect(await screen.findAllByText('6 PM')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
    expect(operations.map(({ operationName }) => operationName)).not.toContain('MemberBookings')
  })

  it('that are cancelled with a lost answer say so, with what is written down for this hour', async () => {
    let isCancelled = false
    const answers = memberAnswers()
    const charge = {
      __typename: 'OpenCharge',
      kind: 'late_cancellation',
      courtName: court.name,
      id: 'x9',
      cents: 1e3,
      startsAt: upcoming.startsAt,
    }
    const other = { ...charge, id: 'x8', cents: 2000, startsAt: '2026-11-01T22:00Z' }
    mockServer({
      ...answers,
      MemberBookings: () => {
        const { data } = answers.MemberBookings()
        const after = { upcoming: [], openCharges: [other, charge] }
        const bookingAllowance = { ...data.bookingAllowance, ...(isCancelled && after) }
        return { data: { ...data, bookingAllowance } }
      },
      UpcomingBookings: () => ({ data: { upcomingBookings: listed(isCancelled ? [] : [row]) } }),
      CancelBooking: () => {
        isCancelled = true
        throw new TypeError('Failed to fetch')
      },
    })
    await open()
    await cancel()
    expect(await screen.findByText('No upcoming bookings')).toBeVisible()
    expect(
      await screen.findByText(
        /^Your booking of Championship Court 1 at .* is cancelled\. \$10\.00 is written down\./,
      ),
    ).toBeVisible()
    expect(screen.queryByText(notConnected)).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

test('the dashboard shows without a reload what the desk settles and reopens', async () => {
  const { startsAt } = upcoming
  const charge = { ...passFee, __typename: 'OpenCharge', courtName: court.name, startsAt }
  const due = {
    __typename: 'Due',
    id: 'd1',
    kind: 'fee',
    plan: 'unlimited',
    cents: 17900,
    dueOn: '2026-11-27',
    periodStart: '2026-11-27',
    periodEnd: '2026-12-26',
  }
  let owed = { charges: [charge], dues: [due] }
  mockServer({
    ...memberAnswers(),
    MemberBookings: () => memberAnswers(upcoming, owed.charges).MemberBookings(),
    OpenDues: () => ({ data: { openDues: owed.dues } }),
  })
  await openDashboard()
  const title = 'To settle at the front desk'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText('What you owe')).toBeVisible()
  await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
  const before = owed
  owed = { charges: [], dues: [] }
  act(() => fakeServer.push({ playersChanged: [] }))
  await waitFor(() => expect(screen.queryByText('What you owe')).toBeNull())
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  owed = before
  act(() => fakeServer.push({ playersChanged: [] }))
  expect(await screen.findByText('What you owe')).toBeVisible()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
