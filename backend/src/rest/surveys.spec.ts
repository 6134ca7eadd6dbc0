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
  test.each(wrong)('returns 400 naming %s for %j', async (field, value) => {
    expect(await post('/survey', { ...answers, [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', message: expect.any(String), errors: [{ field }] },
    })
    expect(await db.query('SELECT count(*)::int AS n FROM member_survey')).toEqual([{ n: 0 }])
  })

  test.each([[[]], [[1]]])('returns 400 for a body that is a list: %j', async body => {
    expect(await post('/survey', body)).toMatchObject({ status: 400 })
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
  test.each(flags)('stores the flag %s', async name => {
    const { status, body } = await post('/amenities-surveys', { [name]: true })
    expect(status).toBe(201)
    expect(flags.filter(flag => body[flag] === true)).toEqual([name])
    expect(flags.filter(flag => body[flag] === false)).toHaveLength(flags.length - 1)
  })

  test.each(['true', 'yes', 1, 0, [], {}, ''])('returns 400 for a flag %j', async value => {
    expect(await post('/amenities-surveys', { proShop: value })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'proShop' }] },
    })
  })
})

describe('POST /api/location-surveys', () => {
  test.each(['south_miami', 'kendall', 'doral', 'hialeah', 'coral_gables', 'miami'])(
    'accepts %s and drops otherLocation',
    async preferredLocation => {
      expect(
        await post('/location-surveys', { preferredLocation, otherLocation: 'Key West' }),
      ).toMatchObject({ status: 201, body: { preferredLocation, otherLocation: null } })
    },
  )

  test('accepts other with otherLocation', async () => {
    const body = { preferredLocation: 'other', otherLocation: 'Key West' }
    expect(await post('/location-surveys', body)).toMatchObject({ status: 201, body })
    expect(await post('/location-surveys', { ...body, otherLocation: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'otherLocation' }] },
    })
  })

  test.each([{}, { preferredLocation: '' }, { preferredLocation: null }])(
    'requires a location: %j',
    async body => {
      expect(await post('/location-surveys', body)).toMatchObject({
        status: 400,
        body: { message: 'Please select a preferred location' },
      })
    },
  )
})

const paths = ['/survey', '/pricing-surveys', '/amenities-surveys', '/location-surveys', '/contact']
test.each(paths)(
  'survey submission keys: a retry of POST /api%s stores one row and returns the first response',
  async path => {
    const own: Record<string, object> = {
      '/contact': { name: 'Camila', message: 'Hello' },
      '/location-surveys': { name: 'Camila', preferredLocation: 'miami' },
    }
    const submissionKey = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
    const body = { submissionKey, email: 'c@example.com', ...own[path] }
    const first = await post(path, body)
    expect(first.status).toBe(201)
    expect((await post(path, body)).body).toEqual(first.body)
  },
)

test.each(paths)('survey answers: GET /api%s is refused (SEC-Z1)', async path => {
  expect((await api.visitor.rest('GET', path)).status).toBe(405)
})
