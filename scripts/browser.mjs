/** A Chromium for the browser tests: the one that is there, else one that we install. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { run } from './commands.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium that runs here, if there is one. */
export function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const installed = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...installed, ofPlaywright()].find(runs)
}

/** The same, after trying to install one. Says in plain words when that is not possible. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  for (const install of [withApt, withPlaywright]) {
    await install()
    const installed = findChromium()
    if (installed) return installed
  }
  console.error(
    'There is no Chromium on this machine, and none could be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  )
  return undefined
}

function runs(path) {
  if (!path || !existsSync(path)) return false
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** Where Playwright would have put its own. */
function ofPlaywright() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined // not installed, or no browser for this system
  }
}

async function withApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium (apt-get) ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env, quiet: true })
  const args = ['install', '-y', '-q', '--no-install-recommends', 'chromium']
  const { code, output } = await run('apt-get', args, { env, quiet: true })
  if (code !== 0) console.error(output.trim().split('\n').slice(-3).join('\n'))
}

async function withPlaywright() {
  console.log('Installing Chromium (playwright install) ...')
  const cli = 'node_modules/@playwright/test/cli.js'
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : []
  const { code, output } = await run(process.execPath, [cli, 'install', ...asRoot, 'chromium'], {
    quiet: true,
  })
  if (code !== 0) console.error(output.trim().split('\n').slice(-3).join('\n'))
}
