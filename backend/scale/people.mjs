/** People with an account, and what they were told. */
import { createHmac, randomUUID } from 'node:crypto'
import { query } from '../processes/postgres-process.mjs'
import { ask, cookieOf } from './requests.mjs'

export const SECRET = 'a secret of npm run scale that is long enough'
export const PASSWORD = 'Xylograph under seven quilts'
export const TEAM = { email: 'team@scale.example', password: 'a team password of npm run scale' }

/**
 * @typedef {object} Person
 * @property {string} id
 * @property {string} email
 * @property {string} cookie
 */

/**
 * Registers somebody at this address, once; `person` is undefined when they were not told that it worked.
 * @param {string} url
 * @param {import('./requests.mjs').Options} [options]
 */
export async function register(url, options) {
  const email = `${randomUUID()}@scale.example`
  const body = { firstName: 'Ana', lastName: 'Ruiz', email, password: PASSWORD }
  const answer = await ask(`${url}/api/auth/register`, { ...options, body })
  /** @type {Person | undefined} */
  const person =
    answer.status === 201 ? { id: answer.body.user.id, email, cookie: cookieOf(answer) } : undefined
  return { answer, email, person }
}

/**
 * So many people with a session each, without the minutes that hashing their passwords would take.
 * @param {string} databaseUrl
 * @param {number} count
 * @returns {Promise<Person[]>}
 */
export async function insertPeople(databaseUrl, count) {
  /** @type {{ id: string; email: string; sid: string }[]} */
  const rows = await query(databaseUrl, INSERT_PEOPLE, [count, Date.now()])
  return rows.map(({ id, email, sid }) => {
    const signature = createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '')
    return { id, email, cookie: `sid=${encodeURIComponent(`s:${sid}.${signature}`)}` }
  })
}

const INSERT_PEOPLE = `
  WITH person AS (
    INSERT INTO "user" (email, "firstName", "lastName", password, "joinDate")
    SELECT gen_random_uuid() || '@scale.example', 'Ana', 'Ruiz', 'none', now() FROM generate_series(1, $1::int)
    RETURNING id, email
  ), started AS (
    INSERT INTO session (sid, sess, expire)
    SELECT gen_random_uuid()::text, json_build_object('cookie', json_build_object('originalMaxAge', 86400000),
      'userId', id, 'role', 'MEMBER', 'startedAt', $2::bigint, 'seenAt', $2::bigint), now() + interval '1 day'
    FROM person RETURNING sid, sess ->> 'userId' AS "userId"
  )
  SELECT id, email, sid FROM person JOIN started ON id = "userId"::uuid`

/**
 * Asks for a place.
 * @param {string} url
 * @param {Person} person
 * @param {import('./requests.mjs').Options} [options]
 */
export const join = (url, { id, cookie }, options) =>
  ask(`${url}/api/waitlist`, { ...options, cookie, body: { userId: id } })

/** The team's cookie, of a sign-in at this address. @param {string} url */
export async function signInTeam(url) {
  const answer = await ask(`${url}/api/auth/login`, { body: TEAM })
  if (answer.status !== 200) throw new Error(`the team's sign-in was answered ${answer.status}`)
  return cookieOf(answer)
}
