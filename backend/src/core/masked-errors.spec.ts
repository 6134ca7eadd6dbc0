import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { ERRORS } from '../shared/errors'
import { log } from './log'

const api = startApi()

const message = { name: 'N', email: 'n@example.com', message: 'Hi' }
const { message: words } = ERRORS.INTERNAL_SERVER_ERROR

beforeEach(async () => {
  jest.spyOn(log, 'error').mockImplementation()
  await db.query('ALTER TABLE contact_submission RENAME TO lost')
})
afterEach(async () => {
  await db.query('ALTER TABLE lost RENAME TO contact_submission')
  jest.restoreAllMocks()
})

test('masked errors: REST reveals nothing about a defect (SEC-O2)', async () => {
  const { status, headers, body } = await api.visitor.rest('POST', '/contact', message)
  const requestId = headers.get('x-request-id')
  expect({ status, body }).toEqual({
    status: 500,
    body: { message: words, code: 'INTERNAL_SERVER_ERROR', requestId },
  })
})

test('masked errors: GraphQL reveals nothing about a defect (SEC-G14, SEC-O2)', async () => {
  const query = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { id } }'
  const response = await api.visitor.post('/graphql', { query, variables: { input: message } })
  expect(await response.json()).toEqual({
    data: { submitContact: null },
    errors: [
      {
        message: words,
        path: ['submitContact'],
        locations: expect.any(Array),
        extensions: {
          code: 'INTERNAL_SERVER_ERROR',
          requestId: response.headers.get('x-request-id'),
        },
      },
    ],
  })
})
