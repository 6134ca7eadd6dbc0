import { randomUUID } from 'node:crypto'
import { createMembership } from '../../../test/club-members'
import { bookCourt, bookingInput, createCourts } from '../../../test/courts'
import { person, staffPerson } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import {
  ChangePlanDocument,
  ChangePlanOfDocument,
  EndMembershipDocument,
  PlanChangeDocument,
  PlanChangeOfDocument,
  PlanHistoryDocument,
  PlanHistoryOfDocument,
} from '../../../test/operations'
import { outcomesOf, records } from '../../../test/status-changes'
import { beginBooking, setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { Due } from '../dues/due.entity'
import { planChangedMail } from './plan-changes.mails'
import { MembershipPlan } from '../memberships/membership-plan.entity'
import { Membership, Plan } from '../memberships/membership.entity'

const api = startApi()

beforeEach(() => beginBooking(api, '2027-01-31T15:00:00Z'))

const runAt = (name: string, instant: string) => {
  api.at(instant)
  return runJobAt(name, instant)
}

async function member(plan: Plan = Plan.standard) {
  const user = await person()
  const membership = await createMembership(user, plan)
  return { user, membership }
}

const change = async (user: User, plan: Plan, submissionKey?: string) =>
  (await api.as(user)).ok(ChangePlanDocument, { input: { plan, submissionKey } })

const plansOf = async (user: User) =>
  (await (await api.as(user)).ok(PlanHistoryDocument, {})).planHistory.map(({ plan, from, to }) => [
    plan,
    from,
    to,
  ])

const sumOf = async (membershipId: string) =>
  (await db.getRepository(Due).findBy({ membershipId, state: 'open' })).reduce(
    (sum, { cents }) => sum + cents,
    0,
  )

describe('a higher plan', () => {
  test.each([
    // The period from January 31 to February 27 has 28 days.
    ['on the first day', '2027-01-31T15:00:00Z', 6_000],
    ['on the second day', '2027-02-01T05:00:00Z', Math.floor((6_000 * 27) / 28)],
    ['in the last second of the period', '2027-02-28T04:59:59.999Z', Math.floor(6_000 / 28)],
    ['at the first instant of the next one', '2027-02-28T05:00:00Z', 6_000],
    [
      'on the day on which clocks go forward',
      '2027-03-14T16:00:00Z',
      Math.floor((6_000 * 17) / 31),
    ],
    ['on the day on which clocks go back', '2027-11-07T06:30:00Z', Math.floor((6_000 * 23) / 30)],
    ['on the second of 29 days', '2028-02-01T15:00:00Z', Math.floor((6_000 * 28) / 29)],
  ])(
    'holds at once, and the rest of the period is owed by days: %s (MEMBERSHIP-1)',
    async (_, now, cents) => {
      const { user, membership } = await member()
      await runAt('dues', now)
      const before = await sumOf(membership.id)
      const own = await api.as(user)
      expect((await own.ok(PlanChangeDocument, { plan: 'unlimited' })).planChange).toMatchObject({
        kind: 'at_once',
        cents,
      })
      expect((await change(user, Plan.unlimited)).changePlan).toMatchObject({ plan: 'unlimited' })
      expect((await sumOf(membership.id)) - before).toBe(cents)
      expect(await findMails(planChangedMail)).toHaveLength(1)
    },
  )

  test('is priced before the job has seen the member', async () => {
    const { user, membership } = await member()
    const own = await api.as(user)
    expect((await own.ok(PlanChangeDocument, { plan: 'unlimited' })).planChange).toMatchObject({
      cents: 6_000,
      periodEnd: '2027-02-27',
    })
    await change(user, Plan.unlimited)
    expect(await sumOf(membership.id)).toBe(17_900)
  })

  test('can be chosen by a member whose membership an earlier server has started', async () => {
    const { user, membership } = await member()
    await db.query('DELETE FROM membership_plan')
    const own = await api.as(user)
    expect((await own.ok(PlanChangeDocument, { plan: 'unlimited' })).planChange).toMatchObject({
      kind: 'at_once',
    })
    await change(user, Plan.unlimited)
    expect(await sumOf(membership.id)).toBe(17_900)
    expect(await plansOf(user)).toHaveLength(2)
  })

  test('costs nothing before dues begin, and so does a lower one (MEMBERSHIP-3)', async () => {
    await setPhase('memberships')
    const { user, membership } = await member()
    await change(user, Plan.unlimited)
    await change(user, Plan.standard)
    expect(await sumOf(membership.id)).toBe(0)
    expect(await plansOf(user)).toHaveLength(2)
  })
})

describe('a lower plan', () => {
  test('holds from the next period, and can be taken back until then (MEMBERSHIP-2)', async () => {
    const { user, membership } = await member(Plan.unlimited)
    const own = await api.as(user)
    expect((await own.ok(PlanChangeDocument, { plan: 'standard' })).planChange).toEqual({
      plan: 'standard',
      kind: 'next_period',
      from: '2027-02-28',
      cents: 0,
      periodEnd: '2027-02-27',
    })
    expect((await change(user, Plan.standard)).changePlan).toMatchObject({ plan: 'unlimited' })
    expect(await own.fails(ChangePlanDocument, { input: { plan: 'standard' } })).toMatchObject({
      code: 'CONFLICT',
    })
    await change(user, Plan.unlimited)
    expect(await plansOf(user)).toEqual([['unlimited', '1969-12-31', null]])
    await change(user, Plan.standard)
    await runAt('membership_plans', '2027-02-28T04:59:59.999Z')
    expect(await db.getRepository(Membership).findOneBy({ id: membership.id })).toMatchObject({
      plan: 'unlimited',
    })
    await runAt('membership_plans', '2027-02-28T05:00:00Z')
    await runAt('dues', '2027-02-28T05:00:00Z')
    expect(await db.getRepository(Membership).findOneBy({ id: membership.id })).toMatchObject({
      plan: 'standard',
    })
    expect(await sumOf(membership.id)).toBe(17_900 + 11_900)
  })

  test('that has begun is the one a higher plan is priced from, also before the job has seen it', async () => {
    const { user, membership } = await member(Plan.unlimited)
    await change(user, Plan.standard)
    api.at('2027-02-28T05:00:00Z')
    await change(user, Plan.unlimited)
    expect(await sumOf(membership.id)).toBe(17_900 + 17_900)
  })

  test('is refused if the membership ends before the next period', async () => {
    const { user } = await member(Plan.unlimited)
    api.at('2027-02-01T15:00:00Z')
    const own = await api.as(user)
    await own.ok(EndMembershipDocument)
    await db.query(`UPDATE membership SET "endsOn" = '2027-02-27'`)
    expect(await own.fails(ChangePlanDocument, { input: { plan: 'standard' } })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('February 27') as string,
    })
  })

  test('does not begin after the last day of a notice that was given in between', async () => {
    await beginBooking(api, '2027-01-28T15:00:00Z')
    const { user, membership } = await member(Plan.unlimited)
    await change(user, Plan.standard)
    await (await api.as(user)).ok(EndMembershipDocument)
    await runAt('membership_plans', '2027-02-28T05:00:00Z')
    const stored = () => db.getRepository(Membership).findOneBy({ id: membership.id })
    expect(await stored()).toMatchObject({ endsOn: '2027-02-27', plan: 'unlimited' })
    await runAt('dues', '2027-02-28T05:00:00Z')
    expect(await sumOf(membership.id)).toBe(17_900)
  })

  test('counts for bookings on days of the next period (MEMBERSHIP-4)', async () => {
    const courts = await createCourts()
    const { user } = await member(Plan.unlimited)
    await change(user, Plan.standard)
    api.at('2027-02-26T15:00:00Z')
    const own = await api.as(user)
    const bookAt = async (startsAt: string) =>
      (await own.ok(bookCourt, { input: bookingInput(courts[0]!, startsAt) })).bookCourt
    expect(await bookAt('2027-02-27T15:00:00Z')).toMatchObject({ monthNo: null })
    expect(await bookAt('2027-02-28T15:00:00Z')).toMatchObject({ monthNo: 1 })
  })
})

describe('changes of several callers', () => {
  test('up, down and up on one day, by two tabs and the team at once, owe one difference', async () => {
    const { user, membership } = await member()
    const [own, team] = [await api.as(user), await api.team()]
    const input = { plan: 'unlimited' as const }
    const outcomes = await outcomesOf([
      own.ok(ChangePlanDocument, { input }),
      own.ok(ChangePlanDocument, { input }),
      team.ok(ChangePlanOfDocument, { input: { ...input, id: membership.id } }),
    ])
    expect(outcomes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok'])
    await change(user, Plan.standard)
    await change(user, Plan.unlimited)
    expect(await sumOf(membership.id)).toBe(17_900)
    expect(await plansOf(user)).toEqual([
      ['standard', '1969-12-31', '2027-01-31'],
      ['unlimited', '2027-01-31', null],
    ])
  })

  test('a repeated submission changes nothing more', async () => {
    const { user, membership } = await member()
    const key = randomUUID()
    await Promise.all([1, 2, 3].map(() => change(user, Plan.unlimited, key)))
    await change(user, Plan.unlimited, key.toUpperCase())
    expect(await sumOf(membership.id)).toBe(17_900)
    expect(await findMails(planChangedMail)).toHaveLength(1)
  })

  test('the team changes a plan, with a record', async () => {
    const { membership } = await member()
    const team = await api.team()
    const variables = { id: membership.id, plan: 'unlimited' as const }
    expect((await team.ok(PlanChangeOfDocument, variables)).planChangeOf).toMatchObject({
      cents: 6_000,
    })
    await team.ok(ChangePlanOfDocument, { input: variables })
    expect(await records()).toMatchObject([
      { action: 'membership_plan', after: { plan: 'unlimited', change: 'at_once', cents: 6_000 } },
    ])
    expect(
      (await team.ok(PlanHistoryOfDocument, { id: membership.id })).planHistoryOf,
    ).toHaveLength(2)
  })

  test('the record of the team has the plan of today, also before the job has seen it', async () => {
    const { user, membership } = await member(Plan.unlimited)
    await change(user, Plan.standard)
    api.at('2027-02-28T05:00:00Z')
    const input = { id: membership.id, plan: 'unlimited' as const }
    await (await api.team()).ok(ChangePlanOfDocument, { input })
    expect(await records()).toMatchObject([
      { before: { plan: 'standard' }, after: { plan: 'unlimited', cents: 6_000 } },
    ])
  })
})

test('plans: after the last day none is changed or previewed, also before the job has ended the membership', async () => {
  const { user, membership } = await member()
  await db.query(`UPDATE membership SET "endsOn" = '2027-02-27'`)
  api.at('2027-02-28T05:00:00Z')
  const own = await api.as(user)
  for (const refused of [
    await own.fails(ChangePlanDocument, { input: { plan: 'unlimited' } }),
    await own.fails(PlanChangeDocument, { plan: 'unlimited' }),
  ])
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('ended on Saturday, February 27') as string,
    })
  expect(await sumOf(membership.id)).toBe(0)
})

describe('hostile input', () => {
  test('an unknown plan, no plan and a key that is no UUID are refused with the name of the field', async () => {
    const own = await api.as((await member()).user)
    for (const [field, input] of [
      ['plan', { plan: 'gold' }],
      ['plan', {}],
      ['submissionKey', { plan: 'unlimited', submissionKey: 'again' }],
    ] as const)
      expect(await own.fails(ChangePlanDocument, { input })).toMatchObject(invalidField(field))
  })

  test('a key of another plan is refused, and nothing is changed', async () => {
    const { user, membership } = await member(Plan.unlimited)
    const submissionKey = randomUUID()
    await change(user, Plan.standard, submissionKey)
    const before = await plansOf(user)
    const input = { plan: 'unlimited', submissionKey }
    const own = await api.as(user)
    expect(await own.fails(ChangePlanDocument, { input })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    const team = await api.team()
    expect(
      await team.fails(ChangePlanOfDocument, { input: { ...input, id: membership.id } }),
    ).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await plansOf(user)).toEqual(before)
  })

  test('a key of another person is a key of its own', async () => {
    const [ana, bo] = [await member(), await member()]
    const key = randomUUID()
    await change(ana.user, Plan.unlimited, key)
    await change(bo.user, Plan.unlimited, key)
    expect(await sumOf(bo.membership.id)).toBe(17_900)
  })
})

test('plans: the database refuses a day without a plan, and a day with two (MEMBERSHIP-5)', async () => {
  const { membership } = await member()
  const { id: membershipId } = membership
  const end = (to: string) => db.getRepository(MembershipPlan).update({ membershipId }, { to })
  const planFrom = (from: string) =>
    db.getRepository(MembershipPlan).insert({ membershipId, plan: Plan.unlimited, from })
  const gap = { driverError: { constraint: 'membership_plan_gap' } }
  const overlap = { driverError: { constraint: 'membership_plan_overlap' } }
  await expect(end('2027-02-28')).rejects.toMatchObject(gap)
  await expect(
    db.transaction(async em => {
      await em.update(MembershipPlan, { membershipId }, { to: '2027-02-28' })
      await em.insert(MembershipPlan, { membershipId, plan: Plan.unlimited, from: '2027-03-01' })
    }),
  ).rejects.toMatchObject(gap)
  await expect(planFrom('2027-02-28')).rejects.toMatchObject(overlap)
})

test('changePlan: refuses people without a membership, the desk, and before memberships', async () => {
  const { user, membership } = await member()
  const input = { plan: 'unlimited' }
  const stranger = await api.as(await person())
  expect(await stranger.fails(ChangePlanDocument, { input })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await stranger.fails(PlanChangeDocument, input)).toMatchObject({ code: 'NOT_FOUND' })
  const desk = await api.as(await staffPerson('DESK'))
  const ofIt = { input: { ...input, id: membership.id } }
  expect(await desk.fails(ChangePlanOfDocument, ofIt)).toMatchObject({ code: 'FORBIDDEN' })
  const team = await api.team()
  const unknown = { input: { ...input, id: randomUUID() } }
  expect(await team.fails(ChangePlanOfDocument, unknown)).toMatchObject({ code: 'NOT_FOUND' })
  await setPhase('waitlist')
  const own = await api.as(user)
  expect(await own.fails(ChangePlanDocument, { input })).toMatchObject({ code: 'NOT_OPEN_YET' })
})
