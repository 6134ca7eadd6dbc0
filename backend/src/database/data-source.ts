import { setTimeout as sleep } from 'node:timers/promises'
import { DataSource, TypeORMError, type DataSourceOptions, type QueryRunner } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver'
import type { Pool } from 'pg'
import { logFailure } from '../core/log'
import { migrations } from './migrations'

const CONNECT_MS = 3_000
const STATEMENT_MS = 5_000

/** The one DataSource. `connect` gives it its address and its tables; services use `db.manager`. */
export const db = new DataSource({
  type: 'postgres',
  migrations,
  migrationsTransactionMode: 'all',
  synchronize: false,
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  connectTimeoutMS: CONNECT_MS,
  poolErrorHandler: error => {
    logFailure('database connection lost', error)
  },
  extra: {
    max: 20,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    lock_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  },
})

export type Entities = DataSourceOptions['entities']

/** Opens the pool. Rejects when the database does not answer. */
export async function connect(url: string, entities: Entities): Promise<void> {
  await db.setOptions({ url, entities }).initialize()
}

/** The pool below TypeORM: one pool, one limit, one place to close. Throws an outage before it is open and once it is closed. */
export function pool(): Pool {
  // TypeORM types every driver alike; ours is PostgreSQL's, whose `master` is a pg.Pool while connected.
  const master = (db.driver as PostgresDriver).master as Pool | undefined
  if (!master) throw new TypeORMError('Driver not Connected')
  return master
}

/** Any constant: all instances of this product ask for the same advisory lock. */
const LOCK_ID = 736_125_014
const LOCK_POLL_MS = 100

/** Brings the schema up to date. */
export function migrate(): Promise<void> {
  return withAdvisoryLock(async () => {
    await db.runMigrations()
  })
}

/** True when every migration of this version has been run. Rejects when the database does not answer. */
export async function isMigrated(): Promise<boolean> {
  const names = db.migrations.map(migration => migration.name ?? migration.constructor.name)
  const sql = 'SELECT count(*)::int AS run FROM migrations WHERE name = ANY($1)'
  const [row] = await db.query<{ run: number }[]>(sql, [names])
  return row?.run === names.length
}

/** Does what each start does once; instances that start together take turns. */
export async function withAdvisoryLock(work: () => Promise<void>): Promise<void> {
  const holder = db.createQueryRunner()
  try {
    // Asked again and again, because a single long wait would run into the pool's query_timeout.
    while (!(await tryLock(holder))) await sleep(LOCK_POLL_MS)
    await work()
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [LOCK_ID])
    await holder.release()
  }
}

async function tryLock(holder: QueryRunner): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_lock($1) AS held'
  const [row] = (await holder.query(sql, [LOCK_ID])) as { held: boolean }[]
  return row?.held === true
}
