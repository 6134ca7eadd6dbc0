import { get } from 'node:http'
import type { SubscribePayload } from 'graphql-ws'
import { WebSocket } from 'ws'
import { person, teamMember } from '../../test/factories'
import { endListeners } from '../../test/listeners'
import { holdLocks } from '../../test/lock-waits'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { openSubscription, upgrade, type TestSubscription } from '../../test/subscriptions'
import {
  JoinWaitlistDocument,
  LogoutDocument,
  SetWaitlistStatusDocument,
  UpdateProfileDocument,
} from '../../test/operations'
import { notify } from '../database/notifications'
import { ENTRY_CHANGED } from '../features/waitlist/waitlist-changes'
import { db } from '../database/data-source'
import { Role, User } from '../accounts/user.entity'
import { endAllSessions } from '../accounts/session-endings'
import type { WaitlistEntry } from '../features/waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../features/waitlist/waitlist.service'
import { log } from '../core/log'

const api = startApi()

const CHANGED = `subscription {
  waitlistEntryChanged { id position status user { firstName lastName email joinDate } }
}`

const open: TestSubscription[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.close()))
})

function openAs(
  { cookie }: Caller,
  operation: string | SubscribePayload = CHANGED,
  base = api.base,
  origin?: string,
): TestSubscription {
  const subscription = openSubscription(base, operation, { cookie, ...(origin && { origin }) })
  open.push(subscription)
  return subscription
}

const entryOf = async (someone: User): Promise<WaitlistEntry> =>
  (await joinWaitlist(someone, {}, api.now())).entry

/** Opens a subscription of the team and waits until it receives notifications. */
async function team(base = api.base) {
  const user = await teamMember()
  const caller = await api.as(user)
  const beacon = await entryOf(await person({ firstName: 'Beacon' }))
  const subscription = openAs(caller, CHANGED, base)
  await subscription.untilEstablished(() => notify(ENTRY_CHANGED, [beacon.id], db.manager))
  /** Returns the next entry except the beacon's; undefined if the subscription has ended. */
  const next = async (): Promise<any> => {
    for (;;) {
      const result = await subscription.next()
      const entry = result?.data?.waitlistEntryChanged
      if (!result || (entry && entry.id !== beacon.id)) return entry
      if (result.errors) throw new Error(JSON.stringify(result.errors))
    }
  }
  return { user, caller, beacon, subscription, next }
}

const codeOf = async (subscription: TestSubscription) =>
  (await subscription.next())?.errors?.[0]?.extensions.code

describe('waitlistEntryChanged', () => {
  test('sends the team a new entry with the person’s current data, each change of its status, and skips a deleted one', async () => {
    const { next } = await team()
    const member = await person({ firstName: 'Sofía', lastName: 'Núñez' })
    const caller = await api.as(member)
    await caller.ok(JoinWaitlistDocument, { input: {} })
    const { id, ...entry } = await next()
    expect(entry).toMatchObject({
      position: 2,
      status: 'waiting',
      user: { firstName: 'Sofía', lastName: 'Núñez', email: member.email },
    })
    const colleague = await api.team()
    const input = { id, from: 'waiting', to: 'invited' } as const
    await colleague.ok(SetWaitlistStatusDocument, { input })
    expect(await next()).toMatchObject({ id, status: 'invited' })
    await caller.ok(UpdateProfileDocument, { input: { firstName: 'After' } })
    await notify(ENTRY_CHANGED, ['f3b0c442-98fc-4c14-9afb-f4c8996fb924'], db.manager)
    await notify(ENTRY_CHANGED, [id], db.manager)
    expect(await next()).toMatchObject({ id, user: { firstName: 'After' } })
  })

  test('sends nothing before the commit', async () => {
    const { next } = await team()
    const [first, later] = [await person(), await person()]
    const release = await holdLocks(
      `WITH entry AS (
         INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
         VALUES ($1, 999, '2026-01-01', 1, now(), 'FIRST') RETURNING id
       ) SELECT pg_notify('waitlist_entry_changed', id::text) FROM entry`,
      [first.id],
    )
    const entry = await entryOf(later)
    expect(await next()).toMatchObject({ id: entry.id })
    await release()
    expect(await next()).toMatchObject({ position: 999 })
  })

  test('works with several servers on one database', async () => {
    const other = (await api.another()).base
    const here = await team()
    const there = await team(other)
    const entry = await entryOf(await person())
    expect(await there.next()).toMatchObject({ id: entry.id })
    for (;;) {
      const result = await here.next()
      if (result.id === entry.id) break
      expect(result.id).toBe(there.beacon.id)
    }
  })
})

describe('subscriptions: refused', () => {
  test('to a visitor and to a member, with the code', async () => {
    expect(await codeOf(openAs(api.visitor))).toBe('UNAUTHENTICATED')
    const member = await api.as(await person())
    const subscription = openAs(member)
    expect(await codeOf(subscription)).toBe('FORBIDDEN')
    expect(await subscription.next()).toBeUndefined()
  })

  const two = 'subscription A { chargesChanged } subscription B { chargesChanged }'
  const aliases = Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(' ')
  test('when the operation is none of a subscription, wrong or too large', async () => {
    const caller = await api.team()
    for (const [operation, code] of [
      ['{ waitlistStats { total } }', 'BAD_REQUEST'],
      ['mutation { logout }', 'BAD_REQUEST'],
      ['{ waitlist { totalCount } }', 'BAD_REQUEST'],
      ['subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
      ['subscription {', 'GRAPHQL_PARSE_FAILED'],
      ['subscription { a: chargesChanged b: chargesChanged }', 'GRAPHQL_VALIDATION_FAILED'],
      [`subscription { waitlistEntryChanged { ${'id '.repeat(1000)} } }`, 'GRAPHQL_PARSE_FAILED'],
      [`subscription { waitlistEntryChanged { ${aliases} } }`, 'GRAPHQL_VALIDATION_FAILED'],
      [{ query: two }, 'OPERATION_RESOLUTION_FAILURE'],
      [{ query: two, operationName: 'C' }, 'OPERATION_RESOLUTION_FAILURE'],
    ] as const)
      expect([operation, await codeOf(openAs(caller, operation))]).toEqual([operation, code])
  })

  const onFields = 'fragment A on Subscription { ...A chargesChanged @skip(if: $skips) }'
  test.each([
    'subscription { chargesChanged @skip(if: true) }',
    'subscription { chargesChanged @skip(if: 1) }',
    'subscription { ... @include(if: false) { chargesChanged } }',
    `subscription ($skips: Boolean!) { ...A } ${onFields}`,
    `subscription { ${'chargesChanged @skip(if: $skips) '.repeat(10)} }`,
  ])('with a directive at the root field, over HTTP too: %s (SEC-G16)', async query => {
    expect(await codeOf(openAs(api.visitor, query))).toBe('GRAPHQL_VALIDATION_FAILED')
    const response = await api.visitor.post('/graphql', { query, variables: { skips: true } })
    const { errors } = (await response.json()) as any
    expect([response.status, errors[0].extensions.code]).toEqual([200, 'GRAPHQL_VALIDATION_FAILED'])
  })

  const byDay = 'subscription ($on: LocalDate!) { courtDayChanged(date: $on) { date } }'
  test('with the field of a wrong variable or literal', async () => {
    const caller = await api.team()
    for (const [operation, field] of [
      [{ query: byDay, variables: { on: 'soon' } }, 'on'],
      [{ query: byDay, variables: { on: null } }, 'on'],
      [{ query: byDay }, 'on'],
      [{ query: 'subscription { courtDayChanged(date: "soon") { date } }' }, 'date'],
    ] as const) {
      const { errors } = (await openAs(caller, operation).next()) ?? {}
      expect(errors).toMatchObject([{ extensions: { fields: [{ field, path: [field] }] } }])
    }
  })

  test('over plain HTTP', async () => {
    const caller = await api.team()
    const response = await caller.post('/graphql', {
      query: 'subscription { waitlistEntryChanged { id } }',
    })
    const { data, errors } = (await response.json()) as any
    expect(response.status).toBe(400)
    expect(data ?? null).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
  })
})

describe('subscriptions: end', () => {
  const ends = [
    ['signs out', (caller: Caller) => caller.ok(LogoutDocument)],
    ['is signed out everywhere', (_: Caller, { id }: User) => endAllSessions(id)],
    [
      'has lost the role ADMIN',
      (_: Caller, { id }: User) => db.getRepository(User).update({ id }, { role: Role.MEMBER }),
    ],
    [
      'has been signed in for half a day',
      () => {
        api.later(13 * 3_600_000)
      },
    ],
  ] as const
  test.each(ends)('when the subscriber %s', async (_, leave) => {
    const { user, caller, next } = await team()
    await leave(caller, user)
    await entryOf(await person())
    expect(await next()).toBeUndefined()
  })

  test('if notifications may have been missed; a new one can be opened', async () => {
    const { next } = await team()
    const logged = jest.spyOn(log, 'error').mockImplementation()
    await endListeners()
    expect(await next()).toBeUndefined()
    expect(logged).toHaveBeenCalledWith(expect.anything(), 'listening connection lost')
    logged.mockRestore()
    const again = await team()
    const entry = await entryOf(await person())
    expect(await again.next()).toMatchObject({ id: entry.id })
  })
})

test('subscriptions: closing the server closes its sockets', async () => {
  const { base, closeSubscriptions } = await api.another()
  const { subscription } = await team(base)
  await closeSubscriptions()
  let code: string | undefined = ''
  while (!(code = await codeOf(subscription)));
  expect(code).toBe('1001')
})

test('subscriptions: a message of more than 100 kB closes its socket', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation()
  const socket = new WebSocket(`${api.base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  socket.on('open', () => socket.send('x'.repeat(102_401)))
  const code = await new Promise(resolve => socket.on('close', resolve))
  expect(code).toBe(1009)
  logged.mockRestore()
})

describe('WebSocket upgrade', () => {
  const headers = (origin: string) => ({ origin })

  test('is refused from another site’s page (SEC-C5)', async () => {
    for (const origin of ['https://evil.example', 'null', `${api.base}.evil.example`]) {
      const { status, body } = await upgrade(`${api.base}/graphql`, headers(origin))
      expect(status).toBe(403)
      expect(body).toContain("Requests from another site's page are refused (Origin).")
    }
    const crossSite = await upgrade(`${api.base}/graphql`, { 'sec-fetch-site': 'cross-site' })
    expect(crossSite.status).toBe(403)
  })

  test('is accepted from the site’s own page, and without an Origin', async () => {
    expect((await upgrade(`${api.base}/graphql`, headers(api.base))).status).toBe(101)
    expect((await upgrade(`${api.base}/graphql`)).status).toBe(101)
  })

  test('is refused at any other path', async () => {
    for (const path of ['/', '/api', '/api/waitlist', '/graphql/more/x', '/graphqlx']) {
      const { status, body } = await upgrade(api.base + path)
      expect([path, status]).toEqual([path, 404])
      expect(body).toContain('NOT_FOUND')
    }
  })

  test('to another protocol gets the response of a plain request', async () => {
    for (const [status, path, accept] of [
      [200, '/api/waitlist/stats', 'application/json'],
      [200, '/graphql?query={waitlistStats{total}}', 'application/json'],
      [406, '/graphql?query={waitlistStats{total}}', 'text/plain'],
      [400, '/graphql', 'application/json'],
    ] as const) {
      const headers = { accept, 'apollo-require-preflight': 'true' }
      const offer = { upgrade: 'h2c', connection: 'Upgrade' }
      expect(await statusOf(api.base + path, { ...headers, ...offer })).toBe(status)
      expect(await statusOf(api.base + path, headers)).toBe(status)
    }
  })
})

/** Returns the status of a GET with headers that fetch cannot send. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, response => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}
