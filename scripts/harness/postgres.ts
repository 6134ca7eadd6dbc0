/** Starts a private PostgreSQL with the site's own launcher. */
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { onCleanUp } from './cleanup'
import { temporaryFolder } from './files'
import { parentOf } from './proc'
import { ROOT } from './site'

const CONNECT_MS = 3_000

// The build is CommonJS; its types come from the source.
type Launcher = typeof import('../../backend/src/embedded-postgres/supervise')
const launcher = join(ROOT, 'backend/dist/embedded-postgres/supervise.js')

interface PostgresOptions {
  /** The name of the tool that runs it. */
  name: string
  /** The folder of its files; a temporary folder by default. */
  folder?: string
  /** Settings to apply before use. */
  settings?: Record<string, string>
  /** Several times faster, but its data does not survive a power cut. */
  throwaway?: boolean
}

/** Starts PostgreSQL with durable writes, as in production. It is restarted when it is killed. */
export async function startPostgres({
  folder = join(temporaryFolder(), 'postgres'),
  settings = {},
  ...options
}: PostgresOptions) {
  // Loaded here, because it may not be built before.
  const { superviseEmbedded } = createRequire(__filename)(launcher) as Launcher
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
    // The launcher uses another folder if PostgreSQL's account may not enter the given one.
    rmSync(postgres.dir, { recursive: true, force: true })
  })
  return postgres
}

/** Creates an empty database, replacing any of that name, and returns its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await query(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await query(serverUrl, `CREATE DATABASE ${name}`)
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}

/**
 * Returns the id of PostgreSQL's main process: the parent of the process that serves this
 * connection.
 */
export async function postmasterOf(url: string): Promise<number> {
  return withClient(url, async client => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return parentOf(rows[0]?.pid ?? 0)
  })
}

/** Runs one statement on its own connection and returns the rows. */
export function query<Row extends QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  return withClient(url, async client => (await client.query<Row>(text, values)).rows)
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined) // from a killed server; the statement also fails
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
