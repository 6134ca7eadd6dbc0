import { randomUUID } from 'node:crypto'
import { PASSWORD, person, teamMember } from '../../test/factories'
import { startApi, type Caller, type RestAnswer } from '../../test/harness'
import { MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import { endAllSessions } from './session'
import { Session } from './session.entity'
import { Role, User } from './user.entity'

const api = startApi()
const sessions = () => db.getRepository(Session)

/** Another caller with the same cookie, as another tab of the browser. */
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

/** Until so many statements wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  let waiting = 0
  while (waiting < count)
    [{ waiting }] = await db.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
}

/**
 * Sends the request, and does `meanwhile` while PostgreSQL holds back the first change of the session table, or the
 * `nth` one, or the first of these statements; then lets it go on: the request has read its session by then.
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

/** What the answer of a session that has ended looks like: a visitor's, without a cookie. */
const expectEnded = ({ status, headers }: RestAnswer) => {
  expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 401, cookies: [] })
}

describe('a session that ended while it was being renewed stays ended', () => {
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
    // Not stale, so that it is the other's write that is held.
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

  test('by the end of all of the team’s, as a new password ends them', async () => {
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

test('session: two tabs that renew it at once keep it', async () => {
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

test('session: two sign-ins at once with one cookie make two, and the old id is dead', async () => {
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
])('session: none starts for who was judged by the old %s', async (_, change) => {
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

test('session: the second of two sign-ins of one request is judged like the first', async () => {
  const [first, second] = [await person(), await person()]
  const signIn = ({ email }: User) =>
    `login(input: { email: "${email}", password: "${PASSWORD}" }) { id }`
  const answer = await holdingWrite(
    () =>
      api.visitor.send('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query: `mutation { a: ${signIn(first)} b: ${signIn(second)} }` }),
        headers: { 'content-type': 'application/json' },
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

  test('starts no session when its own was signed out before it got its new id', async () => {
    const caller = await api.as(await person())
    const [tab, old] = [tabOf(caller), tabOf(caller)]
    await holdingWrite(
      () => change(caller),
      () => tab.rest('POST', '/auth/logout'),
    )
    expect(await sessions().count()).toBe(0)
    for (const one of [caller, old]) expect((await me(one)).status).toBe(401)
  })

  test('loses no sign-out that had read the session before it got its new id', async () => {
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
  ])('loses no sign-out by the old id, until it is renewed (%i min)', async (minutes, status) => {
    const caller = await api.as(await person())
    const tab = tabOf(caller)
    await change(caller)
    api.at(new Date(Date.now() + minutes * MINUTE_MS).toISOString())
    await me(caller)
    await tab.rest('POST', '/auth/logout')
    expect((await me(caller)).status).toBe(status)
  })

  test('keeps its session when another tab renews it by the old id', async () => {
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

  test('is refused by a session that another change of address has ended', async () => {
    const user = await person()
    const [owner, thief] = [await api.as(user), await api.as(user)]
    const holder = db.createQueryRunner()
    await holder.startTransaction()
    // Both have read their sessions, then wait for the person's row; the first gets it first.
    await holder.query('SELECT FROM "user" WHERE id = $1 FOR UPDATE', [user.id])
    const first = change(owner)
    await untilWaiting(1)
    const second = change(thief)
    await untilWaiting(2)
    await holder.rollbackTransaction()
    await holder.release()
    expect({ owner: (await first).status, thief: (await second).status }).toEqual({
      owner: 200,
      thief: 401,
    })
    expect((await me(owner)).status).toBe(200)
    expect(await sessions().count()).toBe(1)
  })
})
