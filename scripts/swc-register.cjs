/** Runs the backend's TypeScript as it stands: compiled in memory, decorator metadata kept. */
const { readFileSync } = require('node:fs')
const { transformSync } = require('@swc/core')
const options = require('../backend/swc.cjs')

// oxlint-disable-next-line typescript/no-deprecated -- what stands in for it hooks ES modules only
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename })
  // What every such hook calls, though Node's types leave it out.
  const compiler =
    /** @type {NodeJS.Module & { _compile: (code: string, filename: string) => void }} */ (module)
  compiler._compile(code, filename)
}
