/** Finds a Chromium. CommonJS, because Playwright's configuration cannot load an .mjs file. */
const { spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')
const path = require('node:path')

// The headless shell comes first: it is the same engine, and the stories take two thirds of the
// time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * Returns the path of a Chromium that can run on this machine.
 * @returns {string | undefined}
 */
exports.findChromium = function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin']
  const installed = names.flatMap(name => folders.map(folder => path.join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...installed, ofPlaywright()].find(runs)
}

/** @param {string | undefined} file */
function runs(file) {
  if (!file || !existsSync(file)) return false
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** Returns the path of Playwright's own Chromium. */
function ofPlaywright() {
  try {
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return undefined // not installed, or Playwright has no browser for this system
  }
}
