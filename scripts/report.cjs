/**
 * The tables and totals that every tool prints. CommonJS, because both modules and compiled
 * TypeScript load it.
 */

/** @typedef {{ name: string; problems: string[]; seen?: string }} Check a check without problems has passed */

const PROBLEMS_MAX = 5

/**
 * Formats rows as columns of equal width; the first row is the header.
 * @param {string[][]} rows
 */
function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  const lines = rows.map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  return lines.map(cells => cells.join('  ').trimEnd()).join('\n')
}

/**
 * Formats a line per check with its result, its first problems below it, and the totals.
 * @param {Check[]} checks
 */
function formatChecks(checks) {
  const width = Math.max(0, ...checks.map(({ name }) => name.length))
  const lines = checks.flatMap(({ name, seen = '', problems }) => [
    `${problems.length === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seen}`.trimEnd(),
    ...problems.slice(0, PROBLEMS_MAX).map(words => `          ${words}`),
    ...(problems.length > PROBLEMS_MAX
      ? [`          and ${problems.length - PROBLEMS_MAX} more`]
      : []),
  ])
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  return [...lines, '', formatTotals(checks.length - failed, failed)].join('\n')
}

/**
 * @param {number} passed
 * @param {number} failed
 */
const formatTotals = (passed, failed) => `${passed} passed, ${failed} failed`

/** @param {Check[]} checks */
const haveAllPassed = checks => checks.every(({ problems }) => problems.length === 0)

module.exports = { formatChecks, formatTable, formatTotals, haveAllPassed }
