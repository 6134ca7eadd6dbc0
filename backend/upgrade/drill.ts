/**
 * `npm run upgrade-drill`: upgrades a seeded site from the previous major version of PostgreSQL to
 * ours, as a club would.
 */
import { join } from 'node:path'
import type { Client } from 'pg'
import { temporaryFolder } from '../../scripts/harness/files'
import { signIn } from '../../scripts/harness/people'
import { runNode } from '../../scripts/harness/program'
import { mainOf, ROOT, seedDatabase, siteEnv, startSite } from '../../scripts/harness/site'
import { formatChecks, haveAllPassed, type Check } from '../../scripts/report.cjs'
import { digestTable, listTables } from '../src/backup/backup-tables'
import { connectDirect } from '../src/database/direct-connection'
import { superviseEmbedded } from '../src/embedded-postgres/supervise'

/** One of backend/scripts/personas.ts. */
const MEMBER = { email: 'camila.alvarez@personas.example', password: 'third shot drop' }

/** Returns false if a check has failed. */
export async function run(): Promise<boolean> {
  const dataDir = temporaryFolder()
  const settings = { DATA_DIR: dataDir }
  const before = await withPostgres(dataDir, join(ROOT, 'backend/upgrade'), async (url, client) => {
    await seedDatabase(siteEnv(url))
    return contentsOf(client)
  })
  console.log(`\nseeded on PostgreSQL ${before.version}: ${before.rows} rows\n\n$ npm start`)
  const refused = await runNode([mainOf(ROOT)], { ...settings, PORT: '0' })
  console.log('\n$ npm run upgrade-database')
  const command = join(ROOT, 'scripts/command.mjs')
  const upgraded = await runNode([command, 'upgrade-database'], settings)
  const after = await withPostgres(dataDir, undefined, (_url, client) => contentsOf(client))
  const signedIn = await startSite(settings)
    .then(({ url }) => signIn(url, MEMBER))
    .catch(String)
  const checks: Check[] = [
    check('the start reports what to do and changes nothing', refused === 1),
    check('the upgrade exits with 0', upgraded === 0),
    check(`PostgreSQL ${before.version} -> ${after.version}`, after.version !== before.version),
    check(`${after.rows} rows, with the same digests`, after.digests === before.digests),
    check('the site starts, and a member signs in', signedIn.includes('sid='), signedIn),
  ]
  console.log(`\n${formatChecks(checks)}`)
  return haveAllPassed(checks)
}

const check = (name: string, isTrue: boolean, words = 'it is not so'): Check => ({
  name,
  problems: isTrue ? [] : [words],
})

/**
 * Runs the work while PostgreSQL runs on the data, with our programs or those of another folder.
 */
async function withPostgres<T>(
  dataDir: string,
  programs: string | undefined,
  work: (url: string, client: Client) => Promise<T>,
): Promise<T> {
  const options = { name: 'the drill', programs }
  const postgres = await superviseEmbedded(join(dataDir, 'postgres'), options)
  try {
    const client = await connectDirect({ databaseUrl: postgres.url })
    const result = await work(postgres.url, client)
    await client.end()
    return result
  } finally {
    await postgres.stop()
  }
}

async function contentsOf(client: Client) {
  const version = await client.query<{ server_version: string }>('SHOW server_version')
  await client.query("SET timezone = 'UTC'")
  let rows = 0
  const digests: string[] = []
  for (const table of await listTables(client)) {
    const found = await digestTable(client, table)
    rows += found.rows
    digests.push(`${table.table} ${found.rows} ${found.digest}`)
  }
  return { version: version.rows[0]?.server_version, rows, digests: digests.join('\n') }
}
