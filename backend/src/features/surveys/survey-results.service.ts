import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { db } from '../../database/data-source'
import { MIN_GROUP_SIZE } from '../../shared/privacy'
import type { Submission } from '../../submissions/submission.entity'
import { suppressSmallGroups, type AnswerTotal } from './small-group-suppression'
import { surveyQuestions, type SurveyQuestions, type Question } from './survey-questions'
import {
  COMMENTS_MAX,
  type QuestionResult,
  type SurveyName,
  type SurveyResult,
} from './survey-results.types'

/** The length of all comments together. */
const CHARACTERS_MAX = 1_000_000

interface Tally {
  respondents: number
  counts: AnswerTotal[]
}

/** Counts a survey's answers. All counts are from one snapshot, so that they add up. */
export function surveyResults(survey: SurveyName): Promise<SurveyResult> {
  const counted = surveyQuestions[survey]
  return db.transaction('REPEATABLE READ', async em => {
    const responses = await answerQuery(counted, em).getCount()
    const questions: QuestionResult[] = []
    for (const question of counted.questions) {
      const answers = answerQuery(counted, em)
      questions.push(toQuestionResult(question, await tallies[question.kind](answers, question)))
    }
    return { survey, responses, questions, comments: await listComments(counted, em) }
  })
}

function answerQuery(
  { entity }: SurveyQuestions,
  em: EntityManager,
): SelectQueryBuilder<Submission> {
  return em.createQueryBuilder(entity, 'answer')
}

function toQuestionResult({ question, kind, options }: Question, tally: Tally): QuestionResult {
  const { respondents, counts } = tally
  const byValue = new Map(counts.map(({ answer, count }) => [answer, count]))
  const offered = options?.map(([name, value]) => ({
    answer: name,
    count: byValue.get(value) ?? 0,
  }))
  const shown = suppressSmallGroups(offered ?? counts, respondents, kind === 'one')
  const isCommon = (text: string) =>
    respondents >= MIN_GROUP_SIZE && (byValue.get(text) ?? 0) >= MIN_GROUP_SIZE
  return {
    question,
    respondents: respondents < MIN_GROUP_SIZE ? null : respondents,
    // Free text that few people gave may identify them, whatever its count.
    answers: offered ? shown : shown.filter(({ answer }) => isCommon(answer)),
  }
}

const tallies: Record<
  Question['kind'],
  (answers: SelectQueryBuilder<Submission>, question: Question) => Promise<Tally>
> = {
  one: async (answers, { question }) => {
    const counts = await countByAnswer(answers.where(`answer.${question} IS NOT NULL`), question)
    return { respondents: counts.reduce((sum, { count }) => sum + count, 0), counts }
  },
  many: async (answers, { question }) => {
    const given = answers.where(`cardinality(answer.${question}) > 0`)
    const respondents = await given.getCount()
    return { respondents, counts: await countByAnswer(given, question, 'unnest') }
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

function countByAnswer(
  answers: SelectQueryBuilder<Submission>,
  question: string,
  each = '',
): Promise<AnswerTotal[]> {
  return answers
    .select(`${each}(answer.${question})`, 'answer')
    .addSelect('count(*)::int', 'count')
    .groupBy('1')
    .orderBy('count', 'DESC')
    .addOrderBy('answer')
    .getRawMany<AnswerTotal>()
}

/** Returns comments in an order that is stable but reveals neither time nor person. */
async function listComments(counted: SurveyQuestions, em: EntityManager): Promise<string[]> {
  const column = counted.comments && `answer.${counted.comments}`
  if (!column) return []
  const rows = await answerQuery(counted, em)
    .select(column, 'comment')
    .where(`${column} IS NOT NULL`)
    .orderBy(`md5(${column})`)
    .limit(COMMENTS_MAX)
    .getRawMany<{ comment: string }>()
  return rows.length < MIN_GROUP_SIZE ? [] : firstTexts(rows.map(({ comment }) => comment))
}

/**
 * Returns as many texts as one response can carry without delaying other requests: all, unless most
 * are very long.
 */
function firstTexts(texts: string[]): string[] {
  let characters = 0
  const end = texts.findIndex(text => (characters += text.length) > CHARACTERS_MAX)
  return end < 0 ? texts : texts.slice(0, end)
}
