import { randomUUID } from 'node:crypto'
import { person } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { SubmitContactDocument, SubmitGeneralSurveyDocument } from '../../test/operations'
import { db } from '../database/data-source'

const api = startApi()
const HOUR_MS = 3_600_000

const calls = [
  ['/contact', 'contact_submission', { name: 'Rosa Marin', message: 'Is there parking?' }],
  ['/survey', 'member_survey', { playingDays: ['monday'] }],
  ['/pricing-surveys', 'pricing_survey', { name: 'Rosa Marin', additionalComments: 'Fair' }],
  ['/amenities-surveys', 'amenities_survey', { name: 'Rosa Marin', iceBaths: true }],
  ['/location-surveys', 'location_survey', { name: 'Rosa Marin', preferredLocation: 'doral' }],
] as const

const reused = {
  status: 422,
  body: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    message:
      'This key was used for something else, or more than 24 hours ago. Please send a new one.',
  },
}
const countOf = async (table: string) => (await db.query<object[]>(`SELECT FROM ${table}`)).length

describe.each(calls)('submission key: POST /api%s', (path, table, own) => {
  const body = () => ({ ...own, email: 'rosa@example.com', submissionKey: randomUUID() })
  const post = (caller: Caller, sent: object) => caller.rest('POST', path, sent)

  test('returns the first response for the same input again, in any spelling; refuses different input, and stores and reveals nothing else', async () => {
    const sent = body()
    const first = await post(api.visitor, sent)
    expect(first.status).toBe(201)
    const again = {
      ...sent,
      email: ' Rosa@Example.com',
      submissionKey: sent.submissionKey.toUpperCase(),
    }
    expect((await post(api.visitor, again)).body).toEqual(first.body)
    const answer = await post(api.visitor, { ...sent, email: 'eve@example.com' })
    expect({ status: answer.status, body: answer.body }).toEqual(reused)
    expect(JSON.stringify(answer.body)).not.toContain(first.body.id)
    expect(await countOf(table)).toBe(1)
    // Only the id and the time of the row are shown.
    await db.query(`UPDATE ${table} SET email = 'eve@example.com'`)
    expect((await post(api.visitor, sent)).body).toEqual(first.body)
  })

  test('is enforced by the database for concurrent requests (SEC-D6)', async () => {
    const sent = body()
    const other = { ...sent, email: 'eve@example.com' }
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, turn) => post(api.visitor, turn % 2 ? sent : other)),
    )
    expect(await countOf(table)).toBe(1)
    const stored = answers.filter(({ status }) => status === 201)
    expect(stored).toHaveLength(2)
    expect(new Set(stored.map(answer => String(answer.body.id))).size).toBe(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2)
  })
})

// The other surveys are stored as the second one is.
test.each(calls.slice(0, 2))(
  'submission key: POST /api%s belongs to one account: the same key of others stores their own',
  async (path, table, own) => {
    const sent = { ...own, email: 'rosa@example.com', submissionKey: randomUUID() }
    const post = (caller: Caller, body: object) => caller.rest('POST', path, body)
    const member = await api.as(await person())
    const first = await post(member, sent)
    expect((await post(member, sent)).body).toEqual(first.body)
    const ids = new Set([first.body.id])
    for (const other of [api.visitor, await api.as(await person())]) {
      const stored = await post(other, sent)
      expect(stored.status).toBe(201)
      expect((await post(other, sent)).body).toEqual(stored.body)
      ids.add(stored.body.id)
    }
    expect(ids.size).toBe(3)
    expect(await post(member, { ...sent, email: 'eve@example.com' })).toMatchObject(reused)
    expect(await countOf(table)).toBe(3)
  },
)

test('submission key: replays the first response for 24 hours', async () => {
  const sent = { ...calls[0][2], email: 'rosa@example.com', submissionKey: randomUUID() }
  const post = () => api.visitor.rest('POST', '/contact', sent)
  const start = api.now().getTime()
  const first = await post()
  api.at(new Date(start + 24 * HOUR_MS - 1_000).toISOString())
  expect((await post()).body).toEqual(first.body)
  api.at(new Date(start + 24 * HOUR_MS + 1_000).toISOString())
  expect(await post()).toMatchObject(reused)
  expect(await countOf('contact_submission')).toBe(1)
})

test('submission key: reveals only the id and time of a stored message to a visitor', async () => {
  const input = {
    name: 'Rosa Marin',
    email: 'rosa@example.com',
    message: 'Is there parking?',
    submissionKey: randomUUID(),
  }
  const all = `mutation ($input: SubmitContactInput!) {
    submitContact(input: $input) { id name email phone message status createdAt }
  }`
  const send = async () => {
    const response = await api.visitor.post('/graphql', { query: all, variables: { input } })
    return response.json()
  }
  const first = await send()
  await db.query(
    `UPDATE contact_submission SET name = 'Eve', phone = '5', message = 'No', status = 'closed'`,
  )
  expect(await send()).toEqual(first)
  expect(
    await api.visitor.fails(SubmitContactDocument, { input: { ...input, message: 'Another' } }),
  ).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED', message: reused.body.message })
})

test('submission key: works for the older general survey', async () => {
  const input = { name: 'Rosa', interestedFeatures: ['leagues'], submissionKey: randomUUID() }
  const first = await api.visitor.ok(SubmitGeneralSurveyDocument, { input })
  expect(await api.visitor.ok(SubmitGeneralSurveyDocument, { input })).toEqual(first)
  const changed = { input: { ...input, name: 'Eve' } }
  expect(await api.visitor.fails(SubmitGeneralSurveyDocument, changed)).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('submission key: the stored hash needs the server’s key', async () => {
  const member = await person()
  const input = { submissionKey: randomUUID(), email: 'rosa@example.com' }
  await (await api.as(member)).rest('POST', '/pricing-surveys', input)
  const [row] = await db.query<object[]>('SELECT * FROM pricing_survey')
  expect(JSON.stringify(row)).not.toContain(member.id)
})

test('submission key: refuses a row that was stored without a hash', async () => {
  const sent = { preferredLocation: 'doral', submissionKey: randomUUID() }
  await api.visitor.rest('POST', '/location-surveys', sent)
  await db.query('UPDATE location_survey SET "submissionPrint" = NULL, "replayUntil" = NULL')
  expect(await api.visitor.rest('POST', '/location-surveys', sent)).toMatchObject(reused)
})
