import { GraphQLError, parse } from 'graphql'
import { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'
import { describeError } from './describe-error'

const SENT = 'a quiet drop shot'

/** Each throws an error that quotes the input in one of its members. */
const quoting: Record<string, () => unknown> = {
  'a syntax error of JSON': () => JSON.parse(`{"password": "${SENT}`) as unknown,
  'a syntax error of GraphQL': () => parse(`{ ${SENT} (`),
  'an address that is none': () => new URL(SENT),
  'a text thrown': () => throwing(SENT),
  'an object thrown': () => throwing({ [SENT]: SENT }),
  'a message that ends like a stack': () =>
    throwing(new Error(`${SENT}\n    at ${SENT} (/srv/a.js:1:2)`)),
  'a message replaced after the stack was written': () =>
    throwing(Object.assign(new Error(SENT), { message: 'short' })),
  'names and codes that are words': () =>
    throwing(Object.assign(new Error(SENT), { name: SENT, code: SENT, table: SENT })),
  'a cause': () => throwing(new Error('above', { cause: new Error(SENT) })),
  'a refused argument': () =>
    throwing(Object.assign(new Error(), { validationErrors: [{ target: { password: SENT } }] })),
  'an original error': () =>
    throwing(new GraphQLError(SENT, { originalError: new TypeError(SENT) })),
  'what TypeORM asked': () => throwing(new QueryFailedError(SENT, [SENT], refusedRow())),
}

function throwing(thrown: unknown): never {
  throw thrown
}

function refusedRow(): DatabaseError {
  const error = new DatabaseError(`duplicate key: ${SENT}`, SENT.length, 'error')
  return Object.assign(error, {
    code: '23505',
    table: 'user',
    constraint: 'user_email_unique',
    routine: '_bt_check',
    detail: `Key (email)=(${SENT}) already exists.`,
    where: SENT,
    hint: SENT,
  })
}

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test.each(Object.entries(quoting))('describeError: %s is not quoted', (_what, work) => {
  const text = describeError(thrownBy(work))
  expect(text).not.toContain(SENT)
  expect(text).not.toContain('quiet')
})

test('describeError: returns what was refused and the place in the code', () => {
  const error = Object.assign(new QueryFailedError('INSERT', [SENT], refusedRow()), {
    statement: 'insert_user',
  })
  const [head, ...frames] = describeError(error).split('\n')
  expect(head).toBe(
    'QueryFailedError code=23505 table=user constraint=user_email_unique routine=_bt_check statement=insert_user',
  )
  expect(frames[0]).toMatch(/^ {4}at .*describe-error\.spec\.ts:\d+:\d+\)?$/)
})

test('describeError: returns how a connection was lost, and the cause of an error', () => {
  const error = new GraphQLError(SENT, { originalError: new Error('Query read timeout') })
  expect(describeError(error)).toMatch(
    /^GraphQLError\n(?: {4}at .*\n)+ {2}caused by Error "Query read timeout"\n {4}at /,
  )
})

test.each([
  [Object.assign(new AggregateError([SENT]), { code: 'ECONNREFUSED' }), 'code=ECONNREFUSED'],
  [Object.assign(new Error(SENT), { code: '57P03', routine: 'f' }), 'code=57P03 routine=f'],
  [
    new Error('timeout exceeded when trying to connect'),
    '"timeout exceeded when trying to connect"',
  ],
])('describeError: a connection that could not be opened has one line: %#', (error, words) => {
  expect(describeError(error)).toBe(`${error.name} ${words}`)
})

test('describeError: stops in an endless chain of causes', () => {
  const error = new Error('first')
  error.cause = error
  expect(describeError(error).match(/caused by/g)).toHaveLength(3)
})
