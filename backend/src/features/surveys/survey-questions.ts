import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'
import type { Submission } from '../../submissions/submission.entity'
import { fieldsOf, type SurveyField } from './survey-fields'
import { SurveyName } from './survey-results.types'

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
  entity: new () => Submission
  questions: Question[]
  /** The column with free-text comments. */
  comments: string | undefined
}

/** The counted questions of each survey. */
export const surveyQuestions: Record<SurveyName, SurveyQuestions> = {
  member: questionsOf(SurveyName.member, MemberSurvey),
  pricing: questionsOf(SurveyName.pricing, PricingSurvey),
  amenities: questionsOf(SurveyName.amenities, AmenitiesSurvey),
  location: questionsOf(SurveyName.location, LocationSurvey),
  general: questionsOf(SurveyName.general, GeneralSurvey),
}

/**
 * Derives the questions from the survey's fields. Its flags form one question, named after the
 * survey.
 */
function questionsOf(survey: SurveyName, entity: new () => Submission): SurveyQuestions {
  const fields = fieldsOf(entity)
  const flags = fields.filter(({ kind }) => kind === 'flag').map(({ name }) => name)
  const options = flags.map((flag): [string, string] => [flag, flag])
  return {
    entity,
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
