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

/** One hidden count is the total minus the rest, and a few that add up to little are as good as told. */
function covered(answers: Counted[], hidden: Counted[]): Counted[] {
  const all = [...hidden]
  const others = answers
    .filter(({ count }) => count >= GROUP_MIN)
    .sort((one, other) => one.count - other.count)
  const sum = () => all.reduce((total, { count }) => total + count, 0)
  while (all.length > 0 && (all.length === 1 || sum() < GROUP_MIN)) {
    const [next] = others.splice(0, 1)
    if (!next) break
    all.push(next)
  }
  return all
}

function percentOf(count: number, respondents: number): number {
  return respondents === 0 ? 0 : Math.round((count / respondents) * 1_000) / 10
}
