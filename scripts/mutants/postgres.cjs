/** The specs' database server, migrated: says its address once it is up, and ends with its input. Run in backend/. */
require('../swc-register.cjs')
const path = require('node:path')

/** @param {string} file */
const run = async file => {
  const { default: work } = /** @type {{ default: () => Promise<void> }} */ (
    require(path.resolve('test', file))
  )
  await work()
}

void run('global-setup.ts').then(() => console.log(process.env.TEST_POSTGRES_URL))
process.stdin.resume().once('end', () => void run('global-teardown.ts'))
