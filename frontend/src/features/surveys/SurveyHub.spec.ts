/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { amenities } from '../../content/surveys/amenities'
import type { Question } from '../../content/surveys/definition'
import { hub } from '../../content/surveys/hub'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { surveySections } from './surveySections'

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns the first number of a text, in digits or as a word. */
function firstNumber(text: string): number | undefined {
  const numbers = (text.toLowerCase().match(/\w+/g) ?? []).map(word =>
    WORDS.includes(word) ? WORDS.indexOf(word) : Number(word),
  )
  return numbers.find(number => !Number.isNaN(number))
}

const optionsOf = ({ question }: { question: Question }) =>
  'options' in question ? Object.keys(question.options) : []
const flags = amenities.questions.filter(({ question }) => question.kind === 'flag')

test.each([
  { survey: member, count: surveySections(member).length },
  { survey: pricing, count: pricing.questions.flatMap(optionsOf).length },
  { survey: amenities, count: flags.length },
  { survey: location, count: location.questions.flatMap(optionsOf).length },
])('survey hub: states the same numbers as the page of $survey.title', ({ survey, count }) => {
  const card = hub.cards.find(({ title }) => title === survey.title)
  const texts = [survey.lead, survey.description, card?.text ?? '']
  expect(texts.map(firstNumber)).toEqual([count, count, count])
})
