import type { EntityManager } from 'typeorm'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { AppError, fieldError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { runBooking } from '../bookings/book-court.service'
import { lockBooking } from '../bookings/cancel-booking.service'
import { Charge, ChargeState } from '../bookings/charge.entity'
import { addSettledBy } from '../bookings/settled-by.service'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import type { Services } from '../../graphql/services'
import { toDeskCharge } from './charge-list.service'
import type { ReopenChargeInput, SettleChargeInput, WaiveChargeInput } from './charges.inputs'
import type { DeskCharge } from './charges.types'

export const chargeActions = defineAuditActions({
  charge_settle: 'Recorded that a charge was settled.',
  charge_waive: 'Waived a charge.',
  charge_reopen: 'Reopened a charge.',
})

type Columns = Pick<
  Charge,
  'state' | 'settledHow' | 'method' | 'settledAt' | 'settledById' | 'waivedReason'
>

interface Step {
  action: AuditAction
  from: readonly ChargeState[]
  to: Columns
}

const { open, settled, waived } = ChargeState

const UNSETTLED = { settledHow: null, method: null, settledAt: null, settledById: null }

/**
 * Records how an open charge was settled. Throws NOT_FOUND; CONFLICT if it is not open;
 * BAD_USER_INPUT without a method and words.
 */
export function settleCharge(
  services: Services,
  actor: User,
  { id, how, method }: SettleChargeInput,
): Promise<DeskCharge> {
  const settledHow = how?.trim() || null
  if (!method && settledHow === null) throw fieldError('how', 'Please say how it was settled')
  const taken = { method: method ?? null, settledHow, settledAt: services.now() }
  return runBooking(em => settleChargeIn(services, actor, id, taken, em))
}

/** Waives an open charge. Throws NOT_FOUND; CONFLICT if it is not open. */
export const waiveCharge = (
  services: Services,
  actor: User,
  { id, reason }: WaiveChargeInput,
): Promise<DeskCharge> =>
  changeCharge(services, actor, id, {
    action: chargeActions.charge_waive,
    from: [open],
    to: { state: waived, ...UNSETTLED, waivedReason: reason.trim() },
  })

/**
 * Reopens a settled or waived charge. If its booking was cancelled free of charge, a settled one
 * becomes void: its money is returned. Throws NOT_FOUND; CONFLICT if it is open or void, and if it is
 * waived and its booking was cancelled free of charge.
 */
export const reopenCharge = (
  services: Services,
  actor: User,
  { id }: ReopenChargeInput,
): Promise<DeskCharge> =>
  changeCharge(services, actor, id, {
    action: chargeActions.charge_reopen,
    from: [settled, waived],
    to: { state: open, ...UNSETTLED, waivedReason: null },
  })

/** Changes a charge in a transaction of its own. */
const changeCharge = (
  services: Services,
  actor: User,
  id: string,
  step: Step,
): Promise<DeskCharge> => runBooking(em => changeChargeIn(services, actor, id, step, em))

/** Settles an open charge in the caller's transaction, which runBooking has begun; see settleCharge. */
export const settleChargeIn = (
  services: Services,
  actor: User,
  id: string,
  taken: Pick<Charge, 'method' | 'settledHow' | 'settledAt'>,
  em: EntityManager,
): Promise<DeskCharge> => {
  const to = { state: settled, ...taken, settledById: actor.id, waivedReason: null }
  const step = { action: chargeActions.charge_settle, from: [open], to }
  return changeChargeIn(services, actor, id, step, em)
}

/** Changes a charge in one of the states (BOOKING-15), and writes an audit record. Throws NOT_FOUND, CONFLICT. */
async function changeChargeIn(
  { auditLog }: Services,
  actor: User,
  id: string,
  { action, from, to }: Step,
  em: EntityManager,
): Promise<DeskCharge> {
  const charge = await lockCharge(id, em)
  const { state, booking } = charge
  if (!from.includes(state))
    throw new AppError('CONFLICT', `This charge is ${state} by now. Please look again.`)
  const isFree = to.state === open && booking.wasLate === false
  if (isFree && state !== settled)
    throw new AppError('CONFLICT', 'Its booking was cancelled free of charge.')
  const values = isFree ? { ...to, state: ChargeState.void } : to
  await em.update(Charge, { id: charge.id }, values)
  const recorded = (columns: Columns) => ({
    state: columns.state,
    settledHow: columns.settledHow,
    method: columns.method,
    waivedReason: columns.waivedReason,
  })
  const before = recorded(charge)
  const after = { ...recorded(values), cents: charge.cents }
  await auditLog.record(actor, { action, subjectId: charge.id, before, after }, em)
  await notifyCourtsChanged([booking.bookingDate], em)
  const [changed] = await addSettledBy([toDeskCharge(Object.assign(charge, values))], em)
  if (!changed) throw new Error('there is one charge')
  return changed
}

/** Locks a charge's booking before the charge, because a cancellation voids charges. */
async function lockCharge(id: string, em: EntityManager): Promise<Charge> {
  const { bookingId } = requireRow(await em.findOneBy(Charge, { id }))
  const booking = await lockBooking({ id: bookingId }, em)
  const charge = await em.findOneOrFail(Charge, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  })
  return Object.assign(charge, { booking, user: booking.user })
}
