import argon2 from 'argon2'
import { PASSWORD, person, teamMember } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../core/durations'
import { db } from '../database/data-source'
import type { User } from './user.entity'

const api = startApi()

// A sign-in would replace the factories' quick hash by a slow one.
beforeEach(() => {
  jest.spyOn(argon2, 'needsRehash').mockReturnValue(false)
})
afterEach(() => jest.restoreAllMocks())

const who = [
  ['a member', person, 7 * DAY_MS, 30 * DAY_MS],
  ['the team', teamMember, 2 * HOUR_MS, 12 * HOUR_MS],
] as const

async function loggedIn({ email }: User): Promise<Caller> {
  const caller = api.visitor
  const { status } = await caller.rest('POST', '/auth/login', { email, password: PASSWORD })
  expect(status).toBe(200)
  return caller
}

const status = async (caller: Caller) => (await caller.rest('GET', '/auth/user')).status

/** Milliseconds until the only session expires unused; the store rounds up to a second. */
async function idleTime(): Promise<number> {
  const [row] = await db.query<{ expire: Date }[]>('SELECT expire FROM session')
  return (row?.expire.getTime() ?? 0) - Date.now()
}

test.each(who)(
  'session of %s: ends when it is unused for long enough (SEC-S9)',
  async (_, make, idle) => {
    const caller = await loggedIn(await make())
    expect(await idleTime()).toBeGreaterThan(idle - MINUTE_MS)
    expect(await idleTime()).toBeLessThanOrEqual(idle + SECOND_MS)
    expect(await status(caller)).toBe(200)
    await db.query(`UPDATE session SET expire = now() - interval '1 second'`)
    expect(await status(caller)).toBe(401)
  },
)

test.each(who)(
  'session of %s: ends in the end, however busy it is (SEC-S9)',
  async (_, make, idle, absolute) => {
    const caller = await loggedIn(await make())
    const turns = Math.ceil(absolute / idle) + 1
    for (let turn = 0; turn < turns; turn += 1) {
      api.later(Math.floor(absolute / turns) - SECOND_MS)
      expect(await status(caller)).toBe(200)
    }
    api.later(turns * SECOND_MS + MINUTE_MS)
    expect(await status(caller)).toBe(401)
  },
)

test.each(who)('session of %s: is renewed once in five minutes (SEC-S9)', async (_, make, idle) => {
  const caller = await loggedIn(await make())
  const age = async (interval: string) => {
    await db.query('UPDATE session SET expire = now() + $1::interval', [interval])
  }
  await age('1 minute')
  api.later(5 * MINUTE_MS - SECOND_MS)
  expect(await status(caller)).toBe(200)
  expect(await idleTime()).toBeLessThanOrEqual(MINUTE_MS)
  api.later(2 * SECOND_MS)
  expect(await status(caller)).toBe(200)
  expect(await idleTime()).toBeGreaterThan(idle - MINUTE_MS)
  expect(await idleTime()).toBeLessThanOrEqual(idle + SECOND_MS)
  await age('1 minute')
  api.later(MINUTE_MS)
  expect(await status(caller)).toBe(200)
  expect(await idleTime()).toBeLessThanOrEqual(MINUTE_MS)
})

test('session: its id is long, random and signed, and no two are alike (SEC-S1)', async () => {
  const member = await person()
  const ids = new Set<string>()
  for (let turn = 0; turn < 5; turn += 1) {
    const caller = await loggedIn(member)
    const [, id = '', signature = ''] = /^sid=s%3A([\w-]+)\.(.+)$/.exec(caller.cookie ?? '') ?? []
    // 22 characters of a 64-character alphabet are 132 bits.
    expect(id.length).toBeGreaterThanOrEqual(22)
    ids.add(id)
    for (const forged of [id, `s%3A${id}`, `s%3A${id}.x`, `s%3A${id}.${'A'.repeat(43)}`]) {
      const thief = api.visitor
      thief.cookie = `sid=${forged}`
      expect(await status(thief)).toBe(401)
    }
    expect(signature).not.toBe('')
  }
  expect(ids.size).toBe(5)
})
