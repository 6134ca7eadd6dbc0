import { once } from 'node:events'
import { connect } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { WebSocket } from 'ws'
import { createPeople, person, teamMember } from '../../test/factories'
import { holdLocks } from '../../test/lock-waits'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { openSubscription, upgrade } from '../../test/subscriptions'
import { endAllSessions, SESSION_CHANGED } from '../accounts/session-endings'
import { db } from '../database/data-source'
import { listenToNotifications } from '../database/notifications'
import { notify } from '../database/notifications'
import { ENTRY_CHANGED } from '../features/waitlist/waitlist-changes'
import { joinWaitlist } from '../features/waitlist/waitlist.service'

const api = startApi({ rateLimits: true })

const open: WebSocket[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(closeSocket))
})

async function closeSocket(socket: WebSocket): Promise<void> {
  const closed = once(socket, 'close')
  socket.terminate()
  await closed
}

const from = (address: string) => ({ 'x-forwarded-for': address })
const cookieOf = ({ cookie = '' }: Caller) => ({ cookie })

/** Opens a socket and keeps it open. */
async function openSocket(headers: Record<string, string>): Promise<WebSocket> {
  const url = `${api.base.replace('http', 'ws')}/graphql`
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers })
  await once(socket, 'open')
  open.push(socket)
  return socket
}

const openSockets = (count: number, headers: Record<string, string>) =>
  Promise.all(Array.from({ length: count }, () => openSocket(headers)))

/** Returns the status of one more upgrade; a successful one is closed at once. */
const statusOf = async (headers: Record<string, string>) =>
  (await upgrade(`${api.base}/graphql`, headers)).status

/**
 * Waits until an upgrade succeeds, because the server sees a close a little later than the client.
 */
async function untilAccepted(headers: Record<string, string>): Promise<void> {
  while ((await statusOf(headers)) === 409);
}

describe('subscription limits: open sockets', () => {
  test('21 members behind one address have one each, and visitors there their own (SEC-T2)', async () => {
    const address = from('203.0.113.1')
    const members = await Promise.all((await createPeople(21)).map(one => api.as(one)))
    for (const member of members) await openSocket({ ...cookieOf(member), ...address })
    expect(await statusOf(address)).toBe(101)
  })

  test('an account has 5, wherever it comes from, and a closed one makes room (SEC-T2)', async () => {
    const member = cookieOf(await api.as(await person()))
    for (let turn = 0; turn < 5; turn += 1)
      await openSocket({ ...member, ...from(`203.0.113.${turn + 10}`) })
    const sixth = { ...member, ...from('203.0.113.20') }
    const { status, headers, body } = await upgrade(`${api.base}/graphql`, sixth)
    expect({ status, wait: headers['retry-after'], body: JSON.parse(body) }).toEqual({
      status: 409,
      wait: undefined,
      body: {
        errors: [
          {
            message: 'An account can have at most 5 open WebSockets. Please close one first.',
            extensions: { code: 'LIMIT_REACHED', limit: 'sockets', max: 5 },
          },
        ],
      },
    })
    await closeSocket(open.pop()!)
    await untilAccepted(sixth)
  })

  test('an account has 5, also when opened concurrently', async () => {
    const member = cookieOf(await api.as(await person()))
    const opening = await Promise.allSettled(Array.from({ length: 12 }, () => openSocket(member)))
    expect(opening.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('visitors of one address have 20 together, and a closed one makes room (SEC-T2)', async () => {
    const address = from('203.0.113.2')
    await openSockets(20, address)
    expect(await statusOf(address)).toBe(409)
    expect(await statusOf(from('203.0.113.3'))).toBe(101)
    await closeSocket(open.pop()!)
    await untilAccepted(address)
  })

  test('a client with an ended session counts as a visitor', async () => {
    const address = from('203.0.113.4')
    const user = await person()
    const former = cookieOf(await api.as(user))
    await endAllSessions(user.id)
    await openSockets(20, { ...former, ...address })
    expect(await statusOf(address)).toBe(409)
  })

  test('a socket that disconnects while its session is read is not counted', async () => {
    const member = cookieOf(await api.as(await person()))
    const release = await holdLocks('LOCK TABLE session IN ACCESS EXCLUSIVE MODE')
    for (let turn = 0; turn < 6; turn += 1) await breakOff(member.cookie)
    // The server handles this request after the upgrades.
    await fetch(`${api.base}/healthz`)
    await release()
    await openSockets(5, member)
    expect(await statusOf(member)).toBe(409)
  })
})

/** Sends an upgrade and resets the connection before the response. */
async function breakOff(cookie: string): Promise<void> {
  const { port } = new URL(api.base)
  const socket = connect(Number(port), '127.0.0.1')
  const lines = [
    'GET /graphql HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    `Cookie: ${cookie}`,
  ]
  await new Promise<void>(resolve => {
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => {
      resolve()
    })
  })
  // The server has received the upgrade once it responds to a later request.
  await fetch(`${api.base}/healthz`)
  socket.resetAndDestroy()
}

describe('subscription limits: 300 sockets and subscriptions in 5 minutes', () => {
  /**
   * Opens a socket and subscribes, and lets 290 further ones be counted; then does so five times more. Returns the error
   * codes.
   */
  async function codesOfMany(headers: { cookie?: string | undefined }): Promise<unknown[]> {
    const codes: unknown[] = []
    const subscribe = async () => {
      const subscription = openSubscription(api.base, 'subscription { nothing }', headers)
      codes.push((await subscription.next())?.errors?.[0]?.extensions.code)
      await subscription.close()
    }
    const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume')
    await subscribe()
    const counted = consumed.mock.contexts.findIndex(({ points }) => points === 300)
    const [key] = consumed.mock.calls[counted]!
    await consumed.mock.contexts[counted]!.penalty(key, 290)
    consumed.mockRestore()
    for (let turn = 0; turn < 5; turn += 1) await subscribe()
    return codes
  }

  test('are an account’s, not its address’s (SEC-T2)', async () => {
    const member = cookieOf(await api.team())
    const codes = await codesOfMany(member)
    // A socket that is refused at the upgrade sends no GraphQL error.
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('GRAPHQL_VALIDATION_FAILED'))
    expect(codes[5]).not.toBe('GRAPHQL_VALIDATION_FAILED')
    expect(await statusOf({ ...member, ...from('203.0.113.5') })).toBe(429)
    expect(await statusOf(cookieOf(await api.as(await person())))).toBe(101)
    expect(await statusOf({})).toBe(101)
  })

  test('are an address’s for its visitors (SEC-T2)', async () => {
    const codes = await codesOfMany({})
    // Visitors of other tests may have been counted before.
    expect(codes[0]).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(codes[5]).not.toBe('GRAPHQL_VALIDATION_FAILED')
    expect(await statusOf({})).toBe(429)
    expect(await statusOf(cookieOf(await api.as(await person())))).toBe(101)
  })
})

test('subscription limits: a sign-out during the count of a socket is not missed', async () => {
  const user = await teamMember()
  const { cookie } = await api.as(user)
  const notifications = await listenToNotifications([{ name: SESSION_CHANGED }])
  const signedOut = notifications.subscribe(SESSION_CHANGED)
  const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume')
  consumed.mockResolvedValue(new RateLimiterRes()).mockImplementationOnce(async () => {
    await endAllSessions(user.id)
    await signedOut.next()
    return new RateLimiterRes()
  })
  const subscription = openSubscription(api.base, 'subscription { waitlistEntryChanged { id } }', {
    cookie,
  })
  const { entry } = await joinWaitlist(await person(), {}, api.now())
  await subscription.untilEstablished(() => notify(ENTRY_CHANGED, [entry.id], db.manager))
  expect((await subscription.next())?.data).toBeUndefined()
  await subscription.close()
  consumed.mockRestore()
  await notifications.close()
})

test.each([
  ['too many tokens', `{ ${'id '.repeat(1000)} }`, { limit: 'tokens', max: 1_000 }],
  [
    'too many aliases',
    `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(' ')} }`,
    { limit: 'aliases', measured: 16, max: 15 },
  ],
])(
  'subscription limits: %s: the refusal says what was measured (API-20)',
  async (_, fields, exceeded) => {
    const { cookie } = await api.team()
    const query = `subscription { waitlistEntryChanged ${fields} }`
    const subscription = openSubscription(api.base, query, { cookie })
    expect((await subscription.next())?.errors).toMatchObject([{ extensions: exceeded }])
    await subscription.close()
  },
)
