/**
 * Lets Node load the backend's TypeScript directly: compiled in memory, with decorator metadata.
 */
const { readFileSync } = require('node:fs')
const { transformSync } = require('@swc/core')
const options = require('../backend/swc.cjs')

// oxlint-disable-next-line typescript/no-deprecated -- its replacement hooks ES modules only
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename })
  // Every require hook calls this method, but Node's types lack it.
  const compiler =
    /** @type {NodeJS.Module & { _compile: (code: string, filename: string) => void }} */ (module)
  compiler._compile(code, filename)
}
