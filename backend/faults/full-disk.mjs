/** The disk of a private PostgreSQL is full, while people sign up: a small tmpfs, which root alone may mount. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../processes/postgres-process.mjs'

const SIZE = '256m'
const BLOCK = Buffer.alloc(4_096)
const LANES = 6
const FULL_MS = 6_000
const AGAIN_MS = 50
const BEFORE_MS = 1_000
const BACK_MS = 10_000

/** @typedef {import('./scenario-run.mjs').Run} Run */

/** A folder on a disk of its own, or why there is none. */
export function mountSmallDisk() {
  const folder = temporaryFolder()
  const mount = ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]
  const { status, stderr, error } = spawnSync('mount', mount, { encoding: 'utf8' })
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    return { reason: `no tmpfs can be mounted here: ${error?.message ?? stderr.trim()}` }
  }
  const unmount = () => {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, unmount }
}

/**
 * Fills it twice: for the tables alone, and so that the write-ahead log finds no room either.
 * @param {Run} run
 * @param {string} folder
 */
export async function fillDisk(run, folder) {
  const file = join(folder, 'filler')
  for (const isLogFull of [false, true]) {
    console.log(`${run.scenario}: full${isLogFull ? ', the write-ahead log too' : ''}`)
    run.signUps.start(LANES)
    await sleep(BEFORE_MS)
    const before = run.signUps.notAcknowledged.length
    const filling = setInterval(() => fill(file), AGAIN_MS)
    fill(file)
    // The next file of the write-ahead log is needed at once.
    if (isLogFull) await run.site.query('SELECT pg_switch_wal()').catch(() => undefined)
    await sleep(FULL_MS)
    clearInterval(filling)
    const refused = run.signUps.notAcknowledged.slice(before).filter(({ status }) => status === 503)
    run.check('the fault is felt', refused.length === 0 ? ['nobody was refused'] : [])
    rmSync(file)
    run.recovered(await run.site.recover(), BACK_MS)
    await run.count()
  }
}

/** @param {string} file */
function fill(file) {
  const filler = openSync(file, 'a')
  try {
    for (;;) writeSync(filler, BLOCK)
  } catch {
    // Full.
  } finally {
    closeSync(filler)
  }
}
