/** Builds the parts that have changed: the server, the pages and the API explorer. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withCheckoutLock } from './with-checkout-lock.mjs'
import { exitWithError, npm, root, seconds } from './commands.mjs'
import { install } from './install.mjs'

const common = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs']
/** @typedef {{ workspace: string; name: string; script?: string; dist: string; inputs: string[] }} Part */

/** @type {Part[]} */
const parts = [
  { workspace: 'backend', name: 'server', dist: 'backend/dist', inputs: ['backend', ...common] },
  {
    workspace: 'frontend',
    name: 'pages',
    dist: 'frontend/dist',
    inputs: ['frontend', 'backend/src/shared', 'docs/api.md', 'backend/openapi.json', ...common],
  },
  {
    workspace: 'frontend',
    name: 'API explorer',
    script: 'build:explorer',
    dist: 'frontend/graphiql/dist',
    inputs: ['frontend/graphiql', 'frontend/package.json', ...common],
  },
]

/** Files that a build writes (the fonts too), or that no part depends on. */
const ignored =
  /(^|\/)(node_modules|dist|dist-ssr|coverage|test|bench|faults|scale|upgrade|ui\/fonts|\.[^/]*)(\/|$)|\.spec\.|\.tsbuildinfo$/

/**
 * Builds all parts, or the named ones, that have changed. Resolves to whether all succeeded. Prints
 * only what it builds.
 * @param {string[]} [only]
 */
async function build(only) {
  const wanted = parts.filter(({ name }) => !only || only.includes(name))
  const results = await Promise.all(wanted.map(buildPart))
  return results.every(Boolean)
}

/** @param {Part} part */
async function buildPart({ workspace, name, script = 'build', dist, inputs }) {
  const stamp = join(root, dist, '.built')
  const wanted = hashOf(inputs)
  if (read(stamp) === wanted) return true
  const began = Date.now()
  console.log(`Building the ${name} ...`)
  rmSync(join(root, dist), { recursive: true, force: true })
  const { code, output } = await npm(['run', script, '--workspace', workspace], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
  if (code === 0) {
    writeFileSync(stamp, wanted)
    console.log(`Built the ${name} in ${seconds(Date.now() - began)}.`)
  } else {
    console.error(`${output}\nThe ${name} could not be built.`)
  }
  return code === 0
}

/** @param {string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap(input => filesIn(join(root, input)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (ignored.test(relative(root, path))) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name)))
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined // never built
  }
}

/**
 * Installs and builds what has changed, with a lock against other commands in this checkout. On
 * failure, prints `failure` and exits.
 * @param {string} failure
 * @param {{ parts?: string[]; packages?: string }} [needs] `parts`: all by default; `packages`: a
 * folder with its own lock
 */
export async function prepare(failure, { parts, packages } = {}) {
  const isBuilt = await withCheckoutLock(async () => {
    await install()
    if (packages) await install(packages)
    return build(parts)
  })
  if (!isBuilt) exitWithError(failure)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await prepare('The build failed.')
