import { randomUUID } from 'node:crypto'
import { PASSWORD, person, teamMember } from '../../test/factories'
import { holdLocks } from '../../test/lock-waits'
import type { Caller, RestAnswer } from '../../test/caller'
import { startApi } from '../../test/harness'
import { MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import { endAllSessions } from './session-endings'
import { Session } from './session.entity'
import { Role, User } from './user.entity'

const api = startApi()
const sessions = () => db.getRepository(Session)

/** Another caller with the same cookie, like another tab of the browser. */
function tabOf({ cookie }: Caller): Caller {
  const tab = api.visitor
  tab.cookie = cookie
  return tab
}

/** A signed-in caller whose next call renews the session. */
async function callerToRenew(user: User): Promise<Caller> {
  api.at(new Date(Date.now() - 6 * MINUTE_MS).toISOString())
  const caller = await api.as(user)
  api.at(new Date().toISOString())
  return caller
}

/** Waits until this many statements wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  let waiting = 0
  while (waiting < count)
    [{ waiting }] = await db.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
}

/**
 * Sends the request and blocks its `nth` write of the session table with a lock, by default its
 * first. Only writes of the given `statements` count. Runs `meanwhile` while the write is blocked,
 * then releases it. The request has read its session before the write.
 */
async function holdingWrite<Answer>(
  request: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
  { nth = 1, statements = 'INSERT OR UPDATE' } = {},
): Promise<Answer> {
  const holder = db.createQueryRunner()
  await holder.query(`
    CREATE SEQUENCE changes;
    CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('changes') = ${nth} THEN PERFORM pg_advisory_xact_lock(1); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER hold BEFORE ${statements} ON session FOR EACH STATEMENT EXECUTE FUNCTION hold()`)
  await holder.startTransaction()
  await holder.query('SELECT pg_advisory_xact_lock(1)')
  const answer = request()
  await untilWaiting(1)
  await meanwhile()
  await holder.commitTransaction()
  try {
    return await answer
  } finally {
    await holder.query('DROP TRIGGER hold ON session; DROP FUNCTION hold; DROP SEQUENCE changes')
    await holder.release()
  }
}

const me = (caller: Caller) => caller.rest('GET', '/auth/user')
const login = (caller: Caller, { email }: User) =>
  caller.rest('POST', '/auth/login', { email, password: PASSWORD })

/** Expects the response for an ended session: 401 without a cookie, as for a visitor. */
const expectEnded = ({ status, headers }: RestAnswer) => {
  expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 401, cookies: [] })
}

describe('session: a renewal does not restore a session that has ended', () => {
  test('by signing out (SEC-S7)', async () => {
    const caller = await callerToRenew(await person())
    const tab = tabOf(caller)
    expectEnded(
      await holdingWrite(
        () => me(caller),
        () => tab.rest('POST', '/auth/logout'),
      ),
    )
    expect(await sessions().count()).toBe(0)
  })

  test('by signing in again', async () => {
    const user = await person()
    const caller = await callerToRenew(user)
    const [tab, old] = [tabOf(caller), tabOf(caller)]
    // The second write is the sign-in's; it is not the one that is blocked.
    expectEnded(
      await holdingWrite(
        () => me(caller),
        () => login(tab, user),
      ),
    )
    expect((await me(tab)).status).toBe(200)
    expect((await me(old)).status).toBe(401)
    expect(await sessions().count()).toBe(1)
  })

  test('by a change of address from another (SEC-S8)', async () => {
    const user = await person()
    const [phone, laptop] = [await callerToRenew(user), await api.as(user)]
    const change = () => laptop.rest('PUT', '/auth/profile', { email: 'new@example.com' })
    expectEnded(await holdingWrite(() => me(phone), change))
    expect((await me(laptop)).status).toBe(200)
    expect(await sessions().count()).toBe(1)
  })

  test('by the end of all team sessions, as after a new password', async () => {
    const team = await teamMember()
    const caller = await callerToRenew(team)
    expectEnded(
      await holdingWrite(
        () => me(caller),
        () => endAllSessions(team.id),
      ),
    )
    expect(await sessions().count()).toBe(0)
  })

  test('by expiring', async () => {
    const caller = await callerToRenew(await person())
    const expire = () => db.query(`UPDATE session SET expire = now() - interval '1 second'`)
    expectEnded(await holdingWrite(() => me(caller), expire))
    expect((await me(caller)).status).toBe(401)
  })
})

test('session: concurrent renewals in two tabs keep it', async () => {
  const caller = await callerToRenew(await person())
  const tab = tabOf(caller)
  expect(
    (
      await holdingWrite(
        () => me(caller),
        () => me(tab),
      )
    ).status,
  ).toBe(200)
  expect((await me(tab)).status).toBe(200)
  expect(await sessions().count()).toBe(1)
})

test('session: two concurrent sign-ins with one cookie create two sessions, and the old id is invalid', async () => {
  const user = await person()
  const caller = await api.as(user)
  const [tab, old] = [tabOf(caller), tabOf(caller)]
  expect(
    (
      await holdingWrite(
        () => login(caller, user),
        () => login(tab, user),
      )
    ).status,
  ).toBe(200)
  expect(new Set([caller.cookie, tab.cookie, old.cookie]).size).toBe(3)
  for (const one of [caller, tab]) expect((await me(one)).status).toBe(200)
  expect((await me(old)).status).toBe(401)
  expect(await sessions().count()).toBe(2)
})

test.each([
  ['address', { email: 'new@example.com' }],
  ['password', { password: 'the hash of another' }],
  ['role', { role: Role.ADMIN }],
])('session: a sign-in verified with the old %s starts none', async (_, change) => {
  const user = await person()
  const caller = await api.as(user)
  const users = db.getRepository(User)
  const answer = await holdingWrite(
    () => login(api.visitor, user),
    async () => {
      await users.update(user.id, change)
      await endAllSessions(user.id)
    },
  )
  expectEnded(answer)
  expect((await me(caller)).status).toBe(401)
  expect(await sessions().count()).toBe(0)
})

test('session: the second sign-in of one request is checked like the first', async () => {
  const [first, second] = [await person(), await person()]
  const signIn = ({ email }: User) =>
    `login(input: { email: "${email}", password: "${PASSWORD}" }) { id }`
  const answer = await holdingWrite(
    () =>
      api.visitor.post('/graphql', {
        query: `mutation { a: ${signIn(first)} b: ${signIn(second)} }`,
      }),
    () => db.getRepository(User).update(second.id, { password: 'the hash of another' }),
    { nth: 2 },
  )
  expect(await answer.json()).toMatchObject({
    data: { a: { id: first.id }, b: null },
    errors: [{ path: ['b'], extensions: { code: 'UNAUTHENTICATED' } }],
  })
  expect(answer.headers.getSetCookie().filter(cookie => cookie.startsWith('sid='))).toEqual([])
  expect(await sessions().count()).toBe(0)
})

describe('a change of address', () => {
  const change = (caller: Caller) =>
    caller.rest('PUT', '/auth/profile', { email: `${randomUUID()}@example.com` })

  test('starts no session if the old one was signed out before the new id was stored', async () => {
    const caller = await api.as(await person())
    const [tab, old] = [tabOf(caller), tabOf(caller)]
    await holdingWrite(
      () => change(caller),
      () => tab.rest('POST', '/auth/logout'),
    )
    expect(await sessions().count()).toBe(0)
    for (const one of [caller, old]) expect((await me(one)).status).toBe(401)
  })

  test('keeps a sign-out that read the session before the new id was stored', async () => {
    const caller = await api.as(await person())
    const tab = tabOf(caller)
    await holdingWrite(
      () => tab.rest('POST', '/auth/logout'),
      () => change(caller),
      { statements: 'DELETE' },
    )
    expect((await me(caller)).status).toBe(401)
    expect(await sessions().count()).toBe(0)
  })

  test.each([
    [0, 401],
    [6, 200],
  ])(
    'accepts a sign-out with the old id until the session is renewed (%i min)',
    async (minutes, status) => {
      const caller = await api.as(await person())
      const tab = tabOf(caller)
      await change(caller)
      api.at(new Date(Date.now() + minutes * MINUTE_MS).toISOString())
      await me(caller)
      await tab.rest('POST', '/auth/logout')
      expect((await me(caller)).status).toBe(status)
    },
  )

  test('keeps its session when another tab renews it with the old id', async () => {
    const caller = await callerToRenew(await person())
    const tab = tabOf(caller)
    expectEnded(
      await holdingWrite(
        () => me(tab),
        () => change(caller),
      ),
    )
    expect((await me(caller)).status).toBe(200)
    expect(await sessions().count()).toBe(1)
  })

  test('fails in a session that another change of address has ended', async () => {
    const user = await person()
    const [owner, thief] = [await api.as(user), await api.as(user)]
    // Both have read their sessions and wait for the person's row; PostgreSQL serves the first one
    // first.
    const release = await holdLocks('SELECT FROM "user" WHERE id = $1 FOR UPDATE', [user.id])
    const first = change(owner)
    await untilWaiting(1)
    const second = change(thief)
    await untilWaiting(2)
    await release()
    expect({ owner: (await first).status, thief: (await second).status }).toEqual({
      owner: 200,
      thief: 401,
    })
    expect((await me(owner)).status).toBe(200)
    expect(await sessions().count()).toBe(1)
  })
})
