import { SECOND_MS } from '../core/durations'
import { db } from '../database/data-source'
import type { Notifications } from '../database/notifications'
import { queryPrepared } from '../database/prepared'

/** A table whose rows are sent. Each has a state, when it is due, its tries and its lease. */
export interface Outbox {
  table: string
  /** The NOTIFY channel for rows that are due. */
  channel: string
  /** How long no other server sends a claimed row, in milliseconds: longer than any try. */
  leaseMs: number
  /** The pause after each failed try, in milliseconds. There is one more try than pauses. */
  pausesMs: readonly number[]
}

/** A row of an outbox that this server may send until `leaseUntil`. */
export type Claimed<Row> = Row & { lease: string }

/** The condition of rows that a server may claim. */
export const IS_DUE = `state = 'queued' AND "dueAt" <= statement_timestamp()`

const HAS_RUN_OUT = `state = 'sending' AND "leaseUntil" <= statement_timestamp()`

/** Returns the assignments that claim a row. Uses the database's clock, which all servers share. */
export const claimColumns = ({ leaseMs }: Outbox): string =>
  `state = 'sending', lease = gen_random_uuid(), attempts = attempts + 1,
  "startedAt" = statement_timestamp(),
  "leaseUntil" = statement_timestamp() + interval '${String(leaseMs)} ms'`

/**
 * Queues the rows of servers that have died again, and sets them to failed after the last try. The
 * try counts, because the row may have caused the crash.
 */
export async function releaseExpiredLeases({ table, pausesMs }: Outbox): Promise<void> {
  await db.query(`WITH expired AS (
      SELECT id, attempts <= ${String(pausesMs.length)} AS again FROM ${table}
      WHERE ${HAS_RUN_OUT} FOR UPDATE SKIP LOCKED)
    UPDATE ${table} SET lease = NULL, "leaseUntil" = NULL,
      failure = 'The server stopped while it was sending this.',
      state = CASE WHEN again THEN 'queued' ELSE 'failed' END::${table}_state_enum,
      "dueAt" = CASE WHEN again THEN "dueAt" ELSE statement_timestamp() END
    FROM expired WHERE ${table}.id = expired.id`)
}

/**
 * Notifies the workers if a row has become due or a lease has expired, because no other NOTIFY
 * reports it.
 */
export async function announceDue(
  { table, channel }: Outbox,
  notifications: Pick<Notifications, 'announce'>,
): Promise<void> {
  const [row] = await db.query<{ hasWork: boolean }[]>(
    `SELECT EXISTS (SELECT FROM ${table} WHERE ${IS_DUE})
      OR EXISTS (SELECT FROM ${table} WHERE ${HAS_RUN_OUT}) AS "hasWork"`,
  )
  if (row?.hasWork) await notifications.announce(channel, 'due')
}

/** Returns the job that announces the due rows of an outbox. */
export const queueJob = (
  name: string,
  outbox: Outbox,
  notifications: Pick<Notifications, 'announce'>,
) => ({ name, everyMs: 15 * SECOND_MS, run: () => announceDue(outbox, notifications) })

/** Returns the number of rows in each of these states. Reads all rows. */
export async function countByState(
  { table }: Outbox,
  states: readonly string[],
): Promise<Record<string, number>> {
  const rows = await queryPrepared<{ state: string; count: number }>({
    name: `${table}_by_state`,
    text: `SELECT state, count(*)::int AS count FROM ${table} GROUP BY state`,
  })
  const counts = Object.fromEntries(states.map(state => [state, 0]))
  for (const { state, count } of rows) counts[state] = count
  return counts
}

const JITTER = 0.1

/**
 * Returns the pause after this many failed tries, at most 10% more or less; null after the last.
 * `random` is 0 to 1.
 */
export function retryPause(
  { pausesMs }: Outbox,
  attempts: number,
  random = Math.random(),
): number | null {
  const pause = pausesMs[attempts - 1]
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * (2 * random - 1)))
}
