/** What was tried, what was seen, and how many checks passed. */

/** @typedef {{ name: string; seen: string; problems: string[] }} Result */

const SHOWN_MAX = 5

/** @param {Result[]} results */
export function report(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.flatMap(({ name, seen, problems }) => [
    `${problems.length === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seen}`,
    ...problems.slice(0, SHOWN_MAX).map(words => `          ${words}`),
    ...(problems.length > SHOWN_MAX ? [`          and ${problems.length - SHOWN_MAX} more`] : []),
  ])
  const failed = results.filter(({ problems }) => problems.length > 0).length
  return [...lines, '', `${results.length - failed} passed, ${failed} failed`].join('\n')
}
