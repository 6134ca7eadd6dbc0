/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { failureOf } from './errors'

const answered = (message: string, extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] })

const refusedWith = (status: number, body: object | string) =>
  new ServerError('refused', {
    response: new Response(null, { status }),
    bodyText: typeof body === 'string' ? body : JSON.stringify(body),
  })

const taken = { field: 'email', message: 'That email is taken.' }
const failure = (status: number, code: string, message?: string, more: object = {}) => ({
  status,
  code,
  message,
  fields: [],
  details: {},
  ...more,
})
const internal = 'INTERNAL_SERVER_ERROR'
const resetsAt = '2026-11-22T05:00:00Z'
const busy = { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }

it.each([
  [
    'a refused value',
    answered('Please check.', { code: 'BAD_USER_INPUT', fields: [taken, { field: 1 }] }),
    failure(400, 'BAD_USER_INPUT', 'Please check.', { fields: [taken] }),
  ],
  [
    'a lost session',
    answered('Unauthorized', { code: 'UNAUTHENTICATED' }),
    failure(401, 'UNAUTHENTICATED', 'Unauthorized'),
  ],
  [
    'a full day',
    answered('Come back.', { code: 'DAILY_LIMIT', resetsAt }),
    failure(409, 'DAILY_LIMIT', 'Come back.', { details: { resetsAt } }),
  ],
  ['an unknown code', answered('Boom', { code: 'toString' }), failure(500, internal, 'Boom')],
  ['no code at all', answered('Boom'), failure(500, internal, 'Boom')],
  [
    'a request refused before the API',
    refusedWith(429, { code: 'RATE_LIMITED', message: 'Wait.', retryAfter: 90 }),
    failure(429, 'RATE_LIMITED', 'Wait.', { details: { retryAfter: 90 } }),
  ],
  [
    'a GraphQL response with the status of its error',
    refusedWith(503, { errors: [{ message: 'Busy', extensions: busy }] }),
    failure(503, 'SERVICE_UNAVAILABLE', 'Busy', { details: { retryAfter: 2 } }),
  ],
  [
    'a detail unknown to the client, in GraphQL',
    answered('None left.', { code: 'CONFLICT', ballsLeft: 0, fields: [taken] }),
    failure(409, 'CONFLICT', 'None left.', { fields: [taken], details: { ballsLeft: 0 } }),
  ],
  [
    'a detail unknown to the client, in REST, beside the request id',
    refusedWith(500, {
      message: 'None left.',
      code: internal,
      errors: [taken],
      ballsLeft: 0,
      requestId: 'f3b0c442',
    }),
    failure(500, internal, 'None left.', { fields: [taken], details: { ballsLeft: 0 } }),
  ],
  [
    'a proxy’s JSON, without details',
    refusedWith(503, { code: 17, error: 'overloaded', retryAfter: 1 }),
    failure(503, 'SERVICE_UNAVAILABLE'),
  ],
  ['a proxy’s page', refusedWith(502, '<h1>Bad gateway</h1>'), failure(502, internal)],
  ['a failed network', new TypeError('Failed to fetch'), failure(0, 'NETWORK')],
])('failureOf: normalizes %s', (_what, error, expected) => {
  expect(failureOf(error)).toEqual(expected)
})

it('failureOf: the code determines which details there are', () => {
  const limit = failureOf(answered('Come back.', { code: 'DAILY_LIMIT', resetsAt }))
  // @ts-expect-error -- not every code has it
  void limit.details.resetsAt
  expect(limit.code === 'DAILY_LIMIT' && limit.details.resetsAt).toBe(resetsAt)
})
