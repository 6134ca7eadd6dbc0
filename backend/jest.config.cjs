/** API specs on real PostgreSQL: one server for the run, one database for each worker. */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.ts$': ['@swc/jest', require('./swc.cjs')] },
  globalSetup: './test/global-setup.ts',
  globalTeardown: './test/global-teardown.ts',
  setupFiles: ['reflect-metadata'],
  testTimeout: 30_000,
}
