const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Starts the groups first. They are the longest, but their files are the smallest, and jest would start them last: at
 * the end one core would wait for the other.
 */
module.exports = class GroupsFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof Sequencer>['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests)
    const isGroup = (/** @type {{ path: string }} */ { path }) => /\/group-\d+\.ts$/.test(path)
    return [...sorted.filter(isGroup), ...sorted.filter(test => !isGroup(test))]
  }
}
