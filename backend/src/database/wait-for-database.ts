import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../core/configuration-error'
import { SECOND_MS } from '../core/durations'
import { isOutage } from '../core/errors'
import { createDirectClient, instanceName, type DatabaseAddresses } from './direct-connection'

interface Options {
  /** Seconds. */
  timeout: number
  /** Ends the wait: rejects with its reason. */
  signal?: AbortSignal | undefined
  log: (line: string) => void
}

/** The oldest that was tried; as PostgreSQL numbers itself (decision O7). */
const OLDEST = { version: 140_000, name: '14' }

const TRY_MS = 2_000

/**
 * Resolves when the database takes connections, with a line in the log for each try that failed. Rejects when it has
 * not within `timeout` seconds, at once when it refuses us for good, and when it is too old.
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

/** Why the database cannot be had yet; undefined when it can. */
async function tryToConnect(addresses: DatabaseAddresses): Promise<Error | undefined> {
  const { databaseUrl } = addresses
  try {
    // A pooler may be there before what is behind it, and the other way round.
    for (const one of new Set([databaseUrl, addresses.databaseDirectUrl ?? databaseUrl]))
      await requireVersion(one)
    return undefined
  } catch (error) {
    if (isOutage(error)) return error as Error
    throw error
  }
}

async function requireVersion(databaseUrl: string): Promise<void> {
  const client = createDirectClient({ databaseUrl }, { applicationName: instanceName() })
  // Whoever waits is told of it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const sql = `SELECT current_setting('server_version_num')::int AS number,
      current_setting('server_version') AS version`
    const { rows } = await client.query<{ number: number; version: string }>(sql)
    const { number = 0, version = '' } = rows[0] ?? {}
    if (number < OLDEST.version)
      throw new ConfigurationError(
        `The database is PostgreSQL ${version}; the site needs ${OLDEST.name} or newer.`,
      )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** By its code: a name that leads to several addresses fails with an error for each, and no words of its own. */
const describeOutage = (error: Error & { code?: string }) => error.code ?? error.message
