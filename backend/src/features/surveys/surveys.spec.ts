import { person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import {
  AmenitiesSurveysDocument,
  GeneralSurveysDocument,
  LocationSurveysDocument,
  MemberSurveysDocument,
  PricingSurveysDocument,
  SubmitAmenitiesSurveyDocument,
  SubmitGeneralSurveyDocument,
  SubmitLocationSurveyDocument,
  SubmitMemberSurveyDocument,
  SubmitPricingSurveyDocument,
} from '../../../test/operations'
import { db } from '../../database/data-source'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'

const api = startApi()

/* The operations of each survey, and its minimal valid input. */
const surveys = [
  {
    entity: MemberSurvey,
    submit: SubmitMemberSurveyDocument,
    list: MemberSurveysDocument,
    least: {},
  },
  {
    entity: PricingSurvey,
    submit: SubmitPricingSurveyDocument,
    list: PricingSurveysDocument,
    least: {},
  },
  {
    entity: AmenitiesSurvey,
    submit: SubmitAmenitiesSurveyDocument,
    list: AmenitiesSurveysDocument,
    least: {},
  },
  {
    entity: LocationSurvey,
    submit: SubmitLocationSurveyDocument,
    list: LocationSurveysDocument,
    least: { preferredLocation: 'doral' },
  },
  {
    entity: GeneralSurvey,
    submit: SubmitGeneralSurveyDocument,
    list: GeneralSurveysDocument,
    least: {},
  },
] as const

describe.each(surveys)('$entity.name submission', ({ entity, submit, list, least }) => {
  const rows = () => db.getRepository<MemberSurvey>(entity).find()
  /* Five operations of one shape; their types have nothing in common. */
  const send = (input: object) => api.visitor.ok<any, any>(submit, { input })

  test('stores the minimal input of a visitor, once for one submission key, and lists it for the team', async () => {
    await send(least)
    expect(await rows()).toMatchObject([{ email: null }])
    const keyed = { ...least, submissionKey: 'F3B0C442-98fc-4c14-9afb-f4c8996fb924' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(keyed)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    await send({ ...least, submissionKey: null })
    expect(await rows()).toHaveLength(3)

    const team = await api.team()
    const page = async (after: string | null): Promise<any> =>
      Object.values(await team.ok<any, any>(list, { first: 2, after }))[0]
    const first = await page(null)
    const last = await page(first.pageInfo.endCursor)
    expect([first.totalCount, last.pageInfo.hasNextPage]).toEqual([3, false])
    const ids = [...first.edges, ...last.edges].map(({ node }: { node: { id: string } }) => node.id)
    expect(ids.toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted())
  })

  test('refuses an invalid address, naming the field, and shows the list to the team only', async () => {
    expect(await api.visitor.fails(submit, { input: { ...least, email: 'x' } })).toMatchObject(
      invalidField('email', 'Valid email is required'),
    )
    expect(await rows()).toEqual([])
    expect(await api.visitor.fails(list)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const member = await api.as(await person())
    expect(await member.fails(list)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('member survey submission', () => {
  test('stores every value once, with the session’s person only', async () => {
    const member = await person()
    const input = {
      drivingDistance: '_10_to_20',
      playingDays: ['monday', 'sunday', 'monday'],
      preferredTimes: ['overnight'],
      importantFeatures: ['_24_7_access', 'pro_shop', '_24_7_access', 'guest_passes'],
      premiumFeatures: ['nothing_extra', 'coaching_clinics'],
      pricingFeedback: 'great_value',
      readinessToJoin: 'yes_100',
      wouldRefer: 'maybe',
      email: ' Camila@Example.com ',
    } as const
    const submit = { input: input as never }
    await (await api.as(member)).ok(SubmitMemberSurveyDocument, submit)
    expect(await db.getRepository(MemberSurvey).find()).toMatchObject([
      {
        userId: member.id,
        drivingDistance: '10_to_20',
        playingDays: ['monday', 'sunday'],
        preferredTimes: ['overnight'],
        importantFeatures: ['24_7_access', 'pro_shop', 'guest_passes'],
        premiumFeatures: ['nothing_extra', 'coaching_clinics'],
        email: 'camila@example.com',
      },
    ])
  })

  test('stores no person without a session, and survives deletion of the account', async () => {
    const member = await person()
    await (await api.as(member)).ok(SubmitMemberSurveyDocument, { input: {} })
    await api.visitor.ok(SubmitMemberSurveyDocument, { input: {} })
    await db.query('DELETE FROM "user" WHERE id = $1', [member.id])
    const rows = await db.getRepository(MemberSurvey).find()
    expect(rows.map(({ userId }) => userId)).toEqual([null, null])
  })

  const wrong = [
    [
      'importantFeatures',
      ['pro_shop', 'guest_passes', 'social_events', 'online_booking'],
      'Please select up to 3 features',
    ],
    ['importantFeatures', ['24_7_access'], expect.stringContaining(' _24_7_access, ')],
    ['playingDays', ['monday', 5], expect.stringContaining(' monday, tuesday, ')],
    ['wouldRefer', 'perhaps', 'Please send one of: yes, maybe, no'],
  ] as const
  test.each(wrong)('refuses %s %j', async (field, value, message) => {
    expect(
      await api.visitor.fails(SubmitMemberSurveyDocument, { input: { [field]: value } }),
    ).toMatchObject(invalidField(field, message))
  })
})

describe('location survey submission', () => {
  const submit = (input: object) =>
    api.visitor.ok<any, any>(SubmitLocationSurveyDocument, { input })
  const refuse = (input: object) => api.visitor.fails(SubmitLocationSurveyDocument, { input })
  const stored = () => db.getRepository(LocationSurvey).find({ order: { createdAt: 'ASC' } })

  test('stores otherLocation only with "other"', async () => {
    await submit({ preferredLocation: 'other', otherLocation: ' Key Biscayne ' })
    await submit({ preferredLocation: 'miami', otherLocation: 'Key Biscayne' })
    const rows = await stored()
    expect(rows.map(({ otherLocation }) => otherLocation).sort()).toEqual(['Key Biscayne', null])
  })

  test('requires otherLocation with "other"', async () => {
    for (const otherLocation of [undefined, null, '', '  '])
      expect(await refuse({ preferredLocation: 'other', otherLocation })).toMatchObject(
        invalidField('otherLocation', 'Please specify your preferred location'),
      )
  })

  test.each([{}, { preferredLocation: null }])('requires a location: %j', async input => {
    const message = 'Please select a preferred location'
    expect(await refuse(input)).toMatchObject({
      message,
      fields: [{ field: 'preferredLocation', message }],
    })
    expect(await stored()).toEqual([])
  })
})

test('amenities survey submission: accepts only true and false', async () => {
  for (const yogaStudio of ['true', 1, []])
    expect(
      await api.visitor.fails(SubmitAmenitiesSurveyDocument, { input: { yogaStudio } }),
    ).toMatchObject(invalidField('yogaStudio'))
})

test('general survey submission: stores free text, trimmed', async () => {
  const member = await person()
  const input = {
    name: ' Camila ',
    phone: '',
    playFrequency: ' weekly ',
    interestedFeatures: ['leagues', ' leagues ', ' '],
    additionalComments: 'first\nsecond',
  }
  await (await api.as(member)).ok(SubmitGeneralSurveyDocument, { input })
  expect(await db.getRepository(GeneralSurvey).find()).toMatchObject([
    {
      userId: member.id,
      name: 'Camila',
      phone: null,
      playFrequency: 'weekly',
      interestedFeatures: ['leagues'],
      additionalComments: 'first\nsecond',
    },
  ])
  const many = Array.from({ length: 21 }, (_, index) => `feature ${index}`)
  expect(
    await api.visitor.fails(SubmitGeneralSurveyDocument, { input: { interestedFeatures: many } }),
  ).toMatchObject({ fields: [{ field: 'interestedFeatures' }] })
})

test('survey rows: have no network address, browser or session, and a person only in two surveys (SEC-P1)', () => {
  const columns = surveys.map(({ entity }) => ({
    entity: entity.name,
    names: db.getMetadata(entity).columns.map(({ propertyName }) => propertyName),
  }))
  const told = /^ip|address|agent|browser|session|cookie|device|host$/i
  expect(columns.flatMap(({ names }) => names.filter(name => told.test(name)))).toEqual([])
  const known = columns.filter(({ names }) => names.includes('userId')).map(({ entity }) => entity)
  expect(known.sort()).toEqual(['GeneralSurvey', 'MemberSurvey'])
})
