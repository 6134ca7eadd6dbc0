import { db } from '../../database/data-source'
import { MIN_GROUP_SIZE } from '../../shared/privacy'
import { suppressSmallGroups, type AnswerTotal } from './small-group-suppression'
import { questionsOf, type Question, type SurveyQuestions } from './survey-questions'
import {
  COMMENTS_MAX,
  type QuestionResult,
  type SurveyName,
  type SurveyResult,
} from './survey-results.types'
import { surveys } from './surveys'

/** The length of all comments together. */
const CHARACTERS_MAX = 1_000_000

interface Tally {
  respondents: number
  counts: AnswerTotal[]
}

/** Reads columns of a survey's answers; `rest` is what follows the table in SQL. */
type ReadAnswers = <Row>(columns: string, rest: string) => Promise<Row[]>

/** Counts a survey's answers. All counts are from one snapshot, so that they add up. */
export function surveyResults(survey: SurveyName): Promise<SurveyResult> {
  const counted = questionsOf(survey)
  const { tableName } = db.getMetadata(surveys[survey].entity)
  return db.transaction('REPEATABLE READ', async em => {
    const read: ReadAnswers = (columns, rest) =>
      em.query(`SELECT ${columns} FROM "${tableName}" ${rest}`)
    const responses = await countWhere(read, 'true')
    const questions: QuestionResult[] = []
    for (const question of counted.questions)
      questions.push(toQuestionResult(question, await tallies[question.kind](read, question)))
    return { survey, responses, questions, comments: await listComments(read, counted) }
  })
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

type TallyAnswers = (read: ReadAnswers, question: Question) => Promise<Tally>

const tallies: Record<Question['kind'], TallyAnswers> = {
  one: async (read, { question }) => {
    const counts = await countByAnswer(read, `"${question}"`, `"${question}" IS NOT NULL`)
    return { respondents: counts.reduce((sum, { count }) => sum + count, 0), counts }
  },
  many: async (read, { question }) => {
    const given = `cardinality("${question}") > 0`
    const respondents = await countWhere(read, given)
    return { respondents, counts: await countByAnswer(read, `unnest("${question}")`, given) }
  },
  flags: async (read, { options = [] }) => {
    const respondents = await countWhere(read, 'true')
    const flags = options.map(([, flag]) => flag)
    const each = flags.map(flag => `(count(*) FILTER (WHERE "${flag}"))::int AS "${flag}"`)
    const [row] = await read<Record<string, number>>(each.join(', '), '')
    const counts = flags.map(answer => ({ answer, count: row?.[answer] ?? 0 }))
    return { respondents, counts }
  },
}

async function countWhere(read: ReadAnswers, condition: string): Promise<number> {
  const [row] = await read<{ count: number }>('count(*)::int', `WHERE ${condition}`)
  return row?.count ?? 0
}

const countByAnswer = (read: ReadAnswers, answer: string, condition: string) =>
  read<AnswerTotal>(
    `${answer} AS answer, count(*)::int`,
    `WHERE ${condition} GROUP BY 1 ORDER BY 2 DESC, 1`,
  )

/** Returns comments in an order that is stable but reveals neither time nor person. */
async function listComments(read: ReadAnswers, { comments }: SurveyQuestions): Promise<string[]> {
  if (!comments) return []
  const rows = await read<{ comment: string }>(
    `"${comments}" AS comment`,
    `WHERE "${comments}" IS NOT NULL ORDER BY md5("${comments}") LIMIT ${COMMENTS_MAX}`,
  )
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
