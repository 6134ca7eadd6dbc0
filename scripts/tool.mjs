/** Runs a developer tool after installing and building what it needs. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from './browser.mjs'
import { prepare } from './build.mjs'
import { exitWithError, root } from './commands.mjs'

/**
 * @typedef {object} Tool
 * @property {string} main a module that exports `run`, which resolves to false when a check has
 * failed
 * @property {string[]} parts the parts of the build it needs
 * @property {string} [packages] a folder with its own packages
 * @property {boolean} [readsProc]
 * @property {boolean} [opensBrowser]
 */

/** @type {Record<string, Tool>} */
const TOOLS = {
  bench: {
    main: 'backend/bench/bench.ts',
    parts: ['server'],
    packages: 'backend/bench',
    readsProc: true,
  },
  'bench:pages': {
    main: 'e2e/bench/bench.ts',
    parts: ['server', 'pages'],
    opensBrowser: true,
  },
  'check-deployment': {
    main: 'docker/check/check-deployment.mjs',
    parts: [],
    packages: 'docker/check',
  },
  faults: { main: 'backend/faults/faults.ts', parts: ['server'], readsProc: true },
  scale: { main: 'backend/scale/scale.ts', parts: ['server', 'pages'], readsProc: true },
  'upgrade-drill': {
    main: 'backend/upgrade/drill.ts',
    parts: ['server'],
    packages: 'backend/upgrade',
  },
}

const [name = '', ...args] = process.argv.slice(2)
const { main, readsProc, opensBrowser, ...needs } =
  TOOLS[name] ?? exitWithError(`The tools are ${Object.keys(TOOLS).join(', ')}.`)
if (readsProc && process.platform !== 'linux')
  exitWithError('This tool reads /proc: it runs on Linux only.')
await prepare('The tool was not run.', needs)
if (opensBrowser)
  process.env.CHROMIUM_PATH = (await ensureChromium()) ?? exitWithError('The tool was not run.')

const require = createRequire(import.meta.url)
require('./swc-register.cjs')
const { runTool } = /** @type {typeof import('./harness/run-tool.js')} */ (
  require('./harness/run-tool.ts')
)
process.exitCode = await runTool(() => load(join(root, main)), args)

/** @param {string} path */
async function load(path) {
  /** @type {unknown} */
  const module = path.endsWith('.mjs') ? await import(pathToFileURL(path).href) : require(path)
  return /** @type {import('./harness/run-tool.js').Tool} */ (module)
}
