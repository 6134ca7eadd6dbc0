import { Arg, Resolver } from 'type-graphql'
import { TeamQuery } from '../../graphql/operation.decorators'
import { surveyResults } from './survey-results.service'
import { SurveyName, SurveyResult } from './survey-results.types'

@Resolver()
export class SurveyResultsResolver {
  @TeamQuery(() => SurveyResult, {
    staff: 'SURVEYS_READ',
    scope: 'SURVEYS_READ',
    description: 'Counts of one survey’s answers, without the people who gave them.',
  })
  surveyResults(
    @Arg('survey', () => SurveyName, { description: 'The survey.' }) survey: SurveyName,
  ): Promise<SurveyResult> {
    return surveyResults(survey)
  }
}
