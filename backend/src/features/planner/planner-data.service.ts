import { clubDay, clubDayAfter } from '../../core/club-day'
import { db } from '../../database/data-source'
import { club } from '../../shared/club'
import { CourtHoldKind } from '../courts/court-hold.entity'
import { boundsOfDay } from '../courts/court-times.service'
import type { PlaysPerWeek } from '../surveys/member-survey.options'
import type { Answer } from './answer-groups'
import type { SentAnswers } from './demand-forecast'
import { NEEDED_MEMBERS, type PlayedWeek } from './playing-frequency'
import type { WeekHours } from './simulation'
import { PERIOD_DAYS, weekHours, type BlockedHour } from './week-hours'
import { DAYS } from './week-parts'
import { likedCells, type LikedCells } from './wishes'

interface AnswerRow {
  person: string
  isFromAccount: boolean
  days: string
  parts: string
  plays: PlaysPerWeek | null
}

interface ListedAnswers {
  /** When people would play. */
  wishes: SentAnswers
  /** How many hours a week. */
  plays: SentAnswers
}

/**
 * Returns the answers to the member survey that forecasts use, in the order in which they were stored.
 * It leaves out those beyond the limit of a network address (BOOKING-21). It also leaves out those
 * that a running transaction may still precede, so that the order never changes (ADR-38).
 */
export async function listAnswers(): Promise<ListedAnswers> {
  const rows = await db.query<AnswerRow[]>(
    `SELECT coalesce("userId", id) AS person, "isFromAccount", array_to_string("playingDays", ',') AS days,
       array_to_string("preferredTimes", ',') AS parts,
       "playsPerWeek" AS plays
     FROM member_survey WHERE "isInForecast" AND "insertPosition" < (SELECT insert_floor())
     ORDER BY "insertPosition", id`,
  )
  const known = new Map<string, LikedCells>()
  const wishes = rows.map(({ days, parts, ...sender }) => {
    const ticked = `${days} ${parts}`
    const cells = known.get(ticked) ?? likedCells({ days: listed(days), parts: listed(parts) })
    known.set(ticked, cells)
    return { ...sender, cells }
  })
  // Hours take the place of cells, so that both kinds of answers are taken in by the same groups.
  const plays = rows.map(({ plays: often, ...sender }) => ({
    ...sender,
    cells: often === null ? [] : [HOURS[often]],
  }))
  return { wishes: bySender(wishes), plays: bySender(plays) }
}

/** The hours that each answer stands for. */
const HOURS: Record<PlaysPerWeek, number> = {
  less_than_once: 0.5,
  once: 1,
  twice: 2,
  three_times: 3,
  four_or_more: 4,
}

function bySender(answers: readonly (Answer & { isFromAccount: boolean })[]): SentAnswers {
  return {
    accounts: answers.filter(({ isFromAccount }) => isFromAccount),
    anonymous: answers.filter(({ isFromAccount }) => !isFromAccount),
  }
}

const listed = (text: string) => (text ? text.split(',') : [])

/** How many past weeks can count. */
const PAST_WEEKS = 12

/**
 * The weeks end with yesterday in New York. $1 is today's date, $2 its first instant, $3 that of the
 * earliest week.
 */
const PLAYED_WEEKS = `
  WITH week AS (
    SELECT no, $1::date - 7 * no AS "from", $1::date - 7 * no + 6 AS "to"
    FROM generate_series(1, $4::int) no
    WHERE $1::date - 7 * no >= (
      SELECT min("bookingDate") FROM court_booking WHERE "startsAt" IS NOT NULL AND status <> 'cancelled')
  ), played AS (
    SELECT "userId", ($1::date - "bookingDate" + 6) / 7 AS no, sum(duration) / 60.0 AS hours
    FROM court_booking
    WHERE "startsAt" >= $3 AND "startsAt" < $2 AND status <> 'cancelled'
    GROUP BY 1, 2
  )
  SELECT count(*)::int AS members, coalesce(sum(played.hours), 0)::float AS hours
  FROM week
  JOIN membership ON (membership."startedAt" AT TIME ZONE $5)::date <= week."from"
    AND (membership."endsOn" IS NULL OR membership."endsOn" >= week."to")
  LEFT JOIN played ON played."userId" = membership."userId" AND played.no = week.no
  GROUP BY week.no HAVING count(*) >= $6 ORDER BY week.no`

/**
 * Returns those of the last 12 weeks that count for how often members reserve (PLANNER-1): enough
 * people were members in all of it, and the club's first reservation was on its first day or earlier.
 * A reservation that was not cancelled counts, also if the member did not come.
 */
export async function listPlayedWeeks(now: Date): Promise<PlayedWeek[]> {
  const today = clubDay(now)
  return db.query<PlayedWeek[]>(PLAYED_WEEKS, [
    today,
    boundsOfDay(today).startsAt,
    boundsOfDay(clubDayAfter(now, -PAST_WEEKS * DAYS.length)).startsAt,
    PAST_WEEKS,
    club.timeZone,
    NEEDED_MEMBERS,
  ])
}

/**
 * Returns the bookable hours of courts 1 to `courts` in the coming four weeks, without the hours that
 * the team has blocked regularly (PLANNER-2). The first week begins at the midnight after `now` in New York.
 */
export async function listWeekHours(courts: number, now: Date): Promise<WeekHours[]> {
  const [firstDay, lastDay] = [clubDayAfter(now, 1), clubDayAfter(now, PERIOD_DAYS)]
  const blocked = await db.query<BlockedHour[]>(
    `SELECT local::date - $1::date AS day, extract(hour FROM local)::int AS hour,
       count(DISTINCT court.id)::int AS courts
     FROM court_hold hold JOIN court ON court.id = hold."courtId"
     CROSS JOIN LATERAL generate_series(
       date_trunc('hour', hold."startsAt", $2), hold."endsAt" - interval '1 second', interval '1 hour'
     ) slot
     CROSS JOIN LATERAL (SELECT slot AT TIME ZONE $2 AS local) there
     WHERE hold.kind = $3 AND court.number <= $4 AND hold."startsAt" < $5 AND hold."endsAt" > $6
       AND slot >= $6 AND slot < $5
     GROUP BY 1, 2`,
    [
      firstDay,
      club.timeZone,
      CourtHoldKind.block,
      courts,
      boundsOfDay(lastDay).endsAt,
      boundsOfDay(firstDay).startsAt,
    ],
  )
  return weekHours(courts, firstDay, blocked)
}
