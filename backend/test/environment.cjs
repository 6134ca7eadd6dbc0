const { readFileSync } = require('node:fs')
const { Script } = require('node:vm')
const { TestEnvironment } = require('jest-environment-node')
const { bundleFile } = require('./bundled-packages.cjs')

/** @type {Script | undefined} */
let compiled

/**
 * Node, with the big packages compiled once for each worker. Each spec file still runs them in its
 * own context. Loading their 1,600 modules for each file took longer than many specs.
 */
module.exports = class SpecEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args)
    /** @type {Record<string, unknown> | undefined} */
    let packages
    /** @param {NodeJS.Require} require jest's own, for Node's modules and what is not bundled */
    this.global['bundledPackages'] = require => (packages ??= this.runBundle(require))
  }

  /** @param {NodeJS.Require} require */
  runBundle(require) {
    const context = this.getVmContext()
    if (!context) throw new Error('The spec file has ended')
    compiled ??= new Script(
      `(function (module, exports, require) {${readFileSync(bundleFile, 'utf8')}\n})`,
      { filename: bundleFile },
    )
    const module = { exports: {} }
    compiled.runInContext(context)(module, module.exports, require)
    return module.exports
  }
}
