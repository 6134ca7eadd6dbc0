import { hostname } from 'node:os'
import { Client, type ClientConfig } from 'pg'
import { logFailure } from '../core/log'
import { timeoutsSql, type Timeouts } from './timeouts'

export interface DatabaseAddresses {
  /** Where statements go; it may be a pooler. */
  databaseUrl: string
  /** PostgreSQL itself, when `databaseUrl` is a pooler that hands one connection to many. */
  databaseDirectUrl?: string | undefined
}

interface DirectOptions {
  /** What pg_stat_activity calls it, of at most 63 bytes. */
  applicationName: string
}

const NAME_MAX = 63
const CONNECT_MS = 5_000

/** What pg_stat_activity calls this process: the product, the machine and the process's id. */
export function instanceName(): string {
  const end = `-${process.pid}`
  return `coral-way-${hostname()}`.slice(0, NAME_MAX - end.length) + end
}

/** A connection of one's own to PostgreSQL itself, for what belongs to a session; not connected yet. */
export function createDirectClient(
  { databaseUrl, databaseDirectUrl = databaseUrl }: DatabaseAddresses,
  { applicationName, ...config }: DirectOptions & ClientConfig,
): Client {
  return new Client({
    connectionString: databaseDirectUrl,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    ...config,
  })
}

/**
 * One connection to PostgreSQL itself, for locks, migrations and dumps: no statement on it is ended for taking long,
 * whatever the role's settings are. It is the caller's to end. Rejects when the database does not answer.
 */
export async function connectDirect(
  addresses: DatabaseAddresses,
  options: DirectOptions,
): Promise<Client> {
  const client = createDirectClient(addresses, options)
  // Whoever waits for a statement is told of it by that; nobody else must fall over it.
  client.on('error', error => {
    logFailure('direct database connection lost', error)
  })
  await client.connect()
  await setTimeouts(client, {
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  return client
}

/** For the session, which must not be one of a pooler's. */
export async function setTimeouts(client: Client, timeouts: Timeouts): Promise<void> {
  await client.query(timeoutsSql('SET', timeouts))
}
