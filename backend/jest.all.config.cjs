const config = require('./jest.config.cjs')
const { ungrouped } = require('./test/groups/spec-groups.cjs')

/**
 * All specs, most of them in groups. To run some specs, use jest.config.cjs.
 * @type {import('jest').Config}
 */
module.exports = {
  ...config,
  testSequencer: './test/groups/sequencer.cjs',
  testMatch: [...ungrouped.map(file => `<rootDir>/${file}`), '<rootDir>/test/groups/group-*.ts'],
}
