/** Finds a Chromium and a font for the browser tests, or installs them. */
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.cjs'
import { run } from './commands.mjs'

/**
 * Returns its path. If there is none and none can be installed, prints why and returns undefined.
 * Where Debian's headless shell can be installed, it is installed beside any other Chromium: it is
 * the same engine, and the stories take two thirds of the time in it.
 */
export async function ensureChromium() {
  await ensureFont()
  if (!process.env.CHROMIUM_PATH && mayUseApt() && !existsSync(HEADLESS_SHELL)) {
    console.log('Installing Chromium (apt-get) ...')
    await installWithApt('chromium-headless-shell')
  }
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

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Installs Liberation Sans, which has the metrics of Arial: until a page's own fonts have loaded,
 * the page is drawn with one of these two. Elsewhere e2e/global-setup.ts says what is missing.
 */
async function ensureFont() {
  if (!mayUseApt() || existsSync('/usr/share/fonts/truetype/liberation')) return
  console.log('Installing the font Liberation Sans (apt-get) ...')
  await installWithApt('fonts-liberation')
}

async function withApt() {
  if (mayUseApt()) await installWithApt('chromium')
}

function mayUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** @param {string} name */
async function installWithApt(name) {
  await attempt('apt-get', ['update', '-q'])
  await attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
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
