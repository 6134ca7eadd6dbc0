/** What the figures of this checkout are held against. Milliseconds, KB of 1024 bytes. */

import { cell } from './report.mjs'

/** @typedef {{ figure: string; atMost: number; of?: (page: string, kind: string) => boolean }} Goal */

/** None that anybody could see: under a pixel. */
const NO_SHIFT = 0.0005

/** @type {Record<string, Goal[]>} */
const goals = {
  lighthouse: [
    { figure: 'LCP ratio', atMost: 1.1 },
    { figure: 'TBT', atMost: 50 },
    { figure: 'CLS', atMost: NO_SHIFT },
  ],
  vitals: [
    { figure: 'TBT', atMost: 50 },
    { figure: 'CLS', atMost: NO_SHIFT },
    { figure: 'scripts', atMost: 8 },
    { figure: 'script KB', atMost: 95, of: (_, kind) => kind === 'reading' },
    { figure: 'script KB', atMost: 150, of: (_, kind) => kind === 'form' },
    { figure: 'answers', atMost: 2500, of: page => page === '/auth?mode=register' },
    { figure: 'LCP', atMost: 2000, of: page => page === '/dashboard' },
    { figure: 'data rounds', atMost: 1, of: (_, kind) => kind === 'member' },
  ],
  use: [
    { figure: 'scripting', atMost: 100, of: use => use.includes('→') },
    { figure: 'late frames', atMost: 0, of: use => use.includes('scroll') },
  ],
}

/**
 * A line for each goal that a row of this checkout misses.
 * @param {import('./report.mjs').Measured[]} rows
 * @param {import('./pages.mjs').BenchPage[]} pages
 */
export function missedGoals(rows, pages) {
  return rows.flatMap(({ table, page, figures }) => {
    const kind = pages.find(({ url }) => url === page)?.kind ?? ''
    return (goals[table] ?? []).flatMap(({ figure, atMost, of }) => {
      // What never came is no goal met.
      const value = figures[figure] ?? Infinity
      if (value <= atMost || of?.(page, kind) === false) return []
      return [
        `${page}: ${figure} is ${cell(figure, value)}, the goal at most ${cell(figure, atMost)}`,
      ]
    })
  })
}
