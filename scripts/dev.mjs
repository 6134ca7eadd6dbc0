/** `npm run dev`: the backend, started anew when it changes, and Vite before it. */
import { spawn } from 'node:child_process'
import { alone } from './alone.mjs'
import { root } from './commands.mjs'
import { install } from './install.mjs'

await alone(install)

const backend = [
  ...['--enable-source-maps', '--watch-path=backend/src', '--watch-preserve-output'],
  ...['--require', './scripts/swc-register.cjs', 'backend/src/main.ts'],
]
const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'development' }
const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }
const children = [
  spawn(process.execPath, backend, options),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'frontend'], options),
]

/** One without the other is of no use: the first that ends takes the other along. */
function end() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
for (const child of children) child.once('exit', end)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
