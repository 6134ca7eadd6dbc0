import type { EntityTarget, ObjectLiteral } from 'typeorm'
import type { Connection, PageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { fieldError } from '../../core/errors'
import { trimToNull, normalizeOptionalEmail, unique } from '../../core/normalize'
import { paginate } from '../../pagination/paginate'
import { otherLocation } from '../../shared/rules'
import { storeOnce, type SubmissionContext } from '../submissions/submissions.service'
import { AmenitiesSurvey } from './amenities-survey.entity'
import type { SubmitAmenitiesSurveyInput } from './amenities-survey.inputs'
import { GeneralSurvey } from './general-survey.entity'
import type { SubmitGeneralSurveyInput } from './general-survey.inputs'
import { LocationSurvey, PreferredLocation } from './location-survey.entity'
import type { SubmitLocationSurveyInput } from './location-survey.inputs'
import { MemberSurvey } from './member-survey.entity'
import type { SubmitMemberSurveyInput } from './member-survey.inputs'
import { PricingSurvey } from './pricing-survey.entity'
import type { SubmitPricingSurveyInput } from './pricing-survey.inputs'
import { named } from './survey'

/** Stores an answer, with the signed-in person's id and nobody else's (decision S7). */
export function submitMemberSurvey(
  sending: SubmissionContext,
  { submissionKey: key, ...answers }: SubmitMemberSurveyInput,
) {
  return storeOnce(
    MemberSurvey,
    { ...sending, key },
    {
      ...answers,
      userId: sending.user?.id ?? null,
      playingDays: unique(answers.playingDays),
      preferredTimes: unique(answers.preferredTimes),
      importantFeatures: unique(answers.importantFeatures),
      premiumFeatures: unique(answers.premiumFeatures),
      email: normalizeOptionalEmail(answers.email),
    },
  )
}

/** Stores an answer to the pricing survey. */
export function submitPricingSurvey(
  sending: SubmissionContext,
  { submissionKey: key, ...answers }: SubmitPricingSurveyInput,
) {
  const additionalComments = trimToNull(answers.additionalComments)
  return storeOnce(
    PricingSurvey,
    { ...sending, key },
    {
      ...answers,
      ...named(answers),
      additionalComments,
    },
  )
}

/** Stores an answer to the amenities survey. */
export function submitAmenitiesSurvey(
  sending: SubmissionContext,
  { submissionKey: key, ...answers }: SubmitAmenitiesSurveyInput,
) {
  const additionalComments = trimToNull(answers.additionalComments)
  return storeOnce(
    AmenitiesSurvey,
    { ...sending, key },
    {
      ...answers,
      ...named(answers),
      additionalComments,
    },
  )
}

/** Stores an answer to the location survey; a stale otherLocation beside a listed one is dropped (decision F4). */
export async function submitLocationSurvey(
  sending: SubmissionContext,
  { submissionKey: key, ...answers }: SubmitLocationSurveyInput,
) {
  const complaint = otherLocation(answers.preferredLocation, answers.otherLocation)
  if (complaint) throw fieldError('otherLocation', complaint)
  const isOther = answers.preferredLocation === PreferredLocation.other
  return storeOnce(
    LocationSurvey,
    { ...sending, key },
    {
      ...answers,
      ...named(answers),
      otherLocation: isOther ? trimToNull(answers.otherLocation) : null,
    },
  )
}

/** Stores an answer to the older general survey. */
export function submitGeneralSurvey(sending: SubmissionContext, input: SubmitGeneralSurveyInput) {
  const interests = input.interestedFeatures?.map(interest => interest.trim()).filter(Boolean)
  return storeOnce(
    GeneralSurvey,
    { ...sending, key: input.submissionKey },
    {
      ...named(input),
      userId: sending.user?.id ?? null,
      phone: trimToNull(input.phone),
      playFrequency: trimToNull(input.playFrequency),
      experienceLevel: trimToNull(input.experienceLevel),
      interestedFeatures: unique(interests),
      membershipInterest: trimToNull(input.membershipInterest),
      hearAboutUs: trimToNull(input.hearAboutUs),
      additionalComments: trimToNull(input.additionalComments),
    },
  )
}

/** A page of a survey's answers, the latest first; `time` is the column that says when one was sent. */
export function listSurvey<Row extends ObjectLiteral & { id: string }>(
  entity: EntityTarget<Row>,
  time: keyof Row & string,
  page: PageArgs,
): Promise<Connection<Row>> {
  const answers = db.getRepository(entity).createQueryBuilder('answer')
  return paginate(answers, page, { by: [`answer.${time}`, 'answer.id'], direction: 'DESC' })
}
