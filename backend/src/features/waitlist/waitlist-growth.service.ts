import { MoreThan } from 'typeorm'
import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { WaitlistEntry } from './waitlist-entry.entity'
import type { DailySignups } from './waitlist-growth.types'

/** How many club days are shown, today being the last. */
const DAYS = 30
const TOP_REFERRERS = 10

/** The places taken on each of the last 30 club days, the oldest first; a day without any has 0. */
export function listDailySignups(now: Date): Promise<DailySignups[]> {
  return db.query<DailySignups[]>(
    `SELECT day::text, count(entry.id)::int AS signups
     FROM generate_series($2::int - 1, 0, -1) ago
     CROSS JOIN LATERAL (SELECT $1::date - ago AS day) calendar
     LEFT JOIN waitlist_entry entry USING (day)
     GROUP BY day
     ORDER BY day`,
    [clubDay(now), DAYS],
  )
}

/** The ten through whose invitations most people have joined; who is alike stands by position. */
export function listTopReferrers(): Promise<WaitlistEntry[]> {
  return db.getRepository(WaitlistEntry).find({
    relations: { user: true },
    where: { referralRewards: MoreThan(0) },
    order: { referralRewards: 'DESC', position: 'ASC' },
    take: TOP_REFERRERS,
  })
}
