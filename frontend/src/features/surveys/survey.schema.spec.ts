/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { ValidationError } from 'yup'
import { amenities } from '../../content/surveys/amenities'
import type { Survey } from '../../content/surveys/definition'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { blankAnswers } from './blankAnswers'
import { surveySchema } from './survey.schema'

/** Returns the errors of a survey with these answers, by field. */
function errors<Input>(survey: Survey<Input>, answers: object): Record<string, string> {
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
  'survey schema: %s accepts an empty survey',
  (_, survey: Survey<unknown>) => expect(errors(survey, {})).toEqual({}),
)

test.each([...optional, location].map(survey => [survey.slug, survey] as const))(
  'survey schema: %s requires a valid email address or none',
  (_, survey: Survey<unknown>) =>
    expect(errors(survey, { email: 'nope' }).email).toBe('Valid email is required'),
)

const four = ['pro_shop', 'guest_passes', 'social_events', 'online_booking']

/* answers, errors */
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

test.each(locations)('survey schema: a location of %j has the errors %j', (answers, expected) => {
  expect(errors(location, answers)).toEqual(expected)
})

test('survey schema: accepts at most three important features', () => {
  const expected = { importantFeatures: 'Please select up to 3 features' }
  expect(errors(member, { importantFeatures: four.slice(1) })).toEqual({})
  expect(errors(member, { importantFeatures: four })).toEqual(expected)
})

test('survey schema: drops an answer that is no longer offered', () => {
  const kept = { playingDays: ['monday', 'someday'], drivingDistance: 'to_the_moon' }
  expect(surveySchema(member).cast({ ...blankAnswers(member), ...kept })).toMatchObject({
    playingDays: ['monday'],
    drivingDistance: null,
  })
})

test('survey schema: sends false for each flag that is not ticked or not asked', () => {
  const flags = amenities.questions.filter(({ question }) => /flag|hidden/.test(question.kind))
  const sent = surveySchema(amenities).cast(blankAnswers(amenities))
  expect(flags.length).toBeGreaterThan(0)
  expect(sent).toMatchObject(Object.fromEntries(flags.map(({ name }) => [name, false])))
})
