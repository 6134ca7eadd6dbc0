/** Installs what package-lock.json names, when it is not all there yet. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError, npm, root } from './commands.mjs'

const oldest = { major: 20, minor: 19 }

/**
 * Refuses a Node that is too old; installs the packages when they are missing or changed.
 * @param {string} [folder] with a lock of its own; the project's when there is none
 */
export async function install(folder = '.') {
  refuseOldNode()
  if (isInstalled(folder)) return
  console.log('Installing the packages (npm ci), this takes a minute ...')
  await requireRegistry()
  // Named, because NODE_ENV=production would leave out what the build needs.
  const kinds = ['--include=dev', '--include=optional']
  // A folder with a lock of its own does not read our .npmrc (SEC-Q4).
  const where = folder === '.' ? [] : ['--prefix', folder, '--ignore-scripts']
  const { code } = await npm(['ci', ...where, '--no-audit', '--no-fund', '--no-progress', ...kinds])
  if (code === 0) return
  exitWithError(
    `The packages could not be installed: npm ended with ${code}, and says why above.\n` +
      'Is this machine online, and may you write to this folder? Then run the command again.',
  )
}

/** Half a minute's patience is a lot: npm itself tries again for many minutes. */
const PING_MS = 20_000
const UNREACHABLE =
  /code (E(?:CONN\w+|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT)|ERR_SOCKET\w+)/

/** Refuses when nothing answers where packages come from; what answers may say what it likes. */
async function requireRegistry() {
  if (process.env.npm_config_offline || process.env.npm_config_prefer_offline) return
  const { code, output } = await npm(['ping', '--fetch-retries=0'], {
    quiet: true,
    timeout: PING_MS,
  })
  const reason = code === 'SIGKILL' ? 'no answer' : UNREACHABLE.exec(output)?.[1]
  if (code === 0 || !reason) return
  const [registry = 'the registry'] = /(?<=PING )\S+/.exec(output) ?? []
  exitWithError(
    `The packages cannot be had: ${registry} cannot be reached (${reason}). ` +
      'Connect this machine, or name another with npm_config_registry, and run the command again.',
  )
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return
  exitWithError(
    `This is Node.js ${process.versions.node}; the site needs ${oldest.major}.${oldest.minor} or newer. ` +
      'Get it from https://nodejs.org and run the command again.',
  )
}

/**
 * npm keeps a list of what it installed; every package the lock demands must be on it.
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
    return undefined // not there, or cut short
  }
}
