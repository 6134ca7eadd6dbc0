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
export function giveTo({ uid, gid }: Account, path: string): void {
  if (uid === undefined || gid === undefined) return
  const { isFolder, isLink } = kindOf(path)
  if (isFolder) for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name))
  if (!isLink) chownSync(path, uid, gid)
}

function kindOf(path: string): { isFolder: boolean; isLink: boolean } {
  const stat = lstatSync(path)
  return { isFolder: stat.isDirectory(), isLink: stat.isSymbolicLink() }
}
