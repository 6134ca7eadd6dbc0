const { TestEnvironment } = require('jest-environment-node')
const { loader } = require('./bundledPackages.cjs')

/** Node, as when pages are built, with the large packages bundled. */
module.exports = class ServerEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args)
    this.global['bundledPackages'] = loader(this)
  }
}
