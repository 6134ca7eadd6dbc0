/** Builds what has changed: the server, the pages, and the API explorer that /graphql shows browsers. */
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
    inputs: ['frontend', 'backend/src/shared', ...common],
  },
  {
    workspace: 'frontend',
    name: 'API explorer',
    script: 'build:explorer',
    dist: 'frontend/graphiql/dist',
    inputs: ['frontend/graphiql', 'frontend/package.json', ...common],
  },
]

/** Made by a build (the fonts too), or without a part in it. */
const ignored =
  /(^|\/)(node_modules|dist|dist-ssr|coverage|test|bench|faults|scale|upgrade|ui\/fonts|\.[^/]*)(\/|$)|\.spec\.|\.tsbuildinfo$/

/**
 * True when everything is built, or all the parts that are named. Says what it builds, and nothing
 * when there is nothing to do.
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
 * Installs and builds what has changed, while no other command does so in this checkout. When that fails, it says that
 * `failure` is the consequence, and ends.
 * @param {string} failure
 * @param {{ parts?: string[]; packages?: string }} [needs] all parts without; `packages` is a folder with a lock of its own
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
  await prepare('Nothing was started.')
