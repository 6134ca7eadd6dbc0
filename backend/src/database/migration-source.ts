import { AbstractLogger, DataSource, MigrationExecutor, type QueryRunner } from 'typeorm'
import type { Client } from 'pg'
import { instanceName, setTimeouts, type DatabaseAddresses } from './direct-connection'
import { migrations } from './migrations'

/**
 * A migration that waits for a table's lock blocks all later statements on it, so it is better to
 * give up and retry.
 */
const LOCK_MS = 5_000

const TIMEOUTS = {
  statement_timeout: 0,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: 0,
}

/** A direct connection to PostgreSQL for migrations, without a statement timeout. */
export interface MigrationConnection {
  runner: QueryRunner
  executor: MigrationExecutor
}

/**
 * Writes nothing. TypeORM's own logger prints PostgreSQL's message about a failed migration, which may
 * quote a row (SEC-O7).
 */
class SilentLogger extends AbstractLogger {
  protected override writeLog(): void {
    return
  }
}

/** Runs the work with such a connection, and closes it afterwards. */
export async function withMigrations<T>(
  { databaseUrl, databaseDirectUrl: url = databaseUrl }: DatabaseAddresses,
  work: (connection: MigrationConnection) => Promise<T>,
): Promise<T> {
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations,
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    logger: new SilentLogger(),
    applicationName: instanceName(),
    extra: { max: 1, onConnect: (client: Client) => setTimeouts(client, TIMEOUTS) },
  })
  await source.initialize()
  try {
    const runner = source.createQueryRunner()
    return await work({ runner, executor: new MigrationExecutor(source, runner) })
  } finally {
    await source.destroy()
  }
}
