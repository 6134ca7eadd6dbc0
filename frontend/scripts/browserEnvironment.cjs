const jsdom = require('jest-environment-jsdom')

/** jsdom, with what every browser has and jsdom lacks: Node's own are the same. */
module.exports = class BrowserEnvironment extends jsdom.TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      structuredClone,
    })
    // No page was loaded, and jsdom measures nothing.
    this.global.performance.getEntriesByType = () => []
  }
}
