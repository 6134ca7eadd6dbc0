import { db } from '../src/database/data-source'

/**
 * What must hold after every change of entries, offers and memberships, as one query: each row names
 * what is broken. `$1` is false if the spec itself has set statuses by SQL, without audit records.
 */
const BROKEN = `
  WITH counter AS (SELECT total, "left", "maxTotal" FROM waitlist_counter),
  latest AS (
    SELECT DISTINCT ON ("subjectId") "subjectId" AS id, action, after->>'status' AS status
    FROM audit_record ORDER BY "subjectId", turn DESC
  ), asked AS (
    SELECT entry.id, count(offer.id) AS times FROM waitlist_entry entry
    LEFT JOIN offer ON offer."entryId" = entry.id AND (
      offer.state IN ('declined', 'expired') OR offer.reason = 'The mail could not be delivered.'
      OR EXISTS (SELECT FROM audit_record WHERE action = 'offer_withdraw' AND "subjectId" = offer.id))
    GROUP BY entry.id
  )
  SELECT 'an open offer of an entry that is ' || entry.status AS broken FROM offer
    JOIN waitlist_entry entry ON entry.id = offer."entryId" WHERE offer.state = 'open' AND entry.status <> 'invited'
  UNION ALL SELECT 'invited without an open offer, and not by hand' FROM waitlist_entry entry
    LEFT JOIN latest USING (id)
    WHERE $1 AND entry.status = 'invited' AND NOT EXISTS (
      SELECT FROM offer WHERE offer."entryId" = entry.id AND offer.state = 'open')
      AND (latest.action IN ('waitlist_status', 'waitlist_undo') AND latest.status = 'invited') IS NOT TRUE
  UNION ALL SELECT 'joined without an active membership' FROM waitlist_entry entry
    WHERE entry.status = 'joined' AND NOT EXISTS (
      SELECT FROM membership WHERE membership."userId" = entry."userId" AND membership.state = 'active')
  UNION ALL SELECT 'an active membership of an entry that is ' || coalesce(entry.status::text, 'missing')
    FROM membership LEFT JOIN waitlist_entry entry ON entry."userId" = membership."userId"
    WHERE membership.state = 'active' AND entry.status IS DISTINCT FROM 'joined'
  UNION ALL SELECT 'an accepted offer without its membership' FROM offer
    WHERE offer.state = 'accepted' AND NOT EXISTS (
      SELECT FROM membership WHERE membership."offerId" = offer.id AND membership.plan::text = offer.plan::text)
  UNION ALL SELECT 'a membership of an offer that is ' || offer.state FROM membership
    JOIN offer ON offer.id = membership."offerId" WHERE offer.state <> 'accepted'
  UNION ALL SELECT format('the counter has %s live entries, the list %s', counter.total - counter."left", live.size)
    FROM counter, (SELECT count(*) AS size FROM waitlist_entry WHERE status <> 'left') live
    WHERE counter.total - counter."left" <> live.size
  UNION ALL SELECT format('the counter has %s positions, the list %s', counter.total, given.size)
    FROM counter, (SELECT (SELECT count(*) FROM waitlist_entry) + (SELECT count(*) FROM waitlist_former_signup) AS size) given
    WHERE counter.total <> given.size
  UNION ALL SELECT 'more live entries than the cap' FROM counter WHERE total - "left" > "maxTotal"
  UNION ALL SELECT 'a position above the counter' FROM counter, waitlist_entry WHERE position > total
  UNION ALL SELECT format('wave %s holds %s places of %s', number, count(*), size) FROM wave
    JOIN offer ON offer."waveId" = wave.id AND offer.state IN ('open', 'accepted')
    GROUP BY wave.id HAVING count(*) > size
  UNION ALL SELECT 'a person was asked twice by one wave' FROM offer GROUP BY "waveId", "entryId" HAVING count(*) > 1
  UNION ALL SELECT format('asked %s times, counted %s', asked.times, entry."timesAsked") FROM waitlist_entry entry
    JOIN asked USING (id) WHERE entry."timesAsked" <> asked.times
  UNION ALL SELECT 'an open offer without its mail' FROM offer
    WHERE offer.state = 'open' AND offer."hasMail"
      AND NOT EXISTS (SELECT FROM mail WHERE mail.key = 'offer:' || offer.id)
  UNION ALL SELECT 'an open offer of a closed wave that refills' FROM wave
    JOIN offer ON offer."waveId" = wave.id WHERE offer."sentAt" > wave."closedAt"`

/** Returns what is broken in the waitlist's tables; mostly nothing. */
export async function findBroken(isAudited = true): Promise<string[]> {
  const rows = await db.query<{ broken: string }[]>(BROKEN, [isAudited])
  return rows.map(({ broken }) => broken)
}

/**
 * Checks the waitlist's tables after each test of a spec. `isAudited` is false in a spec that sets
 * statuses by SQL.
 */
export function checkWaitlistAfterEach({ isAudited = true } = {}): void {
  afterEach(async () => {
    expect(await findBroken(isAudited)).toEqual([])
  })
}
