import type { EntityTarget } from 'typeorm'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey, PreferredLocation } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import {
  DrivingDistance,
  ImportantFeature,
  PlayingDay,
  PreferredTime,
  PremiumFeature,
  PricingFeedback,
  ReadinessToJoin,
  WouldRefer,
} from './member-survey.options'
import { PricingModel, PricingSurvey } from './pricing-survey.entity'
import type { Submission } from '../submissions/submission.entity'
import { SurveyName } from './survey-results.types'

/** A column of a survey whose answers can be counted. */
export interface Question {
  question: string
  /** `one` value or `many` in the column; or `flags`, whose names are the answers. */
  kind: 'one' | 'many' | 'flags'
  /** The wire's name and the stored value of each answer; undefined where answers are free text. */
  options: [name: string, value: string][] | undefined
}

export interface CountedSurvey {
  entity: EntityTarget<Submission>
  questions: Question[]
  /** The column in which people write in their own words. */
  comments: string | undefined
}

const one = (question: string, options?: object): Question => ({
  question,
  kind: 'one',
  options: options && Object.entries(options),
})
const many = (question: string, options?: object): Question => ({
  ...one(question, options),
  kind: 'many',
})

/* The names are checked by the spec, which answers each question of each input. */
const amenities = [
  'fitnessCenter',
  'personalTraining',
  'groupFitnessClasses',
  'yogaStudio',
  'cafeteria',
  'smoothieBar',
  'vendingMachines',
  'massageTherapy',
  'physicalTherapy',
  'saunaStream',
  'iceBaths',
  'loungeArea',
  'privateEventSpace',
  'outdoorPatio',
  'equipmentRental',
  'lockerRental',
  'proShop',
  'childcare',
  'laundryService',
  'parkingValidation',
] as const satisfies (keyof AmenitiesSurvey)[]

/** What is counted of each survey. */
export const countedSurveys: Record<SurveyName, CountedSurvey> = {
  member: {
    entity: MemberSurvey,
    comments: undefined,
    questions: [
      one('drivingDistance', DrivingDistance),
      many('playingDays', PlayingDay),
      many('preferredTimes', PreferredTime),
      many('importantFeatures', ImportantFeature),
      many('premiumFeatures', PremiumFeature),
      one('pricingFeedback', PricingFeedback),
      one('readinessToJoin', ReadinessToJoin),
      one('wouldRefer', WouldRefer),
    ],
  },
  pricing: {
    entity: PricingSurvey,
    comments: 'additionalComments',
    questions: [one('preferredPricingModel', PricingModel)],
  },
  amenities: {
    entity: AmenitiesSurvey,
    comments: 'additionalComments',
    questions: [
      { question: 'amenities', kind: 'flags', options: amenities.map(flag => [flag, flag]) },
    ],
  },
  location: {
    entity: LocationSurvey,
    comments: 'otherLocation',
    questions: [one('preferredLocation', PreferredLocation)],
  },
  general: {
    entity: GeneralSurvey,
    comments: 'additionalComments',
    questions: [
      one('playFrequency'),
      one('experienceLevel'),
      many('interestedFeatures'),
      one('membershipInterest'),
      one('hearAboutUs'),
    ],
  },
}
