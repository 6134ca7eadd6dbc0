const jsdom = require('jest-environment-jsdom')

/** jsdom plus browser globals that it lacks, taken from Node. */
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
    // No page was loaded, and jsdom records no performance entries.
    this.global.performance.getEntriesByType = () => []
  }
}
