import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { clubMomentInWords } from '../../core/club-day'
import { headerValue } from '../../mail/header-value'
import type { Mail } from '../../mail/mail.entity'
import { BookingStatus } from '../bookings/court-booking.entity'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { boundsOfDay } from '../courts/court-times.service'
import { LetterAudienceKind } from './letter.options'
import { NO_VALUES, type LetterValues } from './letter-text'
import type { LetterAudience } from './letters.types'

/** $2 is the time; $3 and $4 are the ends of the days that the letter is about, or null. */
const NEXT_BOOKING = `
  SELECT min("startsAt") AS "startsAt" FROM court_booking
  WHERE "userId" = $1 AND status = '${BookingStatus.confirmed}' AND "endsAt" > $2
    AND "startsAt" >= coalesce($3, '-infinity'::timestamptz) AND "startsAt" < coalesce($4, 'infinity'::timestamptz)`

/** Who has an offer keeps their number until they accept. */
const POSITION = `SELECT position FROM waitlist_entry
  WHERE "userId" = $1 AND status IN ('${WaitlistStatus.waiting}', '${WaitlistStatus.invited}')`

/**
 * Returns what stands for the placeholders in a letter to this account (MAIL-43). The first name goes to
 * the account's confirmed address only (MAIL-25); the booking is the next one, of the days that the letter is about.
 */
export async function findLetterValues(
  { userId, to }: Pick<Mail, 'userId' | 'to'>,
  { audiences, now }: { audiences: readonly LetterAudience[]; now: Date },
  em: EntityManager,
): Promise<LetterValues> {
  const person = userId === null ? null : await em.findOneBy(User, { id: userId })
  if (!person) return NO_VALUES
  const booked = audiences.find(({ kind }) => kind === LetterAudienceKind.booked)
  const from = booked?.from ? boundsOfDay(booked.from).startsAt : null
  const until = booked?.until ? boundsOfDay(booked.until).endsAt : null
  const [{ startsAt }] = await em.query<[{ startsAt: Date | null }]>(NEXT_BOOKING, [
    person.id,
    now,
    from,
    until,
  ])
  const [entry] = await em.query<{ position: number }[]>(POSITION, [person.id])
  const isProven = person.emailConfirmed && person.email === to
  return {
    firstName: isProven ? headerValue(person.firstName ?? '') || null : null,
    position: entry ? String(entry.position) : null,
    bookingWhen: startsAt && clubMomentInWords(startsAt),
  }
}
