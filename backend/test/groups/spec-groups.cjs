const { readdirSync } = require('node:fs')
const path = require('node:path')

const GROUP_FILE = /^group-(\d+)\.ts$/
const groups = readdirSync(__dirname).filter(file => GROUP_FILE.test(file)).length

/** The layers whose specs run in groups. Other specs start programs or take long by themselves. */
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

const grouped = layers.flatMap(layer => specsBelow(`src/${layer}`))

/**
 * Returns the specs of the group with this file. Those of one folder are distributed over all groups.
 * @param {string} file the path of a file `group-<number>.ts`; the numbers begin with 1
 */
exports.specsOf = file => {
  const number = Number(GROUP_FILE.exec(path.basename(file))?.[1])
  return grouped.filter((_, index) => index % groups === number - 1)
}

/** The specs that run by themselves. */
exports.ungrouped = ['src', 'test'].flatMap(specsBelow).filter(file => !grouped.includes(file))
