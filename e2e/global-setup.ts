import { resolve } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { startPostgres } from '../scripts/harness/postgres'

/** Two pages below the address bar, which Chromium with windows makes beside each of ours: half of the time to open one. */
const WINDOW_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * One throw-away PostgreSQL for the run, by the site's own launcher; each worker makes its database in it. And the
 * features of Chromium that are disabled, for the configuration.
 */
export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const folder = resolve(__dirname, '../.data/e2e-postgres')
  const postgres = await startPostgres({ name: 'npm run e2e', folder, throwaway: true })
  process.env['E2E_POSTGRES_URL'] = postgres.url
  const browser = await chromium.launchServer(projects[0]?.use.launchOptions)
  process.env['E2E_DISABLED_FEATURES'] = [
    ...disabledFeatures(browser.process().spawnargs),
    ...WINDOW_FEATURES,
  ].join()
  await browser.close()
  return () => postgres.stop()
}

/** Those of Playwright, which a list of ours replaces. */
function disabledFeatures(args: string[]): string[] {
  const flag = '--disable-features='
  const own = args.find(arg => arg.startsWith(flag))
  if (own === undefined) throw new Error('Playwright has started Chromium without its own features')
  return own.slice(flag.length).split(',')
}
