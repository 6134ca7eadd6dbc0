import { createToken } from '../../../test/api-tokens'
import { person, submissionContext, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { MyDataDocument } from '../../../test/operations'
import { createPersonEverywhere } from '../../../test/person-everywhere'
import { registry } from '../../../test/registry'
import { concernsPeople } from '../../accounts/personal-data'
import { TokenScope } from '../../accounts/token-scope'
import { MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { submitContact } from '../contact/contact.service'

const api = startApi()

test('my data: the copy has every part with rows, each with a sentence, and nothing of anybody else, also as /api/my-data.json (SEC-P11)', async () => {
  const team = await teamMember()
  const user = await createPersonEverywhere(team, api.now())
  const own = await api.as(user)
  const parts = (await own.ok(MyDataDocument)).myData
  const expected = registry.personalData
    .filter(concernsPeople)
    .filter(fate => 'about' in fate.person.copy)
    .map(({ table }) => table)
  expect(parts.map(({ name }) => name)).toEqual(expected)
  expect(parts.filter(({ rows, about }) => rows.length === 0 || !about.endsWith('.'))).toEqual([])
  const text = JSON.stringify(parts)
  const others = await db.query<{ email: string }[]>(`SELECT email FROM "user" WHERE id <> $1`, [
    user.id,
  ])
  expect(others.length).toBeGreaterThan(1)
  for (const { email } of others) expect(text).not.toContain(email)
  expect(text).not.toMatch(/argon|"password|"hash|"sid"/)
  expect(text).toContain('"invitedBy":"a member"')
  expect(text).toContain('Guestina Vorpal')
  expect(await own.rest('GET', '/my-data.json')).toMatchObject({ status: 200, body: parts })
})

test('my data: rows of an address that is not confirmed are left out (SEC-P9)', async () => {
  const squatter = await person({ emailConfirmedAt: null })
  const { email } = squatter
  await submitContact(submissionContext(), { name: 'Real Owner', email, message: 'My secret' })
  const parts = (await (await api.as(squatter)).ok(MyDataDocument)).myData
  expect(JSON.stringify(parts)).not.toContain('My secret')
  expect(parts.find(({ name }) => name === 'user')?.rows).toMatchObject([{ email }])
})

test('my data: a visitor, an access token and an old sign-in are refused', async () => {
  const user = await person()
  expect((await api.visitor.rest('GET', '/my-data.json')).status).toBe(401)
  const token = await createToken(user, Object.values(TokenScope), api.now())
  expect((await api.withToken(token).rest('GET', '/my-data.json')).status).toBe(403)
  const own = await api.as(user)
  api.later(11 * MINUTE_MS)
  const { status, body } = await own.rest('GET', '/my-data.json')
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'FRESH_PROOF_REQUIRED' })
})
