import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.cjs'

const executablePath = findChromium()
// Set by global-setup, so only the workers have it.
const disabledFeatures = process.env['E2E_DISABLED_FEATURES']

/** Stories in a real browser against the built site, with one site and one database per worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A passing retry would hide a flaky story.
  retries: 0,
  failOnFlakyTests: true,
  reporter: 'list',
  // Two browsers, two servers and two databases share two cores, so expectations may take a while.
  expect: { timeout: 20_000 },
  timeout: 120_000,
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(disabledFeatures ? [`--disable-features=${disabledFeatures}`] : []),
        // A page is open for seconds only: optimizing its code costs more than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
  },
})
