/** People with accounts on a tested site, and their requests. */
import { createHmac, randomUUID } from 'node:crypto'
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

/** Registers this many people. Throws if one is refused. */
export function registerPeople(url: string, count: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { response, person } = await register(url, `${randomUUID()}@people.example`)
      if (!person) throw new Error(`a registration returned ${response.status}`)
      return person
    }),
  )
}
