import { Client } from 'pg'
import { createDatabase } from '../scripts/harness/postgres'
import { freePort, Site as SiteProcess, siteEnv } from '../scripts/harness/site'

export { TEAM } from '../scripts/harness/site'

/** The built site on a database of its own. */
export interface Site {
  url: string
  database: Client
  stop: () => Promise<void>
}

/** Starts a site on a fresh database of this name, which sends its mail to this server, or none; ready when it says so. */
export async function startSite(name: string, smtpUrl?: string): Promise<Site> {
  const databaseUrl = await createDatabase(process.env['E2E_POSTGRES_URL'] ?? '', name)
  const port = await freePort()
  const site = new SiteProcess({ port, env: siteEnv(databaseUrl) })
  // What the site itself takes for its address without PUBLIC_URL.
  const url = `http://localhost:${port}`
  if (smtpUrl) Object.assign(site.env, { SMTP_URL: smtpUrl, PUBLIC_URL: url })
  await site.start()
  const database = new Client(databaseUrl)
  await database.connect()
  const stop = async () => {
    await database.end()
    await site.end()
  }
  return { url, database, stop }
}
