import { spawn } from 'node:child_process'
import { chownSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'

/** The account that PostgreSQL runs as; empty means the current one. */
export interface Account {
  uid?: number
  gid?: number
}

/** The environment of PostgreSQL's programs, without our own variables. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Returns the account for PostgreSQL. PostgreSQL refuses to run as root, and initdb needs an
 * account with a name. Under root, that is the owner of the existing data, or else `nobody`;
 * otherwise it is the current account.
 */
export function accountFor(data: string): Account {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(line => line.startsWith('nobody:'))
  if (!row) {
    throw new ConfigurationError(
      'PostgreSQL does not run as root, and there is no account "nobody" to run it as. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    )
  }
  const [, , uid, gid] = row.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Changes the owner of a file, or of a folder and everything in it. */
export function chownRecursive({ uid, gid }: Account, path: string): void {
  if (uid === undefined || gid === undefined) return
  const stat = lstatSync(path)
  if (stat.isDirectory())
    for (const name of readdirSync(path)) chownRecursive({ uid, gid }, join(path, name))
  if (!stat.isSymbolicLink()) chownSync(path, uid, gid)
}

/** Runs a program as the account. Returns its error, or undefined if it succeeded. */
export function runAs(
  account: Account,
  program: string,
  args: string[],
): Promise<string | undefined> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      ...account,
      env: bareEnvironment,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // Ctrl-C must reach only us; we decide when this ends
    })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.once('error', error => resolve(error.message))
    child.once('close', code =>
      resolve(code === 0 ? undefined : stderr.trim() || `${program} ended with ${code}`),
    )
  })
}
