import { fieldsOf, type SurveyField } from './survey-fields'
import type { SurveyName } from './survey-results.types'
import { surveys } from './surveys'

/** A column of a survey whose answers can be counted. */
export interface Question {
  question: string
  /**
   * `one` value or `many` values in the column, or `flags`: several columns, whose names are the
   * answers.
   */
  kind: 'one' | 'many' | 'flags'
  /** The schema's name and the stored value of each answer; undefined for free text. */
  options: [name: string, value: string][] | undefined
}

export interface SurveyQuestions {
  questions: Question[]
  /** The column with free-text comments. */
  comments: string | undefined
}

/**
 * Returns the questions that the survey's fields ask. Its flags form one question, named after the
 * survey.
 */
export function questionsOf(survey: SurveyName): SurveyQuestions {
  const fields = fieldsOf(surveys[survey].entity)
  const flags = fields.filter(({ kind }) => kind === 'flag').map(({ name }) => name)
  const options = flags.map((flag): [string, string] => [flag, flag])
  return {
    questions: [
      ...fields.flatMap(questionOf),
      ...(flags.length > 0 ? [{ question: survey, kind: 'flags' as const, options }] : []),
    ],
    comments: fields.find(({ kind }) => kind === 'comments')?.name,
  }
}

function questionOf({ name, kind, options }: SurveyField): Question[] {
  if (kind !== 'one' && kind !== 'many') return []
  return [{ question: name, kind, options: options && Object.entries(options) }]
}
