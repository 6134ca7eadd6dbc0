import type { AnswerCount } from './survey-results.types'

/** A smaller group might be known by name (decision F7). */
export const GROUP_MIN = 5

export interface Counted {
  answer: string
  count: number
}

/**
 * The counts as they may be shown. A group of 1 to 4 is hidden; `respondents` is not, so where each
 * person gave one answer, the next smallest are hidden too until what is left over says nothing.
 */
export function withoutSmallGroups(
  answers: Counted[],
  respondents: number,
  onePerPerson: boolean,
): AnswerCount[] {
  const hidden = respondents < GROUP_MIN ? answers : small(answers)
  const all = onePerPerson && respondents >= GROUP_MIN ? covered(answers, hidden) : hidden
  return answers.map(one => {
    if (all.includes(one)) return { answer: one.answer, count: null, percent: null }
    return { ...one, percent: percentOf(one.count, respondents) }
  })
}

const small = (answers: Counted[]) => answers.filter(({ count }) => isSmall(count))

const isSmall = (count: number) => count > 0 && count < GROUP_MIN

/**
 * One hidden count is the total minus the rest, and several are told by their sum when each is 1, or 4:
 * then the next larger are hidden too. Of groups of one size all are hidden or none, so that their order says nothing.
 */
function covered(answers: Counted[], hidden: Counted[]): Counted[] {
  const all = [...hidden]
  const others = answers
    .filter(({ count }) => count >= GROUP_MIN)
    .sort((one, other) => one.count - other.count)
  while (all.length > 0 && isTelling(all)) {
    const [next] = others
    if (!next) break
    const alike = others.filter(({ count }) => count === next.count)
    all.push(...others.splice(0, alike.length))
  }
  return all
}

function isTelling(hidden: Counted[]): boolean {
  const { length } = hidden
  const sum = hidden.reduce((total, { count }) => total + count, 0)
  return length === 1 || sum === length || sum === length * (GROUP_MIN - 1)
}

function percentOf(count: number, respondents: number): number {
  return respondents === 0 ? 0 : Math.round((count / respondents) * 1_000) / 10
}
