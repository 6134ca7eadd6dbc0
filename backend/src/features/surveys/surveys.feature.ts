import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { surveysData } from './surveys.data'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { ANSWER_COUNTS } from './anonymous-answers'
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
  jobs: () => [
    retentionJob({
      name: 'survey_retention',
      table: 'rate_limit_count',
      where: `key LIKE '${ANSWER_COUNTS}:%' AND expire <= $1`,
      values: now => [now.getTime()],
    }),
  ],
}
