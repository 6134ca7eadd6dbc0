import { DAY_MS } from '../../core/durations'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { Link } from '../../links/link.entity'
import type { Links } from '../../links/links'
import { toCalendarFile, type CalendarBooking } from './calendar-file'
import { calendarLink } from './calendar.links'

interface CalendarServices {
  links: Links
}

const PAST_MS = 30 * DAY_MS

/** Returns the address of the person's calendar; null if they have none yet. */
export async function findCalendarAddress(
  { links }: CalendarServices,
  { id: subject }: User,
): Promise<string | null> {
  const link = await db
    .getRepository(Link)
    .createQueryBuilder('link')
    .where({ purpose: calendarLink.name, subject })
    .andWhere('link.usedAt IS NULL')
    .getOne()
  return link && links.url(calendarLink, link.id)
}

/** Returns a new address of the person's calendar; the former one stops working. */
export async function renewCalendarAddress(
  { links }: CalendarServices,
  { id: subject, email }: User,
  now: Date,
): Promise<string> {
  const link = { purpose: calendarLink, subject, email, now }
  const { id } = await db.transaction(em => links.create(link, em))
  return links.url(calendarLink, id)
}

const BOOKINGS = `
  SELECT booking.id, booking."courtName", booking."startsAt", booking."endsAt",
    booking."createdAt", booking."cancelledAt"
  FROM court_booking booking JOIN link ON link.subject = booking."userId"
  WHERE link.id = $1 AND booking."startsAt" > $2 ORDER BY booking."startsAt", booking.id`

/**
 * Returns the bookings of a calendar's token, from 30 days ago on, as an iCalendar file. Throws
 * NOT_FOUND for any other token.
 */
export async function readCalendar(
  { links }: CalendarServices,
  token: string,
  now: Date,
): Promise<string> {
  const id = getLinkId(links, token)
  const where = { id, purpose: calendarLink.name }
  const link = await db.getRepository(Link).findOneBy(where)
  if (!link || link.usedAt) throw new AppError('NOT_FOUND')
  const values = [id, new Date(now.getTime() - PAST_MS)]
  return toCalendarFile(await db.query<CalendarBooking[]>(BOOKINGS, values))
}

function getLinkId(links: Links, token: string): string {
  try {
    return links.getId(calendarLink, token)
  } catch (error) {
    throw error instanceof AppError ? new AppError('NOT_FOUND') : error
  }
}
