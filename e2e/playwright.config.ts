import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.cjs'

const executablePath = findChromium()
// Known when global-setup has run: only to the workers.
const disabledFeatures = process.env['E2E_DISABLED_FEATURES']

/** Stories in a real browser, against the built site: one site and one database for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Whoever asks for retries is not told that all is well because of them.
  retries: 0,
  failOnFlakyTests: true,
  reporter: 'list',
  // Two browsers, two servers and two databases share two cores: what is expected may take a while.
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
        // A page lives for seconds: code compiled to run fast later costs more than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
  },
})
