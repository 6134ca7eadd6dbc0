const { moduleNameMapper } = require('./test/bundled-packages.cjs')

/**
 * API specs on real PostgreSQL: one server for the run, one database for each worker.
 * @type {import('jest').Config}
 */
module.exports = {
  testEnvironment: './test/environment.cjs',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.[tj]s$': ['@swc/jest', require('./swc.cjs')] },
  // Ships ES modules only, which jest cannot require.
  transformIgnorePatterns: ['/node_modules/(?!temporal-)', '/bundled-packages/'],
  moduleNameMapper,
  globalSetup: './test/global-setup.ts',
  globalTeardown: './test/global-teardown.ts',
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/../scripts/fail-on-console.cjs'],
  // By itself jest leaves one of two cores to whoever sits there.
  maxWorkers: '100%',
  // jest keeps an AsyncLocalStorage of each spec file, and every promise is copied to all of them: a worker begins anew
  // before that costs more than to load the packages again.
  workerIdleMemoryLimit: '450MB',
  // For a busy machine: a spec that passes takes no longer.
  testTimeout: 120_000,
}
