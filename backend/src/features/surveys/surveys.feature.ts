import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { surveysData } from './surveys.data'
import { ANSWER_COUNTS } from './anonymous-answers'
import { SurveyAnswersResolver } from './survey-answers.resolver'
import { surveys } from './surveys'
import { surveySubmitted } from './surveys.events'
import { SurveysResolver } from './surveys.resolver'

export const surveysFeature: Feature = {
  entities: Object.values(surveys).map(({ entity }) => entity),
  personalData: surveysData,
  webhookEvents: [surveySubmitted],
  resolvers: [SurveysResolver, SurveyAnswersResolver],
  jobs: () => [
    retentionJob({
      name: 'survey_retention',
      table: 'rate_limit_count',
      where: `key LIKE '${ANSWER_COUNTS}:%' AND expire <= $1`,
      values: now => [now.getTime()],
    }),
  ],
}
