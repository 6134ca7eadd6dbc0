const { moduleNameMapper } = require('./scripts/bundledPackages.cjs')

/**
 * Component and unit specs, in a simulated browser. Only the network is replaced.
 * @type {import('jest').Config}
 */
module.exports = {
  testEnvironment: './scripts/browserEnvironment.cjs',
  roots: ['<rootDir>/src', '<rootDir>/graphiql'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  globalSetup: './scripts/bundlePackages.cjs',
  transform: {
    '\\.[tj]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/', '/bundled-packages/'],
  moduleNameMapper: {
    ...moduleNameMapper,
    '^@shared/(.*)$': '<rootDir>/../backend/src/shared/$1',
    '^virtual:api-guide$': '<rootDir>/scripts/apiGuideStub.cjs',
    '\\.(svg|png|woff2)$': '<rootDir>/scripts/assetStub.cjs',
  },
  globals: { __BUILD_YEAR__: 2026 },
  // By default jest leaves one core unused.
  maxWorkers: '100%',
  // A busy machine types and renders slowly.
  testTimeout: 120_000,
  setupFilesAfterEnv: [
    '<rootDir>/../scripts/fail-on-console.cjs',
    '<rootDir>/src/testing/setup.ts',
  ],
}
