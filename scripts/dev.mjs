/** `npm run dev`: the backend, started anew when it changes, and Vite before it; the database goes on. */
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
// Arguments are Vite's: npm run dev -- --port 5200
const vite = ['node_modules/vite/bin/vite.js', 'frontend', ...process.argv.slice(2)]
const { NODE_ENV = 'development', PORT = '4000' } = process.env
const env = { ...process.env, NODE_ENV, PORT, BACKEND_PORT: PORT }
/** @type {import('node:child_process').ChildProcess[]} */
const children = []

/** One without the other is of no use: the first that ends takes the others along, the database last. */
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

// On, not once: Ctrl-C comes from the terminal and again through npm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
// It tells when it is there.
const database = start(
  [...typescript, 'backend/scripts/dev-database.ts'],
  ['ignore', 'inherit', 'inherit', 'ipc'],
)
await Promise.race([once(database, 'message'), once(database, 'exit')])
if (isRunning(database)) {
  start(backend)
  start(vite)
}
