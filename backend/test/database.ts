import { Client } from 'pg'

/** Returns the address of a database on the run's server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '')
  url.pathname = `/${name}`
  return url.href
}

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
 * replaces it.
 */
export function createEmptyDatabase(name = 'empty'): Promise<string> {
  return create(`${workerName()}_${name}`, 'template0')
}

const workerName = () => `club_${process.env['JEST_WORKER_ID'] ?? '1'}`

async function create(name: string, template: string): Promise<string> {
  const client = new Client(process.env['TEST_POSTGRES_URL'])
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  await client.end()
  return databaseUrl(name)
}
