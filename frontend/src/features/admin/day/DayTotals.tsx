import type { CourtScheduleDetailsFragment } from '../../../api/operationTypes'
import { dayTexts } from '../../../content/admin/day'
import { chargeTexts } from '../../../content/chargeTexts'
import { FigureLine } from '../section/FigureLine'
import { openCharges } from './BookingEntry'

const texts = dayTexts.totals

interface DayTotalsProps {
  schedule: CourtScheduleDetailsFragment
  now: Date
}

/** The figures of a day: hours booked and still free, who came, guests, and what is open. */
export function DayTotals({ schedule, now }: DayTotalsProps) {
  const { bookings, cancelled, offers, blocks, courts, hours } = schedule
  const isTaken = (courtId: string, { startsAt, endsAt }: (typeof hours)[number]) =>
    [...bookings.filter(({ holdsCourt }) => holdsCourt), ...offers, ...blocks].some(
      one => one.court.id === courtId && one.startsAt < endsAt && one.endsAt > startsAt,
    )
  const toCome = hours.filter(({ endsAt }) => new Date(endsAt) > now)
  const free = courts.flatMap(({ id }) => toCome.filter(hour => !isTaken(id, hour))).length
  // A late cancellation keeps its charges (BOOKING-4).
  const open = [...bookings, ...cancelled].flatMap(openCharges)
  const guests = bookings.reduce((sum, booking) => sum + booking.guests.length, 0)
  const countOf = (isCounted: (booking: (typeof bookings)[number]) => boolean) =>
    String(bookings.filter(isCounted).length)
  return (
    <FigureLine
      dense
      items={[
        { term: texts.booked, value: String(bookings.length) },
        { term: texts.free, value: String(free) },
        { term: texts.arrived, value: countOf(({ checkedInAt }) => checkedInAt !== null) },
        { term: texts.absent, value: countOf(({ status }) => status === 'no_show') },
        { term: texts.guests, value: String(guests) },
        { term: texts.owed, value: chargeTexts.sum(open) },
      ]}
    />
  )
}
