import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectDirect, instanceName, type DatabaseAddresses } from './direct-connection'

/**
 * PostgreSQL's advisory locks, which all servers of a database share: each number has one meaning, here and in every version
 * that may run beside this one. 736125016 and 736125017 were those of single jobs. A mailbox's number is a hash of its name
 * (mail/mail-bounds.ts).
 */
const START_LOCK = 736_125_014

/** Whoever claims mail takes this lock, so that all servers together keep the rate. */
export const MAIL_CLAIM_LOCK = 736_125_015

/** The first half of a job's lock; the second is made from its name. */
const JOB_LOCKS = 736_125_018

const POLL_MS = 100

/** Does what each start does once; instances that start together take turns. */
export async function withStartLock<T>(
  addresses: DatabaseAddresses,
  work: () => Promise<T>,
): Promise<T> {
  const holder = await connectDirect(addresses, { applicationName: instanceName() })
  try {
    // Asked again and again: one long wait would hold up an index that is built CONCURRENTLY meanwhile.
    while (!(await isHeld(holder, 'pg_try_advisory_lock($1)', [START_LOCK]))) await sleep(POLL_MS)
    return await work()
  } finally {
    // PostgreSQL gives the lock back with its connection.
    await holder.end()
  }
}

/** Does the work unless somebody has this job's lock, on whichever server. */
export async function tryWithJobLock(
  addresses: DatabaseAddresses,
  job: string,
  work: () => Promise<void>,
): Promise<void> {
  const holder = await connectDirect(addresses, { applicationName: instanceName() })
  try {
    // A transaction's lock cannot stay behind on a pooler's connection, where there is no way past the pooler.
    await holder.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    const lock = 'pg_try_advisory_xact_lock($1, hashtext($2))'
    if (await isHeld(holder, lock, [JOB_LOCKS, job])) await work()
  } finally {
    await holder.end()
  }
}

async function isHeld(
  holder: Client,
  lock: string,
  values: readonly (number | string)[],
): Promise<boolean> {
  const { rows } = await holder.query<{ held: boolean }>(`SELECT ${lock} AS held`, [...values])
  return rows[0]?.held === true
}
