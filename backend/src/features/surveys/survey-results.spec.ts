import { isInputObjectType } from 'graphql'
import { person, submissionContext } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { SurveyResultsDocument, type SurveyName } from '../../../test/operations'
import { registry } from '../../../test/registry'
import { createSchema } from '../../schema'
import type { SurveyResult } from './survey-results.types'
import { questionsOf } from './survey-questions'
import type { SubmitAmenitiesSurveyInput } from './amenities-survey.entity'
import { PreferredLocation } from './location-survey.options'
import { DrivingDistance, ImportantFeature, PlayingDay } from './member-survey.options'
import { PricingModel } from './pricing-survey.options'
import {
  submitAmenitiesSurvey,
  submitGeneralSurvey,
  submitLocationSurvey,
  submitMemberSurvey,
  submitPricingSurvey,
} from './surveys.service'

const api = startApi()

const signed = { name: 'Rosa Marin', email: 'rosa@example.com' }

async function times<T>(count: number, work: (turn: number) => Promise<T>): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await work(turn)
}

/** Returns the results as the team sees them, which never name a person. */
async function results(survey: SurveyName) {
  const caller = await api.team()
  const { surveyResults } = await caller.ok(SurveyResultsDocument, { survey })
  expect(surveyResults.survey).toBe(survey)
  expect(JSON.stringify(surveyResults)).not.toMatch(/Rosa|rosa@|Camila|@example/)
  return surveyResults
}

const types = Object.values(createSchema(registry).getTypeMap())

/** Returns the questions of a survey's input in order, without contact fields. */
function askedBy(survey: string): string[] {
  const name = `submit${survey}surveyinput`
  const input = types.find(type => type.name.toLowerCase() === name)
  if (!isInputObjectType(input)) throw new Error(`no input for ${survey}`)
  const contact = new Set(['name', 'email', 'phone', 'submissionKey'])
  return Object.keys(input.getFields()).filter(field => !contact.has(field))
}

const questionOf = ({ questions }: SurveyResult, name: string) => {
  const question = questions.find(one => one.question === name)
  if (!question) throw new Error(name)
  const { respondents, answers } = question
  const counts = answers.map(({ answer, count }) => [answer, count])
  return {
    respondents,
    answers,
    counts: Object.fromEntries(counts) as Record<string, number | null>,
  }
}

describe('survey results of the member survey', () => {
  test('count each answer by its name in the schema, in percent of the respondents', async () => {
    const member = await person({ email: 'rosa@example.com' })
    await times(6, () =>
      submitMemberSurvey(submissionContext(member), {
        email: signed.email,
        drivingDistance: DrivingDistance._10_to_20,
        playingDays: [PlayingDay.monday, PlayingDay.friday],
        importantFeatures: [ImportantFeature._24_7_access],
      }),
    )
    await times(2, () =>
      submitMemberSurvey(submissionContext(), { playingDays: [PlayingDay.sunday] }),
    )
    await submitMemberSurvey(submissionContext(), {})
    const found = await results('member')
    expect(found).toMatchObject({ responses: 9, comments: [] })
    expect(found.questions.map(({ question }) => question)).toEqual(askedBy('member'))
    expect(questionOf(found, 'drivingDistance')).toMatchObject({
      respondents: 6,
      answers: [
        { answer: 'less_than_10', count: 0, percent: 0 },
        { answer: '_10_to_20', count: 6, percent: 100 },
        { answer: '_20_to_30', count: 0, percent: 0 },
        { answer: 'over_30', count: 0, percent: 0 },
      ],
    })
    expect(questionOf(found, 'playingDays')).toMatchObject({
      respondents: 8,
      counts: { monday: 6, friday: 6, tuesday: 0, sunday: null },
    })
    expect(questionOf(found, 'playingDays').answers[0]).toMatchObject({ percent: 75 })
    expect(questionOf(found, 'importantFeatures').counts).toMatchObject({ _24_7_access: 6 })
    const empty = questionOf(found, 'wouldRefer')
    expect(empty).toMatchObject({
      respondents: null,
      counts: { yes: null, maybe: null, no: null },
    })
  })
})

describe('survey results of the pricing survey', () => {
  const send = (preferredPricingModel: PricingModel, additionalComments = '') =>
    submitPricingSurvey(submissionContext(), {
      ...signed,
      preferredPricingModel,
      additionalComments,
    })

  test('hide groups below 5, and the group that would reveal a single hidden one', async () => {
    await times(3, () => send(PricingModel.option1))
    await times(6, () => send(PricingModel.option2))
    await times(11, () => send(PricingModel.option3))
    const question = questionOf(await results('pricing'), 'preferredPricingModel')
    expect(question).toMatchObject({
      respondents: 20,
      answers: [
        { answer: 'option1', count: null, percent: null },
        { answer: 'option2', count: null, percent: null },
        { answer: 'option3', count: 11, percent: 55 },
      ],
    })
  })

  test('hide everything below 5 answers', async () => {
    await times(4, () => send(PricingModel.option1, 'fine'))
    const found = await results('pricing')
    expect(found).toMatchObject({ responses: 4, comments: [] })
    expect(questionOf(found, 'preferredPricingModel')).toMatchObject({
      respondents: null,
      counts: { option1: null, option2: null, option3: null },
    })
  })

  test('show all comments from 5 answers on, in no meaningful order', async () => {
    const written = Array.from({ length: 12 }, (_, turn) => `comment ${turn}`)
    await times(12, turn => send(PricingModel.option1, written[turn]))
    await send(PricingModel.option2)
    const { comments } = await results('pricing')
    expect([...comments].sort()).toEqual([...written].sort())
    expect(comments).not.toEqual(written)
    expect(comments).not.toEqual(written.toReversed())
    expect((await results('pricing')).comments).toEqual(comments)
  })
})

describe('survey results of the amenities survey', () => {
  const send = (flags: Partial<SubmitAmenitiesSurveyInput>) =>
    submitAmenitiesSurvey(
      submissionContext(),
      Object.assign(flags, signed) as SubmitAmenitiesSurveyInput,
    )

  test('count every flag as an answer to one question that all senders answered', async () => {
    await times(6, () => send({ saunaStream: true, iceBaths: true }))
    await times(3, () => send({ childcare: true }))
    await send({})
    const found = await results('amenities')
    expect(found.questions).toHaveLength(1)
    const question = questionOf(found, 'amenities')
    expect(question.answers.map(({ answer }) => answer)).toEqual(
      askedBy('amenities').filter(name => name !== 'additionalComments'),
    )
    expect(question).toMatchObject({
      respondents: 10,
      counts: { saunaStream: 6, iceBaths: 6, childcare: null, proShop: 0 },
    })
    expect(question.answers.find(({ answer }) => answer === 'iceBaths')?.percent).toBe(60)
  })
})

test('survey results of the location survey count locations, and show other locations as comments', async () => {
  const other = { preferredLocation: PreferredLocation.other }
  await times(7, turn =>
    submitLocationSurvey(submissionContext(), {
      ...signed,
      ...other,
      otherLocation: `Key ${turn}`,
    }),
  )
  await times(5, () =>
    submitLocationSurvey(submissionContext(), {
      ...signed,
      preferredLocation: PreferredLocation.doral,
    }),
  )
  const found = await results('location')
  expect(questionOf(found, 'preferredLocation')).toMatchObject({
    respondents: 12,
    counts: { other: 7, doral: 5, miami: 0 },
  })
  expect(found.comments).toHaveLength(7)
})

test('survey results of the general survey count texts that enough people gave, and show no other texts', async () => {
  await times(8, () =>
    submitGeneralSurvey(submissionContext(), {
      ...signed,
      phone: '305-555-0142',
      playFrequency: 'Weekly',
      interestedFeatures: ['Leagues', 'Clinics'],
    }),
  )
  await times(6, () =>
    submitGeneralSurvey(submissionContext(), { ...signed, playFrequency: 'Daily' }),
  )
  await submitGeneralSurvey(submissionContext(), { ...signed, playFrequency: 'Ask Rosa Marin' })
  const found = await results('general')
  expect(questionOf(found, 'playFrequency')).toMatchObject({
    respondents: 15,
    answers: [
      { answer: 'Weekly', count: 8, percent: 53.3 },
      { answer: 'Daily', count: null, percent: null },
    ],
  })
  expect(questionOf(found, 'interestedFeatures').counts).toEqual({ Clinics: 8, Leagues: 8 })
  expect(questionOf(found, 'hearAboutUs')).toMatchObject({ respondents: null, answers: [] })
  expect(JSON.stringify(found)).not.toContain('305')
})

test.each(['pricing', 'location', 'general'] as const)(
  'survey results: every question of the %s survey is counted, or shown as comments',
  survey => {
    const { questions, comments } = questionsOf(survey)
    const counted = [...questions.map(({ question }) => question), comments]
    expect(counted.sort()).toEqual(askedBy(survey).sort())
  },
)
