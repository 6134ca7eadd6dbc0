import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { withDirectConnection, type DatabaseAddresses } from './direct-connection'

/**
 * PostgreSQL's advisory locks, shared by all servers of a database. Each number has one meaning, in
 * this version and in every version that may run at the same time. Earlier versions used 736125016
 * and 736125017 for single jobs. The lock of a mailbox is a hash of its name (mail/mail-bounds.ts).
 */
const START_LOCK = 736_125_014

/** A server takes this lock to claim mail, so that all servers together keep the rate. */
export const MAIL_CLAIM_LOCK = 736_125_015

/** A server takes this lock to send a wave, so that waves are sent one after the other. */
export const WAVE_SEND_LOCK = 736_125_019

/** The first half of a job's lock; the second is derived from its name. */
const JOB_LOCKS = 736_125_018

const POLL_MS = 100

/**
 * Runs the work of a start under a lock; instances that start at the same time wait for each other.
 */
export async function withStartLock<T>(
  addresses: DatabaseAddresses,
  work: () => Promise<T>,
): Promise<T> {
  // PostgreSQL releases the lock with its connection.
  return withDirectConnection(addresses, async holder => {
    // Polls: one long wait would block a concurrent CREATE INDEX CONCURRENTLY.
    while (!(await isHeld(holder, 'pg_try_advisory_lock($1)', [START_LOCK]))) await sleep(POLL_MS)
    return work()
  })
}

/** Runs the work unless a server already holds this job's lock. */
export async function tryWithJobLock(
  addresses: DatabaseAddresses,
  job: string,
  work: () => Promise<void>,
): Promise<void> {
  await withDirectConnection(addresses, async holder => {
    // A transaction's lock cannot remain on a pooler's connection if there is no direct address.
    await holder.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    const lock = 'pg_try_advisory_xact_lock($1, hashtext($2))'
    if (await isHeld(holder, lock, [JOB_LOCKS, job])) await work()
  })
}

async function isHeld(
  holder: Client,
  lock: string,
  values: readonly (number | string)[],
): Promise<boolean> {
  const { rows } = await holder.query<{ held: boolean }>(`SELECT ${lock} AS held`, [...values])
  return rows[0]?.held === true
}
