import { spawn } from 'node:child_process'
import { chownSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'

/** Who PostgreSQL runs as; empty means: as ourselves. */
export interface Account {
  uid?: number
  gid?: number
}

/** What PostgreSQL's programs see of the environment: nothing of ours leaks in. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * PostgreSQL refuses to run as root, and initdb wants an account with a name. So root hands over
 * to whoever owns the data already, else to `nobody`; anyone else runs it as themselves.
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

/** Makes a file, or a folder with all it holds, belong to the account. */
export function chownRecursive({ uid, gid }: Account, path: string): void {
  if (uid === undefined || gid === undefined) return
  const stat = lstatSync(path)
  if (stat.isDirectory())
    for (const name of readdirSync(path)) chownRecursive({ uid, gid }, join(path, name))
  if (!stat.isSymbolicLink()) chownSync(path, uid, gid)
}

/** Runs a program to its end as the account: what went wrong, or undefined when it ended well. */
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
      detached: true, // Ctrl-C is for us; we decide when this ends
    })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.once('error', error => resolve(error.message))
    child.once('close', code =>
      resolve(code === 0 ? undefined : stderr.trim() || `${program} ended with ${code}`),
    )
  })
}
