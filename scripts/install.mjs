/** Installs the packages of package-lock.json if any is missing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError, npm, root } from './commands.mjs'

const oldest = { major: 20, minor: 19 }

/**
 * Refuses a Node that is too old, then installs missing or changed packages.
 * @param {string} [folder] a folder with its own lock; the project's folder by default
 */
export async function install(folder = '.') {
  refuseOldNode()
  if (isInstalled(folder)) return
  console.log('Installing the packages (npm ci). This takes a minute ...')
  await requireRegistry()
  // Explicit, because NODE_ENV=production would omit build dependencies.
  const kinds = ['--include=dev', '--include=optional']
  // A folder with its own lock does not read our .npmrc (SEC-Q4).
  const where = folder === '.' ? [] : ['--prefix', folder, '--ignore-scripts']
  const { code } = await npm(['ci', ...where, '--no-audit', '--no-fund', '--no-progress', ...kinds])
  if (code === 0) return
  exitWithError(
    `The packages could not be installed: npm exited with ${code}; see its message above.\n` +
      'Check that this machine is online and that you may write to this folder, then run the command again.',
  )
}

/** A short limit, because npm itself retries for many minutes. */
const PING_MS = 20_000
const UNREACHABLE =
  /code (E(?:CONN\w+|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT)|ERR_SOCKET\w+)/

/** Exits if the package registry cannot be reached. Any response counts as reachable. */
async function requireRegistry() {
  if (process.env.npm_config_offline || process.env.npm_config_prefer_offline) return
  // Without a log level of its own, `npm --silent start` would hide the reason.
  const { code, output } = await npm(['ping', '--fetch-retries=0', '--loglevel=notice'], {
    quiet: true,
    timeout: PING_MS,
  })
  const reason = code === 'SIGKILL' ? 'no answer' : UNREACHABLE.exec(output)?.[1]
  if (code === 0 || !reason) return
  const [registry = 'the registry'] = /(?<=PING )\S+/.exec(output) ?? []
  exitWithError(
    `The packages cannot be had: ${registry} cannot be reached (${reason}). ` +
      'Connect this machine, or set another registry with npm_config_registry, and run the command again.',
  )
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return
  exitWithError(
    `This is Node ${process.versions.node}; the site needs ${oldest.major}.${oldest.minor} or newer. ` +
      'Get it from https://nodejs.org and run the command again.',
  )
}

/**
 * Compares npm's list of installed packages with the lock.
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  const locked = packagesOf(join(folder, 'package-lock.json'))
  if (!installed || !locked) return false
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

/**
 * @typedef {{ version?: string; optional?: boolean; link?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 * @param {string} file
 */
function packagesOf(file) {
  try {
    const lock = /** @type {Lock} */ (JSON.parse(readFileSync(join(root, file), 'utf8')))
    return lock.packages
  } catch {
    return undefined // missing or truncated
  }
}
