import { club } from '@shared/club'
import { paths } from '../../paths'

/** The page of all surveys. The duration of each survey is its picture. */
export const hub = {
  pageTitle: 'Surveys',
  description: `Four short, optional surveys about ${club.name}: membership, prices, amenities and location.`,
  title: 'Call your shots',
  lead: 'Four short surveys, all optional. What you answer decides what we build.',
  active: 'Active',
  take: 'Take Survey',
  cards: [
    {
      title: 'Member Feedback Survey',
      text: 'Optional. Ten questions on when, where and how you play.',
      time: { number: '3', unit: 'min', texts: 'About 3 minutes' },
      to: paths.survey(),
    },
    {
      title: 'Pricing Model Survey',
      text: '3 pricing models. Tell us which one you would pay for.',
      time: { number: '2', unit: 'min', texts: 'About 2 minutes' },
      to: paths.pricingSurvey(),
    },
    {
      title: 'Amenities Survey',
      text: '4 additional amenities. Pick the ones you would use.',
      time: { number: '1', unit: 'min', texts: 'About 1 minute' },
      to: paths.amenitiesSurvey(),
    },
    {
      title: 'Location Preference',
      text: '7 locations. Choose the one nearest your game.',
      time: { number: '30', unit: 'sec', texts: 'About 30 seconds' },
      to: paths.locationSurvey(),
    },
  ],
  why: {
    title: 'Why your feedback matters',
    text: 'Responses are anonymous unless you add your name or email, and always optional. The member survey is kept with your account when you are signed in. Your answers shape prices, amenities and the address on the door.',
  },
}
