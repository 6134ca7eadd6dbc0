import { person, teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { invalidField, startApi } from '../../../test/harness'
import {
  createEntries,
  invite,
  join,
  outcomesOf,
  records,
  setOne,
  setSeveral,
  statuses,
  undoSeveral,
} from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { openSubscription } from '../../../test/subscriptions'
import { createWaiting, sendNewWave, setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { Offer } from '../waves/offer.entity'
import { notify } from '../../database/notifications'
import { ENTRY_CHANGED } from '../waitlist/waitlist-changes'
import { Membership } from '../memberships/membership.entity'
import { PlanWish, WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'

const api = startApi()
checkWaitlistAfterEach({ isAudited: false })
const [waiting, invited, joined] = ['waiting', 'invited', 'joined'] as const
const UNKNOWN_ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'

const setAll = async (status: keyof typeof WaitlistStatus) => {
  await db.getRepository(WaitlistEntry).updateAll({ status: WaitlistStatus[status] })
  if (status === joined)
    await db.query(
      `INSERT INTO membership ("userId", plan, "startedAt") SELECT "userId", 'standard', now() FROM waitlist_entry
       ON CONFLICT DO NOTHING`,
    )
}

describe('setWaitlistStatuses', () => {
  const form = setSeveral
  test('moves from waiting to invited, to joined or back, and writes audit records', async () => {
    const ids = await createEntries(1, api.now())
    const [id = ''] = ids
    const user = await teamMember()
    const caller = await api.as(user)
    for (const [from, to] of [
      [waiting, invited],
      [invited, waiting],
      [waiting, invited],
      [invited, joined],
    ] as const) {
      expect(await form.ok(caller, ids, { from, to })).toEqual([{ id, status: to }])
      expect(await statuses()).toEqual([to])
      expect((await records()).at(-1)).toMatchObject({
        actorId: user.id,
        actorEmail: user.email,
        action: 'waitlist_status',
        subjectId: id,
        before: { status: from },
        after: { status: to },
      })
    }
    expect(await records()).toHaveLength(4)
  })

  const others = [
    [waiting, joined],
    [waiting, waiting],
    [invited, invited],
    [joined, waiting],
    [joined, invited],
  ] as const
  test('refuses any other move', async () => {
    const ids = await createEntries(1, api.now())
    const caller = await api.team()
    for (const [from, to] of others) {
      await setAll(from)
      expect(await form.fails(caller, ids, { from, to })).toMatchObject(
        invalidField('to', `An entry that is ${from} cannot become ${to}`),
      )
      expect(await statuses()).toEqual([from])
    }
    expect(await records()).toEqual([])
  })

  test('concurrent requests make one change, one record and conflicts', async () => {
    const ids = await createEntries(1, api.now())
    await setAll(invited)
    const caller = await api.team()
    const tries = Array.from({ length: 8 }, (_, turn) =>
      form.ok(caller, ids, { from: invited, to: turn % 2 ? joined : waiting }),
    )
    const outcomes = await outcomesOf(tries)
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('CONFLICT'), 'ok'])
    expect(await records()).toHaveLength(1)
  })

  test('starts a membership with the plan that the team names, or else with that of the wish', async () => {
    const ids = await createEntries(3, api.now())
    const [named = '', wished = '', other = ''] = ids
    await setAll(invited)
    await db.getRepository(WaitlistEntry).update(wished, { planWish: PlanWish.unlimited })
    const caller = await api.team()
    await form.ok(caller, [named], { ...join, plan: 'unlimited' })
    await form.ok(caller, [wished], join)
    await form.ok(caller, [other], { ...join, plan: null })
    const memberships = await db.getRepository(Membership).find({ order: { number: 'ASC' } })
    expect(memberships.map(({ plan }) => plan)).toEqual(['unlimited', 'unlimited', 'standard'])
    expect((await records()).map(({ after }) => after)).toEqual(
      ['unlimited', 'unlimited', 'standard'].map(plan => ({ status: joined, plan })),
    )
  })

  test('refuses an invalid id, an unknown entry, one that has another status by now, a plan for another step, a visitor and a member', async () => {
    const ids = await createEntries(1, api.now())
    const caller = await api.team()
    expect(await form.fails(caller, ['nonsense'], invite)).toMatchObject(
      invalidField(form.field, 'Please send a UUID'),
    )
    expect(await form.fails(caller, [UNKNOWN_ID], invite)).toMatchObject({
      code: 'NOT_FOUND',
      message: `No entry has the id ${UNKNOWN_ID}`,
    })
    expect(await form.fails(caller, ids, { ...invite, plan: 'standard' })).toMatchObject(
      invalidField('plan', 'Only a person who has joined has a plan'),
    )
    expect(await form.fails(api.visitor, ids, invite)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const member = await api.as(await person())
    expect(await form.fails(member, ids, invite)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await statuses()).toEqual([waiting])
    await setAll(joined)
    expect(await form.fails(caller, ids, invite)).toMatchObject({
      code: 'CONFLICT',
      message: '#1 is joined by now, so nothing was changed; please look again.',
    })
    expect(await statuses()).toEqual([joined])
  })
})

test('setWaitlistStatus: moves one entry as setWaitlistStatuses does, and names its own field', async () => {
  const [id = ''] = await createEntries(1, api.now())
  const team = await api.team()
  expect(await setOne.ok(team, [id.toUpperCase()], invite)).toEqual([{ id, status: invited }])
  expect(await setOne.ok(team, [id], { ...join, plan: 'unlimited' })).toEqual([
    { id, status: joined },
  ])
  expect(await db.getRepository(Membership).find()).toMatchObject([{ plan: 'unlimited' }])
  expect(await setOne.fails(team, [id], join)).toMatchObject({ code: 'CONFLICT' })
  expect(await setOne.fails(team, ['nonsense'], invite)).toMatchObject(
    invalidField(setOne.field, 'Please send a UUID'),
  )
  for (const [caller, code] of [
    [api.visitor, 'UNAUTHENTICATED'],
    [await api.as(await person()), 'FORBIDDEN'],
  ] as const)
    expect(await setOne.fails(caller, [id], invite)).toMatchObject({ code })
})

describe('setWaitlistStatuses: several', () => {
  test('moves many together, returned in the given order, with a record for each', async () => {
    const ids = await createEntries(5, api.now())
    const requested = ids.toReversed()
    const moved = await setSeveral.ok(await api.team(), requested, invite)
    expect(moved).toEqual(requested.map(id => ({ id, status: invited })))
    expect(await statuses()).toEqual(ids.map(() => invited))
    expect((await records()).map(({ subjectId }) => subjectId)).toEqual(requested)
  })

  test('CONFLICT names the entries that somebody else has moved, and no entry moves', async () => {
    const ids = await createEntries(4, api.now())
    const [, second = '', , fourth = ''] = ids
    const colleague = await api.team()
    await setSeveral.ok(colleague, [second, fourth], invite)
    await setOne.ok(colleague, [fourth], join)
    expect(await setSeveral.fails(await api.team(), ids, invite)).toMatchObject({
      code: 'CONFLICT',
      message: '#2 is invited and #4 is joined by now, so nothing was changed; please look again.',
    })
    expect(await statuses()).toEqual([waiting, invited, waiting, joined])
    expect(await records()).toHaveLength(3)
  })

  test('CONFLICT names five entries at most, and counts the others', async () => {
    const ids = await createEntries(8, api.now())
    await setAll(invited)
    const { message } = await setSeveral.fails(await api.team(), ids, invite)
    expect(message).toMatch(/^#1 is invited, #2 .*#5 is invited and 3 more have moved by now/)
  })

  test('concurrent requests in different orders do not deadlock: one succeeds', async () => {
    const ids = await createEntries(10, api.now())
    const callers = await Promise.all(Array.from({ length: 4 }, api.team))
    const tries = callers.map((caller, turn) =>
      setSeveral.ok(caller, turn % 2 ? ids : ids.toReversed(), invite),
    )
    const outcomes = await outcomesOf(tries)
    expect(outcomes.toSorted()).toEqual([...Array<string>(3).fill('CONFLICT'), 'ok'])
    expect(await records()).toHaveLength(10)
  })

  test('refuses an unknown entry among them with NOT_FOUND, and moves none', async () => {
    const ids = await createEntries(2, api.now())
    expect(await setSeveral.fails(await api.team(), [...ids, UNKNOWN_ID], invite)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await statuses()).toEqual([waiting, waiting])
  })

  test('several people who join at once each get the plan of their wish, also with an offer', async () => {
    await setPhase('memberships')
    const people = await createWaiting(2, api.now())
    await db
      .getRepository(WaitlistEntry)
      .update(people[0]!.entry.id, { planWish: PlanWish.unlimited })
    const caller = await api.team()
    await sendNewWave(caller, { size: 2 })
    const ids = people.map(({ entry }) => entry.id)
    await setSeveral.ok(caller, ids, join)
    const offers = await db.getRepository(Offer).find({ order: { place: 'ASC' } })
    expect(offers.map(({ state, plan }) => [state, plan])).toEqual([
      ['accepted', 'unlimited'],
      ['accepted', 'standard'],
    ])
    const memberships = await db.getRepository(Membership).find({ order: { number: 'ASC' } })
    expect(memberships.map(({ plan, offerId }) => [plan, offerId])).toEqual(
      offers.map(({ plan, id }) => [plan, id]),
    )
  })

  test('notifies the subscribers of each entry', async () => {
    const [beacon = '', ...rest] = await createEntries(4, api.now())
    const caller = await api.team()
    const query = 'subscription { waitlistEntryChanged { id status } }'
    const subscription = openSubscription(api.base, query, { cookie: caller.cookie })
    await subscription.untilEstablished(() => notify(ENTRY_CHANGED, [beacon], db.manager))
    await setSeveral.ok(caller, rest, invite)
    const notified = new Map<string, string>()
    while (notified.size < 3) {
      const entry = (await subscription.next())?.data?.waitlistEntryChanged
      if (entry.id !== beacon) notified.set(entry.id, entry.status)
    }
    expect(notified).toEqual(new Map(rest.map(id => [id, invited])))
    await subscription.close()
  })
})

const several = [
  {
    name: setSeveral.name,
    fails: (ids: string[], as: Caller) => setSeveral.fails(as, ids, invite),
  },
  { name: undoSeveral.name, fails: (ids: string[], as: Caller) => undoSeveral.fails(as, ids, {}) },
]
test.each(several)(
  '$name: refuses an empty list, too many ids and duplicates, naming them',
  async ({ fails }) => {
    const caller = await api.team()
    const idOf = (_: unknown, index: number) => `${UNKNOWN_ID.slice(0, -3)}${100 + index}`
    const many = Array.from({ length: 251 }, idOf)
    for (const [ids, message] of [
      [[], 'Please name at least one'],
      [many, 'Please name at most 250'],
      [[UNKNOWN_ID, UNKNOWN_ID.toUpperCase()], 'Please name each only once'],
      [[UNKNOWN_ID, 'nonsense'], 'Please send a UUID'],
    ] as const)
      expect(await fails([...ids], caller)).toMatchObject(invalidField('ids', message))
  },
)
