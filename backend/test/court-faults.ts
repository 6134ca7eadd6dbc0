/**
 * What must hold at any instant, as one query: each row names what is broken. It looks at rows by
 * joins of its own, and not by the constraints that the database checks.
 */
export const COURT_FAULTS = `
  SELECT 'two holds of one court overlap' AS fault FROM court_hold one JOIN court_hold other
    ON one."courtId" = other."courtId" AND one.id < other.id
    AND one."startsAt" < other."endsAt" AND other."startsAt" < one."endsAt"
  UNION ALL SELECT 'a person is on two courts at once' FROM court_booking one JOIN court_booking other
    ON one."userId" = other."userId" AND one.id < other.id AND one.status = 'confirmed' AND other.status = 'confirmed'
    AND one."startsAt" < other."endsAt" AND other."startsAt" < one."endsAt"
  UNION ALL SELECT 'a confirmed booking without its hold' FROM court_booking booking
    LEFT JOIN court_hold hold ON hold.id = booking."holdId" AND hold."courtId" = booking."courtId"
      AND hold."startsAt" = booking."startsAt" AND hold."endsAt" = booking."endsAt"
    WHERE booking.status <> 'cancelled' AND booking."startsAt" IS NOT NULL AND hold.id IS NULL
  UNION ALL SELECT 'a hold without its booking or block' FROM court_hold hold
    WHERE NOT EXISTS (SELECT FROM court_booking WHERE "holdId" = hold.id)
      AND NOT EXISTS (SELECT FROM block WHERE "holdId" = hold.id)
  UNION ALL SELECT 'a number of the month twice' FROM court_booking WHERE "monthNo" IS NOT NULL
    GROUP BY "userId", month, "monthNo" HAVING count(*) > 1
  UNION ALL SELECT 'an extra reservation without its charge' FROM court_booking booking
    WHERE booking."isExtra" AND booking.status <> 'cancelled' AND NOT EXISTS (
      SELECT FROM charge WHERE charge."bookingId" = booking.id AND charge.kind = 'extra_reservation')
  UNION ALL SELECT 'an open charge of a booking that was cancelled free of charge' FROM charge
    JOIN court_booking booking ON booking.id = charge."bookingId"
    WHERE charge.state = 'open' AND booking."wasLate" = false
  UNION ALL SELECT 'a fee for a late cancellation, but not late' FROM charge
    JOIN court_booking booking ON booking.id = charge."bookingId"
    WHERE charge.kind = 'late_cancellation' AND booking."wasLate" IS NOT TRUE`
