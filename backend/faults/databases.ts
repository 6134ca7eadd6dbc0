/** The database of a site under test: the site's own, or a private one. */
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onCleanUp } from '../../scripts/harness/cleanup'
import { temporaryFolder } from '../../scripts/harness/files'
import { postmasterOf, startPostgres } from '../../scripts/harness/postgres'
import { killTree } from '../../scripts/harness/proc'
import { siteEnv } from '../../scripts/harness/site'

export interface Database {
  /** The site's settings for it. */
  env: NodeJS.ProcessEnv
  /** Returns its address, without any proxy. */
  findUrl: () => string
}

/** Creates the site's own database, which the site starts, supervises and stops. */
export function embeddedDatabase(): Database {
  const dataDir = temporaryFolder()
  const folder = join(dataDir, 'postgres')
  const findUrl = () => {
    const password = readFileSync(join(folder, 'password'), 'utf8')
    const [, , , port] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
    return `postgres://app:${password}@127.0.0.1:${port}/postgres`
  }
  const database = { env: { DATA_DIR: dataDir, RATE_LIMITS: 'off' }, findUrl }
  onCleanUp(async () => {
    await killDatabase(database)
    // If PostgreSQL's account cannot enter the data folder, its files are elsewhere.
    if (existsSync(folder)) rmSync(realpathSync(folder), { recursive: true, force: true })
  })
  return database
}

interface PrivateOptions {
  /** The folder of its files. */
  folder?: string
  /** Returns the address that the site uses, if it is not the direct one. */
  through?: (url: string) => Promise<string>
}

/** Starts a private PostgreSQL, which this process supervises. */
export async function privateDatabase({ folder, through }: PrivateOptions = {}): Promise<Database> {
  const { url } = await startPostgres({ name: 'npm run faults', ...(folder && { folder }) })
  return { env: siteEnv(through ? await through(url) : url), findUrl: () => url }
}

/** Kills PostgreSQL's main process and all its children; does nothing if it is not running. */
export async function killDatabase({ findUrl }: Database): Promise<void> {
  const postmaster = await Promise.resolve()
    .then(() => postmasterOf(findUrl()))
    .catch(() => undefined)
  if (postmaster) killTree(postmaster)
}
