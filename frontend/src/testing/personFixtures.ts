import { waitlistEntry } from './waitlistFixtures'

/** The first page of a list; `total` says whether more rows follow. */
export const pageOf = (name: string, rows: { id: string }[], total = rows.length) => ({
  __typename: `${name}Connection`,
  totalCount: total,
  edges: rows.map(node => ({ __typename: `${name}Edge`, cursor: node.id, node })),
  pageInfo: {
    __typename: 'PageInfo',
    hasNextPage: rows.length < total,
    endCursor: rows.at(-1)?.id ?? null,
  },
})

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
  ...changes,
})

/** Returns the details of the person at this position. */
export const detailsOf = (position: number, changes: object = {}) => {
  const entry = {
    ...waitlistEntry(position),
    joinedAt: '2024-01-16T04:42:00.000Z',
    leftAt: null as string | null,
    planWish: null,
  }
  return {
    __typename: 'WaitlistEntryDetails',
    id: entry.id,
    canUndoStatus: false,
    canRestore: false,
    entry: { ...entry, referralRewards: 0 },
    referrer: null,
    referrals: pageOf('Waitlist', []),
    bookings: pageOf('Booking', []),
    notes: pageOf('Note', []),
    ...changes,
  }
}
