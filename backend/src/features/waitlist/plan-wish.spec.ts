import { createPeople, person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import {
  JoinWaitlistDocument,
  MyWaitlistEntryDocument,
  WaitlistDocument,
} from '../../../test/operations'
import { PlanWish } from './waitlist-entry.entity'
import { joinWaitlist } from './waitlist.service'

const api = startApi()
const { standard, unlimited } = PlanWish

describe('plan wish: joining the waitlist', () => {
  test('is stored with the entry and returned to the person and the team', async () => {
    const caller = await api.as(await person())
    const { joinWaitlist: joined } = await caller.ok(JoinWaitlistDocument, {
      input: { planWish: 'unlimited' },
    })
    expect(joined.entry.planWish).toBe(unlimited)
    const { myWaitlistEntry } = await caller.ok(MyWaitlistEntryDocument)
    expect(myWaitlistEntry.planWish).toBe(unlimited)
    const { waitlist } = await (await api.team()).ok(WaitlistDocument, {})
    expect(waitlist.edges.map(({ node }) => node.planWish)).toEqual([unlimited])
  })

  test.each([{}, { planWish: null }])('is null with %j', async input => {
    const caller = await api.as(await person())
    const { joinWaitlist: joined } = await caller.ok(JoinWaitlistDocument, { input })
    expect(joined.entry.planWish).toBeNull()
  })

  test('does not change an existing entry, with or without a wish', async () => {
    const [one, other] = await createPeople(2)
    await joinWaitlist(one!, { planWish: standard }, api.now())
    await joinWaitlist(other!, {}, api.now())
    for (const [user, kept] of [
      [one!, standard],
      [other!, null],
    ] as const) {
      const caller = await api.as(user)
      for (const planWish of ['unlimited', null] as const) {
        const again = await caller.ok(JoinWaitlistDocument, { input: { planWish } })
        expect(again.joinWaitlist).toMatchObject({ created: false, entry: { planWish: kept } })
      }
    }
  })

  test('can be combined with an invitation', async () => {
    const [referrer, friend] = await createPeople(2)
    const { entry } = await joinWaitlist(referrer!, {}, api.now())
    const input = { referralCode: entry.referralCode, planWish: standard }
    const joined = await joinWaitlist(friend!, input, api.now())
    expect(joined.entry).toMatchObject({ referredBy: referrer!.id, planWish: standard })
  })

  test('refuses an unknown plan, naming the field, and creates no entry', async () => {
    const caller = await api.as(await person())
    // As a client without our types may send.
    const input = { planWish: 'champion' as 'standard' }
    expect(await caller.fails(JoinWaitlistDocument, { input })).toMatchObject(
      invalidField('planWish'),
    )
    expect((await caller.ok(MyWaitlistEntryDocument)).myWaitlistEntry).toBeNull()
  })
})

describe('plan wish: POST /api/waitlist', () => {
  test('stores and returns it, and null without one', async () => {
    const [keen, open] = await createPeople(2)
    const wish = { userId: keen!.id, status: 'waiting', planWish: 'unlimited' }
    expect(await (await api.as(keen!)).rest('POST', '/waitlist', wish)).toMatchObject({
      status: 201,
      body: { position: 1, planWish: 'unlimited' },
    })
    expect(await (await api.as(open!)).rest('POST', '/waitlist', { planWish: '' })).toMatchObject({
      status: 201,
      body: { position: 2, planWish: null },
    })
  })

  test('refuses an unknown plan with 400', async () => {
    const caller = await api.as(await person())
    const { status, body } = await caller.rest('POST', '/waitlist', { planWish: 'champion' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'planWish' }] })
  })
})

describe('plan wish: the team’s waitlist', () => {
  const wishes = [standard, null, unlimited, standard]

  async function listed() {
    const people = await createPeople(wishes.length)
    for (const [index, planWish] of wishes.entries())
      await joinWaitlist(people[index]!, { planWish }, api.now())
    return api.team()
  }

  test.each([
    ['standard', [1, 4]],
    ['unlimited', [3]],
    [null, [1, 2, 3, 4]],
  ] as const)('filters by %s', async (planWish, positions) => {
    const { waitlist } = await (await listed()).ok(WaitlistDocument, { planWish })
    expect(waitlist.totalCount).toBe(positions.length)
    expect(waitlist.edges.map(({ node }) => node.position)).toEqual(positions)
  })

  test('filters by plan and status together', async () => {
    const { waitlist } = await (
      await listed()
    ).ok(WaitlistDocument, { planWish: 'standard', status: 'invited' })
    expect(waitlist.totalCount).toBe(0)
  })
})
