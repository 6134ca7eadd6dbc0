const { TestEnvironment } = require('jest-environment-node')
const { loader } = require('./bundled-packages.cjs')

/** Node, with the large packages bundled. */
module.exports = class SpecEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args)
    this.global['bundledPackages'] = loader(this)
  }
}
