import { MoreThan } from 'typeorm'
import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { WaitlistEntry } from './waitlist-entry.entity'
import type { DailySignups } from './waitlist-growth.types'

/** The number of club days shown, including today. */
const DAYS = 30
const TOP_REFERRERS = 10

/**
 * Returns the places taken on each of the last 30 club days, oldest first; 0 for a day without any.
 */
export function listDailySignups(now: Date): Promise<DailySignups[]> {
  return db.query<DailySignups[]>(
    `SELECT day::text, count(signup.day)::int AS signups
     FROM generate_series($2::int - 1, 0, -1) ago
     CROSS JOIN LATERAL (SELECT $1::date - ago AS day) calendar
     LEFT JOIN (
       SELECT day FROM waitlist_entry UNION ALL SELECT day FROM waitlist_former_signup
     ) signup USING (day)
     GROUP BY day
     ORDER BY day`,
    [clubDay(now), DAYS],
  )
}

/** Returns the ten entries with the most referrals; ties are ordered by position. */
export function listTopReferrers(): Promise<WaitlistEntry[]> {
  return db.getRepository(WaitlistEntry).find({
    relations: { user: true },
    where: { referralRewards: MoreThan(0) },
    order: { referralRewards: 'DESC', position: 'ASC' },
    take: TOP_REFERRERS,
  })
}
