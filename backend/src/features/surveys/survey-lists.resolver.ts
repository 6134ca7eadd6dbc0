import { Args, Authorized, Query, Resolver } from 'type-graphql'
import { PageArgs } from '../../pagination/connection'
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
  @Query(() => MemberSurveyConnection, {
    nullable: true,
    description:
      'Every answer to the member feedback survey, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  memberSurveys(@Args(() => PageArgs) page: PageArgs) {
    return listSurveyAnswers(MemberSurvey, 'createdAt', page)
  }

  @Authorized(Role.ADMIN)
  @Query(() => PricingSurveyConnection, {
    nullable: true,
    description:
      'Every answer to the pricing model survey, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  pricingSurveys(@Args(() => PageArgs) page: PageArgs) {
    return listSurveyAnswers(PricingSurvey, 'submittedAt', page)
  }

  @Authorized(Role.ADMIN)
  @Query(() => AmenitiesSurveyConnection, {
    nullable: true,
    description:
      'Every answer to the amenities survey, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  amenitiesSurveys(@Args(() => PageArgs) page: PageArgs) {
    return listSurveyAnswers(AmenitiesSurvey, 'submittedAt', page)
  }

  @Authorized(Role.ADMIN)
  @Query(() => LocationSurveyConnection, {
    nullable: true,
    description:
      'Every answer to the location survey, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  locationSurveys(@Args(() => PageArgs) page: PageArgs) {
    return listSurveyAnswers(LocationSurvey, 'createdAt', page)
  }

  @Authorized(Role.ADMIN)
  @Query(() => GeneralSurveyConnection, {
    nullable: true,
    description:
      'Every answer to the older general survey, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  generalSurveys(@Args(() => PageArgs) page: PageArgs) {
    return listSurveyAnswers(GeneralSurvey, 'createdAt', page)
  }
}
