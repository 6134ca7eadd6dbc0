/** `npm run upgrade-drill`: a seeded site on PostgreSQL of the major version before is brought to ours, as a club would do it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/build.mjs'
import { exitWithError, npm, root, run } from '../../scripts/commands.mjs'
import { install } from '../../scripts/install.mjs'
import { withCheckoutLock } from '../../scripts/with-checkout-lock.mjs'
import { startServer } from '../processes/server-process.mjs'

const isBuilt = await withCheckoutLock(async () => {
  await install()
  await install('backend/upgrade')
  return build(['server'])
})
if (!isBuilt) exitWithError('Nothing was tried.')

const ours = createRequire(join(root, 'backend/dist/main.js'))
const { superviseEmbedded } = /** @type {typeof import('../src/embedded-postgres/supervise')} */ (
  ours('./embedded-postgres/supervise')
)
const { connectDirect } = /** @type {typeof import('../src/database/direct-connection')} */ (
  ours('./database/direct-connection')
)
const { digestTable, listTables } = /** @type {typeof import('../src/backup/backup-tables')} */ (
  ours('./backup/backup-tables')
)
const main = join(root, 'backend/dist/main.js')

const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: undefined, SESSION_SECRET: undefined }
let failed = 0
try {
  const before = await withPostgres(join(root, 'backend/upgrade'), async (url, client) => {
    const seed = { DATABASE_URL: url, SESSION_SECRET: 'of the drill alone'.repeat(2) }
    await npm(['run', '--silent', 'seed'], {
      env: { ...seed, ADMIN_PASSWORD: 'of the drill alone' },
    })
    return contents(client)
  })
  console.log(`\nseeded on PostgreSQL ${before.version}: ${before.rows} rows\n\n$ npm start`)
  const refused = await run(process.execPath, [main], { env: { ...settings, PORT: '0' } })
  check('the start says what to do and changes nothing', refused.code === 1)
  console.log('\n$ npm run upgrade-database')
  const { code } = await npm(['run', '--silent', 'upgrade-database'], { env: settings })
  check('the upgrade ends with 0', code === 0)
  const after = await withPostgres(undefined, (_url, client) => contents(client))
  check(`PostgreSQL ${before.version} -> ${after.version}`, after.version !== before.version)
  check(`${after.rows} rows, with the same digests`, after.digests === before.digests)
  await checkSite()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(failed > 0 ? `${failed} failed` : 'passed')
process.exitCode = failed > 0 ? 1 : 0

/**
 * Does the work while PostgreSQL runs on the data.
 * @template T
 * @param {string | undefined} programs
 * @param {(url: string, client: import('pg').Client) => Promise<T>} work
 */
async function withPostgres(programs, work) {
  const postgres = await superviseEmbedded(join(dataDir, 'postgres'), {
    name: 'the drill',
    programs,
  })
  try {
    const client = await connectDirect({ databaseUrl: postgres.url }, { applicationName: 'drill' })
    const result = await work(postgres.url, client)
    await client.end()
    return result
  } finally {
    await postgres.stop()
  }
}

/** @param {import('pg').Client} client */
async function contents(client) {
  /** @type {import('pg').QueryResult<{ server_version: string }>} */
  const version = await client.query('SHOW server_version')
  await client.query("SET timezone = 'UTC'")
  let rows = 0
  const digests = []
  for (const table of await listTables(client)) {
    const found = await digestTable(client, table)
    rows += found.rows
    digests.push(`${table.table} ${found.rows} ${found.digest}`)
  }
  return { version: version.rows[0]?.server_version, rows, digests: digests.join('\n') }
}

async function checkSite() {
  const site = await startServer(main, settings)
  const body = { email: 'camila.alvarez@personas.example', password: 'third shot drop' }
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  check(`the site starts, and a member signs in (${answer.status})`, answer.ok)
  await site.stop()
}

/**
 * @param {string} what
 * @param {boolean} isTrue
 */
function check(what, isTrue) {
  if (!isTrue) failed += 1
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}`)
}
