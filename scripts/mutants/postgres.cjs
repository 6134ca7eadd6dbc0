/** The specs' database server, migrated: says its address once it is up, and ends with its input. Run in backend/. */
require('../swc-register.cjs')
const path = require('node:path')

/** Both are read at once: the folder may be gone by the time that the server is to end. */
const [setup, teardown] = ['global-setup.ts', 'global-teardown.ts'].map(
  file =>
    /** @type {{ default: () => Promise<void> }} */ (require(path.resolve('test', file))).default,
)

void setup?.().then(() => console.log(process.env.TEST_POSTGRES_URL))
process.stdin.resume().once('end', () => void teardown?.())
