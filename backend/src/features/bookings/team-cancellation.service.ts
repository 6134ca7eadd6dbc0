import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import type { User } from '../../accounts/user.entity'
import type { NotTold } from '../../mail/not-told'
import type { Services } from '../../graphql/services'
import { cancelByClub } from './cancel-booking.service'
import type { CourtBooking } from './court-booking.entity'

export const cancellationActions = defineAuditActions({
  booking_cancel: 'Cancelled a member’s booking.',
})

/**
 * Cancels a locked booking for the team: free of charge, with a mail and an audit record. `reason`
 * may be in the mail. Returns as cancelByClub. Throws CONFLICT if the booking is cancelled or has begun.
 */
export async function cancelByTeam(
  services: Services,
  booking: CourtBooking,
  { actor, reason, now }: { actor: User; reason: string; now: Date },
  em: EntityManager,
): Promise<NotTold[]> {
  const before = { status: booking.status, monthNo: booking.monthNo }
  const notTold = await cancelByClub(services, booking, { now, reason }, em)
  const change = {
    action: cancellationActions.booking_cancel,
    subjectId: booking.id,
    before,
    after: { status: booking.status, monthNo: booking.monthNo, reason },
  }
  await services.auditLog.record(actor, change, em)
  return notTold
}
