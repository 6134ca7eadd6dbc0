/** The options of the command line. */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

export const SCENARIOS = ['embedded', 'private', 'network', 'disk', 'shutdown', 'soak']

/** @typedef {ReturnType<typeof parseOptions>} Options */

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
  const only = values.only.split(',')
  const unknown = only.find(name => !SCENARIOS.includes(name))
  if (unknown) throw new Error(`There is no scenario ${unknown}, but ${SCENARIOS.join(', ')}.`)
  const [kills, soakMinutes, seed] = [values.kills, values.soak, values.seed].map(Number)
  if (!(kills >= 0 && kills <= 500 && soakMinutes >= 0 && soakMinutes <= 120 && seed >= 0))
    throw new Error('Please ask for at most 500 kills, and for at most 120 minutes of soak.')
  return { only, kills, soakMinutes, seed }
}
