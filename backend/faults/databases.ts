/** The database of a site under fault: the site's own, or a private one. */
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onCleanUp } from '../../scripts/harness/cleanup'
import { temporaryFolder } from '../../scripts/harness/files'
import { postmasterOf, startPostgres } from '../../scripts/harness/postgres'
import { killTree } from '../../scripts/harness/proc'
import { siteEnv } from '../../scripts/harness/site'

export interface Database {
  /** What the site is told of it. */
  env: NodeJS.ProcessEnv
  /** Where it is, past any proxy. */
  findUrl: () => string
}

/** The site's own: it starts, supervises and stops it. */
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
    // PostgreSQL's account may not enter the data folder: its files are elsewhere then.
    if (existsSync(folder)) rmSync(realpathSync(folder), { recursive: true, force: true })
  })
  return database
}

interface PrivateOptions {
  /** Where its files are. */
  folder?: string
  /** How the site reaches it, when not directly. */
  through?: (url: string) => Promise<string>
}

/** A private PostgreSQL, which this process supervises. */
export async function privateDatabase({ folder, through }: PrivateOptions = {}): Promise<Database> {
  const { url } = await startPostgres({ name: 'npm run faults', ...(folder && { folder }) })
  return { env: siteEnv(through ? await through(url) : url), findUrl: () => url }
}

/** Kills PostgreSQL's main process and all it has started, at once; does nothing when it is not up. */
export async function killDatabase({ findUrl }: Database): Promise<void> {
  const postmaster = await Promise.resolve()
    .then(() => postmasterOf(findUrl()))
    .catch(() => undefined)
  if (postmaster) killTree(postmaster)
}
