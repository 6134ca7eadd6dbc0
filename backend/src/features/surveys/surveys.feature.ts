import { DAY_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { surveysData } from './surveys.data'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { deleteOldCounts } from './anonymous-answers'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'
import { SurveyListsResolver } from './survey-lists.resolver'
import { SurveyResultsResolver } from './survey-results.resolver'
import { surveySubmitted } from './surveys.events'
import { SurveysResolver } from './surveys.resolver'

export const surveysFeature: Feature = {
  entities: [AmenitiesSurvey, GeneralSurvey, LocationSurvey, MemberSurvey, PricingSurvey],
  personalData: surveysData,
  webhookEvents: [surveySubmitted],
  resolvers: [SurveysResolver, SurveyListsResolver, SurveyResultsResolver],
  jobs: () => [{ name: 'survey_retention', everyMs: DAY_MS, run: deleteOldCounts }],
}
