/** Functions that run other programs, for the scripts in this folder. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** @typedef {{ env?: NodeJS.ProcessEnv; quiet?: boolean; cwd?: string; timeout?: number }} Options */

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a program until it exits and returns `{ code, output }`. Its output is shown as it arrives,
 * or with `quiet` only returned. The program is stopped by a signal to this process, or after
 * `timeout` milliseconds. The working directory is the project's folder unless `cwd` is set.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<{ code: number | string | null; output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, cwd = root, timeout } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout,
      killSignal: 'SIGKILL',
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ bit) => output.push(bit))
    }
    const forget = passSignalsTo(child)
    child.once('error', error => {
      forget()
      resolve({ code: 127, output: `${command}: ${error.message}\n` })
    })
    child.once('close', (code, signal) => {
      forget()
      resolve({ code: code ?? signal, output: Buffer.concat(output).toString('utf8') })
    })
  })
}

/**
 * Runs npm; the same npm that runs this process, if there is one.
 * @param {string[]} args
 * @param {Options} [options]
 */
export function npm(args, options) {
  const path = process.env.npm_execpath
  const isNpm = path !== undefined && /npm-cli\.c?js$/.test(path)
  return isNpm ? run(process.execPath, [path, ...args], options) : run('npm', args, options)
}

/**
 * Formats milliseconds as seconds: 1234 → "1.2 s"
 * @param {number} milliseconds
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Prints an error and exits.
 * @param {string} words
 * @returns {never}
 */
export function exitWithError(words) {
  console.error(`\n${words}`)
  process.exit(1)
}

/** Exits when the parent process disappears: a killed npm or shell sends no signal. */
export function exitWithNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsTo(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal)
    child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  for (const signal of signals) process.once(signal, pass)
  return () => signals.forEach(signal => process.off(signal, pass))
}
