/** PgBouncer and HAProxy, which are Debian packages. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
const PROGRAMS = /** @type {const} */ (['pgbouncer', 'haproxy'])
const APT = ['install', '--yes', '--no-install-recommends', ...PROGRAMS]

/** @param {(typeof PROGRAMS)[number]} name */
const find = name => FOLDERS.map(folder => `${folder}/${name}`).find(path => existsSync(path))

/**
 * Where the program is. Throws without it.
 * @param {(typeof PROGRAMS)[number]} name
 */
export function programPath(name) {
  const path = find(name)
  if (!path) throw new Error(`${name} is not installed`)
  return path
}

/** Installs what is missing when that can be done: undefined, or a sentence that says what to do. */
export function ensurePrograms() {
  const isThere = () => PROGRAMS.every(find)
  if (isThere()) return undefined
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${PROGRAMS.join(' and ')} ...`)
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', APT, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (isThere()) return undefined
  }
  return `Please install ${PROGRAMS.join(' and ')} (Debian: apt-get ${APT.join(' ')}), and try again.`
}
