import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { createMembership } from '../../../test/club-members'
import { bookCourt, bookingInput, createCourts } from '../../../test/courts'
import { person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { getJob } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import {
  ChangePlanDocument,
  ChangePlanOfDocument,
  PlanChangeDocument,
  PlanChangeOfDocument,
  PlanHistoryDocument,
  PlanHistoryOfDocument,
} from '../../../test/operations'
import { rounds } from '../../../test/rounds'
import { services } from '../../../test/services'
import { outcomesOf, records } from '../../../test/status-changes'
import { endMembership, setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { PaymentMethod } from '../bookings/payment-method.options'
import { Due } from '../dues/due.entity'
import { reopenDue, settleDue, waiveDue } from '../dues/dues.service'
import { endMembershipOf, keepMembershipOf } from '../entry-status/membership-ends.service'
import { AppError } from '../../core/errors'
import { changePlan } from './plan-changes.service'
import { planChangedMail } from './plan-changes.mails'
import { Membership, Plan } from '../memberships/membership.entity'

const api = startApi()

beforeEach(() => openBooking('2027-01-31T15:00:00Z'))

async function openBooking(instant: string) {
  api.at(instant)
  await setPhase('booking')
  await db.query('UPDATE launch SET "changedAt" = $1', [instant])
}

const runAt = (name: string, instant: string) => {
  api.at(instant)
  return getJob(name).run({ now: new Date(instant), signal: new AbortController().signal })
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

  test('is refused if the membership ends before the next period', async () => {
    const { user } = await member(Plan.unlimited)
    api.at('2027-02-01T15:00:00Z')
    const own = await api.as(user)
    await own.ok(endMembership)
    await db.query(`UPDATE membership SET "endsOn" = '2027-02-27'`)
    expect(await own.fails(ChangePlanDocument, { input: { plan: 'standard' } })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('February 27') as string,
    })
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
    const [own, team] = [await api.as(user), await api.as(await teamMember())]
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
    const team = await api.as(await teamMember())
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
})

test('changePlan: refuses visitors, people without a membership, the desk, and before memberships', async () => {
  const { user, membership } = await member()
  const input = { plan: 'unlimited' }
  expect(await api.visitor.fails(ChangePlanDocument, { input })).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  const stranger = await api.as(await person())
  expect(await stranger.fails(ChangePlanDocument, { input })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await stranger.fails(PlanChangeDocument, input)).toMatchObject({ code: 'NOT_FOUND' })
  const desk = await api.as(await staffPerson('DESK'))
  const ofIt = { input: { ...input, id: membership.id } }
  expect(await desk.fails(ChangePlanOfDocument, ofIt)).toMatchObject({ code: 'FORBIDDEN' })
  const team = await api.as(await teamMember())
  const unknown = { input: { ...input, id: randomUUID() } }
  expect(await team.fails(ChangePlanOfDocument, unknown)).toMatchObject({ code: 'NOT_FOUND' })
  await setPhase('waitlist')
  const own = await api.as(user)
  expect(await own.fails(ChangePlanDocument, { input })).toMatchObject({ code: 'NOT_OPEN_YET' })
})

describe('lives of memberships', () => {
  const DAY = 86_400_000
  const CENTS = { standard: 11_900, unlimited: 17_900 }
  const ACTS = ['up', 'down', 'notice', 'keep', 'settle', 'waive', 'reopen'] as const
  type Step = { days: number; act: (typeof ACTS)[number] }
  const steps = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 40 }), act: fc.constantFrom(...ACTS) }),
    { maxLength: 8 },
  )
  const dayOf = (day: number) => new Date(day).toISOString().slice(0, 10)
  const noonOf = (day: number) => new Date(day + 17 * 3_600_000).toISOString()

  /** A step that changes nothing is refused. */
  function requireConflict(error: unknown): void {
    if (!(error instanceof AppError) || error.extensions['code'] !== 'CONFLICT') throw error
  }

  type Sums = Record<'open' | 'settled' | 'waived', number>

  /** The sums after the steps, day by day and without the code above; a notice ends after 30 days. */
  function expectedSums(start: number, life: readonly Step[], lastDay: number): Sums {
    const anchor = new Date(start).getUTCDate()
    const isStart = (day: number) => {
      const at = new Date(day)
      const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
      return at.getUTCDate() === Math.min(anchor, last)
    }
    const endOf = (day: number) => {
      let end = day
      while (!isStart(end + DAY)) end += DAY
      return end
    }
    const sums: Sums = { open: 0, settled: 0, waived: 0 }
    let plan: Plan = Plan.standard
    let planned: Plan | undefined
    let endsOn: number | undefined
    let periodStart = start
    const acts = new Map<number, Step['act'][]>()
    let at = start
    for (const { days, act } of life) {
      at += days * DAY
      acts.set(at, [...(acts.get(at) ?? []), act])
    }
    for (let day = start; day <= lastDay && day <= (endsOn ?? day); day += DAY) {
      if (isStart(day)) {
        plan = planned ?? plan
        planned = undefined
        periodStart = day
        sums.open += CENTS[plan]
      }
      for (const act of acts.get(day) ?? []) {
        const end = endOf(day)
        if (act === 'up' && plan === 'unlimited') planned = undefined
        if (act === 'down' && plan === 'unlimited' && end < (endsOn ?? Infinity))
          planned = Plan.standard
        if (act === 'up' && plan === 'standard') {
          const [left, all] = [(end - day) / DAY + 1, (end - periodStart) / DAY + 1]
          sums.open += Math.floor((6_000 * left) / all)
          plan = Plan.unlimited
        }
        if (act === 'notice') endsOn = day + 30 * DAY
        if (act === 'keep') endsOn = undefined
        if (act === 'settle' || act === 'waive') {
          sums[act === 'settle' ? 'settled' : 'waived'] += sums.open
          sums.open = 0
        }
        if (act === 'reopen')
          Object.assign(sums, {
            open: sums.open + sums.settled + sums.waived,
            settled: 0,
            waived: 0,
          })
      }
    }
    return sums
  }

  /** Does one step as the member or the team. */
  async function act(step: Step['act'], user: User, membership: Membership, day: number) {
    const team = await teamMember()
    const { id } = membership
    if (step === 'up' || step === 'down')
      return changePlan(
        services,
        user,
        { plan: step === 'up' ? Plan.unlimited : Plan.standard },
        api.now(),
      )
    if (step === 'notice') {
      const endsOn = dayOf(day + 30 * DAY)
      return endMembershipOf(services, team, { id, endsOn, reason: 'R' }, api.now())
    }
    if (step === 'keep') return keepMembershipOf(services, team, id)
    await runAt('dues', noonOf(day))
    for (const due of await db.getRepository(Due).findBy({ membershipId: id })) {
      const isOpen = due.state === 'open'
      if (step === 'settle' && isOpen)
        await settleDue(services, team, { id: due.id, method: PaymentMethod.cash }, api.now())
      if (step === 'waive' && isOpen)
        await waiveDue(services, team, { id: due.id, reason: 'A gift' })
      if (step === 'reopen' && !isOpen) await reopenDue(services, team, { id: due.id })
    }
  }

  test('owe what a plain model says, to the cent', async () => {
    const starts = ['2027-01-28', '2027-01-29', '2027-01-30', '2027-01-31', '2027-10-15']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), steps, async (start, life) => {
        await openBooking(`${start}T17:00:00Z`)
        const { user, membership } = await member()
        let day = Date.parse(start)
        for (const { days, act: step } of life) {
          for (let passed = 0; passed < days; passed += 1) {
            day += DAY
            await runAt('membership_plans', noonOf(day))
          }
          const { endsOn } = await db
            .getRepository(Membership)
            .findOneByOrFail({ id: membership.id })
          if (endsOn !== null && dayOf(day) > endsOn) break
          await act(step, user, membership, day).catch(requireConflict)
        }
        await runAt('dues', noonOf(day))
        const dues = await db.getRepository(Due).findBy({ membershipId: membership.id })
        const sumIn = (state: string) =>
          dues.reduce((sum, due) => sum + (due.state === state ? due.cents : 0), 0)
        expect({
          open: sumIn('open'),
          settled: sumIn('settled'),
          waived: sumIn('waived'),
        }).toEqual(expectedSums(Date.parse(start), life, day))
      }),
      { numRuns: rounds(15, 1_000) },
    )
  }, 3_600_000)
})
