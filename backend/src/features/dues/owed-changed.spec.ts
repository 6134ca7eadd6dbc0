import { createMembership } from '../../../test/club-members'
import { bookCourt, bookingInput, createCourts } from '../../../test/courts'
import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { listenTo } from '../../../test/notified'
import {
  ReopenChargeDocument,
  ReopenDueDocument,
  SettleChargeDocument,
  SettleDueDocument,
  SettleOwedDocument,
  WaiveChargeDocument,
  WaiveDueDocument,
} from '../../../test/operations'
import { beginBooking } from '../../../test/waves'
import { db } from '../../database/data-source'
import { PLAYERS_CHANGED } from '../bookings/players-changed'
import { Plan } from '../memberships/membership.entity'
import { Due } from './due.entity'

const NOW = '2027-01-31T15:00:00Z'

const api = startApi()
const notifiedBy = listenTo(PLAYERS_CHANGED)

beforeEach(() => beginBooking(api, NOW))

async function member() {
  const user = await person()
  await createMembership(user, Plan.standard)
  return user
}

/** Creates a member with an open due. */
async function debtor() {
  const user = await member()
  await runJobAt('dues', NOW)
  const { id } = await db.getRepository(Due).findOneByOrFail({ userId: user.id })
  return { user, id }
}

/** Books an hour with three guests for the member; returns the charges. */
async function bookWithGuests(user: Awaited<ReturnType<typeof member>>): Promise<string[]> {
  const [court] = await createCourts()
  const own = await api.as(user)
  const guests = { guests: ['Ana', 'Bo', 'Cy'], acceptsCharges: true }
  const input = bookingInput(court!, '2027-02-01T15:00:00Z', guests)
  return (await own.ok(bookCourt, { input })).bookCourt.charges.map(({ id }) => id)
}

describe('what a member owes: notifies that member (MEMBERSHIP-22)', () => {
  test('when the fee of a period is written down, and not again', async () => {
    const [ann, bo] = [await member(), await member()]
    const write = () => runJobAt('dues', NOW)
    expect((await notifiedBy(write)).toSorted()).toEqual([ann.id, bo.id].toSorted())
    expect(await notifiedBy(write)).toEqual([])
  })

  test('when a due is settled, reopened and waived', async () => {
    const { user, id } = await debtor()
    const team = await api.team()
    for (const act of [
      () => team.ok(SettleDueDocument, { input: { id, method: 'cash' } }),
      () => team.ok(ReopenDueDocument, { input: { id } }),
      () => team.ok(WaiveDueDocument, { input: { id, reason: 'A gift' } }),
    ])
      expect(await notifiedBy(act)).toEqual([user.id])
    expect(
      await notifiedBy(() => team.fails(SettleDueDocument, { input: { id, method: 'cash' } })),
    ).toEqual([])
  })

  test('when a charge is written down, settled, reopened and waived', async () => {
    const user = await member()
    let ids: string[] = []
    expect(await notifiedBy(async () => (ids = await bookWithGuests(user)))).toEqual([user.id])
    const team = await api.team()
    const id = ids[0]!
    for (const act of [
      () => team.ok(SettleChargeDocument, { input: { id, method: 'cash' } }),
      () => team.ok(ReopenChargeDocument, { input: { id } }),
      () => team.ok(WaiveChargeDocument, { input: { id, reason: 'A gift' } }),
    ])
      expect(await notifiedBy(act)).toEqual([user.id])
  })

  test('once when charges and dues are settled together', async () => {
    const { user, id } = await debtor()
    const input = { userId: user.id, chargeIds: await bookWithGuests(user), dueIds: [id] }
    const team = await api.team()
    const settle = () => team.ok(SettleOwedDocument, { input: { ...input, method: 'cash' } })
    expect(await notifiedBy(settle)).toEqual([user.id])
  })
})
