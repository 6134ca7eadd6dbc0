import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import type { Caller } from '../../../test/caller'
import { invalidField, startApi } from '../../../test/harness'
import { rounds } from '../../../test/rounds'
import { plansOf } from '../../../test/statements'
import { db } from '../../database/data-source'
import { User } from '../../accounts/user.entity'
import { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'

const api = startApi()

interface Answer {
  waitlist: {
    totalCount: number
    edges: { node: { position: number } }[]
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
  }
}

const WAITLIST = parse(`
  query ($first: Int! = 50, $after: String, $status: WaitlistStatus, $search: String,
         $sort: WaitlistSort! = position, $direction: SortDirection! = ASC) {
    waitlist(first: $first, after: $after, status: $status, search: $search,
             sort: $sort, direction: $direction) {
      totalCount
      edges { node { id position } }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  }`) as TypedDocumentNode<Answer, object>

const { waiting, invited, joined } = WaitlistStatus
const march = new Date('2026-03-01T12:00:00Z')
const april = new Date('2026-04-01T12:00:00Z')

/* position: given name, family name, address, status, when the place was taken, member since */
const rows = [
  ['Zoe', 'Abad', 'm1@example.com', joined, april, null],
  ['Álvaro', 'Ruiz', 'c2@example.com', waiting, april, april],
  [null, null, 'b3@example.com', invited, march, march],
  ['ana', 'Ruiz', 'z4@example.com', waiting, march, null],
  ['Ana', 'Ruiz', 'a5@example.com', invited, april, april],
  [null, 'Bell', 'd6@example.com', waiting, march, march],
  ['Ana', null, 'e7@example.com', joined, april, null],
  ['Ana', 'Ruiz', 'f8@example.com', waiting, march, march],
] as const

/** The positions in each ascending order; DESC is the reverse. */
const orders = {
  position: [1, 2, 3, 4, 5, 6, 7, 8],
  name: [2, 7, 4, 5, 8, 6, 1, 3],
  email: [5, 3, 2, 6, 7, 8, 1, 4],
  status: [2, 4, 6, 8, 3, 5, 1, 7],
  joinedAt: [3, 4, 6, 8, 1, 2, 5, 7],
  memberSince: [3, 6, 8, 2, 5, 1, 4, 7],
}

/** Creates these people, with the places from the first on. */
async function place(people: readonly Partial<User>[], entries: readonly Partial<WaitlistEntry>[]) {
  const users = db.getRepository(User)
  const stored = await users.save(users.create(people.map(one => ({ ...one, password: 'none' }))))
  await db.getRepository(WaitlistEntry).insert(
    entries.map((entry, index) => ({
      userId: stored[index]!.id,
      position: index + 1,
      day: '2026-03-01',
      dayPosition: index + 1,
      joinedAt: march,
      referralCode: `CODE${index + 1}`,
      ...entry,
    })),
  )
}

async function eight(): Promise<Caller> {
  await place(
    rows.map(([firstName, lastName, email, , , joinDate]) => ({
      firstName,
      lastName,
      email,
      joinDate,
    })),
    rows.map(([, , , status, joinedAt]) => ({ status, joinedAt })),
  )
  return api.team()
}

/** Returns all positions, read page by page. */
async function readAllPages(caller: Caller, variables: object): Promise<number[]> {
  const seen: number[] = []
  let after: string | null = null
  do {
    const { waitlist }: Answer = await caller.ok(WAITLIST, { ...variables, after })
    expect(waitlist.pageInfo.hasPreviousPage).toBe(after !== null)
    seen.push(...waitlist.edges.map(({ node }) => node.position))
    after = waitlist.pageInfo.hasNextPage ? waitlist.pageInfo.endCursor : null
  } while (after)
  return seen
}

test('waitlist sort: by each order pages through all rows in both directions, and keeps filter and search', async () => {
  const caller = await eight()
  for (const [sort, expected] of Object.entries(orders)) {
    const read = async (variables: object) => [
      sort,
      await readAllPages(caller, { first: 1, sort, ...variables }),
    ]
    expect(await read({})).toEqual([sort, expected])
    expect(await read({ direction: 'DESC' })).toEqual([sort, expected.toReversed()])
    const some = expected.filter(position => [2, 4, 8].includes(position))
    expect(await read({ first: 2, status: 'waiting', search: 'ruiz' })).toEqual([sort, some])
  }
  expect(await readAllPages(caller, { first: 50, sort: 'name' })).toEqual(orders.name)
})

test('waitlist sort: refuses another order’s cursor, or continues in the cursor’s order', async () => {
  const caller = await eight()
  const names = Object.keys(orders)
  for (const [index, other] of names.entries()) {
    const { waitlist } = await caller.ok(WAITLIST, { first: 2, sort: other })
    const after = waitlist.pageInfo.endCursor
    // In all rounds with each other order, otherwise with the next one.
    for (let far = 1; far < rounds(2, names.length); far += 1) {
      const sort = names[(index + far) % names.length]
      const answer = await caller
        .ok(WAITLIST, { sort, after })
        .catch((error: unknown) => String(error))
      if (typeof answer === 'string') expect(answer).toMatch(/BAD_USER_INPUT.*after/)
    }
  }
})

test('waitlist sort: an entry that moves to an earlier page does not shift the next page', async () => {
  const caller = await eight()
  const first = await caller.ok(WAITLIST, { first: 3, sort: 'status' })
  const { endCursor } = first.waitlist.pageInfo
  await db.getRepository(WaitlistEntry).update({ position: 4 }, { status: joined })
  const seen = await readAllPages(caller, { first: 3, sort: 'status' })
  expect(seen).toEqual([2, 6, 8, 3, 5, 1, 4, 7])
  const { waitlist } = await caller.ok(WAITLIST, { first: 3, sort: 'status', after: endCursor })
  expect(waitlist.edges.map(({ node }) => node.position)).toEqual([8, 3, 5])
})

test('waitlist sort: cursors keep microseconds', async () => {
  await eight()
  await db.query(
    `UPDATE waitlist_entry SET "joinedAt" = '2026-03-01T12:00:00.123456Z'::timestamptz
       + position % 3 * interval '1 microsecond'`,
  )
  const caller = await api.team()
  const seen = await readAllPages(caller, { first: 3, sort: 'joinedAt' })
  expect(new Set(seen).size).toBe(8)
  expect(seen).toHaveLength(8)
})

test('waitlist sort: refuses an unknown order or direction', async () => {
  const caller = await api.team()
  for (const wrong of [{ sort: 'password' }, { direction: 'UP' }]) {
    const [field] = Object.keys(wrong)
    expect(await caller.fails(WAITLIST, wrong)).toMatchObject(invalidField(field))
  }
})

/** Adds this many people with a place, and lets PostgreSQL know. */
async function addPlaces(count: number) {
  await db.query(
    `WITH person AS (
       INSERT INTO "user" (email, "firstName", "lastName", password, "joinDate")
       SELECT 'p' || n || '@example.com', 'Ana' || n % 900, 'Ruiz' || n, 'none', now() - n * interval '1 hour'
       FROM generate_series(1, $1::int) n RETURNING id, substr(split_part(email, '@', 1), 2)::int AS n
     )
     INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
     SELECT id, n, '2026-03-01', n, now() + n * interval '1 second', 'CODE' || n FROM person`,
    [count],
  )
  await db.query('ANALYZE waitlist_entry, "user"')
}

/** Expects that the statements of pages use an index and no sort. */
function expectIndexes(plans: readonly string[], count: number) {
  // The other statements read the session and count.
  const pages = plans.filter(plan => plan.includes('Limit'))
  expect(pages).toHaveLength(count)
  for (const plan of pages) {
    expect(plan).toContain('Index Scan using')
    expect(plan).not.toMatch(/Seq Scan|->  Sort|Hash Join/)
  }
}

test('waitlist sort: the last page uses an index and no sort', async () => {
  await addPlaces(2_000)
  const caller = await api.team()
  for (const sort of Object.keys(orders)) {
    const plans = await plansOf(async () => {
      const { waitlist } = await caller.ok(WAITLIST, { first: 50, sort })
      await caller.ok(WAITLIST, { first: 50, sort, after: waitlist.pageInfo.endCursor })
    })
    expectIndexes(plans, 2)
  }
})

test('waitlist sort: a page of 100 of the full list of 225 uses an index and no sort', async () => {
  await addPlaces(225)
  const caller = await api.team()
  expectIndexes(await plansOf(() => caller.ok(WAITLIST, { first: 100 })), 1)
})
