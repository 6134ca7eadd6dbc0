import { randomUUID } from 'node:crypto'
import { createToken } from '../../test/api-tokens'
import type { Caller } from '../../test/caller'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { TokenScope } from '../accounts/token-scope'
import { db } from '../database/data-source'
import { ContactSubmission } from '../features/contact/contact-submission.entity'

const api = startApi()
const stored = () => db.getRepository(ContactSubmission).count()

async function contact(caller: Caller, key: string, message = 'Is there parking?') {
  const body = { name: 'Rosa', email: 'rosa@example.com', message }
  const response = await caller.post('/api/contact', body, { 'Idempotency-Key': key })
  return { status: response.status, body: await response.json() }
}

describe('a REST call with an idempotency key (ADR-41)', () => {
  test('runs once with a token, and a repeated request gets the first response', async () => {
    const member = await person()
    const token = await createToken(member, [TokenScope.PROFILE_WRITE], api.now())
    const caller = api.withToken(token)
    const key = randomUUID()
    const first = await contact(caller, key)
    expect(first.status).toBe(201)
    expect(await contact(caller, key)).toEqual(first)
    expect(await stored()).toBe(1)
    expect(await contact(caller, key, 'Another question.')).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    })
    await contact(caller, randomUUID())
    expect(await stored()).toBe(2)
  })

  test('names the header if the key is no UUID', async () => {
    expect(await contact(await api.as(await person()), 'a-key')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Idempotency-Key' }] },
    })
  })

  test('is not looked at for visitors', async () => {
    const key = randomUUID()
    for (let turn = 0; turn < 2; turn += 1) await contact(api.visitor, key)
    expect(await stored()).toBe(2)
  })
})
