import { createToken } from '../../../test/api-tokens'
import { PASSWORD, person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  MeDocument,
  MySessionsDocument,
} from '../../../test/operations'
import { openSubscription } from '../../../test/subscriptions'
import { Session } from '../../accounts/session.entity'
import { TokenScope } from '../../accounts/token-scope'
import { DAY_MS, MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { ENTRY_CHANGED } from '../waitlist/waitlist-changes'
import { joinWaitlist } from '../waitlist/waitlist.service'

const api = startApi()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
/** Signs in with this browser; returns the caller. */
async function signIn(email: string, userAgent: string) {
  const caller = api.visitor
  await caller.post('/api/auth/login', { email, password: PASSWORD }, { 'user-agent': userAgent })
  return caller
}

describe('mySessions', () => {
  test('names the browser in fixed words, and never the session’s id (SEC-S13)', async () => {
    const user = await person()
    const laptop = await signIn(user.email, FIREFOX)
    const startedAt = api.now().toISOString()
    api.later(MINUTE_MS)
    const script = await signIn(user.email, '<b>a browser of my own</b>')
    const { mySessions } = await laptop.ok(MySessionsDocument)
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
    expect((await script.ok(MySessionsDocument)).mySessions.map(one => one.isCurrent)).toEqual([
      true,
      false,
    ])
  })

  test('leaves out those of others, and those that have ended', async () => {
    const user = await person()
    await api.as(await person())
    await api.as(user)
    api.later(31 * DAY_MS)
    const caller = await api.as(user)
    expect((await caller.ok(MySessionsDocument)).mySessions).toHaveLength(1)
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
    const id = (await phone.ok(MySessionsDocument)).mySessions.find(one => one.isCurrent)?.id
    expect(await other.fails(EndSessionDocument, { input: { id } })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await phone.ok(MeDocument)).me.id).toBe(user.id)
    expect(await own.ok(EndSessionDocument, { input: { id: id! } })).toEqual({ endSession: true })
    expect((await phone.ok(MeDocument)).me).toBeNull()
    expect((await own.ok(MeDocument)).me.id).toBe(user.id)
    expect(await own.fails(EndSessionDocument, { input: { id } })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await own.fails(EndSessionDocument, { input: { id: 'x' } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
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
    const id = (await phone.ok(MySessionsDocument)).mySessions.find(one => one.isCurrent)?.id
    const endedAt = performance.now()
    await own.ok(EndSessionDocument, { input: { id: id! } })
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
    expect(await own.ok(EndOtherSessionsDocument)).toEqual({ endOtherSessions: 2 })
    for (const ended of [phone, tablet]) expect((await ended.ok(MeDocument)).me).toBeNull()
    for (const stays of [own, other]) expect((await stays.ok(MeDocument)).me).not.toBeNull()
    expect((await api.withToken(token).rest('GET', '/auth/user')).status).toBe(200)
    expect(await own.ok(EndOtherSessionsDocument)).toEqual({ endOtherSessions: 0 })
  })
})
