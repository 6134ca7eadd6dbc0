/** People with accounts on a tested site, and their requests. */
import { createHmac } from 'node:crypto'
import { query } from './postgres'
import { cookieOf, jsonOf, sendRequest, type HttpResponse, type RequestOptions } from './requests'
import { SECRET, TEAM } from './site'

/** A password that must not appear in any log. */
export const PASSWORD = 'Xylograph under seven quilts'
export const LAST_NAME = 'Quetzalcoatlus'

export interface Person {
  id: string
  email: string
  cookie: string
}

/**
 * Registers a person with one request. `person` is undefined if the registration was not
 * acknowledged.
 */
export async function register(
  url: string,
  email: string,
  options?: RequestOptions,
): Promise<{ response: HttpResponse; person: Person | undefined }> {
  const body = { firstName: 'Ana', lastName: LAST_NAME, email, password: PASSWORD }
  const response = await sendRequest(`${url}/api/auth/register`, { ...options, body })
  const id = jsonOf<{ user: { id: string } }>(response)?.user?.id
  const person =
    response.status === 201 && id ? { id, email, cookie: cookieOf(response) } : undefined
  return { response, person }
}

/** Requests a place. */
export const joinWaitlist = (
  url: string,
  { id, cookie }: Person,
  options?: RequestOptions,
): Promise<HttpResponse> =>
  sendRequest(`${url}/api/waitlist`, { ...options, cookie, body: { userId: id } })

/** Signs in and returns the session cookie. Throws when it is refused. */
export async function signIn(
  url: string,
  credentials: { email: string; password: string } = TEAM,
): Promise<string> {
  const response = await sendRequest(`${url}/api/auth/login`, { body: credentials })
  if (response.status !== 200)
    throw new Error(`${credentials.email} cannot sign in: ${response.status}`)
  return cookieOf(response)
}

/** Returns the Cookie header of a session, signed as express-session does. */
export function sessionCookie(sid: string): string {
  const signature = createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '')
  return `sid=${encodeURIComponent(`s:${sid}.${signature}`)}`
}

/**
 * Inserts this many people with a session each. Hashing their passwords would take minutes, so they
 * have none.
 */
export async function insertPeople(databaseUrl: string, count: number): Promise<Person[]> {
  const rows = await query<{ id: string; email: string; sid: string }>(databaseUrl, INSERT_PEOPLE, [
    count,
    Date.now(),
  ])
  return rows.map(({ id, email, sid }) => ({ id, email, cookie: sessionCookie(sid) }))
}

const INSERT_PEOPLE = `
  WITH person AS (
    INSERT INTO "user" (email, "firstName", "lastName", password, "joinDate")
    SELECT gen_random_uuid() || '@inserted.example', 'Ana', 'Ruiz', 'none', now() FROM generate_series(1, $1::int)
    RETURNING id, email
  ), started AS (
    INSERT INTO session (sid, sess, expire)
    SELECT gen_random_uuid()::text, json_build_object('cookie', json_build_object('originalMaxAge', 86400000),
      'userId', id, 'role', 'MEMBER', 'startedAt', $2::bigint, 'seenAt', $2::bigint), now() + interval '1 day'
    FROM person RETURNING sid, sess ->> 'userId' AS "userId"
  )
  SELECT id, email, sid FROM person JOIN started ON id = "userId"::uuid`
