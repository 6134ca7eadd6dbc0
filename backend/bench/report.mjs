/** The tables that people read, and what they say of the goals. */
import { goals, targets } from './targets.mjs'

/** @typedef {import('./summary.mjs').Summary} Summary */
/** @typedef {import('./summary.mjs').Spread} Spread */

/** @param {number} value */
const digits = value => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))

/** @param {Spread} spread */
const shown = ({ min, median, max }) => `${digits(median)} (${digits(min)}–${digits(max)})`

/**
 * @param {Summary[]} summary
 * @returns {string}
 */
export function report(summary) {
  const reads = summary.filter(it => !isHashing(it))
  const hashing = summary.filter(isHashing)
  return [
    table('Server CPU per request, × floor: median (least–most)', reads, it => shown(it.cpu)),
    table('Requests per second, × floor', reads, it => shown(it.rate)),
    table('PostgreSQL CPU per request, × floor', reads, it => shown(it.postgres)),
    table('Server CPU per request, µs', reads, it => digits(it.microseconds.median)),
    table('Per second, × bare argon2 hashes per second', hashing, it => shown(it.rate)),
    table('/healthz meanwhile, p99 in ms', hashing, it => digits(it.healthz)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** @param {Summary} it */
function isHashing({ target }) {
  return targets.some(({ name, isHashing: hashes }) => name === target && hashes)
}

/**
 * @param {string} title
 * @param {Summary[]} summary
 * @param {(one: Summary) => string} cell
 */
function table(title, summary, cell) {
  const servers = [...new Set(summary.map(({ server }) => server))]
  const rows = targets
    .filter(({ name }) => summary.some(({ target }) => target === name))
    .map(({ name, title: heading }) => [
      heading,
      ...servers.map(server => {
        const found = summary.find(it => it.target === name && it.server === server)
        return found ? cell(found) : ''
      }),
    ])
  return rows.length > 0 ? `${title}\n${format([['', ...servers], ...rows])}` : ''
}

/**
 * Rows as columns of the same width.
 * @param {string[][]} rows
 */
export function format(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * A line for each goal that was measured, and whether all of them are met.
 * @param {Summary[]} summary
 */
export function judge(summary) {
  const verdicts = goals.flatMap(({ target, metric, atMost = Infinity, atLeast = 0, aheadOf }) => {
    const all = summary.filter(it => it.target === target)
    const ours = all.find(it => it.server === 'ours')
    if (!ours) return []
    const value = metric === 'healthz' ? ours.healthz : ours[metric].median
    const peers = all.filter(it => aheadOf?.includes(it.server))
    if (aheadOf && peers.length === 0) return []
    const least = Math.max(atLeast, ...peers.map(it => it.rate.median))
    const isMet = value <= atMost && value >= least
    const wanted = atMost === Infinity ? `≥ ${digits(least)}` : `≤ ${atMost}`
    const of = peers.map(({ server }) => ` ${server}`).join('')
    return {
      isMet,
      line: `${isMet ? 'met   ' : 'MISSED'} ${target} ${metric} ${digits(value)} (${wanted}${of})`,
    }
  })
  return { isMet: verdicts.every(it => it.isMet), text: verdicts.map(it => it.line).join('\n') }
}
