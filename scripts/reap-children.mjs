/** Ends the child processes of a command however the command ends, kill -9 included. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * An environment variable that all children inherit; it identifies them after this process has
 * ended.
 */
const MARK = 'CORAL_WAY_RUN'
const PATIENCE_MS = 5_000
const LOOK_MS = 50
const WATCH_MS = 2_000

/**
 * Starts a process that ends all later children of this process once this process has ended. Linux
 * only.
 */
export function reapChildren() {
  if (process.platform !== 'linux') return
  const run = randomUUID()
  const reaper = spawn(process.execPath, [fileURLToPath(import.meta.url), run], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Detached, so that Ctrl-C does not reach it.
    detached: true,
  })
  process.env[MARK] = run
  reaper.unref()
}

/**
 * Waits until stdin closes, which means that the command has ended, then ends the remaining
 * processes of its run. PostgreSQL does not inherit our variable; its data folder names the process
 * that started it.
 * @param {string} run
 */
async function reap(run) {
  /** @type {Set<number>} */
  const seen = new Set()
  const look = () => processesOf(run).forEach(pid => seen.add(pid))
  const looking = setInterval(look, WATCH_MS)
  process.stdin.resume()
  await once(process.stdin, 'end')
  clearInterval(looking)
  look()
  const left = () => [...processesOf(run), ...postmastersOf(seen)]
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGQUIT', 'SIGKILL'])) {
    for (const pid of left()) kill(pid, signal)
    for (let waited = 0; waited < PATIENCE_MS && left().length > 0; waited += LOOK_MS)
      await sleep(LOOK_MS)
  }
}

/** @param {Set<number>} owners */
function postmastersOf(owners) {
  return pids().filter(pid => {
    const data = /\0-D\0([^\0]+)\0/.exec(read(`/proc/${pid}/cmdline`))?.[1]
    return data && owners.has(parseInt(read(join(dirname(data), 'owner')), 10))
  })
}

/** @param {string} run */
function processesOf(run) {
  return pids().filter(pid => read(`/proc/${pid}/environ`).includes(`${MARK}=${run}\0`))
}

function pids() {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // already ended, or another user's
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function kill(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

const [, file, run] = process.argv
if (file === fileURLToPath(import.meta.url) && run) await reap(run)
