import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { AppError, violates } from '../../core/errors'
import { normalizeCode } from '../../core/normalize'
import { Role, type User } from '../../accounts/user.entity'
import { club } from '../../shared/club'
import { normalizeId } from '../../shared/rules'
import { webhookEventsSql } from '../../webhooks/emit'
import { notifyEntryChangedSql } from './waitlist-changes'
import { ENTRY_USER_UNIQUE, WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'
import { waitlistJoined } from './waitlist.events'
import type { JoinWaitlistInput } from './waitlist.inputs'
import { forgetWaitlistCounter, getWaitlistAvailability } from './waitlist-availability.service'
import type { JoinWaitlistResult } from './waitlist.types'
import { sendWelcomeSql } from './welcome-mail.service'

/**
 * Gives the person a place, or returns the one they already have (WAITLIST-3 to WAITLIST-5). Throws
 * FORBIDDEN for somebody else's id and for the team account; DAILY_LIMIT (with resetsAt) or
 * WAITLIST_CLOSED if there is no place.
 */
export async function joinWaitlist(
  user: User,
  input: JoinWaitlistInput,
  now: Date,
): Promise<JoinWaitlistResult> {
  if (user.role === Role.ADMIN)
    throw new AppError('FORBIDDEN', 'The team account keeps no place on the waitlist.')
  if (input.userId && normalizeId(input.userId) !== user.id) throw new AppError('FORBIDDEN')
  const before = await findWaitlistEntry(user)
  if (before && before.status !== WaitlistStatus.left) return { entry: before, created: false }
  const taken = await takePlace(user, input, now)
  const entry = await findWaitlistEntry(user)
  if (!entry || entry.status === WaitlistStatus.left) throw await noPlaceError(now)
  return { entry, created: taken }
}

/** Returns the person's own entry, or null. */
export async function findWaitlistEntry(user: User): Promise<WaitlistEntry | null> {
  const entry = await db.getRepository(WaitlistEntry).findOneBy({ userId: user.id })
  return entry && Object.assign(entry, { user })
}

/** Whether a person has a place on the waitlist, which they have not left. */
export async function hasPlace(userId: string, em: EntityManager): Promise<boolean> {
  const entry = await em.findOneBy(WaitlistEntry, { userId })
  return entry !== null && entry.status !== WaitlistStatus.left
}

/**
 * Sets the counter's caps to the club's facts; runs at start, after the migrations. Returns how
 * many places above the current cap are taken, mostly 0.
 */
export async function provisionWaitlist(): Promise<number> {
  const [{ taken }] = await db.query<[{ taken: number }]>(
    `INSERT INTO waitlist_counter ("maxTotal", "maxDay") VALUES ($1, $2)
     ON CONFLICT (one) DO UPDATE SET "maxTotal" = EXCLUDED."maxTotal", "maxDay" = EXCLUDED."maxDay"
     RETURNING total - "left" AS taken`,
    [club.waitlistCapacity, club.waitlistDailyCap],
  )
  forgetWaitlistCounter()
  return Math.max(0, taken - club.waitlistCapacity)
}

/**
 * Checks both caps and stores the position, the entry and the referrer's reward in one statement.
 * Returns no row if the list or the day is full. It locks the counter row first, as all code does.
 * The commit notifies every server. If the counter already has a later day than the request, the
 * entry counts for the later day, and its joinedAt is the start of that day. This happens just
 * after midnight, and if the clock goes back.
 * A person who left gets the next new position in the same row, with no reward for a referrer
 * (WAITLIST-11, WAITLIST-16). The welcome mail, which names the place, is due at once.
 */
const takePlaceSql = () => `
  WITH counter AS (
    UPDATE waitlist_counter SET
      total = total + 1,
      "dayCount" = CASE WHEN $1::date > day THEN 1 ELSE "dayCount" + 1 END,
      day = GREATEST(day, $1::date)
    WHERE total - "left" < "maxTotal" AND ($1::date > day OR "dayCount" < "maxDay")
    RETURNING total AS position, day, "dayCount" AS "dayPosition",
      GREATEST($3, day::timestamp AT TIME ZONE '${club.timeZone}') AS "joinedAt"
  ), former AS (
    SELECT id, day FROM waitlist_entry WHERE "userId" = $2 AND status = 'left'
  ), rejoined AS (
    UPDATE waitlist_entry entry SET
      position = counter.position, day = counter.day, "dayPosition" = counter."dayPosition",
      "joinedAt" = counter."joinedAt", status = 'waiting', "leftAt" = NULL,
      "leftReason" = NULL, "planWish" = coalesce($6, entry."planWish")
    FROM counter, former WHERE entry.id = former.id AND entry.status = 'left'
    RETURNING entry.id, entry.position
  ), former_signup AS (
    INSERT INTO waitlist_former_signup (day) SELECT day FROM former WHERE EXISTS (SELECT FROM rejoined)
  ), referrer AS (
    UPDATE waitlist_entry SET "referralRewards" = "referralRewards" + 1
    WHERE "referralCode" = $4 AND "userId" <> $2
      AND EXISTS (SELECT FROM counter) AND NOT EXISTS (SELECT FROM former)
    RETURNING "userId"
  ), entry AS (
    INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referredBy", "referralCode", "planWish")
    SELECT $2, position, day, "dayPosition", "joinedAt", (SELECT "userId" FROM referrer), $5, $6
    FROM counter WHERE NOT EXISTS (SELECT FROM rejoined)
    RETURNING id, position
  ), taken AS (
    SELECT id, position FROM entry UNION ALL SELECT id, position FROM rejoined
  ), ${webhookEventsSql(waitlistJoined, JOINED)}, ${sendWelcomeSql('$2::uuid', 'taken')}
  SELECT ${notifyEntryChangedSql('id::text')}, (SELECT count(*) FROM welcome) FROM taken`

const JOINED = `SELECT jsonb_build_object('entryId', id, 'userId', $2::uuid, 'position', position) AS data
  FROM taken`

async function takePlace(user: User, input: JoinWaitlistInput, now: Date): Promise<boolean> {
  try {
    const rows = await db.query<unknown[]>(takePlaceSql(), [
      clubDay(now),
      user.id,
      now,
      normalizeCode(input.referralCode),
      newReferralCode(),
      input.planWish ?? null,
    ])
    forgetWaitlistCounter()
    return rows.length > 0
  } catch (error) {
    // Two concurrent requests of one person: this statement is rolled back, and the first entry
    // remains.
    if (violates(error, ENTRY_USER_UNIQUE)) return false
    throw error
  }
}

async function noPlaceError(now: Date): Promise<AppError> {
  const { isOpen, resetsAt } = await getWaitlistAvailability(now)
  return isOpen
    ? new AppError('DAILY_LIMIT', undefined, { resetsAt: resetsAt.toISOString() })
    : new AppError('WAITLIST_CLOSED')
}

/** No vowels, so no words, and no characters that look alike. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 10

function newReferralCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('')
}
