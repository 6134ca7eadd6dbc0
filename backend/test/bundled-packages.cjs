const { createHash } = require('node:crypto')
const {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs')
const path = require('node:path')

/**
 * Packages with many modules, and packages that must share an instance with them. Their
 * dependencies are included.
 */
const packages = [
  '@apollo/server',
  '@apollo/server/plugin/disabled',
  '@opentelemetry/api',
  'ajv-formats',
  'ajv/dist/2020',
  'class-validator',
  'express',
  'express-session',
  'graphql',
  'graphql-jit',
  'graphql-scalars',
  'graphql-ws',
  'graphql-ws/use/ws',
  'helmet',
  'nodemailer',
  'pg',
  'rate-limiter-flexible',
  'reflect-metadata',
  'type-graphql',
  'typeorm',
  'ws',
]

const versions = createHash('sha256')
  .update(readFileSync(path.resolve(__dirname, '../../package-lock.json')))
  .update(readFileSync(__filename))
  .digest('hex')
const cache = path.resolve(__dirname, '../../.data/bundled-packages')
const folder = path.join(cache, versions)

/** A script with all packages, which exports them by name. */
const bundleFile = path.join(folder, 'bundle.js')

/** For jest: maps a package's name to the file that gets it from the test environment. */
const moduleNameMapper = Object.fromEntries(
  packages.map(name => [`^${name}$`, path.join(folder, fileOf(name))]),
)

/**
 * As in production. Otherwise graphql checks whether values come from another copy of graphql,
 * which this bundle cannot contain.
 * @type {import('rolldown').Plugin}
 */
const plainInstanceOf = {
  name: 'plain instanceOf',
  transform: (code, id) =>
    /graphql.jsutils.instanceOf\.js$/.test(id)
      ? code.replaceAll('process.env.NODE_ENV', "'production'")
      : undefined,
}

/** Writes the bundle, once for each package-lock.json. */
async function bundlePackages() {
  if (existsSync(folder)) return
  const { rolldown } = await import('rolldown')
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const entry = path.join(unfinished, 'entry.cjs')
  const getters = packages.map(
    name => `get '${name}'() { return require(${JSON.stringify(require.resolve(name))}) }`,
  )
  writeFileSync(entry, `module.exports = { ${getters.join(', ')} }`)
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    plugins: [plainInstanceOf],
  })
  await bundle.write({ file: path.join(unfinished, 'bundle.js'), format: 'cjs' })
  await bundle.close()
  for (const name of packages)
    writeFileSync(
      path.join(unfinished, fileOf(name)),
      `module.exports = bundledPackages(require)['${name}']`,
    )
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error // otherwise another run was faster
  }
}

/** @param {string} name */
function fileOf(name) {
  return `${name.replaceAll('/', '-')}.js`
}

module.exports = { bundleFile, bundlePackages, moduleNameMapper }
