import argon2 from 'argon2'
import { GraphQLError } from 'graphql'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { startApi } from '../../test/harness'
import { openSubscription } from '../../test/subscriptions'
import { ERRORS } from '../shared/errors'
import { AppError } from './errors'
import { log } from './log'

const api = startApi({ rateLimits: true, sendsDocumentedResponses: false })

afterEach(() => {
  jest.restoreAllMocks()
})

const taken = { field: 'email', message: 'Taken', path: ['email'] }

/** Has a detail whose name appears in no other file. */
const failure = AppError.fromExtensions('No balls are left.', {
  code: 'CONFLICT',
  ballsLeft: 0,
  fields: [taken],
} as AppError['extensions'])

const input = { firstName: 'A', lastName: 'R', email: 'a@example.com', password: 'a quiet drop' }
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }'

const registerByRest = () => send('/api/auth/register', input)
const registerByGraphql = () => send('/graphql', { query: REGISTER, variables: { input } })

const send = (path: string, body: object) => api.visitor.post(path, body)

/** Where a resolver's call throws, and where a limit throws before any resolver. */
const throwers: [string, (error: Error) => unknown][] = [
  ['within an operation', error => jest.spyOn(argon2, 'hash').mockRejectedValue(error)],
  [
    'before an operation',
    error => jest.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(error),
  ],
]

describe.each(throwers)('error details: an AppError thrown %s', (place, throwIt) => {
  test('has all of its details in REST’s body', async () => {
    throwIt(failure)
    const response = await registerByRest()
    expect(response.status).toBe(409)
    expect(await response.text()).toBe(
      JSON.stringify({
        message: failure.message,
        code: 'CONFLICT',
        errors: [taken],
        ballsLeft: 0,
      }),
    )
  })

  test('has all of its details in GraphQL’s extensions', async () => {
    throwIt(failure)
    const { errors } = (await (await registerByGraphql()).json()) as { errors: GraphQLError[] }
    const path = place === 'within an operation' ? ['input', 'email'] : ['email']
    expect(JSON.stringify(errors[0]?.extensions)).toBe(
      JSON.stringify({ code: 'CONFLICT', fields: [{ ...taken, path }], ballsLeft: 0 }),
    )
  })
})

test('error details: an AppError over a socket has all of its details', async () => {
  const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(failure)
  // The first call limits the upgrade.
  consumed.mockResolvedValueOnce(new RateLimiterRes())
  const subscription = openSubscription(api.base, 'subscription { waitlistEntryChanged { id } }')
  expect((await subscription.next())?.errors).toEqual([
    { message: failure.message, extensions: { code: 'CONFLICT', fields: [taken], ballsLeft: 0 } },
  ])
  await subscription.close()
})

describe.each(throwers)('error details: another error, thrown %s (SEC-G14)', (_, throwIt) => {
  beforeEach(() => {
    jest.spyOn(log, 'error').mockImplementation()
    const extensions = { code: 'CONFLICT', retryAfter: 1, fields: [taken], secret: 'a drop shot' }
    throwIt(new GraphQLError('a drop shot', { extensions }))
  })

  const { message } = ERRORS.INTERNAL_SERVER_ERROR
  const code = 'INTERNAL_SERVER_ERROR'
  const requestId = expect.any(String)

  test('is masked in REST’s response', async () => {
    const response = await registerByRest()
    expect(response.headers.has('retry-after')).toBe(false)
    expect(await response.json()).toEqual({ message, code, requestId })
  })

  test('is masked in GraphQL’s response', async () => {
    const { errors } = (await (await registerByGraphql()).json()) as { errors: GraphQLError[] }
    expect(errors).toMatchObject([{ message }])
    expect(errors[0]?.extensions).toEqual({ code, requestId })
  })
})

test('error details: are required exactly for the codes that have some', () => {
  expect(new AppError('NOT_FOUND').extensions).toEqual({ code: 'NOT_FOUND' })
  // @ts-expect-error -- it has no resetsAt
  void new AppError('DAILY_LIMIT')
  // @ts-expect-error -- it has no retryAfter
  void new AppError('RATE_LIMITED', undefined, { resetsAt: '2026-07-02T04:00:00.000Z' })
  // @ts-expect-error -- this code has no such detail
  void new AppError('NOT_FOUND', undefined, { retryAfter: 1 })
  const { extensions } = new AppError('DAILY_LIMIT', undefined, { resetsAt: 'tomorrow' })
  expect(extensions.code === 'DAILY_LIMIT' && extensions.resetsAt).toBe('tomorrow')
})
