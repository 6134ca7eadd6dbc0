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
    // Once it is closed, a server that stops at once may end a connection before our farewell is read.
    if (db.isInitialized) logFailure('database connection lost', error)
  },
} satisfies DataSourceOptions

/** TypeORM's DataSource, and what else `connect` was told. */
class Database extends DataSource {
  addresses: DatabaseAddresses | undefined
  /** Whether each connection parses and plans a statement once (decision O19). */
  preparedStatements = true
}

/** The one DataSource. `connect` gives it its address and its tables; services use `db.manager`. */
export const db = new Database(shared)

export type Entities = DataSourceOptions['entities']

interface ConnectOptions {
  /** PostgreSQL itself, when the address is a pooler's. */
  databaseDirectUrl?: string | undefined
  /** How many connections there are at most, but for those of `connectDirect`. */
  databasePool?: number
  /** False behind a pooler that hands one connection to many (PREPARED_STATEMENTS); never with `databaseDirectUrl`. */
  preparedStatements?: boolean
}

/** Opens the pool. Rejects when the database does not answer. */
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
      // A pooler's connection is everybody's, and so would be its settings (decision O19).
      if (!databaseDirectUrl) await setTimeouts(client, TIMEOUTS)
    },
  }
  const subscribers = databaseDirectUrl ? [TransactionTimeouts] : []
  const applicationName = instanceName()
  await db.setOptions({ url, entities, subscribers, applicationName, extra }).initialize()
}

const tableNames = () => new Set(db.entityMetadatas.map(({ tableName }) => tableName))

/** Where the database is that `connect` was told of. Throws an outage before. */
export function databaseAddresses(): DatabaseAddresses {
  if (!db.addresses) throw new TypeORMError('Driver not Connected')
  return db.addresses
}

/** The pool below TypeORM: one pool, one limit, one place to close. Throws an outage before it is open and once it is closed. */
export function pool(): Pool {
  // TypeORM types every driver alike; ours is PostgreSQL's, whose `master` is a pg.Pool while connected.
  const master = (db.driver as PostgresDriver).master as Pool | undefined
  if (!master) throw new TypeORMError('Driver not Connected')
  return master
}

/** Brings the schema up to date, on a connection of its own without a statement timeout. */
export async function migrate(): Promise<void> {
  const addresses = databaseAddresses()
  await withStartLock(addresses, () =>
    withMigrations(addresses, ({ executor }) => executor.executePendingMigrations()),
  )
}
