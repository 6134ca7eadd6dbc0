/** What the rounds say: the least, the median and the most of each figure. */
import { targets } from './targets.mjs'

/** @typedef {import('./rounds.mjs').Result} Result */
/** @typedef {{ min: number; median: number; max: number }} Spread */
/** @typedef {ReturnType<typeof summarize>[number]} Summary */

/**
 * Per target and server: CPU per request, requests per second and PostgreSQL's CPU as multiples of the
 * floor's in the same round; what hashes has its rate as a part of that of bare hashes instead.
 * @param {Result[]} results
 */
export function summarize(results) {
  const floors = new Map(
    results.filter(({ server }) => server === 'floor').map(it => [`${it.target} ${it.round}`, it]),
  )
  const servers = [...new Set(results.map(({ server }) => server))]
  return targets.flatMap(({ name: target, isHashing }) =>
    servers.flatMap(server => {
      const own = results.filter(it => it.target === target && it.server === server)
      if (own.length === 0) return []
      const byFloor = (/** @type {'cpu' | 'rate' | 'postgres'} */ key) =>
        spreadOf(own.map(it => it[key] / (floors.get(`${target} ${it.round}`)?.[key] ?? NaN)))
      return {
        target,
        server,
        cpu: byFloor('cpu'),
        rate: isHashing ? spreadOf(own.map(it => it.rate / it.hashRate)) : byFloor('rate'),
        postgres: byFloor('postgres'),
        microseconds: spreadOf(own.map(it => it.cpu * 1e6)),
        perSecond: spreadOf(own.map(it => it.rate)),
        healthz: percentile(
          own.flatMap(it => it.healthz),
          0.99,
        ),
      }
    }),
  )
}

/**
 * @param {number[]} values
 * @returns {Spread}
 */
export function spreadOf(values) {
  return { min: Math.min(...values), median: percentile(values, 0.5), max: Math.max(...values) }
}

/**
 * @param {number[]} values
 * @param {number} part
 */
function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}
