import '../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import { client } from '../api/apollo/client'
import { apolloChunk } from '../api/apolloChunk'
import { sessionStore } from '../api/sessionStore'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { actAsync } from '../testing/actAsync'
import { bookingAllowance, courtDay, noPlayers, ownBooking } from '../testing/courtFixtures'
import { offered, ownAnswers } from '../testing/membershipFixtures'
import { errorResponse, mockServer } from '../testing/mockServer'
import { renderBeforeApi, renderWithApi } from '../testing/renderWithApi'
import { person, resetSession, signIn } from '../testing/sessionFixtures'
import { BookingPage } from './BookingPage'
import { DashboardPage } from './DashboardPage'
import { MemberHomePage } from './MemberHomePage'
import { ProfileAccount } from './ProfileAccount'
import { ProfilePage } from './ProfilePage'

/*
 * The texts that the club has specified for its members' pages. Numbers are repeated here on
 * purpose.
 */
const stated = [
  {
    name: 'booking',
    Page: BookingPage,
    texts: [
      '1 court, indoor and climate-controlled',
      'Book online, 24/7',
      '(305) 555-0142',
      'Advance scheduling, up to 7 days',
      'Free to cancel up to 2 hours before',
      'Open play daily 11pm-5am',
      'weekdays 6 AM-10 PM',
      'within 24 hours',
      'team@coralwaypickleball.example',
      'closes at 225 members',
    ],
  },
  {
    name: 'dashboard',
    Page: DashboardPage,
    texts: ['capped at 250 members', '2 premium courts, 24/7 keycard access', 'Elite'],
  },
  {
    name: 'home',
    Page: MemberHomePage,
    texts: ['Open Play 11pm-5am', 'Championship Court 1', 'AVAILABLE NOW', 'Court 2', 'IN USE'],
  },
  {
    name: 'profile',
    Page: ProfilePage,
    texts: ['Basic Member', 'Member since November 2026', 'Total Bookings', 'Wins'],
  },
]

describe('member pages', () => {
  beforeEach(() => {
    mockServer({})
    signIn()
  })
  afterEach(resetSession)

  it.each(stated)('$name contains the texts specified by the club', async ({ Page, texts }) => {
    const { container } = await renderWithApi(<Page />)
    const text = () => container.textContent.replace(/\s+/g, ' ')
    await screen.findAllByText(texts.at(-1) ?? '', { exact: false })
    expect(texts.filter(one => !text().includes(one))).toEqual([])
  })
})

const charge = {
  __typename: 'OpenCharge',
  id: 'x1',
  kind: 'guest_pass',
  cents: 1999,
  courtName: 'Championship Court 1',
  startsAt: '2026-11-20T22:00:00.000Z',
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

describe('member home', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-24T22:30:00Z'), advanceTimers: true })
    setPhaseTexts(phases.booking)
  })
  afterEach(() => {
    jest.useRealTimers()
    setPhaseTexts(phases.waitlist)
    act(resetSession)
  })

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
  ])('says first what matters now: %s', async (_what, answers, user, texts) => {
    await open(answers, user)
    const link = await screen.findByRole('link', { name: texts })
    expect(link).toHaveAttribute('href', '/dashboard')
    const tiles = screen.getByRole('list')
    expect(link.compareDocumentPosition(tiles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has a court status that is the real one once courts can be booked', async () => {
    await open(day({ '1-17': 'past' }))
    await waitFor(() => expect(screen.getByText('IN USE')).toBeVisible())
    const [first, second] = screen.getAllByRole('heading', { level: 2, name: /Court \d/ })
    expect(first?.nextElementSibling).toHaveTextContent('IN USE')
    expect(second?.nextElementSibling).toHaveTextContent('AVAILABLE NOW')
  })

  it('has a court status that is open play at night', async () => {
    jest.setSystemTime(new Date('2026-11-25T04:30:00Z'))
    await open({})
    expect(await screen.findAllByText('OPEN PLAY')).toHaveLength(2)
  })

  it('has a court status that is not claimed to people who are no members', async () => {
    await open({ CourtDay: () => errorResponse('FORBIDDEN', 'No') })
    expect(await screen.findAllByText('FOR MEMBERS')).toHaveLength(2)
    expect(screen.queryByText('IN USE')).toBeNull()
  })
})

describe('account on the profile', () => {
  const session = {
    __typename: 'AccountSession',
    id: 's1',
    browser: 'Firefox',
    system: 'Linux',
    startedAt: '2026-11-23T15:00:00.000Z',
    lastUsedAt: '2026-11-24T15:00:00.000Z',
    isCurrent: true,
  }
  const preferences = { newsletter: 'off', dayReminder: true, hoursReminder: true, digest: null }
  const factors = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 }
  const answers = {
    MySessions: () => ({ data: { mySessions: [session] } }),
    MailPreferences: () => ({
      data: { mailPreferences: { __typename: 'MailPreferences', ...preferences } },
    }),
    MySecondFactors: () => ({
      data: { mySecondFactors: { __typename: 'SecondFactors', id: 'u1', ...factors } },
    }),
  }
  const shown = {
    MySessions: 'Firefox on Linux',
    MailPreferences: 'You get no newsletter.',
    MySecondFactors: 'Passkeys',
  }

  it.each(Object.keys(answers) as (keyof typeof answers)[])(
    'stays hidden until %s is answered, so that nothing moves',
    async name => {
      let answer = () => {}
      const answered = new Promise<void>(resolve => {
        answer = resolve
      })
      const operations = mockServer({
        ...answers,
        [name]: () => answered.then(() => answers[name]()),
      })
      await renderWithApi(<ProfileAccount user={person()} />, '/profile')
      for (const [other, text] of Object.entries(shown))
        if (other !== name) expect(await screen.findByText(text)).not.toBeVisible()
      await actAsync(answer)
      await waitFor(() => expect(screen.getByText(shown[name])).toBeVisible())
      for (const text of Object.values(shown)) expect(screen.getByText(text)).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Your data' })).toBeVisible()
      expect(operations).toHaveLength(3)
    },
  )
})
