const { readdirSync } = require('node:fs')
const path = require('node:path')

const GROUP_FILE = /^group-(\d+)\.ts$/
const groups = readdirSync(__dirname).filter(file => GROUP_FILE.test(file)).length

/** The layers whose specs run in groups. */
const layers = [
  'accounts',
  'core',
  'features',
  'graphql',
  'http',
  'jobs',
  'links',
  'mail',
  'pagination',
  'rest',
  'site',
  'submissions',
  'webhooks',
]

const backend = path.resolve(__dirname, '../..')

/**
 * Returns the paths of all specs below a folder of the backend, in a fixed order.
 * @param {string} folder
 */
function specsBelow(folder) {
  return readdirSync(path.join(backend, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.spec.ts'))
    .map(file => path.posix.join(folder, file))
    .sort()
}

/**
 * The specs of the last group: they start a whole server or work on whole databases. Other specs load little, or need
 * an environment of their own.
 */
const wholeSite = [
  'src/access.spec.ts',
  ...specsBelow('src/database'),
  'src/no-input-in-logs.spec.ts',
  'src/telemetry/dashboard.spec.ts',
  'src/telemetry/safe-tracer-provider.spec.ts',
  'test/all-scalars.spec.ts',
  'test/lock-order.spec.ts',
  'src/backup/damaged-backups.spec.ts',
  'src/backup/scheduled-backup.spec.ts',
  'src/server.spec.ts',
  'src/server-stop.spec.ts',
  'src/server-migrate.spec.ts',
  'src/telemetry/metrics.spec.ts',
  'test/seed.spec.ts',
  'test/restore-drill.spec.ts',
  'src/schema.spec.ts',
  'test/guide-examples.spec.ts',
  'test/guide-programs.spec.ts',
  'test/examples.spec.ts',
  'src/secret-rotation.spec.ts',
  'src/server-mail.spec.ts',
  'test/waitlist-invariants.spec.ts',
  'test/openapi.spec.ts',
]

const layered = layers.flatMap(layer => specsBelow(`src/${layer}`))
const layerGroups = groups - 1

/**
 * Returns the specs of the group with this file. Those of one folder are distributed over all groups but the last.
 * @param {string} file the path of a file `group-<number>.ts`; the numbers begin with 1
 */
exports.specsOf = file => {
  const number = Number(GROUP_FILE.exec(path.basename(file))?.[1])
  if (number === groups) return wholeSite
  return layered.filter((_, index) => index % layerGroups === number - 1)
}

/** The specs that run by themselves. */
exports.ungrouped = ['src', 'test']
  .flatMap(specsBelow)
  .filter(file => !layered.includes(file) && !wholeSite.includes(file))
