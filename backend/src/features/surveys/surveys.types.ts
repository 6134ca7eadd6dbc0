import { createConnectionType } from '../../pagination/connection'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'

export const { Connection: MemberSurveyConnection } = createConnectionType(
  MemberSurvey,
  'MemberSurvey',
)
export const { Connection: PricingSurveyConnection } = createConnectionType(
  PricingSurvey,
  'PricingSurvey',
)
export const { Connection: AmenitiesSurveyConnection } = createConnectionType(
  AmenitiesSurvey,
  'AmenitiesSurvey',
)
export const { Connection: LocationSurveyConnection } = createConnectionType(
  LocationSurvey,
  'LocationSurvey',
)
export const { Connection: GeneralSurveyConnection } = createConnectionType(
  GeneralSurvey,
  'GeneralSurvey',
)
