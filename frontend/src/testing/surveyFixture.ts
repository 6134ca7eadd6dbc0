import { rules } from '@shared/rules'
import { defineSurvey } from '../content/surveys/definition'

export interface SurveyFixture {
  name?: string | null
  side: 'left' | 'right' | 'other'
  otherSide?: string | null
  plan?: 'one' | 'two' | null
  shots?: ('dink' | 'drive' | 'lob')[] | null
  lights?: boolean
  fans?: boolean
  music?: boolean
  remarks?: string | null
  submissionKey?: string | null
}

const shots: typeof rules.importantFeatures = values =>
  values.length > 2 ? 'Please select up to 2 shots' : undefined

/** A survey with a question of every kind. */
export const surveyFixture = defineSurvey<SurveyFixture>()({
  slug: 'every-kind',
  title: 'Every kind',
  lead: '',
  description: '',
  submit: 'Submit',
  done: { title: 'Sent', description: 'Thank you.', clear: true },
  failed: {
    title: 'Submission Failed',
    isStated: true,
    description: 'Please try again later.',
    logged: 'lost',
  },
  questions: {
    name: {
      kind: 'text',
      section: { legend: 'Who?' },
      label: 'Name',
      optional: true,
      rule: rules.optionalName,
    },
    side: {
      kind: 'choice',
      section: { legend: 'Which side?' },
      columns: 3,
      required: true,
      options: { left: { label: 'Left' }, right: { label: 'Right' }, other: { label: 'Other' } },
    },
    otherSide: {
      kind: 'text',
      label: 'Which other?',
      rule: rules.otherLocation,
      when: given => given.side === 'other',
      also: given => (given.side === 'other' && !given.otherSide ? 'Please say which' : undefined),
    },
    plan: {
      kind: 'model',
      section: { legend: 'Which plan?' },
      options: {
        one: {
          name: 'Plan one',
          prices: [{ price: '$1', per: '/game' }],
          features: ['A court'],
          addOns: [],
        },
        two: { name: 'Plan two', prices: [], features: [], addOns: [{ name: 'Net', price: '$2' }] },
      },
    },
    shots: {
      kind: 'checks',
      section: { legend: 'Which shots?' },
      columns: 3,
      limit: { max: 2, rule: shots },
      options: { dink: { label: 'Dink' }, drive: { label: 'Drive' }, lob: { label: 'Lob' } },
    },
    lights: { kind: 'flag', section: { legend: 'What else?' }, label: 'Lights' },
    fans: { kind: 'flag', label: 'Fans' },
    music: { kind: 'hidden' },
    remarks: { kind: 'comments', label: 'Remarks', optional: true, rows: 4, rule: rules.comments },
  },
})
