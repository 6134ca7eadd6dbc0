/**
 * `npm run dev`: runs the backend, restarted on changes, with Vite in front of it and the database.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { withCheckoutLock } from './with-checkout-lock.mjs'
import { exitWithNpm, root } from './commands.mjs'
import { install } from './install.mjs'

exitWithNpm()
await withCheckoutLock(install)

const typescript = ['--enable-source-maps', '--require', './scripts/swc-register.cjs']
const backend = [
  ...['--watch-path=backend/src', '--watch-preserve-output', ...typescript],
  ...['backend/src/main.ts', '--reuse-database'],
]
// The arguments are Vite's: npm run dev -- --port 5200
const vite = ['node_modules/vite/bin/vite.js', 'frontend', ...process.argv.slice(2)]
const { NODE_ENV = 'development', PORT = '4000' } = process.env
const env = { ...process.env, NODE_ENV, PORT, BACKEND_PORT: PORT }
/** @type {import('node:child_process').ChildProcess[]} */
const children = []

/** Stops all processes when one exits, because they need each other; the database stops last. */
function end() {
  const [database, ...others] = children
  const left = others.filter(isRunning)
  for (const child of left) child.kill('SIGTERM')
  if (left.length === 0 && database && isRunning(database)) database.kill('SIGTERM')
}

/** @param {import('node:child_process').ChildProcess} child */
function isRunning(child) {
  return child.exitCode === null && child.signalCode === null
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
function start(args, stdio = ['ignore', 'inherit', 'inherit']) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio })
  children.push(child)
  return child.once('exit', end)
}

// `on` instead of `once`: Ctrl-C sends the signal from the terminal and again through npm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
// The database process sends a message when it is ready.
const database = start(
  [...typescript, 'backend/scripts/dev-database.ts'],
  ['ignore', 'inherit', 'inherit', 'ipc'],
)
await Promise.race([once(database, 'message'), once(database, 'exit')])
if (isRunning(database)) {
  start(backend)
  start(vite)
}
