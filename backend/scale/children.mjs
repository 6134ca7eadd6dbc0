/** Programs that are started here, and end with this one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from '../processes/process-figures.mjs'

/** Where PostgreSQL and the proxies write. */
export const LOG = join(tmpdir(), `club-scale-${process.pid}.log`)
const log = openSync(LOG, 'w', 0o666)
const STOP_MS = 10_000
const POLL_MS = 50

/** @typedef {{ uid?: number; gid?: number }} Account */

/** @type {Set<Program>} */
const running = new Set()

export class Program {
  /**
   * @param {string} path
   * @param {string[]} args
   * @param {Account} [account]
   */
  constructor(path, args, account = {}) {
    this.child = spawn(path, args, {
      ...account,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      cwd: '/',
      stdio: ['ignore', log, log],
    })
    this.name = path
    running.add(this)
    this.ended = once(this.child, 'exit').then(() => running.delete(this))
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** @param {NodeJS.Signals} signal */
  async stop(signal) {
    if (!this.hasEnded) this.child.kill(signal)
    const timer = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS)
    await this.ended
    clearTimeout(timer)
  }

  /** Kills it and all it has started, at once, as a lost machine would be. */
  async kill() {
    const { pid = 0 } = this.child
    for (const each of [pid, ...childrenOf(pid)]) killQuietly(each)
    await this.ended
  }
}

/** Ends whatever is left. */
export async function stopPrograms() {
  await Promise.all([...running].map(program => program.stop('SIGQUIT')))
}

/** @param {number} pid */
function killQuietly(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}

/** A port of 127.0.0.1 that nobody has just now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Asks again and again until there is an answer; throws when there is none in time.
 * @template Answer
 * @param {string} what
 * @param {() => Promise<Answer | false | undefined> | Answer | false | undefined} ask one that rejects has no answer yet
 * @param {number} [patience] in milliseconds
 * @returns {Promise<Answer>}
 */
export async function until(what, ask, patience = 60_000) {
  for (const deadline = Date.now() + patience; ;) {
    const answer = await Promise.resolve(ask()).catch(() => undefined)
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline)
      throw new Error(`${what}: not within ${patience / 1_000} s, see ${LOG}`)
    await sleep(POLL_MS)
  }
}
