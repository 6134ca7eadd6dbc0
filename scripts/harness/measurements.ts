/** Figures of many runs: a table of their medians, and checks against goals. */
import { formatTable, type Check } from '../report.cjs'
import { groupBy, median } from './statistics'

/** Values by name; undefined where a figure does not apply. */
export type Figures = Record<string, number | undefined>

/** One run. */
export interface Measured {
  /** The measured page or action. */
  subject: string
  site: string
  figures: Figures
}

interface Spread {
  least: number
  median: number
  most: number
}

/** All runs of a subject on a site. */
export interface Summary {
  subject: string
  site: string
  spreads: Record<string, Spread | undefined>
}

export interface Goal {
  figure: string
  of?: (subject: string) => boolean
  /** The run that counts, if not the median. */
  by?: keyof Spread
  atMost?: number
  atLeast?: number
  /** The figure must be at least that of these sites. */
  aheadOf?: string[]
}

export const summarize = (measured: Measured[]): Summary[] =>
  [...groupBy(measured, ({ subject, site }) => `${subject} ${site}`).values()].flatMap(runs =>
    runs.slice(0, 1).map(({ subject, site, figures }) => {
      const spreads = Object.keys(figures).map((name): [string, Spread | undefined] => {
        const values = runs.flatMap(run => run.figures[name] ?? [])
        return [name, values.length > 0 ? spreadOf(values) : undefined]
      })
      return { subject, site, spreads: Object.fromEntries(spreads) }
    }),
  )

const spreadOf = (values: number[]): Spread => ({
  least: Math.min(...values),
  median: median(values),
  most: Math.max(...values),
})

/** Formats each figure as `median (least–most)`. */
export function formatSummaries(summaries: Summary[]): string {
  const all = summaries.flatMap(({ spreads }) => Object.keys(spreads).filter(it => spreads[it]))
  const names = [...new Set(all)]
  const rows = summaries.map(({ subject, site, spreads }) => [
    subject,
    site,
    ...names.map(name => format(spreads[name])),
  ])
  return formatTable([['', '', ...names], ...rows])
}

function format(spread: Spread | undefined): string {
  if (!spread) return ''
  const { least, median: middle, most } = spread
  return least === most ? digits(middle) : `${digits(middle)} (${digits(least)}–${digits(most)})`
}

/** Formats with at least three significant digits. */
const digits = (value: number): string =>
  String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

/**
 * Returns a check for each goal that applies to measured subjects. A missing figure fails the
 * check.
 */
export const checkGoals = (summaries: Summary[], ours: string, goals: Goal[]): Check[] =>
  goals.flatMap(({ figure, of = () => true, by = 'median', ...bounds }) => {
    const own = summaries.filter(({ subject, site }) => site === ours && of(subject))
    const subjects = own.length > 1 ? `all ${own.length}` : own[0]?.subject
    const atMost = bounds.atMost ?? Infinity
    const leastOf = (subject: string) =>
      Math.max(
        bounds.atLeast ?? -Infinity,
        ...summaries
          .filter(it => it.subject === subject && bounds.aheadOf?.includes(it.site))
          .map(({ spreads }) => spreads[figure]?.median ?? NaN),
      )
    const problems = own.flatMap(({ subject, spreads }) => {
      const value = spreads[figure]?.[by] ?? NaN
      return value <= atMost && value >= leastOf(subject) ? [] : [`${subject}: ${digits(value)}`]
    })
    const least = bounds.aheadOf?.join(', ') ?? bounds.atLeast
    const wanted = least === undefined ? `at most ${bounds.atMost}` : `at least ${least}`
    return own.length > 0 ? [{ name: `${figure} ${wanted}, of ${subjects}`, problems }] : []
  })
