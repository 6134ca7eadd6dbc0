import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { BookingPlayers } from '../features/courts/BookingPlayers'
import { enter } from '../testing/enter'
import { listed, memberAnswers, row, upcoming } from '../testing/memberBookingFixtures'
import { mockServer, variablesOf } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person } from '../testing/sessionFixtures'
import { notConnected } from '../ui/notConnected'
import { DashboardBody } from './DashboardBody'

beforeEach(() => setPhaseTexts(phases.booking))
afterEach(() => setPhaseTexts(phases.waitlist))

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const lose = (): never => {
  throw new TypeError('Failed to fetch')
}
const full = /^Four people play at most/

describe('cancellation on the dashboard whose answer is lost', () => {
  /** Cancels the only booking; the club writes down these charges. */
  async function cancel(openCharges: object[] = []) {
    let isCancelled = false
    const answers = memberAnswers()
    mockServer({
      ...answers,
      MemberBookings: () => {
        const { data } = answers.MemberBookings()
        if (!isCancelled) return { data }
        const bookingAllowance = { ...data.bookingAllowance, upcoming: [], openCharges }
        return { data: { ...data, bookingAllowance } }
      },
      UpcomingBookings: () => ({ data: { upcomingBookings: listed(isCancelled ? [] : [row]) } }),
      CancelBooking: () => {
        isCancelled = true
        return lose()
      },
    })
    await renderWithApi(
      <>
        <h1 tabIndex={-1}>Your court time</h1>
        <DashboardBody user={person()} />
      </>,
      '/dashboard',
    )
    await press(/^Cancel Championship Court 1, /)
    await press('Yes, cancel it')
    expect(await screen.findByText('No upcoming bookings')).toBeVisible()
  }

  it('says that the booking is cancelled', async () => {
    await cancel()
    expect(
      await screen.findByText(/^Your booking of Championship Court 1 at .* is cancelled\.$/),
    ).toBeVisible()
    expect(screen.queryByText(notConnected)).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('says what is written down for it, and not what is for another hour', async () => {
    const charge = { __typename: 'OpenCharge', kind: 'late_cancellation', cents: 1000 }
    const { startsAt, court } = upcoming
    await cancel([
      { ...charge, id: 'x8', cents: 2000, courtName: court.name, startsAt: '2026-11-01T22:00Z' },
      { ...charge, id: 'x9', courtName: court.name, startsAt },
    ])
    expect(await screen.findByText(/ is cancelled\. \$10\.00 is written down\./)).toBeVisible()
  })
})

describe('players of one’s own booking', () => {
  const bo = { userId: 'u2', firstName: 'Bo', lastName: 'Diaz' }
  const player = { ...bo, __typename: 'Player', id: 'p1', bookingId: 'b1', state: 'invited' }
  const url = 'http://localhost/booking#link'
  let copied: string[] = []

  /** Opens a booking; `change` is what the requests do to what is shown. */
  async function open(answers: (shown: object) => Record<string, () => object>, guests: string[]) {
    const shown = {
      ...{ bookingPlayers: [], playerBookings: [], playedWith: [], openSpots: [] },
      ownPlayerLinks: [],
    }
    const operations = mockServer({ Players: () => ({ data: { ...shown } }), ...answers(shown) })
    await renderWithApi(
      <BookingPlayers booking={{ id: 'b1', startsAt: '2026-11-26T23:00:00.000Z', guests }} />,
    )
    copied = []
    const writeText = (text: string) => Promise.resolve(void copied.push(text))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return operations
  }
  async function invite() {
    await press(/^Invite a friend: /)
    await enter(await screen.findByLabelText('Email address'), 'bo@example.com')
    await press('Invite')
  }

  it('are invited although the answer is lost, and the page says so', async () => {
    await open(
      shown => ({
        InvitePlayer: () => {
          Object.assign(shown, { bookingPlayers: [player] })
          return lose()
        },
      }),
      [],
    )
    await invite()
    expect(await screen.findByText('Bo Diaz gets a mail, and can say yes or no.')).toBeVisible()
    expect(screen.getByText('Bo Diaz has not answered yet')).toBeVisible()
    expect(screen.queryByText(/Not invited/)).toBeNull()
    expect(await screen.findByRole('button', { name: /^Invite a friend: / })).toHaveFocus()
  })

  it('are not invited if the request is lost', async () => {
    await open(
      shown => ({
        InvitePlayer: () => {
          Object.assign(shown, { bookingPlayers: [{ ...player, id: 'p2', state: 'declined' }] })
          return lose()
        },
      }),
      [],
    )
    await invite()
    expect(await screen.findByText(`Not invited: ${notConnected}`)).toBeVisible()
  })

  it('leave the focus at the sentence that says that there is no place', async () => {
    await open(
      shown => ({
        InvitePlayer: () => {
          Object.assign(shown, { bookingPlayers: [player] })
          return { data: { invitePlayer: player } }
        },
      }),
      ['Ana', 'Eve'],
    )
    await invite()
    await waitFor(() => expect(screen.getByText(full).parentElement).toHaveFocus())
  })

  it('join by a link that is copied although the answer is lost', async () => {
    const operations = await open(
      shown => ({
        CreatePlayerLink: () => {
          const link = { __typename: 'OwnPlayerLink', bookingId: 'b1', url }
          Object.assign(shown, { ownPlayerLinks: [link] })
          return lose()
        },
        WithdrawPlayerLink: () => {
          Object.assign(shown, { ownPlayerLinks: [] })
          return lose()
        },
      }),
      [],
    )
    await press(/^Copy a link: /)
    await waitFor(() => expect(copied).toEqual([url]))
    expect(screen.getByLabelText('Link to play')).toHaveValue(url)
    expect(screen.queryByText(notConnected)).toBeNull()
    expect(variablesOf(operations, 'CreatePlayerLink')).toHaveLength(1)
    await press('Withdraw the link')
    await press('Yes, withdraw it')
    await waitFor(() => expect(screen.queryByLabelText('Link to play')).toBeNull())
    expect(screen.queryByText(notConnected)).toBeNull()
  })
})
