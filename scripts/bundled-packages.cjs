/**
 * For jest: bundles the large packages into one script, which each worker compiles once. Each spec file still runs
 * them in its own context. To load their modules for each file took longer than many specs.
 */
const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const vm = require('node:vm')

const lockFile = path.resolve(__dirname, '../package-lock.json')
const cache = path.resolve(__dirname, '../.data/bundled-packages')

/**
 * As in production. Otherwise graphql checks whether values come from another copy of graphql,
 * which the bundle cannot contain.
 * @type {import('rolldown').Plugin}
 */
const plainInstanceOf = {
  name: 'plain instanceOf',
  transform: (code, id) =>
    /graphql.jsutils.instanceOf\.js$/.test(id)
      ? code.replaceAll('process.env.NODE_ENV', "'production'")
      : undefined,
}

/**
 * React's `act` calls `module.require`, which a bundled module lacks.
 * @type {import('rolldown').Plugin}
 */
const moduleRequire = {
  name: 'module.require',
  transform: (code, id) =>
    /react\.development\.js$/.test(id)
      ? `module.require = name => require(name)\n${code}`
      : undefined,
}

/** @typedef {{ getVmContext: () => import('node:vm').Context | null }} Environment jest's, of a spec file */

/**
 * Returns the bundle of these packages. `conditions` are those of jest's environment.
 * @param {object} options
 * @param {string[]} options.packages packages with many modules, and packages that must share an instance with them;
 * their dependencies are included
 * @param {string[]} [options.conditions]
 */
exports.bundledPackages = ({ packages, conditions }) => {
  const versions = crypto
    .createHash('sha256')
    .update(fs.readFileSync(lockFile))
    .update(fs.readFileSync(__filename))
    .update(JSON.stringify([packages, conditions]))
    .digest('hex')
  const folder = path.join(cache, versions)
  const bundleFile = path.join(folder, 'bundle.js')

  /** Writes the bundle, once for each package-lock.json. */
  async function bundlePackages() {
    if (fs.existsSync(folder)) return
    const { rolldown } = await import('rolldown')
    const unfinished = `${folder}.${process.pid}`
    fs.mkdirSync(unfinished, { recursive: true })
    const entry = path.join(unfinished, 'entry.cjs')
    const getters = packages.map(name => `get '${name}'() { return require('${name}') }`)
    fs.writeFileSync(entry, `module.exports = { ${getters.join(', ')} }`)
    const bundle = await rolldown({
      input: entry,
      platform: 'node',
      ...(conditions && { resolve: { conditionNames: conditions } }),
      logLevel: 'silent',
      plugins: [plainInstanceOf, moduleRequire],
    })
    await bundle.write({ file: path.join(unfinished, 'bundle.js'), format: 'cjs' })
    await bundle.close()
    for (const name of packages)
      fs.writeFileSync(
        path.join(unfinished, fileOf(name)),
        `module.exports = bundledPackages(require, jest)['${name}']`,
      )
    try {
      fs.renameSync(unfinished, folder)
    } catch (error) {
      fs.rmSync(unfinished, { recursive: true })
      if (!fs.existsSync(folder)) throw error // otherwise another run was faster
    }
  }

  /** @type {vm.Script | undefined} */
  let compiled

  /**
   * Returns a function that runs the bundle in the environment's context, the first time it is called.
   * @param {Environment} environment
   */
  function loader(environment) {
    /** @type {Record<string, unknown> | undefined} */
    let exports
    /**
     * @param {NodeJS.Require} require jest's own, for Node's modules and what is not bundled
     * @param {unknown} jest the variable that jest gives to each module
     */
    return (require, jest) => (exports ??= run(environment, require, jest))
  }

  /**
   * @param {Environment} environment
   * @param {NodeJS.Require} require
   * @param {unknown} jest
   */
  function run(environment, require, jest) {
    const context = environment.getVmContext()
    if (!context) throw new Error('The spec file has ended')
    compiled ??= new vm.Script(
      `(function (module, exports, require, jest) {${fs.readFileSync(bundleFile, 'utf8')}\n})`,
      { filename: bundleFile },
    )
    const module = { exports: {} }
    const runModule = /** @type {(...variables: unknown[]) => void} */ (
      compiled.runInContext(context)
    )
    runModule(module, module.exports, require, jest)
    return module.exports
  }

  return {
    bundlePackages,
    loader,
    /** For jest: maps a package's name to the file that gets it from the test environment. */
    moduleNameMapper: Object.fromEntries(
      packages.map(name => [`^${name}$`, path.join(folder, fileOf(name))]),
    ),
  }
}

/** @param {string} name */
function fileOf(name) {
  return `${name.replaceAll('/', '-')}.js`
}
