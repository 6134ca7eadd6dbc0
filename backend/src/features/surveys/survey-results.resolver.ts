import { Arg, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { surveyResults } from './survey-results.service'
import { SurveyName, SurveyResult } from './survey-results.types'

@Resolver()
export class SurveyResultsResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.SURVEYS_READ)
  @Query(() => SurveyResult, {
    nullable: true,
    description:
      'Counts of one survey’s answers, without the people who gave them. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  surveyResults(
    @Arg('survey', () => SurveyName, { description: 'The survey.' }) survey: SurveyName,
  ): Promise<SurveyResult> {
    return surveyResults(survey)
  }
}
