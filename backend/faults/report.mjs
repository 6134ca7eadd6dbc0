/** The table, what was broken, and how many checks passed. */

/** @typedef {import('./scenario-run.mjs').Row} Row */
/** @typedef {import('./scenario-run.mjs').Check} Check */

const SHOWN_MAX = 5

/** @type {Record<string, (row: Row) => string | number>} */
const COLUMNS = {
  scenario: row => row.scenario,
  faults: row => row.faults,
  people: row => row.people,
  'calls ok': row => row.ok,
  refused: row => row.refused,
  unknown: row => row.unknown,
  'slowest call': row => seconds(row.slowestMs),
  'ready again': row => seconds(row.recoveredMs),
  'healthz p99': row => `${row.health.p99.toFixed(0)} ms`,
  '(bare server)': row => `${row.health.bareP99.toFixed(0)} ms`,
}

/** @param {number} ms */
const seconds = ms => `${(ms / 1_000).toFixed(1)} s`

/**
 * @param {Row[]} rows
 * @param {Check[]} checks
 */
export function report(rows, checks) {
  const columns = Object.entries(COLUMNS).map(([head, cell]) => {
    const cells = [head, ...rows.map(row => String(cell(row)))]
    const width = Math.max(...cells.map(({ length }) => length))
    return cells.map(text => text.padEnd(width))
  })
  const table = ['', ...rows].map((_, line) => columns.map(cells => cells[line]).join('  '))
  const verdicts = checks.flatMap(({ name, problems }) => [
    `${problems.length === 0 ? 'passed' : 'FAILED'}  ${name}`,
    ...describe(problems),
  ])
  return [...table, '', ...verdicts].join('\n')
}

/** @param {string[]} problems */
function describe(problems) {
  const rest = problems.length - SHOWN_MAX
  const more = rest > 0 ? [`          and ${rest} more`] : []
  return [...problems.slice(0, SHOWN_MAX).map(words => `          ${words}`), ...more]
}
