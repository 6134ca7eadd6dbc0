import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { createToken } from '../../../test/api-tokens'
import { PASSWORD, person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { MeDocument } from '../../../test/operations'
import { openSubscription } from '../../../test/subscriptions'
import { Session } from '../../accounts/session.entity'
import { TokenScope } from '../../accounts/token-scope'
import { DAY_MS, MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { ENTRY_CHANGED } from '../waitlist/waitlist-changes'
import { joinWaitlist } from '../waitlist/waitlist.service'
import type { AccountSession } from './sessions.types'

const api = startApi()
const operation = <Data>(text: string) => parse(text) as TypedDocumentNode<Data, object>
const list = operation<{ mySessions: AccountSession[] }>(
  '{ mySessions { id browser system startedAt lastUsedAt isCurrent } }',
)
const end = operation<{ endSession: boolean }>(
  'mutation ($input: EndSessionInput!) { endSession(input: $input) }',
)
const endOthers = operation<{ endOtherSessions: number }>('mutation { endOtherSessions }')

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const later = (ms: number) => {
  api.at(new Date(api.now().getTime() + ms).toISOString())
}

/** Signs in with this browser; returns the caller. */
async function signIn(email: string, userAgent: string) {
  const caller = api.visitor
  await caller.send('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return caller
}

describe('mySessions', () => {
  test('names the browser in fixed words, and never the session’s id (SEC-S13)', async () => {
    const user = await person()
    const laptop = await signIn(user.email, FIREFOX)
    const startedAt = api.now().toISOString()
    later(MINUTE_MS)
    const script = await signIn(user.email, '<b>a browser of my own</b>')
    const { mySessions } = await laptop.ok(list)
    expect(mySessions).toEqual([
      expect.objectContaining({ browser: null, system: null, isCurrent: false }),
      {
        id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        browser: 'Firefox',
        system: 'Linux',
        startedAt,
        lastUsedAt: startedAt,
        isCurrent: true,
      },
    ])
    const rows = await db.getRepository(Session).find()
    expect(rows).toHaveLength(2)
    for (const { sid } of rows) expect(JSON.stringify(mySessions)).not.toContain(sid.slice(0, 8))
    expect(JSON.stringify(rows)).not.toContain('my own')
    expect((await script.ok(list)).mySessions.map(one => one.isCurrent)).toEqual([true, false])
  })

  test('leaves out those of others, and those that have ended', async () => {
    const user = await person()
    await api.as(await person())
    await api.as(user)
    later(31 * DAY_MS)
    const caller = await api.as(user)
    expect((await caller.ok(list)).mySessions).toHaveLength(1)
  })
})

describe('endSession', () => {
  test('ends one, and not that of another person (SEC-S13)', async () => {
    const user = await person()
    const [own, phone, other] = [
      await api.as(user),
      await api.as(user),
      await api.as(await person()),
    ]
    const id = (await phone.ok(list)).mySessions.find(one => one.isCurrent)?.id
    expect(await other.fails(end, { input: { id } })).toMatchObject({ code: 'NOT_FOUND' })
    expect((await phone.ok(MeDocument)).me.id).toBe(user.id)
    expect(await own.ok(end, { input: { id } })).toEqual({ endSession: true })
    expect((await phone.ok(MeDocument)).me).toBeNull()
    expect((await own.ok(MeDocument)).me.id).toBe(user.id)
    expect(await own.fails(end, { input: { id } })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await own.fails(end, { input: { id: 'x' } })).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('ends its subscriptions on another server within 2 seconds (SEC-S13)', async () => {
    const team = await teamMember()
    const [own, phone] = [await api.as(team), await api.as(team)]
    const { base } = await api.another()
    const subscription = openSubscription(base, 'subscription { waitlistEntryChanged { id } }', {
      cookie: phone.cookie,
    })
    const { entry } = await joinWaitlist(await person(), {}, api.now())
    await subscription.untilEstablished(() => notify(ENTRY_CHANGED, [entry.id], db.manager))
    const id = (await phone.ok(list)).mySessions.find(one => one.isCurrent)?.id
    const endedAt = performance.now()
    await own.ok(end, { input: { id } })
    while (await subscription.next());
    expect(performance.now() - endedAt).toBeLessThan(2_000)
    await subscription.close()
  })
})

describe('endOtherSessions', () => {
  test('ends all but this one; access tokens stay (SEC-S13)', async () => {
    const user = await person()
    const [own, phone, tablet] = [await api.as(user), await api.as(user), await api.as(user)]
    const other = await api.as(await person())
    const token = await createToken(user, [TokenScope.PROFILE_READ], api.now())
    expect(await own.ok(endOthers)).toEqual({ endOtherSessions: 2 })
    for (const ended of [phone, tablet]) expect((await ended.ok(MeDocument)).me).toBeNull()
    for (const stays of [own, other]) expect((await stays.ok(MeDocument)).me).not.toBeNull()
    expect((await api.withToken(token).rest('GET', '/auth/user')).status).toBe(200)
    expect(await own.ok(endOthers)).toEqual({ endOtherSessions: 0 })
  })

  test('is closed to visitors and access tokens', async () => {
    const token = await createToken(await person(), Object.values(TokenScope), api.now())
    for (const document of [list, endOthers]) {
      expect(await api.visitor.fails(document)).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(await api.withToken(token).fails(document)).toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})
