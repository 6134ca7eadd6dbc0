import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { sign } from 'cookie-signature'
import { createPasswordBlocklist } from '../src/accounts/password-blocklist'
import { createApp, type App, type AppOptions } from '../src/app'
import { connect, db } from '../src/database/data-source'
import type { Secrets } from '../src/core/derived-keys'
import { registry } from './registry'
import { Session } from '../src/accounts/session.entity'
import type { User } from '../src/accounts/user.entity'
import { provisionLaunch } from '../src/features/launch/launch.service'
import { provisionWaitlist } from '../src/features/waitlist/waitlist.service'
import { readEnv } from '../src/settings/env'
import { Caller } from './caller'
import { beforeNewDatabase, createDatabase } from './database'
import { teamMember } from './factories'
import { deleteRows } from './kept-rows'
import { watchLockOrder } from './lock-order'
import { SECRET, siteUrl } from './services'
import { watchResponses, type Exchange } from './watch-responses'

interface Running {
  app: App
  base: string
  server: Server
  takeResponses: () => Exchange[]
}

interface Serving {
  base: string
  closeSubscriptions: App['closeSubscriptions']
}

interface Settings extends Pick<AppOptions, 'sharesLimits' | 'explorerDir' | 'siteDir'> {
  rateLimits?: boolean
  hasPasswordBlocklist?: boolean
  webhookAllowLoopback?: boolean
  teamSecondFactor?: 'optional' | 'required'
  /** False for a spec that makes the server send what openapi.json lacks (API-13). */
  sendsDocumentedResponses?: boolean
}

/** The current time of every app of this environment. */
let now = new Date()

let isGroup = false
/** The app that the specs of a group share, and its database. */
let shared: Running | undefined
/** Further servers of the site that they share, because a server takes longer than most tests. */
const others: Running[] = []

/**
 * Lets the specs of a group share one app and its database, because creating them takes longer than
 * the tests of many specs. Call it before the specs are declared. Specs with settings of their own
 * start their own app.
 */
export function shareApp(): void {
  isGroup = true
  beforeNewDatabase(closeShared)
  afterAll(closeShared)
}

async function closeShared(): Promise<void> {
  if (!shared) return
  await close([shared, ...others.splice(0)])
  shared = undefined
  await db.destroy()
}

async function close(servers: readonly Running[]): Promise<void> {
  for (const { app, server } of servers) {
    await app.closeSubscriptions()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
    await app.close()
  }
}

/**
 * Starts the real app on a real database, which is emptied before each test. Call once at the top
 * of a spec.
 */
export function startApi(settings: Settings = {}) {
  const {
    rateLimits = false,
    hasPasswordBlocklist = false,
    webhookAllowLoopback = false,
    teamSecondFactor = 'optional',
    sendsDocumentedResponses = true,
    ...options
  } = settings
  const canShare = isGroup && Object.keys(settings).length === 0
  const servers: Running[] = []
  /** How many of the others are in use, and how many of them since before the tests. */
  let taken = 0
  let takenBefore: number | undefined

  beforeAll(async () => {
    if (shared && canShare) {
      servers.push(shared)
      return
    }
    await connect(await createDatabase(), registry.entities)
    watchLockOrder()
    await serve()
    if (canShare) [shared] = servers
  })

  /**
   * Returns another server of the site, with its own listening connection, on the run's database; its
   * SESSION_SECRET may differ.
   */
  async function another(secrets?: Secrets): Promise<Serving> {
    if (!canShare || secrets) return serving(await serve(secrets))
    const kept = others[taken]
    taken += 1
    if (kept) {
      if (!servers.includes(kept)) servers.push(kept)
      return serving(kept)
    }
    const server = await serve()
    others.push(server)
    return serving(server)
  }

  const serving = (server: Running): Serving => ({
    base: server.base,
    closeSubscriptions: async () => {
      // A server without subscriptions is of no use to later tests.
      const index = others.indexOf(server)
      if (index >= 0) others.splice(index, 1)
      await server.app.closeSubscriptions()
    },
  })

  async function serve(secrets: Secrets = [SECRET]): Promise<Running> {
    const app = await createApp({
      registry,
      env: { ...readEnv({}), rateLimits, teamSecondFactor, webhookAllowLoopback },
      secrets,
      passwordBlocklist: await createPasswordBlocklist(hasPasswordBlocklist),
      siteUrl,
      now: () => now,
      compiledFrom: 1,
      ...options,
    })
    const server = app.createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const base = `http://127.0.0.1:${String(typeof address === 'object' && address?.port)}`
    const running = { app, base, server, takeResponses: watchResponses(server) }
    servers.push(running)
    return running
  }

  beforeEach(async () => {
    takenBefore ??= taken
    taken = takenBefore
    now = new Date()
    await deleteRows()
    await provisionWaitlist()
    await provisionLaunch()
  })

  afterEach(() => {
    const responses = servers.flatMap(server => server.takeResponses())
    if (responses.length === 0 || !sendsDocumentedResponses) return
    // Loaded only if a spec calls REST.
    const { complaintsAbout } =
      jest.requireActual<typeof import('./documented-responses')>('./documented-responses')
    expect(complaintsAbout(responses)).toEqual([])
  })

  afterAll(async () => {
    await close(servers.filter(server => server !== shared && !others.includes(server)))
    if (!servers.some(server => server === shared)) await db.destroy()
  })

  const getBase = () => servers[0]?.base ?? ''
  return {
    get base() {
      return getBase()
    },
    /** Starts another server of the same site, or returns one that an earlier test has started. */
    another,
    /** Sets the app's current time. */
    at(instant: string) {
      now = new Date(instant)
    },
    /** Sets the app's current time to this many milliseconds later. */
    later(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    now: () => now,
    get visitor() {
      return new Caller(getBase)
    },
    /** Returns a caller with an access token. */
    withToken: (token: string) => new Caller(getBase, undefined, token),
    as: signIn,
    /** Creates the owner; returns them as a signed-in caller. */
    team: async () => signIn(await teamMember()),
  }

  /**
   * Returns a signed-in caller. Inserts a session row and signs its cookie, because a sign-in is slow.
   */
  async function signIn(user: User): Promise<Caller> {
    const sid = randomUUID()
    const stamp = now.getTime()
    await db.getRepository(Session).insert({
      sid,
      sess: {
        cookie: { originalMaxAge: 3_600_000 },
        userId: user.id,
        role: user.role,
        startedAt: stamp,
        seenAt: stamp,
      } as Session['sess'],
      expire: new Date(Date.now() + 3_600_000),
    })
    return new Caller(getBase, `sid=${encodeURIComponent(`s:${sign(sid, SECRET)}`)}`)
  }
}

/** Returns what a failure has about a wrong field of the input, with its message if it matters. */
export const invalidField = (field: string | undefined, message?: string) => ({
  code: 'BAD_USER_INPUT',
  fields: [{ field, ...(message !== undefined && { message }) }],
})
