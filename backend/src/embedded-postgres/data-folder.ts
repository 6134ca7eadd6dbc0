import { spawnSync } from 'node:child_process'
import {
  chmodSync,
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
import { type Account, accountFor, bareEnvironment, giveTo } from './account'
import { systemFolder } from './binaries'

/** Where one server keeps its things, and as whom it runs. */
export interface Place {
  dir: string
  data: string
  log: string
  password: string
  port: string
  account: Account
}

/** The folder's one true name, however it is written: what starts agree on when they lock. */
export function trueName(wanted: string): string {
  const parent = dirname(resolve(wanted))
  mkdirSync(parent, { recursive: true })
  return join(realpathSync(parent), basename(wanted))
}

/** Makes the folder ready for the server; `wanted` is a true name. */
export function placeAt(wanted: string): Place {
  const account = accountFor(join(wanted, 'data'))
  if (!canEnter(account, dirname(wanted))) moveOutside(wanted)
  mkdirSync(wanted, { recursive: true, mode: 0o700 })
  const dir = realpathSync(wanted)
  if (account.uid !== undefined && lstatSync(dir).uid !== account.uid) giveTo(account, dir)
  return {
    dir,
    data: join(dir, 'data'),
    log: join(dir, 'postgres.log'),
    password: join(dir, 'password'),
    port: join(dir, 'port'),
    account,
  }
}

function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true
  const options = { ...account, env: bareEnvironment, cwd: '/' }
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], options).status === 0
}

/** A checkout below a closed folder (/root, say): the data lives elsewhere, behind a link. */
function moveOutside(wanted: string): void {
  const there = lstatSync(wanted, { throwIfNoEntry: false })
  if (there?.isSymbolicLink()) return
  if (there && readdirSync(wanted).length > 0) {
    throw new ConfigurationError(
      `The database in ${wanted} belongs to an account that may not enter the folders above it. ` +
        'Open them (chmod o+x), start as that account, or set DATA_DIR to another folder.',
    )
  }
  mkdirSync(systemFolder, { recursive: true })
  chmodSync(systemFolder, 0o755)
  const outside = mkdtempSync(join(systemFolder, 'data-'))
  if (there) rmdirSync(wanted)
  symlinkSync(outside, wanted)
}
