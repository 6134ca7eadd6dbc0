import { createEmptyDatabase } from '../../test/database'
import { withDirectConnection } from '../database/direct-connection'
import { describeStartError } from './describe-start-error'

/** Returns the sentence for the failure of a statement, or of the connection, at this address. */
async function describeFailure(url: URL, statement = 'SELECT 1'): Promise<string> {
  const databaseUrl = url.href
  const failing = withDirectConnection({ databaseUrl }, client => client.query(statement))
  return describeStartError(await failing.catch((error: unknown) => error))
}

test('start: names in a sentence what is wrong with DATABASE_URL', async () => {
  const databaseUrl = await createEmptyDatabase()
  const urlWith = (part: Partial<URL>) => Object.assign(new URL(databaseUrl), part)
  const failures = await Promise.all([
    describeFailure(urlWith({ password: 'wrong' })),
    describeFailure(urlWith({ pathname: '/none' })),
    describeFailure(urlWith({}), 'CREATE ROLE other'),
    describeFailure(urlWith({ search: '?sslmode=verify-full' })),
  ])
  expect(failures).toEqual([
    'the database refuses the user or password of DATABASE_URL.',
    'the database that DATABASE_URL names does not exist.',
    'the user of DATABASE_URL has too few rights: it must own the database and its tables.',
    'the database accepts no encrypted connections, and sslmode in DATABASE_URL requires one.',
  ])
})

test.each([
  ['28000', /requires an encrypted connection/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /certificate is not trusted \(SELF_SIGNED_CERT_IN_CHAIN\)/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate is not trusted/],
  ['ECONNREFUSED', /does not respond \(ECONNREFUSED\)/],
])('start: describes the code %s of a failed connection in a sentence', (code, sentence) => {
  expect(describeStartError(Object.assign(new Error('it failed'), { code }))).toMatch(sentence)
})

test('start: names the file that cannot be used, without a stack', () => {
  const message = "ENOENT: no such file or directory, open '/none.pem'"
  const error = Object.assign(new Error(message), { code: 'ENOENT', path: '/none.pem' })
  expect(describeStartError(error)).toBe(message)
})

test('start: names the port that another program uses', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4000 })
  expect(describeStartError(error)).toBe(
    'port 4000 is in use by another program; set PORT to a free one.',
  )
})
