/** The rows that all servers answer from. */
import argon2 from 'argon2'
import pg from 'pg'
import { STRENGTH } from './peers/strength.mjs'
import { query, startPostgres as startPrivate } from '../processes/postgres-process.mjs'
import { startServer } from '../processes/server-process.mjs'

export const SECRET = 'a secret for benchmarks that is long enough'
export const PASSWORD = 'a quiet drop shot'
export const SESSIONS = { member: 'member-session', team: 'team-session' }
export const PRODUCT = new URL('../dist/main.js', import.meta.url).pathname

const HOUR_MS = 3_600_000
/** Each server has up to 20 connections. */
const CONNECTIONS_MAX = 400

/** Starts it, with durable writes as in production: `{ url, pid, stop }`. */
export async function startPostgres() {
  const first = await startPrivate('the benchmark')
  await query(first.url, `ALTER SYSTEM SET max_connections = ${CONNECTIONS_MAX}`)
  // A million rows are written without a checkpoint in between.
  await query(first.url, `ALTER SYSTEM SET max_wal_size = '8GB'`)
  return first.restart()
}

/**
 * A migrated database with so many entries, a session of a member and one of the team: its address.
 * @param {string} server
 * @param {string} name
 * @param {number} entries
 */
export async function createDatabase(server, name, entries) {
  await query(server, `CREATE DATABASE ${name}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  // Our server migrates, and makes the team account.
  await (await startServer(PRODUCT, productEnv(url))).stop()
  const client = new pg.Client(url)
  await client.connect()
  await client.query(FILL_PEOPLE, [entries, await argon2.hash(PASSWORD, STRENGTH)])
  await client.query(FILL_ENTRIES)
  await client.query(FILL_COUNTER)
  for (const [role, sid] of [
    ['MEMBER', SESSIONS.member],
    ['ADMIN', SESSIONS.team],
  ]) {
    const now = Date.now()
    // Seen in the future: no renewal falls into a round.
    const sess = { cookie: {}, role, startedAt: now, seenAt: now + HOUR_MS }
    await client.query(FILL_SESSION, [sid, sess, new Date(now + 2 * HOUR_MS), role])
  }
  await client.query('VACUUM ANALYZE')
  await client.end()
  return url
}

/**
 * What our server is told: nothing that a production one would not be told, but no limits.
 * @param {string} url
 */
export const productEnv = url => ({
  DATABASE_URL: url,
  SESSION_SECRET: SECRET,
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMITS: 'off',
})

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

/** The counter has a cap that a list of 50,000 is beyond. */
const FILL_COUNTER = `
  UPDATE waitlist_counter SET total = least((SELECT count(*) FROM waitlist_entry), "maxTotal")`

const FILL_SESSION = `
  INSERT INTO session (sid, sess, expire)
  SELECT $1, $2::jsonb || jsonb_build_object('userId', id), $3
  FROM "user" WHERE role = $4::user_role_enum ORDER BY "joinDate" LIMIT 1`
