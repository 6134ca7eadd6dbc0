import { randomUUID } from 'node:crypto'
import { print } from 'graphql'
import { createToken } from '../../../test/api-tokens'
import { PASSWORD, person, teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { failLogins } from '../../../test/failed-logins'
import { proveIdentity } from '../../../test/fresh-proof'
import { invalidField, startApi } from '../../../test/harness'
import { untilWaitingForLock } from '../../../test/lock-waits'
import { countStatements } from '../../../test/statements'
import { ApiToken } from '../../accounts/api-token.entity'
import { endAllSessions } from '../../accounts/session-endings'
import { TokenScope } from '../../accounts/token-scope'
import { User } from '../../accounts/user.entity'
import { MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import {
  CreateApiTokenDocument,
  DeleteWebhookEndpointDocument,
  LoginDocument,
  ProveIdentityDocument,
  UpdateProfileDocument,
} from '../../../test/operations'

const api = startApi({ rateLimits: true })

const token = { input: { name: 'Board', scopes: [TokenScope.PROFILE_READ] } }
const newAddress = { input: { email: 'new@example.com' } }
const endpoint = { input: { id: randomUUID() } }
const own = { input: { password: PASSWORD } }
const required = { code: 'FRESH_PROOF_REQUIRED' }

/** Returns a caller who signed in ten minutes ago. */
async function stale(user: User): Promise<Caller> {
  const caller = await api.as(user)
  api.later(10 * MINUTE_MS)
  return caller
}

test('fresh proof: a sign-in is one for 10 minutes, to the millisecond (SEC-A13)', async () => {
  const user = await person()
  const caller = api.visitor
  await caller.ok(LoginDocument, { input: { email: user.email, password: PASSWORD } })
  api.later(10 * MINUTE_MS - 1)
  await caller.ok(CreateApiTokenDocument, token)
  api.later(1)
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
  expect(await db.getRepository(ApiToken).count()).toBe(1)
})

test('fresh proof: the password is one, for this session only', async () => {
  const user = await person()
  const other = await api.as(user)
  const caller = await stale(user)
  expect(await proveIdentity(caller)).toEqual({ proveIdentity: true })
  await caller.ok(CreateApiTokenDocument, token)
  api.later(10 * MINUTE_MS)
  expect(await other.fails(CreateApiTokenDocument, token)).toMatchObject(required)
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
})

test('fresh proof: a new address needs one, and other changes of the profile need none', async () => {
  const user = await person()
  const caller = await stale(user)
  const both = { input: { ...newAddress.input, firstName: 'Ana' } }
  expect(await caller.fails(UpdateProfileDocument, both)).toMatchObject(required)
  expect(await db.getRepository(User).findOneByOrFail({ id: user.id })).toMatchObject({
    email: user.email,
    firstName: user.firstName,
  })
  const rest = await caller.rest('PUT', '/auth/profile', newAddress.input)
  expect([rest.status, rest.body]).toEqual([403, expect.objectContaining(required)])
  await caller.ok(UpdateProfileDocument, {
    input: { firstName: 'Ana', email: user.email.toUpperCase() },
  })
  await proveIdentity(caller)
  await caller.ok(UpdateProfileDocument, both)
  // The session has a new id, and still the proof.
  await caller.ok(CreateApiTokenDocument, token)
})

test('fresh proof: webhook endpoints need one', async () => {
  const caller = await stale(await teamMember())
  expect(await caller.fails(DeleteWebhookEndpointDocument, endpoint)).toMatchObject(required)
  await proveIdentity(caller)
  expect(await caller.fails(DeleteWebhookEndpointDocument, endpoint)).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('fresh proof: downloads need one with a session, and none with a token (SEC-A13)', async () => {
  const team = await teamMember()
  const [caller, proven] = [await stale(team), await api.as(team)]
  const program = api.withToken(await createToken(team, Object.values(TokenScope), api.now()))
  for (const path of [
    '/admin/waitlist',
    '/admin/waitlist.csv',
    '/admin/memberships.csv',
    '/admin/charges.csv',
    '/admin/dues.csv',
    '/admin/till.csv',
    '/admin/bookings.csv',
    '/admin/audit.csv',
    '/admin/newsletter.csv',
  ]) {
    const refused = await caller.rest('GET', path)
    expect([path, refused.status, refused.body]).toEqual([
      path,
      403,
      expect.objectContaining(required),
    ])
    expect([path, (await program.rest('GET', path)).status]).toEqual([path, 200])
  }
  expect((await proven.rest('GET', '/admin/waitlist')).status).toBe(200)
})

test('fresh proof: a wrong password proves nothing, and locks like a sign-in (SEC-A13)', async () => {
  const user = await person()
  const caller = await stale(user)
  const wrong = { input: { password: 'not this one' } }
  await failLogins(api.visitor, user.email, { count: 8 })
  expect(await caller.fails(ProveIdentityDocument, wrong)).toMatchObject(invalidField('password'))
  const login = { input: { email: user.email, password: 'not this one' } }
  expect(await api.visitor.fails(LoginDocument, login)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await caller.fails(ProveIdentityDocument, own)).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
})

test('fresh proof: strangers cannot lock a known browser out of it (SEC-T1)', async () => {
  const { email } = await person()
  const signIn = () => api.visitor.rest('POST', '/auth/login', { email, password: PASSWORD })
  const cookies = (await signIn()).headers.getSetCookie().map(one => one.split(';')[0])
  await failLogins(api.visitor, email)
  expect((await signIn()).status).toBe(429)
  const query = print(ProveIdentityDocument)
  const headers = { cookie: cookies.join('; ') }
  const proved = await api.visitor.post('/graphql', { query, variables: own }, headers)
  expect(await proved.json()).toEqual({ data: { proveIdentity: true } })
})

test('fresh proof: a session that ends meanwhile gets none', async () => {
  const user = await person()
  const caller = await api.as(user)
  const ending = db.createQueryRunner()
  await ending.startTransaction()
  await endAllSessions(user.id, ending.manager)
  const proving = caller.fails(ProveIdentityDocument, own)
  await untilWaitingForLock()
  await ending.commitTransaction()
  await ending.release()
  expect(await proving).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('fresh proof: no access token can give one', async () => {
  const text = await createToken(await person(), Object.values(TokenScope), api.now())
  expect(await api.withToken(text).fails(ProveIdentityDocument, own)).toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('fresh proof: checking it adds no statement to a request', async () => {
  const caller = await stale(await person())
  // The first call renews the session's use.
  await caller.fails(CreateApiTokenDocument, token)
  const count = await countStatements(() => caller.fails(CreateApiTokenDocument, token))
  expect(count).toBe(1)
})
