/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.cjs'
import { run } from './commands.mjs'

/**
 * Returns its path. If there is none and none can be installed, prints why and returns undefined.
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  for (const install of [withApt, withPlaywright]) {
    await install()
    const installed = findChromium()
    if (installed) return installed
  }
  console.error(
    'No Chromium was found on this machine, and none could be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  )
  return undefined
}

async function withApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium (apt-get) ...')
  await attempt('apt-get', ['update', '-q'])
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
    if (findChromium()) return
  }
}

async function withPlaywright() {
  console.log('Installing Chromium (playwright install) ...')
  const cli = 'node_modules/@playwright/test/cli.js'
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  await attempt(process.execPath, [cli, 'install', ...withLibraries, 'chromium'])
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function attempt(program, args) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run(program, args, { env, quiet: true })
  if (code !== 0) console.error(output.trim().split('\n').slice(-3).join('\n'))
}
