import type { Submission } from '../../submissions/submission.entity'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'
import type { SurveyName } from './survey-results.types'

export interface Survey {
  entity: new () => Submission
  /** The column with the time of sending. */
  sentAt: 'createdAt' | 'submittedAt'
  /** Whether it stores the account of a signed-in person. */
  hasAccount: boolean
}

export const surveys: Record<SurveyName, Survey> = {
  member: { entity: MemberSurvey, sentAt: 'createdAt', hasAccount: true },
  pricing: { entity: PricingSurvey, sentAt: 'submittedAt', hasAccount: false },
  amenities: { entity: AmenitiesSurvey, sentAt: 'submittedAt', hasAccount: false },
  location: { entity: LocationSurvey, sentAt: 'createdAt', hasAccount: false },
  general: { entity: GeneralSurvey, sentAt: 'createdAt', hasAccount: true },
}
