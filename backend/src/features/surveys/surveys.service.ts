import type { EntityTarget, ObjectLiteral } from 'typeorm'
import type { Connection, PageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { fieldError } from '../../core/errors'
import { given, givenEmail, givenOnce } from '../../core/normalize'
import { pageThrough } from '../../pagination/paginate'
import { otherLocation } from '../../shared/rules'
import { storeOnce, type Sending } from '../submissions/submissions.service'
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
  sending: Sending,
  { submissionKey: key, ...answers }: SubmitMemberSurveyInput,
) {
  return storeOnce(
    MemberSurvey,
    { ...sending, key },
    {
      ...answers,
      userId: sending.user?.id ?? null,
      playingDays: givenOnce(answers.playingDays),
      preferredTimes: givenOnce(answers.preferredTimes),
      importantFeatures: givenOnce(answers.importantFeatures),
      premiumFeatures: givenOnce(answers.premiumFeatures),
      email: givenEmail(answers.email),
    },
  )
}

/** Stores an answer to the pricing survey. */
export function submitPricingSurvey(
  sending: Sending,
  { submissionKey: key, ...answers }: SubmitPricingSurveyInput,
) {
  const additionalComments = given(answers.additionalComments)
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
  sending: Sending,
  { submissionKey: key, ...answers }: SubmitAmenitiesSurveyInput,
) {
  const additionalComments = given(answers.additionalComments)
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
  sending: Sending,
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
      otherLocation: isOther ? given(answers.otherLocation) : null,
    },
  )
}

/** Stores an answer to the older general survey. */
export function submitGeneralSurvey(sending: Sending, input: SubmitGeneralSurveyInput) {
  const interests = input.interestedFeatures?.map(interest => interest.trim()).filter(Boolean)
  return storeOnce(
    GeneralSurvey,
    { ...sending, key: input.submissionKey },
    {
      ...named(input),
      userId: sending.user?.id ?? null,
      phone: given(input.phone),
      playFrequency: given(input.playFrequency),
      experienceLevel: given(input.experienceLevel),
      interestedFeatures: givenOnce(interests),
      membershipInterest: given(input.membershipInterest),
      hearAboutUs: given(input.hearAboutUs),
      additionalComments: given(input.additionalComments),
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
  return pageThrough(answers, page, { by: [`answer.${time}`, 'answer.id'], direction: 'DESC' })
}
