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
import { createFolder } from '../core/create-folder'
import { ConfigurationError } from '../core/configuration-error'
import { type Account, accountFor, chownRecursive, runAs } from './account'
import { systemFolder } from './binaries'

/** The files of one server, and the account that it runs as. */
export interface DataFolder {
  dir: string
  data: string
  log: string
  password: string
  /** Names the process that runs the server. */
  owner: string
  account: Account
}

/** Returns the folder's canonical path, which is also the name of its lock. */
export function truePath(wanted: string): string {
  const parent = dirname(resolve(wanted))
  createFolder(parent)
  return join(realpathSync(parent), basename(wanted))
}

/** Prepares the folder for the server; `path` must be canonical. */
export async function prepareFolder(path: string): Promise<DataFolder> {
  const account = accountFor(join(path, 'data'))
  closeToOthers(dirname(path), account)
  if (!(await canEnter(account, dirname(path)))) moveOutside(path)
  createFolder(path)
  const dir = realpathSync(path)
  if (account.uid !== undefined && lstatSync(dir).uid !== account.uid) chownRecursive(account, dir)
  return folderAt(dir, account)
}

/** Returns the files of a folder that is in use. */
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

/** The content of DATA_DIR: databases, backups, secrets, and their temporary files. */
const OWN_FILE =
  /^(?:[a-z]+-)?postgres(?:-\d+)?$|^backups$|^(?:session-secret|admin-password)(?:\.\d+)?$/

/**
 * Makes the parent folder private to its owner (SEC-P6), even if an older version left it open.
 * Under root, its owner becomes PostgreSQL's account, which has to enter it. Does nothing if it
 * contains other files.
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

/**
 * Moves the data outside a checkout that PostgreSQL's account cannot enter (below /root, for
 * example), and leaves a link.
 */
function moveOutside(path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false })
  if (there?.isSymbolicLink()) return
  if (there && readdirSync(path).length > 0) {
    throw new ConfigurationError(
      `The database in ${path} belongs to an account that cannot enter its parent folders. ` +
        'Open them (chmod o+x), start as that account, or set DATA_DIR to another folder.',
    )
  }
  mkdirSync(systemFolder, { recursive: true })
  chmodSync(systemFolder, 0o755)
  const outside = mkdtempSync(join(systemFolder, 'data-'))
  if (there) rmdirSync(path)
  symlinkSync(outside, path)
}
