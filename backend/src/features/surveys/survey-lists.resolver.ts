import { Args, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { TeamPageArgs } from '../../pagination/connection'
import { Role } from '../../accounts/user.entity'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'
import { listSurveyAnswers } from './surveys.service'
import {
  AmenitiesSurveyConnection,
  GeneralSurveyConnection,
  LocationSurveyConnection,
  MemberSurveyConnection,
  PricingSurveyConnection,
} from './surveys.types'

@Resolver()
export class SurveyListsResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.SURVEYS_READ)
  @Query(() => MemberSurveyConnection, {
    nullable: true,
    description:
      'All answers to the member feedback survey, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  memberSurveys(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listSurveyAnswers(MemberSurvey, 'createdAt', page)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.SURVEYS_READ)
  @Query(() => PricingSurveyConnection, {
    nullable: true,
    description:
      'All answers to the pricing model survey, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  pricingSurveys(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listSurveyAnswers(PricingSurvey, 'submittedAt', page)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.SURVEYS_READ)
  @Query(() => AmenitiesSurveyConnection, {
    nullable: true,
    description:
      'All answers to the amenities survey, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  amenitiesSurveys(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listSurveyAnswers(AmenitiesSurvey, 'submittedAt', page)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.SURVEYS_READ)
  @Query(() => LocationSurveyConnection, {
    nullable: true,
    description:
      'All answers to the location survey, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  locationSurveys(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listSurveyAnswers(LocationSurvey, 'createdAt', page)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.SURVEYS_READ)
  @Query(() => GeneralSurveyConnection, {
    nullable: true,
    description:
      'All answers to the older general survey, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  generalSurveys(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listSurveyAnswers(GeneralSurvey, 'createdAt', page)
  }
}
