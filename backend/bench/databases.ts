/** The databases with the rows that all servers read. */
import argon2 from 'argon2'
import { sessionCookie } from '../../scripts/harness/people'
import { createDatabase, query, startPostgres } from '../../scripts/harness/postgres'
import { siteEnv, startSite } from '../../scripts/harness/site'
import { STRENGTH } from './peers/strength.cjs'
import { PASSWORD } from './targets'

const HOUR_MS = 3_600_000

/**
 * Durable writes, as in production. Each server has up to 20 connections; a million rows are
 * written without a checkpoint.
 */
export const startDatabases = () =>
  startPostgres({
    name: 'the benchmark',
    settings: { max_connections: '400', max_wal_size: '8GB' },
  })

/** The Cookie headers of the two sessions in every database. */
export const cookies = { member: sessionCookie('MEMBER'), team: sessionCookie('ADMIN') }

/**
 * Creates a migrated database with this many entries, a member's session and the team's. Returns
 * its address.
 */
export async function createFilledDatabase(
  serverUrl: string,
  name: string,
  entries: number,
): Promise<string> {
  const url = await createDatabase(serverUrl, name)
  // Our server migrates, and creates the team account.
  await (await startSite(siteEnv(url))).end()
  await query(url, FILL_PEOPLE, [entries, await argon2.hash(PASSWORD, STRENGTH)])
  await query(url, FILL_ENTRIES)
  await query(url, FILL_COUNTER)
  const now = Date.now()
  // Last seen in the future, so that no session is renewed during a round.
  const times = { startedAt: now, seenAt: now + HOUR_MS }
  await query(url, FILL_SESSIONS, [{ cookie: {}, ...times }, new Date(now + 2 * HOUR_MS)])
  await query(url, 'VACUUM ANALYZE')
  return url
}

const FILL_PEOPLE = `
  INSERT INTO "user" (email, "firstName", "lastName", password, "joinDate", "membershipPlan")
  SELECT 'person' || n || '@example.com',
    (ARRAY['Camila', 'Ana', 'Óscar', 'Jörg', 'Pat', 'Luz', 'Noël'])[1 + n % 7],
    (ARRAY['Alvarez', 'Núñez', 'Smith', 'Okafor', 'Ruiz'])[1 + n % 5] || ' ' || n,
    $2, timestamptz '2026-01-01' + n * interval '1 minute',
    CASE WHEN n % 3 = 0 THEN 'elite' END
  FROM generate_series(1, $1::int) n`

const FILL_ENTRIES = `
  INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", status, "referralCode", "planWish")
  SELECT id, n, date '2020-01-01' + (n / 80)::int, n % 80 + 1,
    timestamptz '2020-01-01' + n * interval '1 minute',
    CASE WHEN n % 4 = 0 THEN 'invited' ELSE 'waiting' END::waitlist_entry_status_enum, 'CODE' || n,
    CASE WHEN n % 2 = 0 THEN 'unlimited' END::waitlist_entry_planwish_enum
  FROM (SELECT id, row_number() OVER (ORDER BY "joinDate") AS n FROM "user" WHERE role = 'MEMBER') person`

/** The counter's cap is below a list of 50,000. */
const FILL_COUNTER = `
  UPDATE waitlist_counter SET total = least((SELECT count(*) FROM waitlist_entry), "maxTotal")`

/** Sessions of the first member and of the team; the session's id is the role. */
const FILL_SESSIONS = `
  INSERT INTO session (sid, sess, expire)
  SELECT DISTINCT ON (role) role, $1::jsonb || jsonb_build_object('userId', id, 'role', role), $2::timestamptz
  FROM "user" ORDER BY role, "joinDate"`
