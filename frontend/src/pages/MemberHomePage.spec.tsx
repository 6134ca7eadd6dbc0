import '../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { client } from '../api/apollo/client'
import { apolloChunk } from '../api/apolloChunk'
import { sessionStore } from '../api/sessionStore'
import { bookingAllowance, courtDay, noPlayers, ownBooking } from '../testing/courtFixtures'
import { offered, ownAnswers } from '../testing/membershipFixtures'
import { errorResponse, mockServer } from '../testing/mockServer'
import { renderBeforeApi } from '../testing/renderWithApi'
import { person, resetSession } from '../testing/sessionFixtures'
import { MemberHomePage } from './MemberHomePage'

const charge = {
  ...{ __typename: 'OpenCharge', id: 'x1', kind: 'guest_pass', cents: 1999 },
  ...{ courtName: 'Championship Court 1', startsAt: '2026-11-20T22:00:00.000Z' },
}
const bookings = (upcoming: object[], openCharges: object[]) => ({
  ...noPlayers,
  MemberBookings: () => ({
    data: {
      closureNotes: [],
      standby: [],
      bookingAllowance: { __typename: 'BookingAllowance', upcoming, openCharges },
    },
  }),
})
const day = (states: Record<string, string>) => ({
  ...noPlayers,
  CourtDay: () => ({
    data: { closureNotes: [], courtDay: courtDay(states), bookingAllowance: bookingAllowance() },
  }),
})
const mail = { SendsMail: () => ({ data: { sendsMail: true } }) }

async function open(answers: object, user = person()) {
  sessionStore.setUser(user)
  mockServer({ ...ownAnswers(), ...mail, ...day({}), ...bookings([], []), ...answers })
  await apolloChunk.load()
  await client.clearStore()
  // The page itself provides the client where it is needed.
  await renderBeforeApi(<MemberHomePage />)
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T22:30:00Z'), advanceTimers: true })
  setPhaseTexts(phases.booking)
})
afterEach(() => {
  jest.useRealTimers()
  setPhaseTexts(phases.waitlist)
  act(resetSession)
})

describe('member home: what matters now', () => {
  const unconfirmed = person({ emailConfirmed: false })
  const next = ownBooking(1, 18)

  it.each([
    [
      'an offer',
      { ...offered, ...bookings([next], [charge]) },
      unconfirmed,
      'You are invited. You can accept until the end of Saturday, November 28 (Miami time).',
    ],
    [
      'an unconfirmed address',
      bookings([next], [charge]),
      unconfirmed,
      'Please confirm your address. We wrote to camila@example.com.',
    ],
    [
      'the next booking',
      bookings([next], [charge]),
      person(),
      'Next: Championship Court 1, today, 6 PM.',
    ],
    ['an open charge', bookings([], [charge]), person(), '$19.99 to settle at the front desk.'],
  ])('is first of all %s', async (_what, answers, user, texts) => {
    await open(answers, user)
    const link = await screen.findByRole('link', { name: texts })
    expect(link).toHaveAttribute('href', '/dashboard')
    const tiles = screen.getByRole('list')
    expect(link.compareDocumentPosition(tiles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('member home: court status', () => {
  it('is the real one once courts can be booked', async () => {
    await open(day({ '1-17': 'past' }))
    await waitFor(() => expect(screen.getByText('IN USE')).toBeVisible())
    expect(screen.getByText('IN USE').parentElement).toHaveTextContent('Championship Court 1')
    expect(screen.getByText('AVAILABLE NOW').parentElement).toHaveTextContent('Court 2')
  })

  it('is open play at night', async () => {
    jest.setSystemTime(new Date('2026-11-25T04:30:00Z'))
    await open({})
    expect(await screen.findAllByText('OPEN PLAY')).toHaveLength(2)
  })

  it('is not claimed to people who are no members', async () => {
    await open({ CourtDay: () => errorResponse('FORBIDDEN', 'No') })
    expect(await screen.findAllByText('FOR MEMBERS')).toHaveLength(2)
    expect(screen.queryByText('IN USE')).toBeNull()
  })
})
