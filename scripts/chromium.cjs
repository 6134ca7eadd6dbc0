/** Finds a Chromium. CommonJS, because Playwright's configuration cannot load an .mjs file. */
const { spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')
const path = require('node:path')

// The shell first: the same engine without windows, in which the stories take two thirds of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The path of a Chromium that runs here, if there is one.
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

/** Where Playwright would have put its own. */
function ofPlaywright() {
  try {
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return undefined // not installed, or no browser for this system
  }
}
