import { club } from '@shared/club'
import { otherLocation, rules } from '@shared/rules'
import type { SubmitLocationSurveyInput } from '../../api/operationTypes'
import { defineSurvey } from './definition'
import { contact, submissionFailed, submitted } from './texts'

export const location = defineSurvey<SubmitLocationSurveyInput>()({
  slug: 'location-survey',
  title: 'Location Preference',
  lead: '7 locations, about 30 seconds. Choose the one nearest your game.',
  description: `Where should ${club.name} be for you? Seven locations, about 30 seconds.`,
  submit: 'Submit Location Preference',
  done: {
    title: submitted,
    description: 'Thank you for your location preference feedback.',
  },
  failed: {
    title: submissionFailed,
    isStated: true,
    description: 'Please try again later.',
    logged: 'Failed to submit location survey',
  },
  questions: {
    preferredLocation: {
      kind: 'choice',
      section: {
        legend: 'Where would you like to play?',
        hint: 'Required. Choose one.',
      },
      columns: 2,
      required: true,
      options: {
        south_miami: { label: 'South Miami' },
        kendall: { label: 'Kendall' },
        doral: { label: 'Doral' },
        hialeah: { label: 'Hialeah' },
        coral_gables: { label: 'Coral Gables' },
        miami: { label: 'Miami' },
        other: { label: 'Other' },
      },
    },
    otherLocation: {
      kind: 'text',
      label: 'Your preferred location',
      rule: rules.otherLocation,
      when: values => values.preferredLocation === 'other',
      also: values => otherLocation(values.preferredLocation, values.otherLocation),
    },
    ...contact,
  },
})

export const locationBack = 'Back to Home'

export const locationThanks = {
  title: 'Thank You',
  lead: 'Now we know where you would like to play.',
  home: 'Return to Home',
}
