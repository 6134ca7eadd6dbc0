import { connectionOf } from '../../pagination/connection'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'

export const { Connection: MemberSurveyConnection } = connectionOf(MemberSurvey, 'MemberSurvey')
export const { Connection: PricingSurveyConnection } = connectionOf(PricingSurvey, 'PricingSurvey')
export const { Connection: AmenitiesSurveyConnection } = connectionOf(
  AmenitiesSurvey,
  'AmenitiesSurvey',
)
export const { Connection: LocationSurveyConnection } = connectionOf(
  LocationSurvey,
  'LocationSurvey',
)
export const { Connection: GeneralSurveyConnection } = connectionOf(GeneralSurvey, 'GeneralSurvey')
