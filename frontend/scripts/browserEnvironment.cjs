const jsdom = require('jest-environment-jsdom')
const { loader } = require('./bundledPackages.cjs')

/** jsdom, with the large packages bundled, plus browser globals that it lacks, taken from Node. */
module.exports = class BrowserEnvironment extends jsdom.TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      bundledPackages: loader(this),
      fetch,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      structuredClone,
    })
    // jsdom has no layout, so it cannot scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined
    // No page was loaded, and jsdom records no performance entries.
    this.global.performance.getEntriesByType = () => []
  }
}
