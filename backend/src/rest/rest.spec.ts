import { PASSWORD, createPeople, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { joinWaitlist } from '../features/waitlist/waitlist.service'

const api = startApi()

const camila = {
  firstName: 'Camila',
  lastName: 'Alvarez',
  email: 'Camila@Example.com',
  password: 'a quiet drop shot',
}
const unauthorized = { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHENTICATED' } }
const denied = { status: 403, body: { message: 'Access Denied', code: 'FORBIDDEN' } }
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

describe('GET /api/auth/user', () => {
  test('returns the signed-in person without secrets', async () => {
    const { id, email } = await person()
    const { status, body } = await (
      await api.as(await person({ email: 'a@b.example' }))
    ).rest('GET', '/auth/user')
    expect({ status, email: body.email }).toEqual({ status: 200, email: 'a@b.example' })
    expect(JSON.stringify(body)).not.toMatch(/password|argon|sess/i)
    expect(JSON.stringify(body)).not.toContain(id)
    expect(JSON.stringify(body)).not.toContain(email)
  })

  test('answers 401 to a visitor', async () => {
    expect(await api.visitor.rest('GET', '/auth/user')).toMatchObject(unauthorized)
  })
})

describe('POST /api/auth/register', () => {
  test('returns 201 with the user and starts a session', async () => {
    const caller = api.visitor
    const { status, body } = await caller.rest('POST', '/auth/register', {
      ...camila,
    })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        user: { id: uuid, email: 'camila@example.com', isAdmin: false, membershipPlan: null },
      },
    })
    expect(await caller.rest('GET', '/auth/user')).toMatchObject({
      status: 200,
      body: { id: body.user.id },
    })
  })

  test('returns 400 naming every invalid field', async () => {
    expect(await api.visitor.rest('POST', '/auth/register', {})).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        message: 'First name is required',
        errors: [
          { field: 'firstName', message: 'First name is required' },
          { field: 'lastName', message: 'Last name is required' },
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'password', message: 'Password must be at least 8 characters long' },
        ],
      },
    })
  })

  test('returns 409 for a taken address', async () => {
    await api.visitor.rest('POST', '/auth/register', camila)
    expect(await api.visitor.rest('POST', '/auth/register', camila)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'That email address is already registered' },
    })
  })
})

describe('POST /api/auth/login', () => {
  test('returns 200 and starts a session', async () => {
    const { id, email } = await person()
    const caller = api.visitor
    expect(await caller.rest('POST', '/auth/login', { email, password: PASSWORD })).toMatchObject({
      status: 200,
    })
    expect((await caller.rest('GET', '/auth/user')).body.id).toBe(id)
  })

  test('returns 401 with another message than a missing session', async () => {
    const { email } = await person()
    expect(
      await api.visitor.rest('POST', '/auth/login', { email, password: 'wrong one' }),
    ).toMatchObject({
      status: 401,
      body: { message: 'That email and password do not match' },
    })
  })

  const wrong = [
    [{ email: [], password: {} }, 'email', 'password'],
    [{ email: 'a@b.example', password: 123456 }, 'password'],
    [{ email: null, password: 'x' }, 'email'],
  ] as const
  test.each(wrong)('refuses %j, naming each field (SEC-I2)', async (body, ...fields) => {
    const answer = await api.visitor.rest('POST', '/auth/login', body)
    const errors = fields.map(field => ({ field, path: [field] }))
    expect(answer).toMatchObject({ status: 400, body: { errors } })
    expect(JSON.stringify(answer.body)).not.toContain('123456')
  })
})

describe('POST /api/auth/logout', () => {
  test('ends the session, without a body or content type', async () => {
    const caller = await api.as(await person())
    const { cookie } = caller
    const response = await caller.send('/api/auth/logout', { method: 'POST' })
    expect(response.status).toBe(200)
    caller.cookie = cookie
    expect(await caller.rest('GET', '/auth/user')).toMatchObject(unauthorized)
  })

  test('succeeds without a session', async () => {
    expect((await api.visitor.rest('POST', '/auth/logout')).status).toBe(200)
  })
})

describe('POST /api/waitlist', () => {
  test('answers 201, then 200 with the same entry; ignores a status that is sent (SEC-D8)', async () => {
    const member = await person()
    const caller = await api.as(member)
    const first = await caller.rest('POST', '/waitlist', {
      userId: member.id,
      status: 'joined',
    })
    expect(first).toMatchObject({
      status: 201,
      body: { id: uuid, position: 1, status: 'waiting', joinedAt: instant },
    })
    const userId = member.id.toUpperCase()
    const again = await caller.rest('POST', '/waitlist', { userId, status: 'waiting' })
    expect(again).toMatchObject({ status: 200, body: first.body })
  })

  test('accepts a referral code', async () => {
    const [referrer, friend] = await createPeople(2)
    const { entry } = await joinWaitlist(referrer!, {}, api.now())
    await (await api.as(friend!)).rest('POST', '/waitlist', { referralCode: entry.referralCode })
    expect((await (await api.as(referrer!)).rest('POST', '/waitlist')).body.referralRewards).toBe(1)
  })

  test('answers 401 to a visitor and 403 for somebody else’s id (SEC-Z1)', async () => {
    expect(await api.visitor.rest('POST', '/waitlist', {})).toMatchObject(unauthorized)
    const [member, other] = await createPeople(2)
    expect(
      await (await api.as(member!)).rest('POST', '/waitlist', { userId: other!.id }),
    ).toMatchObject(denied)
  })

  test('returns 409 with resetsAt to the 81st of the day, and WAITLIST_CLOSED when all places are taken', async () => {
    api.at('2026-07-01T16:00:00Z')
    await db.query(`UPDATE waitlist_counter SET total = 80, "dayCount" = 80, day = '2026-07-01'`)
    const late = await api.as(await person())
    expect(await late.rest('POST', '/waitlist', {})).toMatchObject({
      status: 409,
      body: { code: 'DAILY_LIMIT', resetsAt: '2026-07-02T04:00:00.000Z' },
    })
    await db.query('UPDATE waitlist_counter SET total = 225')
    expect(await late.rest('POST', '/waitlist', {})).toMatchObject({
      status: 409,
      body: { code: 'WAITLIST_CLOSED' },
    })
  })
})

test('GET /api/waitlist/stats has exactly two keys (SEC-O5)', async () => {
  const { status, body } = await api.visitor.rest('GET', '/waitlist/stats')
  expect({ status, body }).toEqual({ status: 200, body: { dailySignups: 0, spotsRemaining: 80 } })
})

describe('GET /api/admin/waitlist', () => {
  test('returns the whole list to the team, by position, with exactly the documented members', async () => {
    await createPeople(203)
    await db.query(
      `INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
       SELECT id, n, '2026-03-01', n, now(), 'CODE' || n FROM (SELECT id, row_number() OVER () AS n FROM "user") person`,
    )
    const { status, body } = await (await api.team()).rest('GET', '/admin/waitlist')
    expect(status).toBe(200)
    expect(body.map(({ position }: { position: number }) => position)).toEqual(
      Array.from({ length: 203 }, (_, index) => index + 1),
    )
    expect(body[0]).toEqual({
      id: uuid,
      position: 1,
      status: 'waiting',
      createdAt: instant,
      user: { firstName: 'Pat', lastName: 'Quick', email: expect.any(String), joinDate: null },
    })
  })

  test('refuses a visitor and a member', async () => {
    expect(await api.visitor.rest('GET', '/admin/waitlist')).toMatchObject(unauthorized)
    expect(await (await api.as(await person())).rest('GET', '/admin/waitlist')).toMatchObject(
      denied,
    )
  })
})

describe('POST /api/contact', () => {
  const message = {
    name: 'Camila',
    email: 'c@example.com',
    phone: '',
    message: 'When do you open?',
  }

  test('returns 201, and a retry with the same key stores one row', async () => {
    const keyed = { ...message, submissionKey: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924' }
    const first = await api.visitor.rest('POST', '/contact', keyed)
    expect(first).toMatchObject({ status: 201, body: { id: uuid } })
    expect((await api.visitor.rest('POST', '/contact', keyed)).body.id).toBe(first.body.id)
    expect(await db.query('SELECT phone, status FROM contact_submission')).toEqual([
      { phone: null, status: 'new' },
    ])
  })

  test('returns 400 naming the field', async () => {
    expect(await api.visitor.rest('POST', '/contact', { ...message, message: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'message', message: 'Message is required' }] },
    })
  })
})

describe('REST requests', () => {
  test('answers an unknown path with a JSON 404 (SEC-O1)', async () => {
    expect(await api.visitor.rest('GET', '/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })

  test('answers another method with a 405 that lists the allowed ones (SEC-Z1)', async () => {
    const { status, headers } = await api.visitor.rest('DELETE', '/waitlist')
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'POST, OPTIONS' })
  })

  const post = (body: string, type: string) =>
    api.visitor.send('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type } })

  const bodies = [
    ['{broken', 'application/json', 400],
    ['a=b', 'application/x-www-form-urlencoded', 415],
    ['{}', 'text/plain', 415],
    [JSON.stringify({ email: 'x'.repeat(110_000) }), 'application/json', 413],
    ['"text"', 'application/json', 400],
  ] as const
  test.each(bodies)('%.20s as %s answers %i (SEC-C2, SEC-I6)', async (body, type, status) => {
    const response = await post(body, type)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.any(String) })
  })

  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  test.each(foreign)('refuses a write from another site (%j) (SEC-C5, SEC-C8)', async headers => {
    const init = {
      method: 'POST',
      body: '{}',
      headers: { ...headers, 'content-type': 'application/json' },
    }
    const header = 'origin' in headers ? 'Origin' : 'Sec-Fetch-Site'
    const message = `Requests from another site's page are refused (${header}).`
    const refused = await api.visitor.send('/api/auth/login', init)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({ code: 'FORBIDDEN', message })
  })

  test('accepts a write from the site’s own page', async () => {
    const headers = { origin: api.base, 'content-type': 'application/json' }
    const response = await api.visitor.send('/api/auth/login', {
      method: 'POST',
      body: '{}',
      headers,
    })
    expect(response.status).toBe(400)
  })

  test('have no-store and the security headers in the response', async () => {
    const { headers } = await (await api.as(await person())).rest('GET', '/bookings')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("style-src 'self';")
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })
})
