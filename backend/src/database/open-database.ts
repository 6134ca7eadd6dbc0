import { join } from 'node:path'
import { connect, db, migrate } from './data-source'
import type { Env } from '../env'
import { superviseEmbedded } from '../embedded-postgres/supervise'

/** Connects to the configured database, or to our own after starting it, and migrates. Gives the way back. */
export async function openDatabase(
  env: Env,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  if (env.databaseUrl) return opened(env.databaseUrl, () => Promise.resolve())
  log('starting the embedded PostgreSQL')
  const postgres = await superviseEmbedded(join(env.dataDir, 'postgres'), { log })
  return opened(postgres.url, () => postgres.stop())
}

async function opened(url: string, stop: () => Promise<void>): Promise<() => Promise<void>> {
  const close = async () => {
    if (db.isInitialized) await db.destroy()
    await stop()
  }
  try {
    await connect(url)
    await migrate()
    return close
  } catch (error) {
    await close()
    throw error
  }
}
