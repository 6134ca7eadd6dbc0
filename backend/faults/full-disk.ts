/**
 * The disk of a private PostgreSQL fills up while people sign up. It is a small tmpfs, which only
 * root can mount.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onCleanUp } from '../../scripts/harness/cleanup'
import { temporaryFolder } from '../../scripts/harness/files'
import type { Scenario } from './scenario'

const SIZE = '256m'
const BLOCK = Buffer.alloc(4_096)
const LANES = 6
const FULL_MS = 6_000
const AGAIN_MS = 50
const BEFORE_MS = 1_000
const BACK_MS = 10_000

/** Mounts a small disk; returns its folder, or the reason for a failure. */
export function mountSmallDisk(): { folder: string } | { reason: string } {
  const folder = temporaryFolder()
  const mount = ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]
  const { status, stderr, error } = spawnSync('mount', mount, { encoding: 'utf8' })
  if (status !== 0) return { reason: error?.message ?? stderr.trim() }
  onCleanUp(() => spawnSync('umount', [folder]))
  return { folder }
}

/**
 * Fills the disk twice: once for the tables only, and once so that the write-ahead log has no space
 * either.
 */
export async function fillDisk(scenario: Scenario, folder: string): Promise<void> {
  const { load, site } = scenario
  const file = join(folder, 'filler')
  for (const isLogFull of [false, true]) {
    scenario.log(`full${isLogFull ? ', the write-ahead log too' : ''}`)
    load.start({ signUps: LANES })
    await sleep(BEFORE_MS)
    const before = load.calls.length
    const filling = setInterval(() => fill(file), AGAIN_MS)
    fill(file)
    // Makes PostgreSQL need the next file of the write-ahead log immediately.
    if (isLogFull) await scenario.query('SELECT pg_switch_wal()').catch(() => undefined)
    await sleep(FULL_MS)
    clearInterval(filling)
    const isFelt = load.calls.slice(before).some(({ status }) => status === 503)
    scenario.check('the fault has an effect', isFelt ? [] : ['no request was refused'])
    rmSync(file)
    scenario.recovered(await site.untilReady(), BACK_MS)
    await scenario.count()
  }
}

function fill(file: string): void {
  const filler = openSync(file, 'a')
  try {
    for (;;) writeSync(filler, BLOCK)
  } catch {
    // The disk is full.
  } finally {
    closeSync(filler)
  }
}
