import { Client } from 'pg'

/** Returns the address of a database on the run's server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** A role that may sign in and nothing else; it has the superuser's password. */
export const OWNER = 'club_owner'

let closeConnections = () => Promise.resolve()

/** Sets what `createDatabase` awaits first: it ends all connections to the database that it replaces. */
export function beforeNewDatabase(close: () => Promise<void>): void {
  closeConnections = close
}

/** Creates a fresh copy of the migrated template, named for this jest worker. */
export async function createDatabase(): Promise<string> {
  await closeConnections()
  return create(workerName(), 'template_club')
}

/**
 * Creates a database without tables, in addition to the worker's own; the next one of the same name
 * replaces it. Its owner is no superuser, as with most hosted databases.
 */
export async function createEmptyDatabase(name = 'empty'): Promise<string> {
  const url = new URL(await create(`${workerName()}_${name}`, 'template0'))
  await runAsSuperuser(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${OWNER}`)
  url.username = OWNER
  return url.href
}

const workerName = () => `club_${process.env['JEST_WORKER_ID'] ?? '1'}`

async function create(name: string, template: string): Promise<string> {
  await runAsSuperuser(
    `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`,
  )
  return databaseUrl(name)
}

async function runAsSuperuser(...statements: string[]): Promise<void> {
  const client = new Client(process.env['TEST_POSTGRES_URL'])
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
