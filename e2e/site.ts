import { Client } from 'pg'
import { createDatabase } from '../scripts/harness/postgres'
import { freePort, Site as SiteProcess, siteEnv } from '../scripts/harness/site'

export { TEAM } from '../scripts/harness/site'

/** The built site with its own database. */
export interface Site {
  url: string
  database: Client
  stop: () => Promise<void>
}

/**
 * Starts a site on a new database of this name and waits until it is ready. Without `smtpUrl` it
 * sends no mail.
 */
export async function startSite(name: string, smtpUrl?: string): Promise<Site> {
  const databaseUrl = await createDatabase(process.env['E2E_POSTGRES_URL'] ?? '', name)
  const port = await freePort()
  // Stories receive webhooks on this machine.
  const env = { ...siteEnv(databaseUrl), WEBHOOK_ALLOW_LOOPBACK: 'on' }
  const site = new SiteProcess({ port, env })
  // The site's default address without PUBLIC_URL.
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
