import { join } from 'node:path'
import { superviseEmbedded } from '../embedded-postgres/supervise'
import { connect, db, migrate, type Entities } from './data-source'
import { waitForDatabase } from './wait-for-database'

interface Options {
  /** If absent, our own PostgreSQL runs, with its files in `dataDir`. */
  databaseUrl: string | undefined
  databaseDirectUrl?: string | undefined
  databasePool?: number
  preparedStatements?: boolean
  /** Seconds to wait for the configured database, and a signal that ends the wait. */
  startupTimeout?: number
  signal?: AbortSignal | undefined
  /** False if migrations run separately. */
  migrates?: boolean
  dataDir: string
  entities: Entities
  /** The name of this process, shown to others that find our own PostgreSQL in use. */
  name: string
  /** For commands: if our own PostgreSQL is already running, use it and leave it running. */
  reuseRunning?: boolean
}

/**
 * Connects to the configured database, or starts our own, and migrates unless `migrates` is false.
 * Returns a function that closes it.
 */
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
