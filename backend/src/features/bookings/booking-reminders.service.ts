import { HOUR_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import type { JobContext } from '../../jobs/job'
import { queueToPerson } from '../../mail/person-mails'
import { LaunchPhase } from '../launch/launch.entity'
import { getLaunch } from '../launch/launch.service'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import { bookingReminderMail } from './bookings.mails'
import { BookingStatus, CourtBooking } from './court-booking.entity'

/** A booking, and who is reminded: a player, or its member if it is null. */
interface Due {
  id: string
  playerId: string | null
}

/** A reminder, and the column of `user` that switches it off. */
interface Reminder {
  name: 'day' | 'hours'
  column: 'remindsDayBefore' | 'remindsHoursBefore'
  /** How long before the start it is due, and until when it is still sent if it is late. */
  hoursBefore: number
  latestHours: number
}

const reminders: readonly Reminder[] = [
  { name: 'day', column: 'remindsDayBefore', hoursBefore: 24, latestHours: 12 },
  { name: 'hours', column: 'remindsHoursBefore', hoursBefore: 3, latestHours: 1 },
]

/** The start of a reminder's key; the id of the booking and the number of its moves follow. */
const keyOf = ({ name }: Reminder) => `${bookingReminderMail.name}:${name}`

/**
 * $1 is the time, $2 and $3 are the hours before, $4 is the start of the key. A booking that was made or
 * moved later than the reminder is due has none.
 */
const dueSql = ({ column }: Reminder) => `
  SELECT booking.id, NULL::uuid AS "playerId" FROM court_booking booking JOIN "user" person ON person.id = booking."userId"
  WHERE booking.status = 'confirmed' AND booking."checkedInAt" IS NULL AND person."${column}"
    AND booking."startsAt" <= $1::timestamptz + make_interval(hours => $2)
    AND booking."startsAt" > $1::timestamptz + make_interval(hours => $3)
    AND greatest(booking."createdAt", booking."movedAt") <= booking."startsAt" - make_interval(hours => $2)
    AND NOT EXISTS (SELECT FROM mail WHERE key = $4 || ':' || booking.id || ':' || booking.moves)
  ORDER BY booking."startsAt", booking.id`

/** As dueSql, for the players; who said yes later than the reminder is due has none. */
const duePlayersSql = ({ column }: Reminder) => `
  SELECT booking.id, player.id AS "playerId" FROM booking_player player
    JOIN court_booking booking ON booking.id = player."bookingId" JOIN "user" person ON person.id = player."userId"
  WHERE player.state = 'playing' AND booking.status = 'confirmed' AND person."${column}"
    AND booking."startsAt" <= $1::timestamptz + make_interval(hours => $2)
    AND booking."startsAt" > $1::timestamptz + make_interval(hours => $3)
    AND greatest(player."answeredAt", booking."movedAt") <= booking."startsAt" - make_interval(hours => $2)
    AND NOT EXISTS (SELECT FROM mail WHERE key = $4 || ':' || booking.id || ':' || booking.moves || ':' || player.id)
  ORDER BY booking."startsAt", player.id`

/**
 * Queues the reminders of bookings that are due (MAIL-30): each once, on one server or several. Nothing is
 * queued before the phase `booking`.
 */
export async function remindOfBookings(
  services: Services,
  { now, signal }: JobContext,
): Promise<void> {
  if ((await getLaunch()).phase !== LaunchPhase.booking) return
  for (const reminder of reminders) {
    const { hoursBefore, latestHours } = reminder
    const values = [now, hoursBefore, latestHours, keyOf(reminder)]
    for (const sql of [dueSql(reminder), duePlayersSql(reminder)])
      for (const due of await db.query<Due[]>(sql, values)) {
        signal.throwIfAborted()
        await queueReminder(services, reminder, due)
      }
  }
}

function queueReminder(
  services: Services,
  reminder: Reminder,
  { id, playerId }: Due,
): Promise<void> {
  return db.transaction(async em => {
    const booking = await em.findOne(CourtBooking, {
      where: { id, status: BookingStatus.confirmed },
      relations: { user: true },
    })
    if (!booking?.startsAt) return
    const { moves, startsAt } = booking
    const playing = playerId === null ? null : { id: playerId, state: PlayerState.playing }
    const player =
      playing && (await em.findOne(BookingPlayer, { where: playing, relations: { user: true } }))
    if (playing && !player) return
    const mail = {
      template: bookingReminderMail,
      data: { bookingId: id, moves, ...(player && { playerId: player.id }) },
      key: [keyOf(reminder), id, moves, ...(player ? [player.id] : [])].join(':'),
      expiresAt: new Date(startsAt.getTime() - reminder.latestHours * HOUR_MS),
    }
    await queueToPerson(services, mail, player?.user ?? booking.user, em)
  })
}
