/** The options of the command line. */
import { parseArgs } from 'node:util'
import { targets } from './targets.mjs'

/** @typedef {ReturnType<typeof parseOptions>} Options */

/**
 * Throws for an option or a target that there is not.
 * @param {string[]} args
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      peers: { type: 'string' },
      also: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
      json: { type: 'string' },
      check: { type: 'boolean', default: false },
      grow: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
    },
  })
  const { only, peers, rounds, ...rest } = values
  const known = targets.map(({ name }) => name)
  const unknown = only?.split(',').find(name => !known.includes(name))
  if (unknown) throw new Error(`There is no target ${unknown}, but ${known.join(', ')}.`)
  if (!(Number(rounds) >= 1)) throw new Error('Please ask for at least one round.')
  return { ...rest, only: only?.split(','), peers: peers?.split(','), rounds: Number(rounds) }
}
