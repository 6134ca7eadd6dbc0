import { connectionOf } from './connectionOf'
import { clubClock } from './courtScheduleFixtures'
import { waitlistEntry } from './waitlistFixtures'

type Variables = Record<string, unknown>

/** Returns a note of the team. */
export const note = (id: string, text: string) => ({
  __typename: 'Note',
  id,
  text,
  authorEmail: 'team@example.com',
  createdAt: '2026-11-20T15:00:00.000Z',
  editedAt: null as string | null,
  isOwn: true,
})

/** Returns a booking. */
export const hour = (id: string, changes: object = {}) => ({
  __typename: 'CourtBooking',
  id,
  courtName: 'Court 2',
  bookingDate: '2026-11-27',
  startTime: '23:30',
  status: 'confirmed',
  guests: [] as string[] | null,
  checkedInAt: null as string | null,
  wasLate: null as boolean | null,
  ...changes,
})

/** Returns the mails with these ids. */
export const mailsOf = (...ids: string[]) =>
  connectionOf(
    'Mail',
    ids.map(id => ({
      __typename: 'Mail',
      id,
      template: 'offer',
      to: 'camila1@example.com',
      state: 'sent',
      dueAt: '2026-11-20T15:00:00.000Z',
      sentAt: '2026-11-20T15:00:00.000Z',
      createdAt: '2026-11-20T15:00:00.000Z',
      account: null as object | null,
    })),
  )

/** Returns the person at this position. */
export const personOf = (position: number, changes: object = {}) => {
  const { user, ...entry } = waitlistEntry(position)
  return {
    __typename: 'Person',
    id: user.userId,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email as string | null,
    staffRole: null as string | null,
    emailConfirmed: true,
    createdAt: '2024-01-16T04:42:00.000Z',
    deletionDueAt: null as string | null,
    deletedAt: null as string | null,
    undeliverableSince: null as string | null,
    phone: null as string | null,
    canUndoStatus: false,
    canRestore: false,
    entry: {
      ...entry,
      user,
      joinedAt: '2024-01-16T04:42:00.000Z',
      leftAt: null as string | null,
      referralRewards: 0,
    },
    referrer: null as object | null,
    memberships: [] as object[],
    ...changes,
  }
}

/** Returns the answer with one list of a person. */
const listOf = (field: string, list: unknown) => (id: unknown) => ({
  data: { person: { __typename: 'Person', id, [field]: list } },
})

interface Lists {
  offers?: unknown
  passedOver?: unknown
  referrals?: unknown
  upcoming?: unknown
  past?: unknown
  notes?: unknown
  charges?: unknown
  dues?: unknown
  owed?: { dues: object[]; charges: object[] }
  mails?: unknown
  messages?: unknown
  history?: unknown
}

/** Returns handlers for every query of a person's page; lists that are not given are empty. */
export const personAnswers = (lists: Lists = {}, changes: object = {}) => {
  const none = (name: string) => connectionOf(name, [])
  const { past = none('Booking'), upcoming = none('Booking') } = lists
  return {
    Person: ({ id }: Variables) => ({
      data: { person: personOf(Number(String(id).slice(1)), changes) },
    }),
    PersonNow: ({ id }: Variables) => ({
      data: {
        person: { __typename: 'Person', id, bookings: none('Booking'), offers: none('Offer') },
        charges: { __typename: 'ChargeConnection', totalCount: 0, totalCents: 0 },
        dues: { __typename: 'DueConnection', totalCount: 0, totalCents: 0 },
        contactSubmissions: { __typename: 'ContactConnection', totalCount: 0 },
        mails: { __typename: 'MailConnection', totalCount: 0 },
      },
    }),
    PersonOffers: ({ id }: Variables) => listOf('offers', lists.offers ?? none('Offer'))(id),
    PersonPassedOver: ({ id }: Variables) =>
      listOf('passedOver', lists.passedOver ?? none('PassedOver'))(id),
    PersonReferrals: ({ id }: Variables) =>
      listOf('referrals', lists.referrals ?? none('Waitlist'))(id),
    PersonBookings: ({ id, upcoming: isUpcoming }: Variables) =>
      listOf('bookings', isUpcoming ? upcoming : past)(id),
    PersonNotes: ({ id }: Variables) => listOf('notes', lists.notes ?? none('Note'))(id),
    PersonCharges: () => ({ data: { charges: lists.charges ?? none('Charge') } }),
    PersonDues: () => ({ data: { dues: lists.dues ?? none('Due') } }),
    OwedBy: () => ({
      data: { owedBy: { __typename: 'OwedBy', dues: [], charges: [], ...lists.owed } },
    }),
    PersonSecondFactor: ({ id }: Variables) => listOf('hasSecondFactor', false)(id),
    PersonMails: () => ({ data: { mails: lists.mails ?? none('Mail') } }),
    PersonMessages: () => ({ data: { contactSubmissions: lists.messages ?? none('Contact') } }),
    PersonHistory: () => ({ data: { auditLog: lists.history ?? none('Audit') } }),
    ClubClock: clubClock(),
  }
}
