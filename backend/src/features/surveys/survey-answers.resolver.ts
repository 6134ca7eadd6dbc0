import { Arg, Args, Resolver } from 'type-graphql'
import { TeamQuery } from '../../graphql/operation.decorators'
import { createConnectionType, TeamPageArgs } from '../../pagination/connection'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'
import { surveyResults } from './survey-results.service'
import { SurveyName, SurveyResult } from './survey-results.types'
import { listSurveyAnswers } from './surveys.service'

const READ = { staff: 'SURVEYS_READ', scope: 'SURVEYS_READ' } as const

const { Connection: MemberSurveyConnection } = createConnectionType(MemberSurvey, 'MemberSurvey')
const { Connection: PricingSurveyConnection } = createConnectionType(PricingSurvey, 'PricingSurvey')
const { Connection: AmenitiesSurveyConnection } = createConnectionType(
  AmenitiesSurvey,
  'AmenitiesSurvey',
)
const { Connection: LocationSurveyConnection } = createConnectionType(
  LocationSurvey,
  'LocationSurvey',
)
const { Connection: GeneralSurveyConnection } = createConnectionType(GeneralSurvey, 'GeneralSurvey')

@Resolver()
export class SurveyAnswersResolver {
  @TeamQuery(() => SurveyResult, {
    ...READ,
    description: 'Counts of one survey’s answers, without the people who gave them.',
  })
  surveyResults(
    @Arg('survey', () => SurveyName, { description: 'The survey.' }) survey: SurveyName,
  ): Promise<SurveyResult> {
    return surveyResults(survey)
  }

  @TeamQuery(() => MemberSurveyConnection, {
    ...READ,
    description: 'All answers to the member feedback survey, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  memberSurveys(@Args() page: TeamPageArgs) {
    return listSurveyAnswers(MemberSurvey, 'createdAt', page)
  }

  @TeamQuery(() => PricingSurveyConnection, {
    ...READ,
    description: 'All answers to the pricing model survey, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  pricingSurveys(@Args() page: TeamPageArgs) {
    return listSurveyAnswers(PricingSurvey, 'submittedAt', page)
  }

  @TeamQuery(() => AmenitiesSurveyConnection, {
    ...READ,
    description: 'All answers to the amenities survey, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  amenitiesSurveys(@Args() page: TeamPageArgs) {
    return listSurveyAnswers(AmenitiesSurvey, 'submittedAt', page)
  }

  @TeamQuery(() => LocationSurveyConnection, {
    ...READ,
    description: 'All answers to the location survey, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  locationSurveys(@Args() page: TeamPageArgs) {
    return listSurveyAnswers(LocationSurvey, 'createdAt', page)
  }

  @TeamQuery(() => GeneralSurveyConnection, {
    ...READ,
    description: 'All answers to the older general survey, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  generalSurveys(@Args() page: TeamPageArgs) {
    return listSurveyAnswers(GeneralSurvey, 'createdAt', page)
  }
}
