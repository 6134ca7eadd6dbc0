import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { endOfClubDay } from '../../core/club-day'
import { MINUTE_MS } from '../../core/durations'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { runBooking } from '../bookings/book-court.service'
import { lockBooking } from '../bookings/cancel-booking.service'
import { BookingStatus, CourtBooking } from '../bookings/court-booking.entity'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { attendanceMinutes } from '../../shared/desk-rules'
import type { Services } from '../../graphql/services'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import { toDeskBooking } from './court-schedule.service'
import type { DeskBooking } from './desk.types'

export const attendanceActions = defineAuditActions({
  booking_check_in: 'Recorded that a member arrived.',
  booking_check_in_undo: 'Took back that a member arrived.',
  booking_no_show: 'Recorded that a member did not come.',
  booking_no_show_undo: 'Took back that a member did not come.',
})

type Attendance = 'expected' | 'arrived' | 'absent' | 'cancelled'

interface Mark {
  action: AuditAction
  from: Attendance
  to: Exclude<Attendance, 'cancelled'>
  /** From when it is possible, in minutes after the start of play. */
  opensMinutes: number
}

export const marks = {
  checkIn: {
    action: attendanceActions.booking_check_in,
    from: 'expected',
    to: 'arrived',
    opensMinutes: attendanceMinutes.arrived,
  },
  undoCheckIn: {
    action: attendanceActions.booking_check_in_undo,
    from: 'arrived',
    to: 'expected',
    opensMinutes: attendanceMinutes.arrived,
  },
  markNoShow: {
    action: attendanceActions.booking_no_show,
    from: 'expected',
    to: 'absent',
    opensMinutes: attendanceMinutes.absent,
  },
  undoNoShow: {
    action: attendanceActions.booking_no_show_undo,
    from: 'absent',
    to: 'expected',
    opensMinutes: attendanceMinutes.absent,
  },
} satisfies Record<string, Mark>

const REFUSALS: Record<Attendance, string> = {
  expected: 'The member is neither marked as arrived nor as absent.',
  arrived: 'The member is marked as arrived.',
  absent: 'The member is marked as absent.',
  cancelled: 'This booking is cancelled.',
}

function attendanceOf({ status, checkedInAt }: CourtBooking): Attendance {
  if (status === BookingStatus.cancelled) return 'cancelled'
  if (status === BookingStatus.no_show) return 'absent'
  return checkedInAt ? 'arrived' : 'expected'
}

/**
 * Records whether the member came, or takes that back; the booking keeps its court and its number of
 * the month (BOOKING-12). Throws NOT_OPEN_YET; NOT_FOUND; CONFLICT in another state, before the mark's time and
 * after the New York day that follows the day of play.
 */
export function markAttendance(
  { auditLog }: Services,
  actor: User,
  { id, mark, now }: { id: string; mark: Mark; now: Date },
): Promise<DeskBooking> {
  return runBooking(async em => {
    await requirePhase(LaunchPhase.booking, em)
    const booking = await lockBooking(id, undefined, em)
    const attendance = attendanceOf(booking)
    if (attendance !== mark.from) throw new AppError('CONFLICT', REFUSALS[attendance])
    requireTime(booking, mark, now)
    const before = { status: booking.status, checkedInAt: booking.checkedInAt }
    const after = {
      status: mark.to === 'absent' ? BookingStatus.no_show : BookingStatus.confirmed,
      checkedInAt: mark.to === 'arrived' ? now : null,
    }
    await em.update(CourtBooking, { id: booking.id }, after)
    await auditLog.record(actor, { action: mark.action, subjectId: booking.id, before, after }, em)
    await notifyCourtsChanged([booking.bookingDate], em)
    return toDeskBooking(Object.assign(booking, after), em)
  })
}

/** Throws CONFLICT. */
function requireTime({ startsAt }: CourtBooking, { opensMinutes }: Mark, now: Date): void {
  if (!startsAt || now.getTime() < startsAt.getTime() + opensMinutes * MINUTE_MS)
    throw new AppError(
      'CONFLICT',
      opensMinutes < 0
        ? `This is possible from ${String(-opensMinutes)} minutes before play.`
        : `This is possible from ${String(opensMinutes)} minutes after play has begun.`,
    )
  if (now >= endOfClubDay(startsAt, 1))
    throw new AppError('CONFLICT', 'This was possible until the end of the day after play.')
}
