import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { failureOf } from './errors'

const answered = (message: string, extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] })

const refusedWith = (status: number, bodyText: string) =>
  new ServerError('refused', { response: new Response(null, { status }), bodyText })

const taken = { field: 'email', message: 'That email is taken.' }
const nothing = { fields: [], details: {} }

it.each([
  [
    'a refused value',
    answered('Please check.', { code: 'BAD_USER_INPUT', fields: [taken, { field: 1 }] }),
    { ...nothing, status: 400, code: 'BAD_USER_INPUT', message: 'Please check.', fields: [taken] },
  ],
  [
    'a lost session',
    answered('Unauthorized', { code: 'UNAUTHENTICATED' }),
    { ...nothing, status: 401, code: 'UNAUTHENTICATED', message: 'Unauthorized' },
  ],
  [
    'a full day',
    answered('Come back.', { code: 'DAILY_LIMIT', resetsAt: '2026-11-22T05:00:00Z' }),
    {
      ...nothing,
      status: 409,
      code: 'DAILY_LIMIT',
      message: 'Come back.',
      details: { resetsAt: '2026-11-22T05:00:00Z' },
    },
  ],
  [
    'an unknown code',
    answered('Boom', { code: 'toString' }),
    { ...nothing, status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Boom' },
  ],
  [
    'no code at all',
    answered('Boom'),
    { ...nothing, status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Boom' },
  ],
  [
    'a request refused before the API',
    refusedWith(429, JSON.stringify({ code: 'RATE_LIMITED', message: 'Wait.', retryAfter: 90 })),
    {
      ...nothing,
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Wait.',
      details: { retryAfter: 90 },
    },
  ],
  [
    'a GraphQL response with the status of its error',
    refusedWith(
      503,
      JSON.stringify({
        errors: [{ message: 'Busy', extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } }],
      }),
    ),
    {
      ...nothing,
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      message: 'Busy',
      details: { retryAfter: 2 },
    },
  ],
  [
    'a detail unknown to the client, in GraphQL',
    answered('None left.', { code: 'CONFLICT', ballsLeft: 0, fields: [taken] }),
    {
      status: 409,
      code: 'CONFLICT',
      message: 'None left.',
      fields: [taken],
      details: { ballsLeft: 0 },
    },
  ],
  [
    'a detail unknown to the client, in REST, beside the request id',
    refusedWith(
      500,
      JSON.stringify({
        message: 'None left.',
        code: 'INTERNAL_SERVER_ERROR',
        errors: [taken],
        ballsLeft: 0,
        requestId: 'f3b0c442',
      }),
    ),
    {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'None left.',
      fields: [taken],
      details: { ballsLeft: 0 },
    },
  ],
  [
    'a proxy’s JSON, without details',
    refusedWith(503, JSON.stringify({ code: 17, error: 'overloaded', retryAfter: 1 })),
    { ...nothing, status: 503, code: 'SERVICE_UNAVAILABLE', message: undefined },
  ],
  [
    'a proxy’s page',
    refusedWith(502, '<h1>Bad gateway</h1>'),
    { ...nothing, status: 502, code: 'INTERNAL_SERVER_ERROR', message: undefined },
  ],
  [
    'a failed network',
    new TypeError('Failed to fetch'),
    { ...nothing, status: 0, code: 'NETWORK', message: undefined },
  ],
])('failureOf: normalizes %s', (_what, error, failure) => {
  expect(failureOf(error)).toEqual(failure)
})

it('failureOf: the code determines which details there are', () => {
  const resetsAt = '2026-11-22T05:00:00Z'
  const failure = failureOf(answered('Come back.', { code: 'DAILY_LIMIT', resetsAt }))
  // @ts-expect-error -- not every code has it
  void failure.details.resetsAt
  expect(failure.code === 'DAILY_LIMIT' && failure.details.resetsAt).toBe(resetsAt)
})
