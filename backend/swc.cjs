/**
 * How the backend's TypeScript is compiled in memory: for development, scripts and specs alike.
 * @type {import('@swc/core').Options}
 */
module.exports = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    target: 'es2023',
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
}
