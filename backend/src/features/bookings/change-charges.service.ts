import { In, Not, type EntityManager } from 'typeorm'
import { AppError } from '../../core/errors'
import type { ChargeDetail } from '../../shared/errors'
import { insertCharges } from './booking-rows'
import { Charge, ChargeKind, ChargeState } from './charge.entity'
import type { CourtBooking } from './court-booking.entity'

interface Wanted {
  /** The kinds of fees that change; fees of other kinds stay. */
  kinds: readonly ChargeKind[]
  /** All fees of these kinds that the booking has from now on. */
  charges: readonly ChargeDetail[]
  acceptsCharges: boolean
  now: Date
}

/**
 * Changes the fees of a locked booking to the wanted ones (BOOKING-26): adds what is missing, and
 * voids what is too much, open fees first. Throws CHARGE_REQUIRED with the fees to add unless they
 * are accepted; CONFLICT if a settled fee is too much, because its money is to be returned first.
 */
export async function changeCharges(
  booking: CourtBooking,
  { kinds, charges, acceptsCharges, now }: Wanted,
  em: EntityManager,
): Promise<void> {
  const written = await em.find(Charge, {
    where: { bookingId: booking.id, state: Not(ChargeState.void) },
    order: { no: 'DESC' },
  })
  const changes = kinds.map(kind =>
    changeOf(
      written.filter(charge => charge.kind === kind),
      charges.filter(charge => charge.kind === kind),
    ),
  )
  const added = changes.flatMap(change => change.added)
  if (added.length > 0 && !acceptsCharges)
    throw new AppError('CHARGE_REQUIRED', undefined, { charges: added })
  const voided = changes.flatMap(change => change.voided)
  if (voided.length > 0)
    await em.update(
      Charge,
      { id: In(voided.map(({ id }) => id)) },
      { state: ChargeState.void, waivedReason: null },
    )
  await insertCharges(booking, added, now, em)
}

/** Returns what changes in the fees of one kind. Throws CONFLICT. */
function changeOf(written: readonly Charge[], wanted: readonly ChargeDetail[]) {
  const surplus = written.length - wanted.length
  const voidable = [ChargeState.open, ChargeState.waived].flatMap(state =>
    written.filter(charge => charge.state === state),
  )
  if (surplus > voidable.length)
    throw new AppError(
      'CONFLICT',
      'A fee that this would end is settled. Please return the money and reopen it first.',
    )
  return {
    added: wanted.slice(written.length),
    voided: voidable.slice(0, Math.max(0, surplus)),
  }
}
