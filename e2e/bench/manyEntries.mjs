/** A long waitlist. */
import pg from 'pg'

const ENTRIES = 50_000

/**
 * Adds people with places beyond those of the seed; the counter, which public pages show, stays as it is.
 * @param {import('./sites.mjs').Site} site
 */
export async function addManyEntries({ databaseUrl }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `WITH person AS (
       INSERT INTO "user" ("id", "email", "firstName", "lastName", "password", "joinDate")
       SELECT gen_random_uuid(), 'player' || n || '@many.example', 'Player', 'Number ' || n, 'none', now()
       FROM generate_series(1, $1) n
       RETURNING "id"
     ), numbered AS (SELECT "id", row_number() OVER () AS n FROM person)
     INSERT INTO waitlist_entry
       ("userId", "position", "day", "dayPosition", "joinedAt", "referralCode")
     SELECT "id", 1000 + n, date '1900-01-01' + (n / 80)::int, 1 + n % 80, now() - n * interval '1 minute', 'many' || n
     FROM numbered`,
    [ENTRIES],
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
}
