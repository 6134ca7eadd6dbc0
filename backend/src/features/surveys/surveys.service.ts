import type { DeepPartial, EntityManager } from 'typeorm'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { fieldError } from '../../core/errors'
import { paginateForTeam } from '../../pagination/followed-list'
import { otherLocation } from '../../shared/rules'
import type { Submission } from '../../submissions/submission.entity'
import { storeOnce, type SubmissionContext } from '../../submissions/store-once'
import { emit } from '../../webhooks/emit'
import { AmenitiesSurvey, type SubmitAmenitiesSurveyInput } from './amenities-survey.entity'
import { limitAnonymousAnswer, type AnonymousSender } from './anonymous-answers'
import { GeneralSurvey, type SubmitGeneralSurveyInput } from './general-survey.entity'
import { LocationSurvey, type SubmitLocationSurveyInput } from './location-survey.entity'
import { PreferredLocation } from './location-survey.options'
import { MemberSurvey, type SubmitMemberSurveyInput } from './member-survey.entity'
import { PricingSurvey, type SubmitPricingSurveyInput } from './pricing-survey.entity'
import { surveys } from './surveys'
import { surveySubmitted } from './surveys.events'
import { normalizeAnswers, type SurveyInput } from './survey-input'

/**
 * Stores an answer with the id of the signed-in person only (ACCOUNT-7). Of a network address, only a
 * few anonymous answers are used by forecasts (BOOKING-21).
 */
export function submitMemberSurvey(
  context: SubmissionContext & AnonymousSender,
  input: SubmitMemberSurveyInput,
) {
  const { user } = context
  return storeAnswers(MemberSurvey, context, input, {
    values: { userId: user?.id ?? null },
    onStored: async (answer, em) => {
      if (!user) await limitAnonymousAnswer(context, answer, em)
    },
  })
}

/** Stores an answer to the pricing survey. */
export function submitPricingSurvey(context: SubmissionContext, input: SubmitPricingSurveyInput) {
  return storeAnswers(PricingSurvey, context, input)
}

/** Stores an answer to the amenities survey. */
export function submitAmenitiesSurvey(
  context: SubmissionContext,
  input: SubmitAmenitiesSurveyInput,
) {
  return storeAnswers(AmenitiesSurvey, context, input)
}

/**
 * Stores an answer to the location survey. Drops otherLocation if a listed location is chosen
 * (FORM-4).
 */
export async function submitLocationSurvey(
  context: SubmissionContext,
  input: SubmitLocationSurveyInput,
) {
  const message = otherLocation(input.preferredLocation, input.otherLocation)
  if (message) throw fieldError('otherLocation', message)
  const isOther = input.preferredLocation === PreferredLocation.other
  return storeAnswers(LocationSurvey, context, input, {
    values: isOther ? {} : { otherLocation: null },
  })
}

/** Stores an answer to the older general survey, with the signed-in person's id. */
export function submitGeneralSurvey(context: SubmissionContext, input: SubmitGeneralSurveyInput) {
  return storeAnswers(GeneralSurvey, context, input, {
    values: { userId: context.user?.id ?? null },
  })
}

interface ServerPart<Row> {
  /** Values that the server sets. */
  values?: DeepPartial<Row>
  /** Called in the transaction, not for a repeated request. */
  onStored?: (row: Row, em: EntityManager) => Promise<void>
}

/** Stores the normalised answers, and what the server adds. */
function storeAnswers<Row extends Submission>(
  survey: new () => Row,
  context: SubmissionContext,
  input: SurveyInput<Row>,
  { values, onStored }: ServerPart<Row> = {},
): Promise<Row> {
  const row = Object.assign(normalizeAnswers(survey, input), values)
  return db.transaction(em => {
    const options = {
      context,
      key: input.submissionKey,
      onStored: async (stored: Row) => {
        await onStored?.(stored, em)
        const [name = ''] = Object.entries(surveys).find(([, one]) => one.entity === survey) ?? []
        await emit(surveySubmitted, [{ survey: name, answerId: stored.id }], em)
      },
    }
    // The survey's fields are columns of its class; TypeORM's generic types cannot express that.
    return storeOnce(survey, options, row as DeepPartial<Row>, em)
  })
}

/**
 * Returns a page of a survey's answers, latest first. `time` is the column with the time of
 * submission.
 */
export function listSurveyAnswers<Row extends Submission>(
  survey: new () => Row,
  time: keyof Row & string,
  page: TeamPageArgs,
): Promise<Connection<Row>> {
  return paginateForTeam(select(survey, 'answer'), page, { time })
}
