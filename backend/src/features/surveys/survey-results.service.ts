import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { db } from '../../database/data-source'
import type { Submission } from '../submissions/submission.entity'
import { GROUP_MIN, withoutSmallGroups, type Counted } from './small-group-suppression'
import { countedSurveys, type CountedSurvey, type Question } from './survey-questions'
import type { QuestionResult, SurveyName, SurveyResult } from './survey-results.types'

const COMMENTS_MAX = 500

interface Tally {
  respondents: number
  counts: Counted[]
}

/** A survey's answers, counted. All counts are of one moment, so that they add up. */
export function surveyResults(survey: SurveyName): Promise<SurveyResult> {
  const counted = countedSurveys[survey]
  return db.transaction('REPEATABLE READ', async em => {
    const responses = await answersOf(counted, em).getCount()
    const questions: QuestionResult[] = []
    for (const question of counted.questions) {
      const answers = answersOf(counted, em)
      questions.push(resultOf(question, await tallies[question.kind](answers, question)))
    }
    return { survey, responses, questions, comments: await commentsOf(counted, em) }
  })
}

function answersOf({ entity }: CountedSurvey, em: EntityManager): SelectQueryBuilder<Submission> {
  return em.createQueryBuilder(entity, 'answer')
}

function resultOf({ question, kind, options }: Question, tally: Tally): QuestionResult {
  const { respondents, counts } = tally
  const byValue = new Map(counts.map(({ answer, count }) => [answer, count]))
  const offered = options?.map(([name, value]) => ({
    answer: name,
    count: byValue.get(value) ?? 0,
  }))
  const shown = withoutSmallGroups(offered ?? counts, respondents, kind === 'one')
  const isCommon = (text: string) =>
    respondents >= GROUP_MIN && (byValue.get(text) ?? 0) >= GROUP_MIN
  return {
    question,
    respondents: respondents < GROUP_MIN ? null : respondents,
    // What a few have written in their own words may name them, whatever its count.
    answers: offered ? shown : shown.filter(({ answer }) => isCommon(answer)),
  }
}

const tallies: Record<
  Question['kind'],
  (answers: SelectQueryBuilder<Submission>, question: Question) => Promise<Tally>
> = {
  one: async (answers, { question }) => {
    const counts = await grouped(answers.where(`answer.${question} IS NOT NULL`), question)
    return { respondents: counts.reduce((sum, { count }) => sum + count, 0), counts }
  },
  many: async (answers, { question }) => {
    const given = answers.where(`cardinality(answer.${question}) > 0`)
    const respondents = await given.getCount()
    return { respondents, counts: await grouped(given, question, 'unnest') }
  },
  flags: async (answers, { options = [] }) => {
    const respondents = await answers.getCount()
    const flags = options.map(([, flag]) => flag)
    const each = flags.map(flag => `(count(*) FILTER (WHERE answer.${flag}))::int AS "${flag}"`)
    const row = await answers.select(each.join(', ')).getRawOne<Record<string, number>>()
    const counts = flags.map(answer => ({ answer, count: row?.[answer] ?? 0 }))
    return { respondents, counts }
  },
}

function grouped(
  answers: SelectQueryBuilder<Submission>,
  question: string,
  each = '',
): Promise<Counted[]> {
  return answers
    .select(`${each}(answer.${question})`, 'answer')
    .addSelect('count(*)::int', 'count')
    .groupBy('1')
    .orderBy('count', 'DESC')
    .addOrderBy('answer')
    .getRawMany<Counted>()
}

/** In an order of their own, the same each time, which says nothing about when or by whom. */
async function commentsOf(counted: CountedSurvey, em: EntityManager): Promise<string[]> {
  const column = counted.comments && `answer.${counted.comments}`
  if (!column) return []
  const rows = await answersOf(counted, em)
    .select(column, 'comment')
    .where(`${column} IS NOT NULL`)
    .orderBy(`md5(${column})`)
    .limit(COMMENTS_MAX)
    .getRawMany<{ comment: string }>()
  return rows.length < GROUP_MIN ? [] : rows.map(({ comment }) => comment)
}
