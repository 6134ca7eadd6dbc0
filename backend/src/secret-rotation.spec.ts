import { randomUUID } from 'node:crypto'
import { PASSWORD, person } from '../test/factories'
import { Caller } from '../test/caller'
import { startApi } from '../test/harness'
import { SECRET } from '../test/services'
import { WaitlistDocument } from '../test/operations'
import { RENEW_AFTER } from './accounts/session-reader'
import { joinWaitlist } from './features/waitlist/waitlist.service'

const NEW = 'the secret that comes after the old one'
const api = startApi({ rateLimits: true })

/** Callers of a server with the new and the old secret, and of a server with the new one only. */
let rotated: (cookie?: string) => Caller
let later: (cookie?: string) => Caller
beforeAll(async () => {
  const [one, other] = [await api.another([NEW, SECRET]), await api.another([NEW])]
  rotated = cookie => new Caller(() => one.base, cookie)
  later = cookie => new Caller(() => other.base, cookie)
})

const statusOf = async (caller: Caller) => (await caller.rest('GET', '/auth/user')).status

test('SESSION_SECRET=new,old: sessions stay valid, and a renewal signs the cookie with the new secret', async () => {
  const { cookie } = await api.as(await person())
  const caller = rotated(cookie)
  expect(await statusOf(caller)).toBe(200)
  expect(await statusOf(later(cookie))).toBe(401)
  api.later(RENEW_AFTER + 1_000)
  expect(await statusOf(caller)).toBe(200)
  expect(caller.cookie).not.toBe(cookie)
  expect(await statusOf(later(caller.cookie))).toBe(200)
})

test('SESSION_SECRET=new,old: known browsers stay known', async () => {
  const { email } = await person()
  const login = async (caller: Caller, password = PASSWORD) => {
    const { status, headers } = await caller.rest('POST', '/auth/login', { email, password })
    return { status, device: headers.getSetCookie().find(it => it.startsWith('device=')) }
  }
  const { device } = await login(api.visitor)
  for (let failure = 0; failure < 10; failure += 1)
    expect((await login(rotated(), 'wrong')).status).toBe(401)
  expect((await login(rotated())).status).toBe(429)
  expect((await login(rotated(device?.split(';')[0]))).status).toBe(200)
})

test('SESSION_SECRET=new,old: old cursors stay valid, and new ones are sealed with the new secret', async () => {
  for (const someone of [await person(), await person(), await person()])
    await joinWaitlist(someone, {}, api.now())
  const team = await api.team()
  const next = async (caller: Caller, after: string | null) => {
    const { waitlist } = await caller.ok(WaitlistDocument, { first: 1, after })
    return waitlist.pageInfo.endCursor
  }
  const first = await next(team, null)
  const second = await next(rotated(team.cookie), first)
  expect(second).not.toBe(await next(team, first))
  expect(await team.fails(WaitlistDocument, { first: 1, after: second })).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  expect(await next(rotated(team.cookie), second)).not.toBeNull()
})

test('SESSION_SECRET=new,old: a retry with its submission key gets the first response', async () => {
  const sent = {
    name: 'Rosa',
    email: 'rosa@example.com',
    message: 'Is there parking?',
    submissionKey: randomUUID(),
  }
  const post = (caller: Caller, more = {}) => caller.rest('POST', '/contact', { ...sent, ...more })
  const { status, body } = await post(api.visitor)
  expect(status).toBe(201)
  expect(await post(rotated())).toMatchObject({ status: 201, body })
  expect((await post(rotated(), { message: 'Another' })).status).toBe(422)
  expect((await post(later())).status).toBe(422)
})
