import { defineAuditActions } from '../../audit/audit-action'
import type { User } from '../../accounts/user.entity'
import { AppError, requireRow } from '../../core/errors'
import type { Services } from '../../graphql/services'
import { attendanceMinutes } from '../../shared/desk-rules'
import { normalizeId } from '../../shared/rules'
import { runWhileOpen } from '../bookings/book-court.service'
import { BookingPlayer, PlayerState } from '../bookings/booking-player.entity'
import { toPlayer } from '../bookings/booking-players.service'
import type { Player } from '../bookings/booking-players.types'
import { lockBooking } from '../bookings/cancel-booking.service'
import { BookingStatus } from '../bookings/court-booking.entity'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { requireTime } from './attendance.service'
import type { PlayerArrivedInput } from './desk.inputs'

export const playerActions = defineAuditActions({
  booking_player_arrived: 'Recorded whether a player of a booking arrived.',
})

/**
 * Records that a player of a booking arrived, or takes it back, in the same time as for the member who booked
 * (PLAYER-7). Doing it again changes nothing. Throws NOT_OPEN_YET; NOT_FOUND; CONFLICT for who does not play, and as
 * markAttendance.
 */
export function setPlayerArrived(
  { auditLog }: Services,
  actor: User,
  { id, hasArrived }: PlayerArrivedInput,
  now: Date,
): Promise<Player> {
  return runWhileOpen(async em => {
    const where = { id: normalizeId(id) }
    const { bookingId } = requireRow(await em.findOneBy(BookingPlayer, where))
    const booking = await lockBooking({ id: bookingId }, em)
    const player = await em.findOneOrFail(BookingPlayer, { where, relations: { user: true } })
    if (player.state !== PlayerState.playing || booking.status === BookingStatus.cancelled)
      throw new AppError('CONFLICT', 'This member does not play in the booking.')
    requireTime(booking, { opensMinutes: attendanceMinutes.arrived }, now)
    if ((player.arrivedAt !== null) === hasArrived) return toPlayer(player)
    const before = { playerArrivedAt: player.arrivedAt }
    const after = { playerArrivedAt: hasArrived ? now : null }
    player.arrivedAt = after.playerArrivedAt
    await em.update(BookingPlayer, player.id, { arrivedAt: player.arrivedAt })
    const change = { action: playerActions.booking_player_arrived, subjectId: bookingId }
    await auditLog.record(actor, { ...change, before, after }, em)
    await notifyCourtsChanged([booking.bookingDate], em)
    return toPlayer(player)
  })
}
