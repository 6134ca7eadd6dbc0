import {
  courtDayAnswer,
  openBookingPage,
  panel,
  person,
  press,
  setNarrow,
  sheet,
} from '../testing/bookingPage'
import { screen, waitFor } from '@testing-library/react'
import { noPlayers, ownBooking } from '../testing/courtFixtures'
import { linkTokenOf } from '../testing/openLink'
import { notConnected } from '../ui/notConnected'
import { loadBookingBody } from './BookingBody'

const lose = (): never => {
  throw new TypeError('Failed to fetch')
}
const startsAt = '2026-11-24T23:00:00.000Z'
const heading = () => screen.getByRole('heading', { level: 1 })

/** Returns the answer of `MemberBookings`. */
const own = (standby: object[], openCharges: object[] = []) => ({
  data: {
    ...{ closureNotes: [], standby },
    bookingAllowance: { __typename: 'BookingAllowance', upcoming: [], openCharges },
  },
})

describe('late cancellation on the booking page whose answer is lost', () => {
  /** Cancels; the answer is lost. It is `at` by then, when the hour has begun. */
  async function cancel(at?: string) {
    let state: string | undefined = 'mine'
    let upcoming = [{ ...ownBooking(1, 18), freeUntil: '2026-11-24T14:00:00.000Z' }]
    const charge = { __typename: 'OpenCharge', id: 'x9', kind: 'late_cancellation', cents: 1000 }
    await openBookingPage(loadBookingBody, {
      answers: {
        CourtDay: () =>
          courtDayAnswer({ states: state === undefined ? {} : { '1-18': state }, upcoming }),
        MemberBookings: () => own([], [{ ...charge, courtName: 'Championship Court 1', startsAt }]),
        CancelBooking: () => {
          upcoming = []
          state = at && 'past'
          if (at) jest.setSystemTime(new Date(at))
          return lose()
        },
      },
    })
    await press('Championship Court 1, 6 PM to 7 PM, yours')
    await press(/^Cancel Championship/)
    await press('Cancel for $10.00')
  }

  it('says nothing of a cancellation if the hour has begun meanwhile', async () => {
    await cancel(startsAt)
    await waitFor(() => expect(screen.getByText('This hour has begun.')).toBeVisible())
    expect(screen.queryByText(/ is cancelled/)).toBeNull()
  })

  it('says what is written down, and closes the panel', async () => {
    await cancel()
    expect(await screen.findByText(/ is cancelled\. \$10\.00 is written down\./)).toBeVisible()
    await waitFor(() => expect(sheet()).toBeNull())
  })
})

describe('line for an hour, joined with a lost answer on a phone', () => {
  it('says that the member is in line, and keeps the focus in the panel', async () => {
    setNarrow(true)
    let rows: object[] = []
    const values = { ahead: 0, offerUntil: null, court: null, offeredCourt: null }
    await openBookingPage(loadBookingBody, {
      answers: {
        CourtDay: () =>
          courtDayAnswer({ states: { '1-18': 'taken', '2-18': 'taken' }, standby: rows }),
        MemberBookings: () => own(rows),
        JoinStandby: () => {
          rows = [{ __typename: 'StandbyInLine', id: 's1', startsAt, state: 'waiting', ...values }]
          return lose()
        },
        LeaveStandby: () => {
          rows = []
          return lose()
        },
      },
    })
    await press('Championship Court 1, 6 PM to 7 PM, taken')
    await press('Tell me if it becomes free')
    expect(await screen.findByText('You are in line')).toBeVisible()
    expect(screen.queryByText(notConnected)).toBeNull()
    expect(panel().getByRole('heading', { name: 'Championship Court 1' })).toHaveFocus()
    const [leave] = await screen.findAllByRole('button', { name: /^Leave the line/ })
    if (leave) await person.click(leave)
    expect(await screen.findByText('Left the line')).toBeVisible()
  })
})

describe('card of a link to play', () => {
  const court = { __typename: 'Court', id: 'c1', name: 'Championship Court 1' }
  const owner = { __typename: 'PlayerName', userId: 'u3', firstName: 'Ann', lastName: 'Ruiz' }
  const row = {
    ...{ __typename: 'PlayerBooking', id: 'p1', bookingId: 'b9', state: 'playing' },
    ...{ removeReason: null, startsAt, endsAt: '2026-11-25T00:00:00.000Z', players: [] },
    ...{ court, owner },
  }

  async function openByLink(answers: object = {}, state = 'open') {
    history.replaceState({ idx: 0 }, '', `/booking#${linkTokenOf('a')}`)
    await openBookingPage(loadBookingBody, {
      answers: {
        PlayerLink: () => ({
          data: {
            playerLink: {
              ...{ __typename: 'LinkedBooking', state, startsAt, court, owner },
              players: [],
            },
          },
        }),
        ...answers,
      },
    })
  }

  it.each([
    ['open', 'Not now'],
    ['playing', 'Close'],
  ])('gives the focus to the page’s heading when it is %s and put away', async (state, label) => {
    await openByLink({}, state)
    await press(label)
    expect(screen.queryByText(/^Ann Ruiz booked it/)).toBeNull()
    expect(heading()).toHaveFocus()
  })

  it('says that the member plays although the answer is lost', async () => {
    let playerBookings: object[] = []
    await openByLink({
      Players: () => ({ data: { ...noPlayers.Players().data, playerBookings } }),
      JoinByLink: () => {
        playerBookings = [row]
        return lose()
      },
    })
    await press('Play')
    expect(await screen.findByText('You play')).toBeVisible()
    expect(screen.queryByText(notConnected)).toBeNull()
    expect(screen.queryByText('Play with a member?')).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Playing with others' })).toHaveFocus(),
    )
  })

  it('stays if the request is lost', async () => {
    await openByLink({ JoinByLink: lose })
    await press('Play')
    expect(await screen.findByText(notConnected)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
  })
})
