import { join } from 'node:path'
import type { DatabaseAddresses } from '../database/direct-connection'
import { superviseEmbedded } from '../embedded-postgres/supervise'
import type { Env } from '../settings/env'
import { print } from './run-command'

interface Options extends Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'> {
  /** The command's name, shown to other processes that find our own PostgreSQL in use. */
  name: string
  /** Whether the site may be using our own PostgreSQL at the same time. */
  reuseRunning: boolean
}

/**
 * Runs the work with the configured database, without migrating it. Starts our own PostgreSQL if it
 * is not running, and stops it afterwards.
 */
export async function withDatabase<T>(
  { databaseUrl, databaseDirectUrl, dataDir, ...options }: Options,
  work: (addresses: DatabaseAddresses) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work({ databaseUrl, databaseDirectUrl })
  const postgres = await superviseEmbedded(join(dataDir, 'postgres'), { ...options, log: print })
  try {
    return await work({ databaseUrl: postgres.url })
  } finally {
    await postgres.stop()
  }
}
