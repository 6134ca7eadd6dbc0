import { hostname } from 'node:os'
import { Client, type ClientConfig } from 'pg'
import { logFailure } from '../core/log'
import { timeoutsSql, type Timeouts } from './timeouts'

export interface DatabaseAddresses {
  /** The address for statements; it may be a pooler's. */
  databaseUrl: string
  /**
   * PostgreSQL's own address, if `databaseUrl` is a pooler that shares one connection among
   * clients.
   */
  databaseDirectUrl?: string | undefined
}

const NAME_MAX = 63
const CONNECT_MS = 5_000

/** Returns this process's name for pg_stat_activity: product, machine and process id, at most 63 bytes. */
export function instanceName(): string {
  const end = `-${process.pid}`
  return `coral-way-${hostname()}`.slice(0, NAME_MAX - end.length) + end
}

/**
 * Creates a client for PostgreSQL's own address, for features that need a session; not connected
 * yet.
 */
export function createDirectClient(
  { databaseUrl, databaseDirectUrl = databaseUrl }: DatabaseAddresses,
  config?: ClientConfig,
): Client {
  return new Client({
    connectionString: databaseDirectUrl,
    application_name: instanceName(),
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    ...config,
  })
}

/**
 * Opens a connection to PostgreSQL's own address, for locks, migrations and dumps. Its statements
 * have no timeout, whatever the role's settings. The caller must end it. Rejects if the database
 * does not respond.
 */
export async function connectDirect(addresses: DatabaseAddresses): Promise<Client> {
  const client = createDirectClient(addresses)
  // A pending statement rejects too; without this listener, the error would end the process.
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

/** Runs the work with a direct connection, and ends the connection. */
export async function withDirectConnection<Result>(
  addresses: DatabaseAddresses,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectDirect(addresses)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Sets the timeouts of a session, which must not belong to a pooler. */
export async function setTimeouts(client: Client, timeouts: Timeouts): Promise<void> {
  await client.query(timeoutsSql('SET', timeouts))
}
