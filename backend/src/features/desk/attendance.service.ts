import type { EntityManager } from 'typeorm'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import { findLatestChanges } from '../../audit/audit-log'
import { MINUTE_MS } from '../../core/durations'
import { AppError } from '../../core/errors'
import { User } from '../../accounts/user.entity'
import { refuseOverlap, runWhileOpen } from '../bookings/book-court.service'
import { lockBooking } from '../bookings/cancel-booking.service'
import { requireCorrectable } from '../bookings/change-guests.service'
import { BookingStatus, CourtBooking } from '../bookings/court-booking.entity'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { CourtHold, CourtHoldKind } from '../courts/court-hold.entity'
import { overlapping } from '../courts/courts.service'
import { attendanceMinutes } from '../../shared/desk-rules'
import type { Services } from '../../graphql/services'
import { toDeskBooking } from './court-schedule.service'
import type { DeskBooking } from './desk.types'
import { nameOf } from './person-name'

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
 * the month (BOOKING-12). Throws NOT_OPEN_YET; NOT_FOUND; CONFLICT in another state, beside another booking of the
 * member at that time, before the mark's time and
 * from 14 days after the day of play on; SLOT_TAKEN if the court of an absent member was given away.
 */
export function markAttendance(
  { auditLog }: Services,
  actor: User,
  { id, mark, now }: { id: string; mark: Mark; now: Date },
): Promise<DeskBooking> {
  return runWhileOpen(async em => {
    const booking = await lockBooking({ id }, em)
    const attendance = attendanceOf(booking)
    if (attendance !== mark.from) throw await refusal(booking, REFUSALS[attendance], em)
    requireTime(booking, mark, now)
    const before = { status: booking.status, checkedInAt: booking.checkedInAt }
    const after = {
      status: mark.to === 'absent' ? BookingStatus.no_show : BookingStatus.confirmed,
      checkedInAt: mark.to === 'arrived' ? now : null,
    }
    const holdId = booking.holdId ?? (await takeCourtAgain(booking, em))
    // Whoever was marked as absent may have another booking of the hour since.
    await em.update(CourtBooking, { id: booking.id }, { ...after, holdId }).catch(refuseOverlap)
    await auditLog.record(actor, { action: mark.action, subjectId: booking.id, before, after }, em)
    await notifyCourtsChanged([booking.bookingDate], em)
    return toDeskBooking(Object.assign(booking, after, { holdId }), em)
  })
}

/** Returns a CONFLICT that says who of the team has marked or cancelled the booking. */
async function refusal(
  { id }: CourtBooking,
  message: string,
  em: EntityManager,
): Promise<AppError> {
  const latest = (await findLatestChanges([id], em)).get(id)
  const who = latest?.actorId ? await em.findOneBy(User, { id: latest.actorId }) : null
  return new AppError('CONFLICT', who ? `${message} Changed last by ${nameOf(who)}.` : message)
}

/** Takes the court that the desk has freed (BOOKING-27) and returns the hold. Throws SLOT_TAKEN. */
async function takeCourtAgain(
  { courtId, startsAt, endsAt }: CourtBooking,
  em: EntityManager,
): Promise<string> {
  if (!courtId || !startsAt || !endsAt) throw new AppError('NOT_FOUND')
  if (await em.existsBy(CourtHold, { courtId, ...overlapping({ startsAt, endsAt }) }))
    throw new AppError('SLOT_TAKEN', 'The court has been given to somebody else for this hour.')
  const kind = CourtHoldKind.booking
  const { id } = await em.save(em.create(CourtHold, { courtId, startsAt, endsAt, kind }))
  return id
}

/** Throws CONFLICT. */
export function requireTime(
  { startsAt }: Pick<CourtBooking, 'startsAt'>,
  { opensMinutes }: Pick<Mark, 'opensMinutes'>,
  now: Date,
): void {
  if (!startsAt || now.getTime() < startsAt.getTime() + opensMinutes * MINUTE_MS)
    throw new AppError(
      'CONFLICT',
      opensMinutes < 0
        ? `This is possible from ${String(-opensMinutes)} minutes before play.`
        : `This is possible from ${String(opensMinutes)} minutes after play has begun.`,
    )
  requireCorrectable(startsAt, now)
}
