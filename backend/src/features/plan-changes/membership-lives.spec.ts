import fc from 'fast-check'
import { createMembership } from '../../../test/club-members'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { rounds } from '../../../test/rounds'
import { services } from '../../../test/services'
import { beginBooking } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { PaymentMethod } from '../bookings/payment-method.options'
import { Due } from '../dues/due.entity'
import { reopenDue, settleDue, waiveDue } from '../dues/dues.service'
import { endMembershipOf, keepMembershipOf } from '../entry-status/membership-ends.service'
import { Membership, Plan } from '../memberships/membership.entity'
import { changePlan } from './plan-changes.service'

const api = startApi()

const runAt = (name: string, instant: string) => {
  api.at(instant)
  return runJobAt(name, instant)
}

async function member() {
  const user = await person()
  return { user, membership: await createMembership(user) }
}

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
    if (step === 'keep') return keepMembershipOf(services, team, { id })
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
        await beginBooking(api, `${start}T17:00:00Z`)
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
      { numRuns: rounds(3, 1_000) },
    )
  }, 3_600_000)
})
