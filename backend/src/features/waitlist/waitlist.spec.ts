import { createPeople, person } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { invalidField, startApi } from '../../../test/harness'
import {
  JoinWaitlistDocument,
  MyWaitlistEntryDocument,
  WaitlistDocument,
  WaitlistStatsDocument,
} from '../../../test/operations'
import { db } from '../../database/data-source'
import { WaitlistEntry } from './waitlist-entry.entity'
import { joinWaitlist } from './waitlist.service'

const api = startApi()

describe('joinWaitlist', () => {
  test('gives the next place, and returns the same one again', async () => {
    const caller = await api.as(await person())
    const first = await caller.ok(JoinWaitlistDocument, { input: {} })
    expect(first.joinWaitlist).toMatchObject({
      created: true,
      entry: { position: 1, status: 'waiting' },
    })
    const again = await caller.ok(JoinWaitlistDocument, { input: {} })
    expect(again.joinWaitlist).toEqual({ ...first.joinWaitlist, created: false })
  })

  test('requires a session', async () => {
    expect(await api.visitor.fails(JoinWaitlistDocument, { input: {} })).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Unauthorized',
    })
  })

  test('refuses somebody else’s id and the team account', async () => {
    const [member, other] = await createPeople(2)
    const caller = await api.as(member!)
    const input = { userId: other!.id }
    expect(await caller.fails(JoinWaitlistDocument, { input })).toMatchObject({ code: 'FORBIDDEN' })
    const team = await api.team()
    expect(await team.fails(JoinWaitlistDocument, { input: {} })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await db.getRepository(WaitlistEntry).count()).toBe(0)
  })

  test('refuses a referral code that is not plain text, naming the field', async () => {
    const caller = await api.as(await person())
    const long = { input: { referralCode: 'x'.repeat(33) } }
    expect(await caller.fails(JoinWaitlistDocument, long)).toMatchObject(
      invalidField('referralCode', 'Please use at most 32 characters'),
    )
    const number = { input: { referralCode: 5 } }
    expect(await caller.fails(JoinWaitlistDocument, number)).toMatchObject({
      fields: [{ field: 'referralCode' }],
    })
  })
})

describe('joinWaitlist: a referral code', () => {
  const find = (userId: string) => db.getRepository(WaitlistEntry).findOneByOrFail({ userId })

  test('stores the referrer and rewards them once', async () => {
    const [referrer, friend] = await createPeople(2)
    const { entry } = await joinWaitlist(referrer!, {}, api.now())
    const invited = { referralCode: ` ${entry.referralCode.toLowerCase()}).` }
    await joinWaitlist(friend!, invited, api.now())
    await joinWaitlist(friend!, invited, api.now())
    expect((await find(friend!.id)).referredBy).toBe(referrer!.id)
    expect((await find(referrer!.id)).referralRewards).toBe(1)
  })

  test('never rewards the person themselves; an unknown code is ignored', async () => {
    const [alone, lost] = await createPeople(2)
    const { entry } = await joinWaitlist(alone!, {}, api.now())
    await joinWaitlist(alone!, { referralCode: entry.referralCode }, api.now())
    await joinWaitlist(lost!, { referralCode: 'NOBODY' }, api.now())
    expect(await find(alone!.id)).toMatchObject({ referredBy: null, referralRewards: 0 })
    expect((await find(lost!.id)).referredBy).toBeNull()
  })

  test('gives no reward if there is no place left', async () => {
    const [referrer, late] = await createPeople(2)
    const { entry } = await joinWaitlist(referrer!, {}, api.now())
    await db.query('UPDATE waitlist_counter SET "maxDay" = 1')
    await expect(
      joinWaitlist(late!, { referralCode: entry.referralCode }, api.now()),
    ).rejects.toMatchObject({ extensions: { code: 'DAILY_LIMIT' } })
    expect((await find(referrer!.id)).referralRewards).toBe(0)
  })

  test('concurrent joins are all rewarded', async () => {
    const [referrer, ...friends] = await createPeople(7)
    const { entry } = await joinWaitlist(referrer!, {}, api.now())
    const input = { referralCode: entry.referralCode }
    await Promise.all(friends.map(friend => joinWaitlist(friend, input, api.now())))
    expect((await find(referrer!.id)).referralRewards).toBe(6)
  })
})

test('referredBy: is returned to the team, and not to the invited person', async () => {
  const [host, friend] = await createPeople(2)
  const { entry } = await joinWaitlist(host!, {}, api.now())
  await joinWaitlist(friend!, { referralCode: entry.referralCode }, api.now())
  const ask = async (caller: Caller, query: string) =>
    (await caller.post('/graphql', { query })).json()
  expect(await ask(await api.as(friend!), '{ myWaitlistEntry { referredBy } }')).toEqual({
    data: { myWaitlistEntry: { referredBy: null } },
  })
  const waitlist = '{ waitlist { edges { node { referredBy } } } }'
  expect(await ask(await api.team(), waitlist)).toEqual({
    data: {
      waitlist: { edges: [{ node: { referredBy: null } }, { node: { referredBy: host!.id } }] },
    },
  })
})

test('myWaitlistEntry: is null before, the entry after, and requires a session', async () => {
  const caller = await api.as(await person())
  expect((await caller.ok(MyWaitlistEntryDocument)).myWaitlistEntry).toBeNull()
  await caller.ok(JoinWaitlistDocument, { input: {} })
  expect((await caller.ok(MyWaitlistEntryDocument)).myWaitlistEntry).toMatchObject({ position: 1 })
  expect(await api.visitor.fails(MyWaitlistEntryDocument)).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('waitlistStats: returns the number of places taken (SEC-D9)', async () => {
  api.at('2026-06-01T16:00:00Z')
  for (const someone of await createPeople(3)) await joinWaitlist(someone, {}, api.now())
  const { waitlistStats } = await api.visitor.ok(WaitlistStatsDocument)
  expect(waitlistStats).toMatchObject({ dailySignups: 3, spotsRemaining: 77, total: 3 })
  expect(waitlistStats.resetsAt).toBe('2026-06-02T04:00:00.000Z')
})

describe('waitlist', () => {
  test('shows the team every page, position ascending', async () => {
    for (const someone of await createPeople(5)) await joinWaitlist(someone, {}, api.now())
    const team = await api.team()
    const first = await team.ok(WaitlistDocument, { first: 3 })
    expect(first.waitlist.totalCount).toBe(5)
    expect(first.waitlist.edges.map(({ node }) => node.position)).toEqual([1, 2, 3])
    expect(first.waitlist.edges[0]?.node.user).toMatchObject({
      firstName: 'Pat',
      lastName: 'Quick',
    })
    const after = first.waitlist.pageInfo.endCursor
    const second = await team.ok(WaitlistDocument, { first: 3, after })
    expect(second.waitlist.edges.map(({ node }) => node.position)).toEqual([4, 5])
    expect(second.waitlist.pageInfo.hasNextPage).toBe(false)
  })

  test('refuses a page size below 1 or above 100, and a made-up cursor', async () => {
    const team = await api.team()
    for (const first of [0, -1, 101])
      expect(await team.fails(WaitlistDocument, { first })).toMatchObject(
        invalidField('first', 'Please ask for 1 to 100 rows'),
      )
    for (const after of ['nonsense', Buffer.from('["x"]').toString('base64url')])
      expect(await team.fails(WaitlistDocument, { first: 1, after })).toMatchObject({
        fields: [{ field: 'after' }],
      })
  })

  test('refuses a visitor and a member', async () => {
    expect(await api.visitor.fails(WaitlistDocument, { first: 1 })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const member = await api.as(await person())
    expect(await member.fails(WaitlistDocument, { first: 1 })).toMatchObject({ code: 'FORBIDDEN' })
  })
})
