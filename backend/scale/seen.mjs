/** What was seen, beside what should be. */

/** @typedef {Omit<import('./report.mjs').Result, 'name'>} Seen */

/**
 * Words about each value that is not what it should be.
 * @param {Record<string, [seen: unknown, expected: unknown]>} values
 */
export const differences = values =>
  Object.entries(values).flatMap(([what, [seen, expected]]) =>
    JSON.stringify(seen) === JSON.stringify(expected)
      ? []
      : [`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`],
  )

/** @param {number[]} statuses */
export function countOf(statuses) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const status of statuses.toSorted()) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
