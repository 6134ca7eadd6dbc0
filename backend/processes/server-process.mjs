/** Starts a server of ours or of a peer, as in production. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { performance } from 'node:perf_hooks'
import { findReadyUrl } from './ready-url.cjs'

const START_MS = 60_000

/** Where all is that the servers say. */
export const LOG = join(tmpdir(), `club-servers-${process.pid}.log`)
const log = openSync(LOG, 'a')

/** @type {Set<() => Promise<void>>} */
const running = new Set()

/**
 * @typedef {{ url: string; pid: number; readyAfterMs: number; stop: () => Promise<void> }} Running
 * @typedef {object} ServerProcess
 * @property {number} pid
 * @property {Promise<string>} ready its address, once it says `ready: URL`; rejects when it does not get there
 * @property {Promise<[code: number | null, signal: NodeJS.Signals | null]>} ended how it ended
 * @property {(signal: NodeJS.Signals) => void} kill
 */

/**
 * Runs the program.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {ServerProcess}
 */
export function spawnServer(file, env) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', log],
  })
  // 'exit' tells these two.
  const ended = /** @type {ServerProcess['ended']} */ (once(child, 'exit'))
  const ready = readyUrl(child)
  ready.catch(() => undefined) // whoever waits is told
  return { pid: child.pid ?? 0, ready, ended, kill: signal => void child.kill(signal) }
}

/**
 * Runs the program until it says `ready: URL`. Throws when it does not get there.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Running>}
 */
export async function startServer(file, env) {
  const began = performance.now()
  const { pid, ready, ended, kill } = spawnServer(file, env)
  const url = await ready.catch((/** @type {unknown} */ cause) => {
    kill('SIGTERM')
    throw new Error(`${file} did not start, see ${LOG}`, { cause })
  })
  const stop = async () => {
    running.delete(stop)
    kill('SIGTERM')
    await ended
  }
  running.add(stop)
  return { url, pid, readyAfterMs: performance.now() - began, stop }
}

/** Stops all that run. */
export async function stopServers() {
  await Promise.all([...running].map(stop => stop()))
}

/** @param {import('node:child_process').ChildProcess} child */
function readyUrl(child) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it took too long')), START_MS)
    child.once('exit', code => reject(new Error(`it ended with ${code}`)))
    // Read on to the end: a full pipe would stop it.
    const output = /** @type {import('node:stream').Readable} */ (child.stdout) // it is piped
    output.pipe(createWriteStream(LOG, { flags: 'a' }))
    createInterface({ input: output }).on('line', line => {
      const url = findReadyUrl(line)
      if (!url) return
      clearTimeout(timer)
      resolve(url.replace('localhost', '127.0.0.1'))
    })
  })
}
