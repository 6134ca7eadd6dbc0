import { club } from '@shared/club'
import { rules } from '@shared/rules'
import type { SubmitAmenitiesSurveyInput } from '../../api/operationTypes'
import { defineSurvey } from './definition'
import { contact, submissionFailed, submitted } from './texts'

const hidden = { kind: 'hidden' } as const

/** The flags that the API accepts and this survey does not ask for. */
export const hiddenFlags = {
  fitnessCenter: hidden,
  groupFitnessClasses: hidden,
  yogaStudio: hidden,
  cafeteria: hidden,
  vendingMachines: hidden,
  massageTherapy: hidden,
  physicalTherapy: hidden,
  saunaStream: hidden,
  loungeArea: hidden,
  privateEventSpace: hidden,
  outdoorPatio: hidden,
  lockerRental: hidden,
  proShop: hidden,
  childcare: hidden,
  laundryService: hidden,
  parkingValidation: hidden,
}

export const amenities = defineSurvey<SubmitAmenitiesSurveyInput>()({
  slug: 'amenities-survey',
  title: 'Amenities Survey',
  lead: '4 additional amenities, about 1 minute. All optional. Pick the ones you would use.',
  description: `Four amenities ${club.name} could add. Pick the ones you would use, in about 1 minute.`,
  submit: 'Submit Amenities Survey',
  done: { title: submitted, description: 'Thank you for your amenities feedback!' },
  failed: {
    title: submissionFailed,
    isStated: true,
    description: 'Failed to submit amenities survey',
    preferServer: true,
    unexplained: 'Please try again.',
  },
  questions: {
    personalTraining: {
      kind: 'flag',
      section: {
        legend: 'Which of these would you use?',
        hint: 'Choose all that apply.',
        known: {
          title: 'Already part of the club',
          items: ['Free pickleballs', 'Free training court use', 'Vending machines'],
        },
      },
      label: 'Personal Training Services',
    },
    smoothieBar: { kind: 'flag', label: 'Smoothie & Juice Bar' },
    iceBaths: { kind: 'flag', label: 'Ice Baths/Cold Plunge' },
    equipmentRental: { kind: 'flag', label: 'Equipment Rental' },
    additionalComments: {
      kind: 'comments',
      section: { legend: 'What else would keep you at the club after the game?' },
      label: 'Comments',
      optional: true,
      rows: 4,
      rule: rules.comments,
    },
    ...contact,
    ...hiddenFlags,
  },
})

export const amenitiesBack = 'Back to Surveys'

export const amenitiesThanks = {
  title: 'Thank You!',
  lead: 'Now we know what you would use.',
  surveys: 'Back to Surveys',
  home: 'Home',
}
