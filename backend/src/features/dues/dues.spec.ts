import { randomUUID } from 'node:crypto'
import { createMembership } from '../../../test/club-members'
import { bookCourt, bookingInput, createCourts } from '../../../test/courts'
import { person, staffPerson } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import {
  DebtorsDocument,
  DueFiguresDocument,
  DuesOfDocument,
  OpenDuesDocument,
  OwedByDocument,
  ReopenDueDocument,
  SettleDueDocument,
  SettleOwedDocument,
  TillDocument,
  WaiveDueDocument,
} from '../../../test/operations'
import { outcomesOf, records } from '../../../test/status-changes'
import { beginBooking, setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { MembershipPlan } from '../memberships/membership-plan.entity'
import { Membership, Plan } from '../memberships/membership.entity'
import { Due } from './due.entity'

const api = startApi()

beforeEach(() => beginBooking(api, '2027-01-31T15:00:00Z'))

const runAt = (instant: string) => {
  api.at(instant)
  return runJobAt('dues', instant)
}

const readDues = () =>
  db.getRepository(Due).find({ order: { membershipId: 'ASC', periodStart: 'ASC', kind: 'ASC' } })

async function member(plan: Plan = Plan.standard, values: Partial<Membership> = {}) {
  const user = await person()
  const membership = await createMembership(user, plan)
  if (Object.keys(values).length > 0)
    await db.getRepository(Membership).update(membership.id, values)
  return { user, membership }
}

/** Creates a member with an open due. */
async function debtor(plan: Plan = Plan.standard) {
  const { user, membership } = await member(plan)
  await runAt('2027-01-31T15:00:00Z')
  const due = await db.getRepository(Due).findOneByOrFail({ userId: user.id })
  return { user, membership, due }
}

describe('fees', () => {
  test('begin with the phase booking, or with the day of acceptance (MEMBERSHIP-20)', async () => {
    const early = await member(Plan.standard)
    const late = await member(Plan.unlimited, { startedAt: new Date('2027-02-10T04:30:00Z') })
    await runAt('2027-02-10T06:00:00Z')
    expect(await readDues()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          membershipId: early.membership.id,
          periodStart: '2027-01-31',
          periodEnd: '2027-02-27',
          dueOn: '2027-01-31',
          cents: 11_900,
          plan: 'standard',
          state: 'open',
        }),
        expect.objectContaining({
          membershipId: late.membership.id,
          periodStart: '2027-02-09',
          periodEnd: '2027-03-08',
          cents: 17_900,
        }),
      ]),
    )
  })

  test('are not written before the phase booking', async () => {
    await setPhase('memberships')
    await member()
    await runAt('2027-05-01T12:00:00Z')
    expect(await readDues()).toEqual([])
  })

  test('are written once by three servers, also after days without one (MEMBERSHIP-21)', async () => {
    await Promise.all([member(), member(Plan.unlimited)])
    await Promise.all([1, 2, 3].map(() => runAt('2027-02-01T12:00:00Z')))
    await Promise.all([1, 2, 3].map(() => runAt('2027-05-03T12:00:00Z')))
    const dues = await readDues()
    expect(dues.map(({ periodStart }) => periodStart).sort()).toEqual(
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'].flatMap(day => [day, day]),
    )
    expect(dues.reduce((sum, { cents }) => sum + cents, 0)).toBe(4 * (11_900 + 17_900))
  })

  test('begin at New York midnight, and the period of the last day is owed whole', async () => {
    await member(Plan.standard, { endsOn: '2027-02-28' })
    await runAt('2027-02-28T04:59:59.999Z')
    expect(await readDues()).toHaveLength(1)
    await runAt('2027-02-28T05:00:00Z')
    expect(await readDues()).toMatchObject([{}, { periodStart: '2027-02-28', cents: 11_900 }])
    await runAt('2027-06-01T05:00:00Z')
    expect(await readDues()).toHaveLength(2)
  })

  test('of a membership that ended while no server ran are written', async () => {
    await member(Plan.standard, { endsOn: '2027-03-10', state: 'ended' })
    await runAt('2027-04-15T12:00:00Z')
    expect(await readDues()).toHaveLength(2)
  })

  test('have the plan of the first day of their period', async () => {
    const { membership } = await member(Plan.unlimited)
    await db.transaction(async em => {
      const { id: membershipId } = membership
      await em.update(MembershipPlan, { membershipId }, { to: '2027-02-28' })
      await em.insert(MembershipPlan, { membershipId, plan: Plan.standard, from: '2027-02-28' })
    })
    await runAt('2027-03-01T12:00:00Z')
    expect(await readDues()).toMatchObject([{ cents: 17_900 }, { cents: 11_900 }])
  })
})

describe('what the desk does', () => {
  test('settles, reopens and waives a due, each with an audit record', async () => {
    const { due } = await debtor()
    const caller = await api.team()
    const input = { id: due.id, method: 'cash' as const, note: ' in two notes ' }
    expect((await caller.ok(SettleDueDocument, { input })).settleDue).toMatchObject({
      state: 'settled',
      method: 'cash',
      note: 'in two notes',
      settledAt: '2027-01-31T15:00:00.000Z',
    })
    expect(await caller.fails(SettleDueDocument, { input })).toMatchObject({ code: 'CONFLICT' })
    await caller.ok(ReopenDueDocument, { input: { id: due.id } })
    expect(await caller.fails(ReopenDueDocument, { input: { id: due.id } })).toMatchObject({
      code: 'CONFLICT',
    })
    const waive = { id: due.id, reason: 'A gift' }
    expect((await caller.ok(WaiveDueDocument, { input: waive })).waiveDue).toMatchObject({
      state: 'waived',
      method: null,
      waivedReason: 'A gift',
    })
    const recorded = await records()
    expect(recorded.map(({ action }) => action)).toEqual(['due_settle', 'due_reopen', 'due_waive'])
    const { cents, periodStart } = due
    for (const { after } of recorded) expect(after).toMatchObject({ cents, periodStart })
  })

  test('refuses a due that is not there, and input that is not valid', async () => {
    const caller = await api.team()
    const id = randomUUID()
    expect(await caller.fails(SettleDueDocument, { input: { id, method: 'cash' } })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await caller.fails(WaiveDueDocument, { input: { id, reason: ' ' } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(
      await caller.fails(SettleDueDocument, {
        input: { id, method: 'cash', note: 'x'.repeat(101) },
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('settles charges and dues of one person together: all of them, or none (MEMBERSHIP-23)', async () => {
    const [court] = await createCourts()
    const { user, due } = await debtor()
    const own = await api.as(user)
    const booking = bookingInput(court!, '2027-02-01T15:00:00Z', {
      guests: ['Ana', 'Bo', 'Cy'],
      acceptsCharges: true,
    })
    const { bookCourt: booked } = await own.ok(bookCourt, { input: booking })
    const chargeIds = booked.charges.map(({ id }) => id)
    expect(chargeIds.length).toBeGreaterThan(0)
    const other = await debtor()
    const caller = await api.team()
    const input = { userId: user.id, chargeIds, dueIds: [due.id], method: 'card_at_desk' as const }
    expect(
      await caller.fails(SettleOwedDocument, {
        input: { ...input, dueIds: [due.id, other.due.id] },
      }),
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect(
      await caller.fails(SettleOwedDocument, { input: { userId: user.id, method: 'cash' } }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' })
    const owed = await caller.ok(OwedByDocument, { userId: user.id })
    expect(owed.owedBy).toMatchObject({
      dues: [{ id: due.id }],
      charges: chargeIds.map(() => ({ state: 'open' })),
    })
    const debtors = (await caller.ok(DebtorsDocument, {})).debtors
    expect(debtors).toHaveLength(2)
    expect(debtors).toContainEqual(
      expect.objectContaining({
        id: user.id,
        openDues: 1,
        openCharges: chargeIds.length,
        since: '2027-01-31',
      }),
    )
    await caller.ok(SettleOwedDocument, { input })
    expect(await caller.fails(SettleOwedDocument, { input })).toMatchObject({ code: 'CONFLICT' })
    expect((await caller.ok(OwedByDocument, { userId: user.id })).owedBy).toEqual({
      dues: [],
      charges: [],
    })
  })

  test('two desks settle one due once', async () => {
    const { due } = await debtor()
    const caller = await api.team()
    const input = { id: due.id, method: 'cash' as const }
    const settle = () => caller.ok(SettleDueDocument, { input })
    expect((await outcomesOf([settle(), settle(), settle()])).sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'ok',
    ])
  })

  test('counts what it took in the till of the New York day', async () => {
    const [first, second] = [await debtor(), await debtor(Plan.unlimited)]
    api.at('2027-02-02T04:59:59Z')
    const caller = await api.team()
    await caller.ok(SettleDueDocument, { input: { id: first.due.id, method: 'cash' } })
    api.at('2027-02-02T05:00:00Z')
    await caller.ok(SettleDueDocument, { input: { id: second.due.id, method: 'transfer' } })
    expect((await caller.ok(TillDocument, { day: '2027-02-01' })).till).toMatchObject({
      cents: 11_900,
      sums: [{ method: 'cash', count: 1, cents: 11_900 }],
      entries: [{ what: 'fee', person: { email: first.user.email } }],
    })
    expect((await caller.ok(TillDocument, { day: '2027-02-02' })).till).toMatchObject({
      cents: 17_900,
    })
    expect((await caller.ok(DueFiguresDocument, {})).dueFigures).toEqual({
      expectedCents: 11_900 + 17_900,
      settledCents: 0,
      openCents: 0,
      waivedCents: 0,
    })
  })
})

describe('who may see them', () => {
  test('a member sees their own open dues only', async () => {
    const { user, due } = await debtor()
    await debtor()
    const own = await api.as(user)
    expect((await own.ok(OpenDuesDocument, {})).openDues).toMatchObject([
      { id: due.id, cents: 11_900 },
    ])
    expect(await own.fails(DuesOfDocument, {})).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('the desk reads and settles', async () => {
    const { user, due } = await debtor()
    const desk = await api.as(await staffPerson('DESK'))
    const list = (await desk.ok(DuesOfDocument, { userId: user.id })).dues
    expect(list).toMatchObject({
      totalCount: 1,
      totalCents: 11_900,
      edges: [{ node: { id: due.id } }],
    })
    expect(await desk.fails(DebtorsDocument, {})).toMatchObject({ code: 'FORBIDDEN' })
    await desk.ok(SettleDueDocument, { input: { id: due.id, method: 'cash' } })
    expect((await desk.ok(DuesOfDocument, { state: 'open' })).dues).toMatchObject({ totalCount: 0 })
  })
})
