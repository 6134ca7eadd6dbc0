/** Whatever a command has started ends with it, however it ends: nobody hears of a kill -9 but the system. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The variable that all that we start inherits, and by which they are found when we are gone. */
const MARK = 'CORAL_WAY_RUN'
const PATIENCE_MS = 5_000
const LOOK_MS = 50
const WATCH_MS = 2_000

/** Has a process of its own end all that this one starts from now on, once this one has ended. Does so on Linux alone. */
export function reapChildren() {
  if (process.platform !== 'linux') return
  const run = randomUUID()
  const reaper = spawn(process.execPath, [fileURLToPath(import.meta.url), run], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C is not for it.
    detached: true,
  })
  process.env[MARK] = run
  reaper.unref()
}

/**
 * Waits for the end of who holds the other end of our input, and ends all that are left of its run. PostgreSQL inherits
 * no variable of ours: it is known by the process that its folder says has started it.
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
    return '' // gone meanwhile, or somebody else's
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
    // gone meanwhile
  }
}

const [, file, run] = process.argv
if (file === fileURLToPath(import.meta.url) && run) await reap(run)
