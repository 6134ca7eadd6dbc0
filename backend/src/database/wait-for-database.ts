import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../core/configuration-error'
import { SECOND_MS } from '../core/durations'
import { isOutage } from '../core/errors'
import { createDirectClient, type DatabaseAddresses } from './direct-connection'

interface Options {
  /** Seconds. */
  timeout: number
  /** Ends the wait: the promise rejects with its reason. */
  signal?: AbortSignal | undefined
  log: (line: string) => void
}

/** The migrations need SQL-standard function bodies (OPS-7). */
const OLDEST: Version = { number: 140_000, name: '14' }

const TRY_MS = 1_000

/**
 * Resolves when the database accepts connections; logs each failed attempt. Rejects after `timeout`
 * seconds, and immediately if the database refuses us permanently or is too old.
 */
export async function waitForDatabase(
  addresses: DatabaseAddresses,
  { timeout, signal, log }: Options,
): Promise<void> {
  const deadline = Date.now() + timeout * SECOND_MS
  for (;;) {
    const error = await tryToConnect(addresses)
    if (!error) return
    const left = deadline - Date.now()
    if (left <= 0) throw error
    log(
      `waiting for the database (${describeOutage(error)}), for ${String(Math.ceil(left / SECOND_MS))} s more`,
    )
    await sleep(Math.min(TRY_MS, left), undefined, { signal })
  }
}

/** Returns why the database is not available yet; undefined if it is. */
async function tryToConnect(addresses: DatabaseAddresses): Promise<Error | undefined> {
  const { databaseUrl } = addresses
  try {
    // A pooler may be up before PostgreSQL behind it, or the other way round.
    for (const one of new Set([databaseUrl, addresses.databaseDirectUrl ?? databaseUrl]))
      await requireVersion(one)
    return undefined
  } catch (error) {
    if (isOutage(error)) return error as Error
    throw error
  }
}

async function requireVersion(databaseUrl: string): Promise<void> {
  const client = createDirectClient({ databaseUrl })
  // The caller gets the same error from the promise.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Version>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
    )
    rows.forEach(requireSupported)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** PostgreSQL's version as a number and as text. */
interface Version {
  number: number
  name: string
}

/** Throws a sentence if PostgreSQL is too old (OPS-7). */
export function requireSupported({ number, name }: Version): void {
  if (number < OLDEST.number)
    throw new ConfigurationError(
      `The database is PostgreSQL ${name}; the site needs ${OLDEST.name} or newer.`,
    )
}

/**
 * Returns the error's code: a host name with several addresses fails with one error for each,
 * without a message.
 */
const describeOutage = (error: Error & { code?: string }) => error.code ?? error.message
