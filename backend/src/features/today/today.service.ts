import type { QueryResultRow } from 'pg'
import { Role } from '../../accounts/user.entity'
import { clubDay, clubDayAfter } from '../../core/club-day'
import { queryPrepared, type PreparedStatement } from '../../database/prepared'
import { NOT_DONE } from '../contact/contact.service'
import { closuresWithin } from '../court-blocks/closure-list.service'
import { boundsOfDay } from '../courts/court-times.service'
import { offersEndingBy } from '../waves/waves.service'
import type { OpenMessages, Owed, RowsUntil, Today, TodaysBookings } from './today.types'

/** An offer that ends today or tomorrow. */
const OFFER_DAYS = 1
/** A closure of today or of the next 7 days. */
const CLOSURE_DAYS = 7

/** Returns the New York day of an instant; its fields read the rest. */
export const todayOf = (now: Date): Today => ({ date: clubDay(now), now })

const BOOKINGS = {
  name: 'todays_bookings',
  text: `SELECT count(*)::int AS count, count("checkedInAt")::int AS arrived,
      count(*) FILTER (WHERE status = 'no_show')::int AS absent
    FROM court_booking WHERE "startsAt" >= $1 AND "startsAt" < $2 AND status <> 'cancelled'`,
}

/** Counts the day's bookings. */
export function countBookings({ date }: Today): Promise<TodaysBookings> {
  const { startsAt, endsAt } = boundsOfDay(date)
  return readRow<TodaysBookings>(BOOKINGS, [startsAt, endsAt])
}

const OWED = {
  name: 'owed',
  text: `SELECT count(*)::int AS count, coalesce(sum(cents), 0)::int AS cents,
      count(DISTINCT "userId")::int AS people
    FROM (
      SELECT cents, "userId" FROM charge WHERE state = 'open'
      UNION ALL SELECT cents, "userId" FROM due WHERE state = 'open'
    ) open`,
}

/** Sums what people owe. */
export const sumOwed = (): Promise<Owed> => readRow<Owed>(OWED)

const CLOSURES = {
  name: 'closures_to_come',
  text: `SELECT count(*)::int AS count FROM court_closure closure WHERE ${closuresWithin('$1', '$2')}`,
}

/** Counts the closures of the day and the next 7 days, as their list shows them. */
export function countClosures({ date, now }: Today): Promise<RowsUntil> {
  const until = clubDayAfter(now, CLOSURE_DAYS)
  return countUntil(CLOSURES, [date, until], until)
}

const OFFERS = {
  name: 'offers_ending',
  text: `SELECT count(*)::int AS count FROM offer WHERE ${offersEndingBy('$1')}`,
}

/** Counts the open offers whose last day is the day or one of the next ones: tomorrow, by default. */
export function countEndingOffers({ now }: Today, days = OFFER_DAYS): Promise<RowsUntil> {
  const until = clubDayAfter(now, days)
  return countUntil(OFFERS, [until], until)
}

const MESSAGES = {
  name: 'messages_not_done',
  text: `SELECT count(*)::int AS count, min("createdAt") AS oldest FROM contact_submission WHERE ${NOT_DONE}`,
}

/** Counts the messages that wait for the team, and returns when the oldest came. */
export const readOpenMessages = (): Promise<OpenMessages> => readRow<OpenMessages>(MESSAGES)

const FAILED_MAILS = {
  name: 'failed_mails',
  text: `SELECT count(*)::int AS count FROM mail WHERE state = 'failed'`,
}

/** Counts the mails that failed permanently. */
export const countFailedMails = (): Promise<number> => count(FAILED_MAILS)

const UNDELIVERABLE = {
  name: 'undeliverable_people',
  text: `SELECT count(*)::int AS count FROM mail_address JOIN "user" USING (email) WHERE role <> '${Role.ADMIN}'`,
}

/** Counts the people whose address a mail server has refused: the team's address gets mail anyway. */
export const countUndeliverable = (): Promise<number> => count(UNDELIVERABLE)

async function countUntil(
  statement: PreparedStatement,
  values: unknown[],
  until: string,
): Promise<RowsUntil> {
  return { count: await count(statement, values), until }
}

async function count(statement: PreparedStatement, values?: unknown[]): Promise<number> {
  const row = await readRow<{ count: number }>(statement, values)
  return row.count
}

async function readRow<Row extends QueryResultRow>(
  statement: PreparedStatement,
  values?: unknown[],
): Promise<Row> {
  const [row] = await queryPrepared<Row>(statement, values)
  if (!row) throw new Error(`${statement.name} returned no row`)
  return row
}
