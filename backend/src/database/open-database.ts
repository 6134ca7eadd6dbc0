import { join } from 'node:path'
import { superviseEmbedded } from '../embedded-postgres/supervise'
import { connect, db, migrate, type Entities } from './data-source'
import { waitForDatabase } from './wait-for-database'

interface Options {
  /** Absent: our own PostgreSQL, with its files in `dataDir`. */
  databaseUrl: string | undefined
  databaseDirectUrl?: string | undefined
  databasePool?: number
  preparedStatements?: boolean
  /** Seconds to wait for the configured database, and what ends the wait. */
  startupTimeout?: number
  signal?: AbortSignal | undefined
  /** False: somebody else migrates. */
  migrates?: boolean
  dataDir: string
  entities: Entities
  /** Who opens it, for whoever finds our own PostgreSQL in use. */
  name: string
  /** For commands: whoever runs our own PostgreSQL already goes on running it. */
  reuseRunning?: boolean
}

/** Connects to the configured database, or to our own after starting it, and migrates unless told otherwise. Gives the way back. */
export async function openDatabase(
  options: Options,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir, name, reuseRunning } = options
  if (databaseUrl) {
    const { startupTimeout: timeout = 0, signal, databaseDirectUrl } = options
    await waitForDatabase({ databaseUrl, databaseDirectUrl }, { timeout, signal, log })
    return connectAndMigrate(databaseUrl, options, () => Promise.resolve())
  }
  const postgres = await superviseEmbedded(join(dataDir, 'postgres'), { log, name, reuseRunning })
  return connectAndMigrate(postgres.url, options, () => postgres.stop())
}

async function connectAndMigrate(
  url: string,
  { entities, migrates = true, ...options }: Options,
  stop: () => Promise<void>,
): Promise<() => Promise<void>> {
  const close = async () => {
    if (db.isInitialized) await db.destroy()
    await stop()
  }
  try {
    await connect(url, entities, options)
    if (migrates) await migrate()
    return close
  } catch (error) {
    await close()
    throw error
  }
}
