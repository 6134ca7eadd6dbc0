import { Arg, Ctx, Resolver } from 'type-graphql'
import { PublicMutation } from '../../graphql/operation.decorators'
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
  @PublicMutation(() => MemberSurvey, {
    scope: 'SURVEYS_WRITE',
    description:
      'Answers the member feedback survey. Stores the id of the signed-in person, if any.',
    errors: ['BAD_USER_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  })
  @Limited(SUBMISSIONS)
  submitMemberSurvey(
    @Arg('input', { description: 'The answers.' }) input: SubmitMemberSurveyInput,
    @Ctx() context: Context,
  ): Promise<MemberSurvey> {
    return submitMemberSurvey(context, input)
  }

  @PublicMutation(() => PricingSurvey, {
    scope: 'SURVEYS_WRITE',
    description: 'Answers the pricing model survey.',
    errors: ['BAD_USER_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  })
  @Limited(SUBMISSIONS)
  submitPricingSurvey(
    @Arg('input', { description: 'The answers.' }) input: SubmitPricingSurveyInput,
    @Ctx() context: Context,
  ): Promise<PricingSurvey> {
    return submitPricingSurvey(context, input)
  }

  @PublicMutation(() => AmenitiesSurvey, {
    scope: 'SURVEYS_WRITE',
    description: 'Answers the amenities survey.',
    errors: ['BAD_USER_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  })
  @Limited(SUBMISSIONS)
  submitAmenitiesSurvey(
    @Arg('input', { description: 'The answers.' }) input: SubmitAmenitiesSurveyInput,
    @Ctx() context: Context,
  ): Promise<AmenitiesSurvey> {
    return submitAmenitiesSurvey(context, input)
  }

  @PublicMutation(() => LocationSurvey, {
    scope: 'SURVEYS_WRITE',
    description: 'Answers the location survey.',
    errors: ['BAD_USER_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  })
  @Limited(SUBMISSIONS)
  submitLocationSurvey(
    @Arg('input', { description: 'The answers.' }) input: SubmitLocationSurveyInput,
    @Ctx() context: Context,
  ): Promise<LocationSurvey> {
    return submitLocationSurvey(context, input)
  }

  @PublicMutation(() => GeneralSurvey, {
    scope: 'SURVEYS_WRITE',
    description: 'Answers the older general survey. Stores the id of the signed-in person, if any.',
    errors: ['BAD_USER_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  })
  @Limited(SUBMISSIONS)
  submitGeneralSurvey(
    @Arg('input', { description: 'The answers.' }) input: SubmitGeneralSurveyInput,
    @Ctx() context: Context,
  ): Promise<GeneralSurvey> {
    return submitGeneralSurvey(context, input)
  }
}
