import { ValidationError } from 'yup'
import { amenities } from '../../content/surveys/amenities'
import type { Survey } from '../../content/surveys/definition'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { blankAnswers, surveySchema } from './survey.schema'

/** The complaints about a survey answered so far, by field. */
function complaints<Input>(survey: Survey<Input>, answers: object): Record<string, string> {
  try {
    surveySchema(survey).validateSync(
      { ...blankAnswers(survey), ...answers },
      { abortEarly: false },
    )
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message] as const))
  }
}

const optional = [member, pricing, amenities] as const

test.each(optional.map(survey => [survey.slug, survey] as const))(
  '%s may be sent empty',
  (_, survey: Survey<unknown>) => expect(complaints(survey, {})).toEqual({}),
)

test.each([...optional, location].map(survey => [survey.slug, survey] as const))(
  '%s wants a valid address or none',
  (_, survey: Survey<unknown>) =>
    expect(complaints(survey, { email: 'nope' }).email).toBe('Valid email is required'),
)

const four = ['pro_shop', 'guest_passes', 'social_events', 'online_booking']

/* answers, complaints */
const locations: [object, object][] = [
  [{}, { preferredLocation: 'Please select a preferred location' }],
  [{ preferredLocation: 'miami' }, {}],
  [{ preferredLocation: 'other' }, { otherLocation: 'Please specify your preferred location' }],
  [
    { preferredLocation: 'other', otherLocation: '  ' },
    { otherLocation: 'Please specify your preferred location' },
  ],
  [{ preferredLocation: 'other', otherLocation: 'Key Biscayne' }, {}],
  [{ preferredLocation: 'miami', otherLocation: 'x'.repeat(101) }, {}],
]

test.each(locations)('a location of %j: %j', (answers, expected) => {
  expect(complaints(location, answers)).toEqual(expected)
})

test('at most three features matter most', () => {
  const complaint = { importantFeatures: 'Please select up to 3 features' }
  expect(complaints(member, { importantFeatures: four.slice(1) })).toEqual({})
  expect(complaints(member, { importantFeatures: four })).toEqual(complaint)
})

test('an answer that is no longer offered is not sent', () => {
  const kept = { playingDays: ['monday', 'someday'], drivingDistance: 'to_the_moon' }
  expect(surveySchema(member).cast({ ...blankAnswers(member), ...kept })).toMatchObject({
    playingDays: ['monday'],
    drivingDistance: null,
  })
})

test('amenities ask for four flags and send all twenty', () => {
  const sent = Object.values(surveySchema(amenities).cast(blankAnswers(amenities)))
  expect(sent.filter(value => value === false)).toHaveLength(20)
  expect(amenities.questions.filter(({ question }) => question.kind === 'flag')).toHaveLength(4)
})
