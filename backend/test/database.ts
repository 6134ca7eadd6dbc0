import { Client } from 'pg'

/** The address of a database of the run's server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** A fresh copy of the migrated template, named for this jest worker. */
export function createDatabase(): Promise<string> {
  return create(workerName(), 'template_club')
}

/** One without any table, beside the worker's own; it is replaced by the next of that name. */
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
