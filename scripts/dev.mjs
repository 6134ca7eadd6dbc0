/** `npm run dev`: the backend, started anew when it changes, and Vite before it. */
import { spawn } from 'node:child_process'
import { withCheckoutLock } from './with-checkout-lock.mjs'
import { exitWithNpm, root } from './commands.mjs'
import { install } from './install.mjs'

exitWithNpm()
await withCheckoutLock(install)

const backend = [
  ...['--enable-source-maps', '--watch-path=backend/src', '--watch-preserve-output'],
  ...['--require', './scripts/swc-register.cjs', 'backend/src/main.ts'],
]
// Arguments are Vite's: npm run dev -- --port 5200
const vite = ['node_modules/vite/bin/vite.js', 'frontend', ...process.argv.slice(2)]
const { NODE_ENV = 'development', PORT = '4000' } = process.env
const env = { ...process.env, NODE_ENV, PORT, BACKEND_PORT: PORT }
/** @type {import('node:child_process').SpawnOptions} */
const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }
const children = [spawn(process.execPath, backend, options), spawn(process.execPath, vite, options)]

/** One without the other is of no use: the first that ends takes the other along. */
function end() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
for (const child of children) child.once('exit', end)
// On, not once: Ctrl-C comes from the terminal and again through npm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
