import { resolve } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { startPostgres } from '../scripts/harness/postgres'

/**
 * Chromium features that create two pages for the address bar beside each page; they take half of
 * the time to open one.
 */
const WINDOW_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Starts one throwaway PostgreSQL for the run with the site's own launcher; each worker creates its
 * database in it. Also sets the disabled Chromium features for the configuration. Returns the
 * function that stops PostgreSQL.
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
  try {
    await requireFont(browser.wsEndpoint())
  } catch (error) {
    await postgres.stop()
    throw error
  } finally {
    await browser.close()
  }
  return () => postgres.stop()
}

/** Throws if the browser has no font with the metrics of Arial, which the site's fallbacks need. */
async function requireFont(endpoint: string): Promise<void> {
  const browser = await chromium.connect(endpoint)
  const page = await browser.newPage()
  const hasFont = await page.evaluate(() =>
    new FontFace('fallback', "local('Arial'), local('Liberation Sans')").load().then(
      () => true,
      () => false,
    ),
  )
  if (!hasFont)
    throw new Error(
      'The stories need the font Arial or Liberation Sans. Install one (Debian: fonts-liberation).',
    )
}

/** Returns the features that Playwright disables, because our list replaces Playwright's. */
function disabledFeatures(args: string[]): string[] {
  const flag = '--disable-features='
  const own = args.find(arg => arg.startsWith(flag))
  if (own === undefined)
    throw new Error('Playwright’s arguments for Chromium contain no --disable-features')
  return own.slice(flag.length).split(',')
}
