import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Process, run, until } from './processes'

const main = resolve(__dirname, '../../dist/main.js')

/** The built site as `npm start` runs it, in a separate process. */
export interface Site extends Process {
  /** Resolves to its address, once it is ready. */
  ready(): Promise<string>
  /** Resolves to its exit code. */
  end(): Promise<number | NodeJS.Signals>
}

/**
 * Returns the address in the site's output, as JSON or as text on a terminal; undefined before it
 * is ready.
 */
export const findReadyUrl = (said: string): string | undefined =>
  /\bready: (https?:\/\/[^\s"]+)/.exec(said)?.[1]

export function startSite(dataDir: string, settings: NodeJS.ProcessEnv = {}): Site {
  if (!existsSync(main)) throw new Error('the site is not built yet: npm run build')
  const site = run([main], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    // Overrides the developer's shell: these tests are about the embedded database.
    DATABASE_URL: undefined,
    SESSION_SECRET: undefined,
    ADMIN_PASSWORD: undefined,
    ...settings,
  })
  return {
    ...site,
    ready: () =>
      until('the site is ready', async () => {
        if (site.ended() !== undefined) throw new Error(`the site ended: ${site.said()}`)
        const url = findReadyUrl(site.said())
        return url !== undefined && (await isReady(url)) ? url : undefined
      }),
    end: () => until('the site ends', () => ended(site)),
  }
}

/** Wrapped in a promise, because the exit code 0 is falsy. */
function ended(site: Process): Promise<number | NodeJS.Signals | undefined> {
  return Promise.resolve(site.ended())
}

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

export interface Person {
  id: string
  cookie: string
}

/** Registers a new person; undefined if the site did not confirm it. */
export async function register(url: string, email: string): Promise<Person | undefined> {
  const answer = await post(`${url}/api/auth/register`, {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email,
    password: 'a rather long password',
  })
  if (answer?.status !== 201) return undefined
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  // The documented response to a registration.
  const { user } = (await answer.json()) as { user: { id: string } }
  return cookie === undefined ? undefined : { id: user.id, cookie }
}

/** Returns the id of the signed-in person; undefined without a session. */
export async function whoIs(url: string, cookie: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/auth/user`, { headers: { cookie } })
  if (answer.status !== 200) return undefined
  // The documented response to a signed-in person.
  const { id } = (await answer.json()) as { id: string }
  return id
}

export function joinWaitlist(url: string, { id, cookie }: Person): Promise<Response | undefined> {
  return post(`${url}/api/waitlist`, { userId: id, status: 'waiting' }, cookie)
}

/** Returns undefined if the connection breaks. */
async function post(url: string, body: object, cookie = ''): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
}
