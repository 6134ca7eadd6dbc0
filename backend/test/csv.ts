import { parse } from 'csv-parse/sync'
import { db } from '../src/database/data-source'
import type { Caller } from './caller'

/** Creates places for this many people, Pat Quick each. */
export const createEntries = (people: number) =>
  db.query(
    `WITH person AS (
       INSERT INTO "user" (email, password, "firstName", "lastName")
       SELECT n || '@example.com', 'none', 'Pat', 'Quick'
       FROM generate_series(1, $1::int) n RETURNING id, split_part(email, '@', 1)::int AS n
     )
     INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
     SELECT id, n, '2026-11-01', n, now(), 'CODE' || n FROM person`,
    [people],
  )

/** Downloads a CSV file below /api/admin; returns its text, its rows and the response. */
export async function downloadCsv(caller: Caller, path: string) {
  const response = await caller.send(`/api/admin/${path}`)
  expect(response.status).toBe(200)
  // response.text() would remove the BOM.
  const text = Buffer.from(await response.arrayBuffer()).toString()
  return { text, response, rows: parse(text, { bom: true, record_delimiter: '\r\n' }) }
}
