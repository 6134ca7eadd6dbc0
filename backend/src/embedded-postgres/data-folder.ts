import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'
import { type Account, accountFor, chownRecursive, runAs } from './account'
import { systemFolder } from './binaries'

/** Where one server keeps its files, and as whom it runs. */
export interface DataFolder {
  dir: string
  data: string
  log: string
  password: string
  /** Says who runs the server. */
  owner: string
  account: Account
}

/** The folder's one true path, however it is written: the name under which it is locked. */
export function truePath(wanted: string): string {
  const parent = dirname(resolve(wanted))
  mkdirSync(dirname(parent), { recursive: true })
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  return join(realpathSync(parent), basename(wanted))
}

/** Makes the folder ready for the server; `path` is a true path. */
export async function prepareFolder(path: string): Promise<DataFolder> {
  const account = accountFor(join(path, 'data'))
  closeToOthers(dirname(path), account)
  if (!(await canEnter(account, dirname(path)))) moveOutside(path)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const dir = realpathSync(path)
  if (account.uid !== undefined && lstatSync(dir).uid !== account.uid) chownRecursive(account, dir)
  return folderAt(dir, account)
}

/** The files of a folder that is in use. */
export function folderAt(dir: string, account: Account = {}): DataFolder {
  const file = (name: string) => join(dir, name)
  return {
    dir,
    data: file('data'),
    log: file('postgres.log'),
    password: file('password'),
    owner: file('owner'),
    account,
  }
}

/** What stands in DATA_DIR: databases, backups, secrets, and their drafts. */
const OWN_FILE =
  /^(?:[a-z]+-)?postgres(?:-\d+)?$|^backups$|^(?:session-secret|admin-password)(?:\.\d+)?$/

/**
 * The folder above is its owner's alone (SEC-P6), also where an older start left it open; PostgreSQL's account
 * has to pass through, so under root it becomes that one's. With anything else in it, it is not ours to close.
 */
function closeToOthers(parent: string, { uid, gid }: Account): void {
  const owner = lstatSync(parent).uid
  if (owner !== process.getuid?.() && owner !== uid) return
  if (!readdirSync(parent).every(name => OWN_FILE.test(name))) return
  chmodSync(parent, 0o700)
  if (uid !== undefined && gid !== undefined && owner !== uid) chownSync(parent, uid, gid)
}

async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (account.uid === undefined) return true
  return !(await runAs(account, '/bin/sh', ['-c', 'cd "$0"', folder]))
}

/** A checkout below a closed folder (/root, say): the data lives elsewhere, behind a link. */
function moveOutside(path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false })
  if (there?.isSymbolicLink()) return
  if (there && readdirSync(path).length > 0) {
    throw new ConfigurationError(
      `The database in ${path} belongs to an account that may not enter the folders above it. ` +
        'Open them (chmod o+x), start as that account, or set DATA_DIR to another folder.',
    )
  }
  mkdirSync(systemFolder, { recursive: true })
  chmodSync(systemFolder, 0o755)
  const outside = mkdtempSync(join(systemFolder, 'data-'))
  if (there) rmdirSync(path)
  symlinkSync(outside, path)
}
