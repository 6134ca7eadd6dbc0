import { In, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { AppError, fieldError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { normalizeId } from '../../shared/rules'
import { runBooking } from '../bookings/book-court.service'
import { Charge } from '../bookings/charge.entity'
import { addSettledBy } from '../bookings/settled-by.service'
import { settleChargeIn } from '../charges/charges.service'
import { Due, DueState } from './due.entity'
import type { ReopenDueInput, SettleDueInput, SettleOwedInput, WaiveDueInput } from './dues.inputs'
import type { DeskDue, OwedBy } from './dues.types'

export const dueActions = defineAuditActions({
  due_settle: 'Recorded that a due was settled.',
  due_waive: 'Waived a due.',
  due_reopen: 'Reopened a due.',
})

type Columns = Pick<Due, 'state' | 'method' | 'settledAt' | 'settledById' | 'waivedReason' | 'note'>

interface Step {
  action: AuditAction
  from: readonly DueState[]
  to: Columns
}

const { open, settled, waived } = DueState

const OPEN = {
  state: open,
  method: null,
  settledAt: null,
  settledById: null,
  waivedReason: null,
  note: null,
}

/** Records how an open due was settled. Throws NOT_FOUND; CONFLICT if it is not open. */
export const settleDue = (
  services: Services,
  actor: User,
  { id, method, note }: SettleDueInput,
  now: Date,
): Promise<DeskDue> => {
  const step = settlement(actor, { method, note: note?.trim() || null }, now)
  return db.transaction(em => changeDue(services, actor, id, step, em))
}

const settlement = (actor: User, taken: Pick<Due, 'method' | 'note'>, now: Date): Step => ({
  action: dueActions.due_settle,
  from: [open],
  to: { ...OPEN, state: settled, ...taken, settledAt: now, settledById: actor.id },
})

/** Waives an open due. Throws NOT_FOUND; CONFLICT if it is not open. */
export const waiveDue = (
  services: Services,
  actor: User,
  { id, reason }: WaiveDueInput,
): Promise<DeskDue> => {
  const to = { ...OPEN, state: waived, waivedReason: reason.trim() }
  const step = { action: dueActions.due_waive, from: [open], to }
  return db.transaction(em => changeDue(services, actor, id, step, em))
}

/** Reopens a settled or waived due. Throws NOT_FOUND; CONFLICT if it is open or void. */
export const reopenDue = (
  services: Services,
  actor: User,
  { id }: ReopenDueInput,
): Promise<DeskDue> => {
  const step = { action: dueActions.due_reopen, from: [settled, waived], to: OPEN }
  return db.transaction(em => changeDue(services, actor, id, step, em))
}

/** Changes a due in one of the states, and writes an audit record. Throws NOT_FOUND, CONFLICT. */
async function changeDue(
  { auditLog }: Services,
  actor: User,
  id: string,
  { action, from, to }: Step,
  em: EntityManager,
): Promise<DeskDue> {
  const found = await em.findOne(Due, {
    where: { id },
    relations: { user: true },
    lock: { mode: 'pessimistic_write', tables: ['due'] },
  })
  const due = requireRow(found)
  if (!from.includes(due.state))
    throw new AppError('CONFLICT', `This due is ${due.state} by now. Please look again.`)
  const recorded = ({ state, method, waivedReason }: Columns) => ({ state, method, waivedReason })
  const after = { ...recorded(to), cents: due.cents, periodStart: due.periodStart }
  const change = { action, subjectId: due.id, before: recorded(due), after }
  await em.update(Due, { id: due.id }, to)
  await auditLog.record(actor, change, em)
  const [changed] = await addSettledBy([toDeskDue(Object.assign(due, to))], em)
  return requireRow(changed)
}

/** Adds what the team sees to a due, whose user is loaded, but who settled it. */
export const toDeskDue = (due: Due): Omit<DeskDue, 'settledByName'> =>
  Object.assign(due, { person: due.user })

/**
 * Settles charges and dues of one person by one method, in one transaction: all of them or none.
 * Throws BAD_USER_INPUT if none is named; NOT_FOUND for one of somebody else; CONFLICT if one is not
 * open.
 */
export function settleOwed(
  services: Services,
  actor: User,
  { userId, chargeIds, dueIds, method, note }: SettleOwedInput,
  now: Date,
): Promise<OwedBy> {
  const charges = (chargeIds ?? []).map(normalizeId)
  const dues = (dueIds ?? []).map(normalizeId).sort()
  if (charges.length + dues.length === 0)
    throw fieldError('chargeIds', 'Please name a charge or a due')
  const trimmedNote = note?.trim() || null
  return runBooking(async em => {
    await requireOwn(userId, { charges, dues }, em)
    const taken = { method, settledHow: trimmedNote, settledAt: now }
    const settledCharges = []
    for (const id of await inBookingOrder(charges, em))
      settledCharges.push(await settleChargeIn(services, actor, id, taken, em))
    const step = settlement(actor, { method, note: trimmedNote }, now)
    const settledDues = []
    for (const id of dues) settledDues.push(await changeDue(services, actor, id, step, em))
    return { charges: settledCharges, dues: settledDues }
  })
}

/** Throws NOT_FOUND unless all belong to the person. */
async function requireOwn(
  userId: string,
  { charges, dues }: Record<'charges' | 'dues', string[]>,
  em: EntityManager,
): Promise<void> {
  const own = [
    await em.countBy(Charge, { id: In(charges), userId }),
    await em.countBy(Due, { id: In(dues), userId }),
  ]
  if (own[0] !== charges.length || own[1] !== dues.length) throw new AppError('NOT_FOUND')
}

/** Returns the ids in the order in which their bookings are locked. */
async function inBookingOrder(ids: readonly string[], em: EntityManager): Promise<string[]> {
  const rows = await em.find(Charge, {
    select: { id: true, bookingId: true },
    where: { id: In([...ids]) },
    order: { bookingId: 'ASC', id: 'ASC' },
  })
  return rows.map(({ id }) => id)
}
