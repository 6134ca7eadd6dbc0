import { join } from 'node:path'
import type { DatabaseAddresses } from '../database/direct-connection'
import { superviseEmbedded } from '../embedded-postgres/supervise'
import type { Env } from '../settings/env'
import { print } from './run-command'

interface Options extends Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'> {
  /** Of the command, for whoever finds our own PostgreSQL in use. */
  name: string
  /** Whether our own PostgreSQL may be in use by the site meanwhile. */
  reuseRunning: boolean
}

/** Does the work with the configured database, as it is; our own is started when nobody runs it, and stopped again. */
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
