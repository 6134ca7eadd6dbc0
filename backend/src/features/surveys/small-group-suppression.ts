import { MIN_GROUP_SIZE } from '../../shared/privacy'
import type { AnswerCount } from './survey-results.types'

export interface AnswerTotal {
  answer: string
  count: number
}

/**
 * Returns the counts that may be shown. Suppresses groups of 1 to 4. `respondents` is shown, so if
 * each person gave one answer, the next larger groups are suppressed too, until the difference
 * reveals no count.
 */
export function suppressSmallGroups(
  answers: AnswerTotal[],
  respondents: number,
  onePerPerson: boolean,
): AnswerCount[] {
  const isEnough = respondents >= MIN_GROUP_SIZE
  const small = isEnough ? answers.filter(({ count }) => isSmall(count)) : answers
  const suppressed = onePerPerson && isEnough ? addComplementary(answers, small) : small
  return answers.map(one => {
    if (suppressed.includes(one)) return { answer: one.answer, count: null, percent: null }
    return { ...one, percent: percentOf(one.count, respondents) }
  })
}

const isSmall = (count: number) => count > 0 && count < MIN_GROUP_SIZE

/**
 * Adds groups to suppress while the sum of the suppressed ones reveals their counts. That is so for
 * a single group, and for groups that must all be 1 or all be 4. Groups of the same size are
 * suppressed together, so that their order reveals nothing.
 */
function addComplementary(answers: AnswerTotal[], small: AnswerTotal[]): AnswerTotal[] {
  const suppressed = [...small]
  const others = answers
    .filter(({ count }) => count >= MIN_GROUP_SIZE)
    .sort((one, other) => one.count - other.count)
  while (suppressed.length > 0 && isDisclosive(suppressed)) {
    const [next] = others
    if (!next) break
    const sameSize = others.filter(({ count }) => count === next.count)
    suppressed.push(...others.splice(0, sameSize.length))
  }
  return suppressed
}

function isDisclosive(suppressed: AnswerTotal[]): boolean {
  const { length } = suppressed
  const sum = suppressed.reduce((total, { count }) => total + count, 0)
  return length === 1 || sum === length || sum === length * (MIN_GROUP_SIZE - 1)
}

function percentOf(count: number, respondents: number): number {
  return respondents === 0 ? 0 : Math.round((count / respondents) * 1_000) / 10
}
