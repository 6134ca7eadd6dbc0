import { DataSource, TypeORMError, type DataSourceOptions } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver'
import { types, type Client, type Pool } from 'pg'
import { logFailure } from '../core/log'
import { withStartLock } from './advisory-locks'
import { parseInstant } from './instants'
import { instanceName, setTimeouts, type DatabaseAddresses } from './direct-connection'
import { withMigrations } from './migration-source'
import { migrations } from './migrations'
import { STATEMENT_MS, TIMEOUTS } from './timeouts'
import { TransactionTimeouts } from './transaction-timeouts'
import { watchStatements } from './watch-statements'

const CONNECT_MS = 3_000
const POOL_SIZE = 20

const shared = {
  type: 'postgres',
  migrations,
  migrationsTransactionMode: 'all',
  synchronize: false,
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  connectTimeoutMS: CONNECT_MS,
  poolErrorHandler: (error: Error) => {
    // After closing, PostgreSQL may end a connection before it reads our Terminate message.
    if (db.isInitialized) logFailure('database connection lost', error)
  },
} satisfies DataSourceOptions

/** TypeORM's DataSource with the other options of `connect`. */
class Database extends DataSource {
  addresses: DatabaseAddresses | undefined
  /** Whether each connection parses and plans a statement only once (OPS-19). */
  preparedStatements = true
}

/** The only DataSource. `connect` sets its address and tables; services use `db.manager`. */
export const db = new Database(shared)

export type Entities = DataSourceOptions['entities']

interface ConnectOptions {
  /** PostgreSQL's own address, if the other one is a pooler's. */
  databaseDirectUrl?: string | undefined
  /** The maximum number of connections, not counting those of `connectDirect`. */
  databasePool?: number
  /**
   * False behind a pooler that shares one connection among clients (PREPARED_STATEMENTS); never
   * with `databaseDirectUrl`.
   */
  preparedStatements?: boolean
}

/** Opens the pool. Rejects if the database does not respond. */
export async function connect(
  url: string,
  entities: Entities,
  { databaseDirectUrl, databasePool = POOL_SIZE, preparedStatements = true }: ConnectOptions = {},
): Promise<void> {
  db.addresses = { databaseUrl: url, databaseDirectUrl }
  types.setTypeParser(types.builtins.TIMESTAMPTZ, parseInstant)
  db.preparedStatements = preparedStatements && databaseDirectUrl === undefined
  const extra = {
    max: databasePool,
    query_timeout: STATEMENT_MS + 1_000,
    onConnect: async (client: Client) => {
      watchStatements(client, tableNames)
      // A pooler shares its connections, so session settings would affect other clients
      // (OPS-19).
      if (!databaseDirectUrl) await setTimeouts(client, TIMEOUTS)
    },
  }
  const subscribers = databaseDirectUrl ? [TransactionTimeouts] : []
  const applicationName = instanceName()
  await db.setOptions({ url, entities, subscribers, applicationName, extra }).initialize()
}

const tableNames = () => new Set(db.entityMetadatas.map(({ tableName }) => tableName))

/** Returns the addresses passed to `connect`. Throws an outage before that. */
export function databaseAddresses(): DatabaseAddresses {
  if (!db.addresses) throw new TypeORMError('Driver not Connected')
  return db.addresses
}

/**
 * Returns TypeORM's pool, so that there is only one pool and one limit. Throws an outage unless it
 * is open.
 */
export function pool(): Pool {
  // TypeORM has one type for all drivers; ours is PostgreSQL's, whose `master` is a pg.Pool while
  // connected.
  const master = (db.driver as PostgresDriver).master as Pool | undefined
  if (!master) throw new TypeORMError('Driver not Connected')
  return master
}

/** Runs pending migrations, on a separate connection without a statement timeout. */
export async function migrate(): Promise<void> {
  const addresses = databaseAddresses()
  await withStartLock(addresses, () =>
    withMigrations(addresses, ({ executor }) => executor.executePendingMigrations()),
  )
}
