import { createToken } from '../../test/api-tokens'
import { createEntry, establish, nextOf } from '../../test/entry-subscriptions'
import { teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { openSubscription, upgrade, type TestSubscription } from '../../test/subscriptions'
import { ApiToken } from '../accounts/api-token.entity'
import { TokenScope } from '../accounts/token-scope'
import { DAY_MS } from '../core/durations'
import { db } from '../database/data-source'

const api = startApi({ rateLimits: true })

const CHANGED = 'subscription { waitlistEntryChanged { id } }'
const { WAITLIST_READ, MAIL_READ } = TokenScope

const open: TestSubscription[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.close()))
})

function subscribe(base: string, browser: Parameters<typeof openSubscription>[2]) {
  const subscription = openSubscription(base, CHANGED, browser)
  open.push(subscription)
  return subscription
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Waits for the end of the socket and returns its close code; skips the events before it. */
async function codeOf(subscription: TestSubscription): Promise<string | undefined> {
  return (await endOf(subscription))?.extensions.code
}

/** Waits for the end of the socket and returns its close code and reason. */
async function endOf(subscription: TestSubscription) {
  for (;;) {
    const result = await subscription.next()
    if (!result?.data) return result?.errors?.[0]
  }
}

test.each([
  ['the upgrade’s header', (token: string) => bearer(token)],
  ['connectionParams', (token: string) => ({ connectionParams: bearer(token) })],
])(
  'subscription tokens: a token in %s subscribes within its scopes (SEC-K1)',
  async (_, browserOf) => {
    const team = await teamMember()
    const { notify } = await createEntry(api.now())
    const subscription = subscribe(
      api.base,
      browserOf(await createToken(team, [WAITLIST_READ], api.now())),
    )
    await subscription.untilEstablished(notify)
    expect((await subscription.next())?.data).toHaveProperty('waitlistEntryChanged')
    const refused = subscribe(api.base, browserOf(await createToken(team, [MAIL_READ], api.now())))
    expect((await refused.next())?.errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', requiredScope: WAITLIST_READ } },
    ])
  },
)

test('subscription tokens: an invalid token opens no socket (SEC-K4)', async () => {
  const refused = await upgrade(`${api.base}/graphql`, bearer('cwp_x'))
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ])
  const late = subscribe(api.base, { connectionParams: bearer('cwp_x') })
  expect(await codeOf(late)).toBe('4401')
})

test('subscription tokens: a token without Bearer opens no socket, and is told the form (SEC-K4)', async () => {
  const token = await createToken(await teamMember(), [WAITLIST_READ], api.now())
  const refused = await upgrade(`${api.base}/graphql`, { authorization: token })
  expect(refused.status).toBe(401)
  expect(refused.body).toContain('`Authorization: Bearer <token>`')
  const late = subscribe(api.base, { connectionParams: { authorization: token } })
  expect(await endOf(late)).toEqual({
    message: 'Unauthorized: please send {"authorization": "Bearer <token>"}',
    extensions: { code: '4401' },
  })
})

test('subscription tokens: revoking closes the sockets on every server (SEC-K6)', async () => {
  const team = await teamMember()
  const bases = [api.base, (await api.another()).base]
  const [own, other] = [
    await createToken(team, [WAITLIST_READ], api.now()),
    await createToken(team, [WAITLIST_READ], api.now()),
  ]
  const ended = bases.map(base => subscribe(base, { connectionParams: bearer(own) }))
  const kept = subscribe(api.base, { connectionParams: bearer(other) })
  await establish([...ended, kept], api.now())
  await db.getRepository(ApiToken).delete({ userId: team.id, start: own.slice(0, 12) })
  expect(await Promise.all(ended.map(codeOf))).toEqual(['4401', '4401'])
  const { id } = await createEntry(api.now())
  expect(await nextOf(kept, id)).toEqual({ id })
})

test('subscription tokens: an expired token receives nothing (SEC-K4)', async () => {
  const { notify } = await createEntry(api.now())
  const token = await createToken(await teamMember(), [WAITLIST_READ], api.now())
  const subscription = subscribe(api.base, bearer(token))
  await establish([subscription], api.now())
  api.later(DAY_MS)
  await notify()
  expect(await codeOf(subscription)).toBeUndefined()
})

test('subscription tokens: an account has 5 sockets, those of its tokens included (SEC-K3)', async () => {
  const team = await teamMember()
  const { notify } = await createEntry(api.now())
  const token = await createToken(team, [WAITLIST_READ], api.now())
  for (let socket = 0; socket < 5; socket += 1)
    await subscribe(api.base, { connectionParams: bearer(token) }).untilEstablished(notify)
  const sixth = subscribe(api.base, { connectionParams: bearer(token) })
  expect(await endOf(sixth)).toEqual({
    message: 'An account can have at most 5 open WebSockets. Please close one first.',
    extensions: { code: '1008' },
  })
})
