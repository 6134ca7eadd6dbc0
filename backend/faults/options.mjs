/** The options of the command line. */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const SCENARIOS = /** @type {const} */ ([
  'embedded',
  'private',
  'network',
  'disk',
  'shutdown',
  'mail',
  'soak',
])

/**
 * @typedef {(typeof SCENARIOS)[number]} Scenario
 * @typedef {ReturnType<typeof parseOptions>} Options
 */

/**
 * Throws for an option or a scenario that there is not.
 * @param {string[]} args
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: SCENARIOS.join() },
      kills: { type: 'string', default: '50' },
      soak: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(randomInt(1e9)) },
    },
  })
  const wanted = values.only.split(',')
  const only = SCENARIOS.filter(name => wanted.includes(name))
  if (only.length < wanted.length) throw new Error(`The scenarios are ${SCENARIOS.join(', ')}.`)
  const kills = Number(values.kills)
  const soakMinutes = Number(values.soak)
  const seed = Number(values.seed)
  if (!(kills >= 0 && kills <= 500 && soakMinutes >= 0 && soakMinutes <= 120 && seed >= 0))
    throw new Error('Please ask for at most 500 kills, and for at most 120 minutes of soak.')
  return { only, kills, soakMinutes, seed }
}
