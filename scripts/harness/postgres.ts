/** A private PostgreSQL, by the programs of a built checkout. */
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { onCleanUp } from './cleanup'
import { temporaryFolder } from './files'
import { parentOf } from './proc'
import { ROOT } from './site'

const CONNECT_MS = 3_000

interface Supervised {
  url: string
  dir: string
  stop: () => Promise<void>
}

/** The part of backend/src/embedded-postgres/supervise that is used here. */
interface Launcher {
  superviseEmbedded: (
    folder: string,
    options: { name: string; throwaway?: boolean },
  ) => Promise<Supervised>
}

export interface PostgresOptions {
  /** Who runs it. */
  name: string
  /** Where its files are; a temporary folder without. */
  folder?: string
  /** What is set before it is used. */
  settings?: Record<string, string>
  /** Several times faster, and lost with a power cut. */
  throwaway?: boolean
  checkout?: string
}

/** Starts one with durable writes, as in production; it is started again when it is killed. */
export async function startPostgres({
  folder = join(temporaryFolder(), 'postgres'),
  settings = {},
  checkout = ROOT,
  ...options
}: PostgresOptions): Promise<Supervised> {
  const { superviseEmbedded } = launcherOf(checkout)
  let postgres = await superviseEmbedded(folder, options)
  const entries = Object.entries(settings)
  for (const [name, value] of entries)
    await query(postgres.url, `ALTER SYSTEM SET ${name} = '${value}'`)
  if (entries.length > 0) {
    await postgres.stop()
    postgres = await superviseEmbedded(folder, options)
  }
  onCleanUp(async () => {
    await postgres.stop()
    // Elsewhere than asked when PostgreSQL's account may not go there.
    rmSync(postgres.dir, { recursive: true, force: true })
  })
  return postgres
}

// The build is CommonJS, and typed where it is built from.
const launcherOf = (checkout: string) =>
  createRequire(__filename)(
    join(checkout, 'backend/dist/embedded-postgres/supervise.js'),
  ) as Launcher

/** Makes an empty database, in the place of one of that name: its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await query(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await query(serverUrl, `CREATE DATABASE ${name}`)
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}

/** PostgreSQL's main process: the parent of the one that answers us. */
export async function postmasterOf(url: string): Promise<number> {
  return withClient(url, async client => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return parentOf(rows[0]?.pid ?? 0)
  })
}

/** The rows of one statement, on a connection of its own. */
export function query<Row extends QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  return withClient(url, async client => (await client.query<Row>(text, values)).rows)
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined) // of a killed server; the statement says so itself
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
