import { In } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { AppError, fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import { isPlayLevel, openPlayRules } from '../../shared/open-play-rules'
import { FOR_MEMBERS, findActiveMembership } from '../bookings/booking-members.service'
import type { SlotTime } from '../courts/court-times.service'
import { notHidden } from '../hidden-members/hidden-members.service'
import { hoursOfNight, nightOf, nightsAhead } from './nights'
import { OpenPlayVisit } from './open-play-visit.entity'
import type { SayOpenPlayInput, SetPlayProfileInput } from './open-play.inputs'
import type { OpenPlayHour, OpenPlayNight, OpenPlayVisitor, PlayProfile } from './open-play.types'

interface Visit {
  userId: string
  comesAt: Date
  level: number | null
  /** Null if the member does not show it. */
  firstName: string | null
}

/** The visits of a night, $1, of people who are members until then, as $2 reads them. */
const VISITS = `
  SELECT visit."userId", visit."comesAt", person."playLevel" AS level,
    CASE WHEN person."showsPlayName" AND ${notHidden('$2', 'person.id')} THEN person."firstName" END AS "firstName"
  FROM open_play_visit visit JOIN "user" person ON person.id = visit."userId"
  WHERE visit.night = $1 AND EXISTS (SELECT FROM membership WHERE membership."userId" = visit."userId"
    AND membership.state = 'active' AND coalesce(membership."endsOn" >= visit.night, true))
  ORDER BY visit."comesAt", person."firstName", visit.id`

/** The courts that are blocked in the whole hour of $1 to $2, and all courts. */
const CLOSED = `
  SELECT hour."startsAt" FROM unnest($1::timestamptz[], $2::timestamptz[]) hour ("startsAt", "endsAt")
  WHERE NOT EXISTS (SELECT FROM court WHERE NOT EXISTS (SELECT FROM court_hold hold
    WHERE hold."courtId" = court.id AND hold.kind = 'block'
      AND hold."startsAt" <= hour."startsAt" AND hold."endsAt" >= hour."endsAt"))`

async function findClosed(hours: readonly SlotTime[]): Promise<Set<number>> {
  const values = [hours.map(({ startsAt }) => startsAt), hours.map(({ endsAt }) => endsAt)]
  const closed = await db.query<{ startsAt: Date }[]>(CLOSED, values)
  return new Set(closed.map(({ startsAt }) => startsAt.getTime()))
}

/** Returns a night of open play, as a member reads it (OPEN-2); by default this night. */
export async function readNight(
  { id }: Pick<User, 'id'>,
  night: string | null | undefined,
  now: Date,
): Promise<OpenPlayNight> {
  const date = night ?? nightOf(now)
  const hours = hoursOfNight(date)
  const [visits, closed] = await Promise.all([
    db.query<Visit[]>(VISITS, [date, id]),
    findClosed(hours),
  ])
  return {
    night: date,
    hours: hours.map(hour => {
      const at = hour.startsAt.getTime()
      const own = visits.filter(({ comesAt }) => comesAt.getTime() === at)
      return { ...hour, isClosed: closed.has(at), ...countOf(own) }
    }),
    comesAt: visits.find(({ userId }) => userId === id)?.comesAt ?? null,
  }
}

function countOf(visits: readonly Visit[]): Pick<OpenPlayHour, 'count' | 'levels' | 'names'> {
  const counts = new Map<number | null, number>()
  for (const { level } of visits) counts.set(level, (counts.get(level) ?? 0) + 1)
  const levels = [...counts]
    .map(([level, count]) => ({ level, count }))
    .toSorted((one, other) => (one.level ?? Infinity) - (other.level ?? Infinity))
  const names = visits.flatMap(({ firstName }) => firstName ?? [])
  return { count: visits.length, levels, names }
}

const SAY = `
  INSERT INTO open_play_visit ("userId", night, "comesAt") VALUES ($1, $2, $3)
  ON CONFLICT ("userId", night) DO UPDATE SET "comesAt" = EXCLUDED."comesAt"`

/**
 * Says at about which hour a member comes; again for the same night, it changes the hour (OPEN-1). Throws
 * FORBIDDEN without a membership; BAD_USER_INPUT for `comesAt`; CONFLICT if the club has closed all courts
 * in that hour.
 */
export async function sayOpenPlay(
  user: User,
  { comesAt }: SayOpenPlayInput,
  now: Date,
): Promise<OpenPlayNight> {
  const membership = await findActiveMembership(user)
  if (!membership) throw new AppError('FORBIDDEN', FOR_MEMBERS)
  const found = nightsAhead(now)
    .map(night => ({ night, hours: hoursOfNight(night) }))
    .find(({ hours }) => hours.some(({ startsAt }) => startsAt.getTime() === comesAt.getTime()))
  const hour = found?.hours.find(({ startsAt }) => startsAt.getTime() === comesAt.getTime())
  if (!found || !hour || hour.endsAt <= now)
    throw fieldError(
      'comesAt',
      `Please choose a full hour from 11 PM to 4 AM in New York, in this night or the next ${String(openPlayRules.nights - 1)}`,
    )
  const { night } = found
  if (membership.endsOn !== null && night > membership.endsOn)
    throw fieldError('comesAt', 'This is after the last day of the membership')
  if ((await findClosed([hour])).size > 0)
    throw new AppError('CONFLICT', 'The club has closed all courts in this hour.')
  await db.query(SAY, [user.id, night, comesAt])
  return readNight(user, night, now)
}

/** Takes back that a member comes; again, it changes nothing. */
export async function withdrawOpenPlay(
  user: User,
  night: string,
  now: Date,
): Promise<OpenPlayNight> {
  await db.getRepository(OpenPlayVisit).delete({ userId: user.id, night })
  return readNight(user, night, now)
}

/** Returns who comes to open play, by hour, for the desk (OPEN-3); by default this night. */
export async function listVisitors(
  night: string | null | undefined,
  now: Date,
): Promise<OpenPlayVisitor[]> {
  const visits = await db.query<Visit[]>(VISITS, [night ?? nightOf(now), null])
  const id = In(visits.map(({ userId }) => userId))
  const people = await db.getRepository(User).findBy({ id })
  const byId = new Map(people.map(person => [person.id, person]))
  return visits.flatMap(({ userId, comesAt, level }) => {
    const person = byId.get(userId)
    return person ? { comesAt, person, level } : []
  })
}

/** Returns what other members read of a person (OPEN-2). */
export async function findPlayProfile({ id }: Pick<User, 'id'>): Promise<PlayProfile> {
  const { playLevel, showsPlayName } = await db.getRepository(User).findOneOrFail({
    where: { id },
    select: { id: true, playLevel: true, showsPlayName: true },
  })
  return { level: playLevel, showsName: showsPlayName }
}

/**
 * Sets what other members read of a person; a missing value stays. Throws BAD_USER_INPUT for
 * `level`.
 */
export async function setPlayProfile(
  { id }: Pick<User, 'id'>,
  { level, showsName }: SetPlayProfileInput,
): Promise<PlayProfile> {
  if (!isPlayLevel(level ?? null))
    throw fieldError('level', 'Please choose a level from 2.0 to 5.0, in halves')
  const change = {
    ...(level !== undefined && { playLevel: level }),
    ...(showsName != null && { showsPlayName: showsName }),
  }
  if (Object.keys(change).length > 0) await db.getRepository(User).update(id, change)
  return findPlayProfile({ id })
}
