const joined = '2024-01-16T04:42:00.000Z'

/** Returns one entry as the team's query does. */
export const waitlistEntry = (
  position: number,
  changes: { status?: string; planWish?: string; user?: object } = {},
) => ({
  __typename: 'WaitlistEntry',
  id: `e${String(position)}`,
  position,
  status: 'waiting',
  planWish: null as string | null,
  createdAt: joined,
  ...changes,
  user: {
    __typename: 'WaitlistPerson',
    userId: `u${String(position)}`,
    firstName: 'Camila',
    lastName: `Alvarez ${String(position)}`,
    email: `camila${String(position)}@example.com`,
    joinDate: joined,
    ...changes.user,
  },
})

type WaitlistRow = ReturnType<typeof waitlistEntry>

/** Returns the first entries of the list. */
export const waitlistEntries = (count: number) =>
  Array.from({ length: count }, (_place, index) => waitlistEntry(index + 1))

/** Imitates the server: paging, search by email, filter by status, and both orders of position. */
export const waitlistPage =
  (rows: () => WaitlistRow[]) =>
  ({ first, after, search, status, planWish, direction }: Record<string, unknown>) => {
    const inOrder = direction === 'DESC' ? rows().toReversed() : rows()
    const found = inOrder.filter(
      ({ user, ...entry }) =>
        (typeof search !== 'string' || user.email.includes(search)) &&
        (!status || entry.status === status) &&
        (!planWish || entry.planWish === planWish),
    )
    const start = found.findIndex(({ id }) => id === after) + 1
    const nodes = found.slice(start, start + Number(first ?? 50))
    return {
      data: {
        waitlist: {
          __typename: 'WaitlistConnection',
          totalCount: found.length,
          edges: nodes.map(node => ({ __typename: 'WaitlistEdge', cursor: node.id, node })),
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: start + nodes.length < found.length,
            endCursor: nodes.at(-1)?.id ?? null,
          },
        },
      },
    }
  }

/** Returns handlers for every operation of the waitlist page. */
export const waitlistAnswers = (rows: () => WaitlistRow[]) => ({
  Waitlist: waitlistPage(rows),
  WaitlistFigures: () => {
    const { waitlist } = waitlistPage(rows)({ first: 1 }).data
    const { waitlist: left } = waitlistPage(rows)({ first: 1, status: 'left' }).data
    const waitlistStats = {
      __typename: 'WaitlistStats',
      dailySignups: 17,
      spotsRemaining: 63,
      capacity: 225,
    }
    return { data: { waitlistStats, waitlist, left } }
  },
})

export const resetsAt = '2026-11-22T05:00:00.000Z'

/** Returns a handler for the figures: how many places are left today, and how many are taken in all. */
export const waitlistStats = (spotsRemaining: number, total = 100) => ({
  WaitlistStats: () => ({
    data: {
      waitlistStats: {
        __typename: 'WaitlistStats',
        dailySignups: 80 - spotsRemaining,
        spotsRemaining,
        total,
        capacity: 225,
        resetsAt,
      },
    },
  }),
})
