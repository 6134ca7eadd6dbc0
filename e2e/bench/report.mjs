/** Figures of many runs as tables. */

/**
 * @typedef {Record<string, number | undefined>} Figures those of a page's kind alone are undefined elsewhere
 * @typedef {{ table: string; page: string; site: string; figures: Figures; best?: Figures }} Measured
 */

/**
 * Which run counts where it is not the median: CLS must not happen in any, and frames are late by what
 * else the machine does too.
 * @type {Record<string, (...values: number[]) => number>}
 */
const counts = { CLS: Math.max, 'slowest frame': Math.min, 'late frames': Math.min }

/** Of these the best run is shown too: whatever else the machine does only ever adds to them. */
const TIMES = [
  'FCP',
  'LCP',
  'TBT',
  'TBT by the clock',
  'answers',
  'awake',
  'data',
  'scripting',
  'work',
  'drawn',
]

/**
 * One row for each page of each site: the medians of its runs.
 * @param {Measured[]} measured
 * @returns {Measured[]}
 */
export function summarise(measured) {
  /** @type {Map<string, Measured[]>} */
  const groups = new Map()
  for (const one of measured) {
    const key = `${one.page} ${one.site}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap(runs => {
    const [first] = runs
    if (!first) return []
    const figures = Object.keys(first.figures).map(name => {
      const values = runs.flatMap(({ figures }) => figures[name] ?? [])
      const count = values.length > 0 ? counts[name] : undefined
      return [name, count ? count(...values) : median(values)]
    })
    const best = TIMES.flatMap(name => {
      const values = runs.flatMap(({ figures: { [name]: value } }) => value ?? [])
      return values.length > 1 ? [[name, Math.min(...values)]] : []
    })
    return [{ ...first, figures: Object.fromEntries(figures), best: Object.fromEntries(best) }]
  })
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/**
 * As Markdown.
 * @param {Measured[]} rows
 */
export function tableOf(rows) {
  const names = Object.keys(rows[0]?.figures ?? {})
  const lines = rows.map(({ page, site, figures, best }) =>
    [page, site, ...names.map(name => cell(name, figures[name]) + bestCell(best?.[name]))].join(
      ' | ',
    ),
  )
  const head = ['page', 'site', ...names]
  const rule = head.map((_, at) => (at < 2 ? '---' : '--:'))
  return [head.join(' | '), rule.join('|'), ...lines].map(line => `| ${line} |`).join('\n')
}

/**
 * A figure as it is shown.
 * @param {string} name
 * @param {number | undefined} value
 */
export function cell(name, value) {
  if (value === undefined) return ''
  if (name === 'CLS') return value < 0.0005 ? '0' : value.toFixed(3)
  return name === 'LCP ratio' ? value.toFixed(2) : String(Math.round(value))
}

/** @param {number | undefined} value */
const bestCell = value => (value === undefined ? '' : ` (${Math.round(value)})`)
