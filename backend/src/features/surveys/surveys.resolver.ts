import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import type { Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { perHour } from '../../http/rate-limits'
import { AmenitiesSurvey, SubmitAmenitiesSurveyInput } from './amenities-survey.entity'
import { GeneralSurvey, SubmitGeneralSurveyInput } from './general-survey.entity'
import { LocationSurvey, SubmitLocationSurveyInput } from './location-survey.entity'
import { MemberSurvey, SubmitMemberSurveyInput } from './member-survey.entity'
import { PricingSurvey, SubmitPricingSurveyInput } from './pricing-survey.entity'
import {
  submitAmenitiesSurvey,
  submitGeneralSurvey,
  submitLocationSurvey,
  submitMemberSurvey,
  submitPricingSurvey,
} from './surveys.service'

/** Limits all surveys together. */
const SUBMISSIONS = perHour('surveys', 100)

@Resolver()
export class SurveysResolver {
  @TokenAccess(TokenScope.SURVEYS_WRITE)
  @Mutation(() => MemberSurvey, {
    nullable: true,
    description:
      'Answers the member feedback survey. Open to everyone; stores the id of the signed-in person, if any. Errors: BAD_USER_INPUT, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED.',
  })
  @Limited(SUBMISSIONS)
  submitMemberSurvey(
    @Arg('input', () => SubmitMemberSurveyInput, { description: 'The answers.' })
    input: SubmitMemberSurveyInput,
    @Ctx() context: Context,
  ): Promise<MemberSurvey> {
    return submitMemberSurvey(context, input)
  }

  @TokenAccess(TokenScope.SURVEYS_WRITE)
  @Mutation(() => PricingSurvey, {
    nullable: true,
    description:
      'Answers the pricing model survey. Open to everyone. Errors: BAD_USER_INPUT, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED.',
  })
  @Limited(SUBMISSIONS)
  submitPricingSurvey(
    @Arg('input', () => SubmitPricingSurveyInput, { description: 'The answers.' })
    input: SubmitPricingSurveyInput,
    @Ctx() context: Context,
  ): Promise<PricingSurvey> {
    return submitPricingSurvey(context, input)
  }

  @TokenAccess(TokenScope.SURVEYS_WRITE)
  @Mutation(() => AmenitiesSurvey, {
    nullable: true,
    description:
      'Answers the amenities survey. Open to everyone. Errors: BAD_USER_INPUT, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED.',
  })
  @Limited(SUBMISSIONS)
  submitAmenitiesSurvey(
    @Arg('input', () => SubmitAmenitiesSurveyInput, { description: 'The answers.' })
    input: SubmitAmenitiesSurveyInput,
    @Ctx() context: Context,
  ): Promise<AmenitiesSurvey> {
    return submitAmenitiesSurvey(context, input)
  }

  @TokenAccess(TokenScope.SURVEYS_WRITE)
  @Mutation(() => LocationSurvey, {
    nullable: true,
    description:
      'Answers the location survey. Open to everyone. Errors: BAD_USER_INPUT, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED.',
  })
  @Limited(SUBMISSIONS)
  submitLocationSurvey(
    @Arg('input', () => SubmitLocationSurveyInput, { description: 'The answers.' })
    input: SubmitLocationSurveyInput,
    @Ctx() context: Context,
  ): Promise<LocationSurvey> {
    return submitLocationSurvey(context, input)
  }

  @TokenAccess(TokenScope.SURVEYS_WRITE)
  @Mutation(() => GeneralSurvey, {
    nullable: true,
    description:
      'Answers the older general survey. Open to everyone; stores the id of the signed-in person, if any. Errors: BAD_USER_INPUT, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED.',
  })
  @Limited(SUBMISSIONS)
  submitGeneralSurvey(
    @Arg('input', () => SubmitGeneralSurveyInput, { description: 'The answers.' })
    input: SubmitGeneralSurveyInput,
    @Ctx() context: Context,
  ): Promise<GeneralSurvey> {
    return submitGeneralSurvey(context, input)
  }
}
