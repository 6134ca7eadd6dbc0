import { GraphQLBoolean, isInputObjectType } from 'graphql'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { registry } from '../../test/registry'
import { createSchema } from '../schema'

const api = startApi()
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
const post = (path: string, body: unknown) => api.visitor.rest('POST', path, body)

const amenities = createSchema(registry).getType('SubmitAmenitiesSurveyInput')
if (!isInputObjectType(amenities)) throw new Error('the amenities survey has no input')
const flags = Object.values(amenities.getFields())
  .filter(({ type }) => type === GraphQLBoolean)
  .map(({ name }) => name)

describe('POST /api/survey', () => {
  const answers = {
    drivingDistance: '20_to_30',
    playingDays: ['monday', 'saturday'],
    preferredTimes: ['early_morning', 'overnight'],
    importantFeatures: ['24_7_access', 'open_play_hours'],
    premiumFeatures: ['unlimited_guest'],
    pricingFeedback: 'pay_per_session',
    readinessToJoin: 'no_not_now',
    wouldRefer: 'yes',
    email: 'c@example.com',
    playsPerWeek: 'twice',
  }

  test('accepts and returns the documented values', async () => {
    expect(await post('/survey', { ...answers, userId: null })).toMatchObject({
      status: 201,
      body: { ...answers, id: uuid, userId: null, createdAt: instant },
    })
  })

  test('keeps the session’s person, whatever the body says (SEC-Z1)', async () => {
    const [member, other] = [await person(), await person()]
    const caller = await api.as(member)
    const { body } = await caller.rest('POST', '/survey', { ...answers, userId: other.id })
    expect(body.userId).toBe(member.id)
    expect((await post('/survey', { userId: other.id })).body.userId).toBeNull()
  })

  test('requires no member; an empty text counts as not given', async () => {
    const blank = Object.fromEntries(Object.keys(answers).map(name => [name, '']))
    for (const body of [{}, blank, undefined])
      expect(await post('/survey', body)).toMatchObject({
        status: 201,
        body: { drivingDistance: null, playingDays: [], importantFeatures: [], email: null },
      })
  })

  const wrong = [
    ['drivingDistance', '_20_to_30'],
    ['drivingDistance', 20],
    ['drivingDistance', ['over_30', 'over_30']],
    ['importantFeatures', ['_24_7_access']],
    ['importantFeatures', ['pro_shop', '']],
    ['importantFeatures', [{}]],
    ['importantFeatures', ['pro_shop', 'guest_passes', 'social_events', 'leagues_ladders']],
    ['playingDays', { monday: true }],
    ['wouldRefer', '__proto__'],
    ['playsPerWeek', 'five'],
    ['playsPerWeek', 2],
    ['email', 'nobody'],
    ['email', 5],
    ['submissionKey', 'again'],
    ['submissionKey', ''],
  ] as const
  test('returns 400 naming the field of a wrong value, and for a list, and stores nothing', async () => {
    for (const [field, value] of wrong)
      expect([value, await post('/survey', { ...answers, [field]: value })]).toMatchObject([
        value,
        {
          status: 400,
          body: { code: 'BAD_USER_INPUT', message: expect.any(String), errors: [{ field }] },
        },
      ])
    for (const body of [[], [1]]) expect(await post('/survey', body)).toMatchObject({ status: 400 })
    expect(await db.query('SELECT count(*)::int AS n FROM member_survey')).toEqual([{ n: 0 }])
  })
})

test('POST /api/pricing-surveys: returns 201 with the stored answer', async () => {
  const body = {
    name: ' Cam ',
    email: '',
    preferredPricingModel: 'option2',
    additionalComments: '',
  }
  expect(await post('/pricing-surveys', body)).toEqual({
    status: 201,
    headers: expect.anything(),
    body: {
      id: uuid,
      name: 'Cam',
      email: null,
      preferredPricingModel: 'option2',
      additionalComments: null,
      submittedAt: instant,
    },
  })
  expect(await post('/pricing-surveys', { preferredPricingModel: 'option4' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'preferredPricingModel' }] },
  })
})

describe('POST /api/amenities-surveys', () => {
  test('stores each flag, and no other one', async () => {
    for (const name of flags) {
      const { status, body } = await post('/amenities-surveys', { [name]: true })
      expect([name, status]).toEqual([name, 201])
      expect(flags.filter(flag => body[flag] === true)).toEqual([name])
      expect(flags.filter(flag => body[flag] === false)).toHaveLength(flags.length - 1)
    }
  })

  test('returns 400 for a flag that is not true or false', async () => {
    for (const value of ['true', 'yes', 1, 0, [], {}, ''])
      expect([value, await post('/amenities-surveys', { proShop: value })]).toMatchObject([
        value,
        { status: 400, body: { errors: [{ field: 'proShop' }] } },
      ])
  })
})

describe('POST /api/location-surveys', () => {
  test('accepts each documented location, and drops otherLocation', async () => {
    const locations = ['south_miami', 'kendall', 'doral', 'hialeah', 'coral_gables', 'miami']
    for (const preferredLocation of locations)
      expect(
        await post('/location-surveys', { preferredLocation, otherLocation: 'Key West' }),
      ).toMatchObject({ status: 201, body: { preferredLocation, otherLocation: null } })
  })

  test('accepts other with otherLocation', async () => {
    const body = { preferredLocation: 'other', otherLocation: 'Key West' }
    expect(await post('/location-surveys', body)).toMatchObject({ status: 201, body })
    expect(await post('/location-surveys', { ...body, otherLocation: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'otherLocation' }] },
    })
  })

  test('requires a location', async () => {
    for (const body of [{}, { preferredLocation: '' }, { preferredLocation: null }])
      expect([body, await post('/location-surveys', body)]).toMatchObject([
        body,
        { status: 400, body: { message: 'Please select a preferred location' } },
      ])
  })
})

const paths = ['/survey', '/pricing-surveys', '/amenities-surveys', '/location-surveys', '/contact']
test('survey submission keys: a retry at each path stores one row and returns the first response', async () => {
  const own: Record<string, object> = {
    '/contact': { name: 'Camila', message: 'Hello' },
    '/location-surveys': { name: 'Camila', preferredLocation: 'miami' },
  }
  for (const path of paths) {
    const submissionKey = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
    const body = { submissionKey, email: 'c@example.com', ...own[path] }
    const first = await post(path, body)
    expect([path, first.status]).toEqual([path, 201])
    expect((await post(path, body)).body).toEqual(first.body)
  }
})

test('survey answers: GET of each of these paths is refused (SEC-Z1)', async () => {
  for (const path of paths)
    expect([path, (await api.visitor.rest('GET', path)).status]).toEqual([path, 405])
})
