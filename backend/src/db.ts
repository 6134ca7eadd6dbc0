import { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver'
import type { Pool } from 'pg'
import { entities } from './entities'
import { migrations } from './migrations'

const CONNECT_MS = 3_000
const STATEMENT_MS = 5_000

/** The one DataSource. `connect` gives it its address; services use `db.manager`. */
export const db = new DataSource({
  type: 'postgres',
  entities,
  migrations,
  migrationsTransactionMode: 'all',
  synchronize: false,
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  connectTimeoutMS: CONNECT_MS,
  poolErrorHandler: error => {
    console.error('database connection lost:', (error as Error).message)
  },
  extra: {
    max: 20,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    lock_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  },
})

/** Opens the pool. Rejects when the database does not answer. */
export async function connect(url: string): Promise<void> {
  await db.setOptions({ url }).initialize()
}

/** The pool below TypeORM, for the session store: one pool, one limit, one place to close. */
export function pool(): Pool {
  // TypeORM types every driver alike; ours is PostgreSQL's, whose `master` is a pg.Pool.
  return (db.driver as PostgresDriver).master as Pool
}

/** Any constant: all instances of this product ask for the same advisory lock. */
const TURN_LOCK = 736_125_014

/** Brings the schema up to date. */
export function migrate(): Promise<void> {
  return inTurn(async () => {
    await db.runMigrations()
  })
}

/** Does what each start does once; instances that start together take turns. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  const holder = db.createQueryRunner()
  try {
    await holder.query('SET statement_timeout = 0')
    await holder.query('SET lock_timeout = 0')
    await holder.query('SELECT pg_advisory_lock($1)', [TURN_LOCK])
    await work()
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [TURN_LOCK])
    await holder.query('RESET statement_timeout')
    await holder.query('RESET lock_timeout')
    await holder.release()
  }
}
