/**
 * Defects in the waitlist’s numbers, in submissions and surveys, and in the database code below
 * them.
 */

const waitlistSpec = ['backend/src/features/waitlist/waitlist.spec.ts']
const caps = ['backend/src/features/waitlist/waitlist-caps.spec.ts']
const status = ['backend/src/features/entry-status/entry-status.spec.ts']
const undo = ['backend/src/features/entry-status/entry-undo.spec.ts']
const keys = ['backend/src/submissions/submission-keys.spec.ts']
const day = ['backend/src/core/club-day.spec.ts']
const rules = ['backend/src/shared/rules.spec.ts']
const database = ['backend/src/database/data-source.spec.ts']
const SERVICE = 'backend/src/features/waitlist/waitlist.service.ts'
const STATS = 'backend/src/features/waitlist/waitlist-availability.service.ts'
const STATUS = 'backend/src/features/entry-status/entry-status.service.ts'
const SUBMISSIONS = 'backend/src/submissions/store-once.ts'
const SUPPRESSION = 'backend/src/features/surveys/small-group-suppression.ts'
const CLUB = 'backend/src/shared/club.ts'
const RULES = 'backend/src/shared/rules.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const waitlist = [
  { name: 'one place too many in total', file: SERVICE, find: 'WHERE total - "left" < "maxTotal" AND', replace: 'WHERE total - "left" <= "maxTotal" AND', specs: caps },
  { name: 'one place too many in a day', file: SERVICE, find: '"dayCount" < "maxDay"', replace: '"dayCount" <= "maxDay"', specs: caps },
  { name: 'a slow clock dates an entry on the day before', file: SERVICE, find: "GREATEST($3, day::timestamp AT TIME ZONE '${club.timeZone}')", replace: '$3', specs: caps },
  { name: 'the site does not start above a lowered cap', file: 'backend/src/database/migrations/1795540000000-waves.ts', find: ' AND NEW."total" - NEW."left" > OLD."total" - OLD."left"', replace: '', specs: caps },
  { name: 'a slow clock resets the counter to the day before', file: SERVICE, find: 'day = GREATEST(day, $1::date)', replace: 'day = $1::date', specs: caps },
  { name: 'the waitlist has 2,250 places', file: CLUB, find: 'waitlistCapacity: 225', replace: 'waitlistCapacity: 2250', specs: caps },
  { name: 'the daily cap is 800 places', file: CLUB, find: 'waitlistDailyCap: 80', replace: 'waitlistDailyCap: 800', specs: caps },
  { name: 'a member can take a place for another person', file: SERVICE, find: 'input.userId && input.userId !== user.id', replace: 'input.userId && !user.id', specs: waitlistSpec },
  { name: 'the team can take a place', file: SERVICE, find: 'if (user.role === Role.ADMIN)', replace: 'if (!user.role)', specs: waitlistSpec },
  { name: 'yesterday’s sign-ups count today', file: STATS, find: 'day >= clubDay(now) ? dayCount : 0', replace: 'dayCount', specs: caps },
  { name: 'the club day is Chicago’s', file: CLUB, find: "timeZone: 'America/New_York'", replace: "timeZone: 'America/Chicago'", specs: day },
  { name: 'every day has 24 hours', file: 'backend/src/core/club-day.ts', find: 'midnight.add({ days: 1 }).startOfDay().epochMilliseconds', replace: 'midnight.add({ hours: 24 }).epochMilliseconds', specs: day },
  { name: 'a waiting entry can join without an invitation', file: STATUS, find: 'waiting: [WaitlistStatus.invited]', replace: 'waiting: [WaitlistStatus.invited, WaitlistStatus.joined]', specs: status },
  { name: 'a stale change is stored', file: STATUS, find: 'refuseStale(entries.filter(({ status }) => status !== from))', replace: 'refuseStale([])', specs: status },
  { name: 'changes are not in the audit log', file: STATUS, find: '    await auditLog.recordAll(actor, transitions.map(changeBy(statusActions.waitlist_status)), em)\n', replace: '', specs: status },
  { name: 'other people’s changes can be undone', file: STATUS, find: '  latest.actorId === actor.id &&\n', replace: '', specs: undo },
  { name: 'a key returns its submission for other input', file: SUBMISSIONS, find: "    .andWhere('row.submissionHash = ANY(:hashes)', { hashes })\n", replace: '', specs: keys },
  { name: 'a key returns its submission to other people', file: SUBMISSIONS, find: 'canonicalJson([user?.id ?? null, row])', replace: 'canonicalJson([row])', specs: keys },
  { name: 'a hidden group can be calculated from the total', file: SUPPRESSION, find: 'onePerPerson && isEnough ? addComplementary(answers, small) : small', replace: 'small', specs: ['backend/src/features/surveys/small-group-suppression.spec.ts'] },
  { name: 'passwords may have six characters', file: RULES, find: 'PASSWORD_MIN_LENGTH = 8', replace: 'PASSWORD_MIN_LENGTH = 6', specs: rules },
  { name: 'full-width letters make another address', file: RULES, find: "value.trim().normalize('NFKC').toLowerCase()", replace: 'value.trim().toLowerCase()', specs: rules },
  { name: 'invisible letters make another address', file: RULES, find: ' && !INVISIBLE.test(email)', replace: '', specs: rules },
  { name: 'statements have no timeout', file: 'backend/src/database/timeouts.ts', find: 'statement_timeout: STATEMENT_MS', replace: 'statement_timeout: 0', specs: database },
  { name: 'a partly migrated database is ready', file: 'backend/src/database/database-state.ts', find: 'rows[0]?.run === names.length', replace: 'rows[0] !== undefined', specs: ['backend/src/http/health.spec.ts'] },
  { name: 'a reverted migration leaves its index', file: 'backend/src/database/migrations/1795421000000-session-former-id.ts', find: 'DROP INDEX "session_former_id"', replace: 'SELECT 1', specs: ['backend/src/database/migrations.spec.ts'] },
]
