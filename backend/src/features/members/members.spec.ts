import { PASSWORD, createPeople, person, teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { proveIdentity } from '../../../test/fresh-proof'
import { invalidField, startApi } from '../../../test/harness'
import { LoginDocument, MeDocument, UpdateProfileDocument } from '../../../test/operations'
import { db } from '../../database/data-source'
import { Session } from '../../accounts/session.entity'
import { User } from '../../accounts/user.entity'

const api = startApi()

const change = (caller: Caller, input: object) => caller.ok(UpdateProfileDocument, { input })
const stored = (id: string) => db.getRepository(User).findOneByOrFail({ id })

describe('updateProfile', () => {
  test('changes the given fields, trimmed, and keeps the others', async () => {
    const caller = await api.as(await person({ email: 'camila@example.com' }))
    const { updateProfile } = await change(caller, { firstName: ' Cam ' })
    expect(updateProfile).toMatchObject({
      firstName: 'Cam',
      lastName: 'Alvarez',
      email: 'camila@example.com',
    })
    expect((await change(caller, {})).updateProfile).toEqual(updateProfile)
  })

  test('an emptied name becomes null', async () => {
    const caller = await api.as(await person())
    const { updateProfile } = await change(caller, { firstName: '', lastName: ' ' })
    expect(updateProfile).toMatchObject({ firstName: null, lastName: null })
    await change(caller, { firstName: 'Cam', lastName: 'Ruiz' })
    const nulls = await change(caller, { firstName: null, email: null })
    expect(nulls.updateProfile).toMatchObject({
      firstName: null,
      lastName: 'Ruiz',
      email: updateProfile.email,
    })
  })

  const refused = [
    ['firstName', 'x'.repeat(101), 'Please use at most 100 characters'],
    ['lastName', 'a\u0000', 'Please use plain text only'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'camila@', 'Please enter a valid email address'],
    ['membershipPlan', 'x'.repeat(33), 'Please use at most 32 characters'],
  ] as const
  test('refuses wrong values and changes nothing', async () => {
    const member = await person()
    const caller = await api.as(member)
    for (const [field, value, message] of refused) {
      const input = { firstName: 'New', [field]: value }
      expect(await caller.fails(UpdateProfileDocument, { input })).toMatchObject(
        invalidField(field, message),
      )
    }
    expect((await stored(member.id)).firstName).toBe('Camila')
  })

  test('ignores a member’s membershipPlan and stores the team’s (SEC-A11)', async () => {
    const caller = await api.as(await person({ membershipPlan: 'elite' }))
    const wish = { membershipPlan: 'champion' }
    expect((await change(caller, wish)).updateProfile.membershipPlan).toBe('elite')
    const team = await api.team()
    expect((await change(team, wish)).updateProfile.membershipPlan).toBe('champion')
  })
})

describe('updateProfile: a new email address', () => {
  test('is normalised and signs in from then on', async () => {
    const caller = await api.as(await person({ email: 'old@example.com' }))
    const { updateProfile } = await change(caller, { email: ' New@Example.com ' })
    expect(updateProfile.email).toBe('new@example.com')
    const login = (email: string) => ({ input: { email, password: PASSWORD } })
    await api.visitor.ok(LoginDocument, login('new@example.com'))
    expect(await api.visitor.fails(LoginDocument, login('old@example.com'))).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  test('ends every other session and gives this one a new id (SEC-S8)', async () => {
    const member = await person()
    const [phone, laptop, stolen] = [
      await api.as(member),
      await api.as(member),
      await api.as(member),
    ]
    stolen.cookie = laptop.cookie
    const otherMember = await api.as(await person())
    await change(laptop, { email: 'new@example.com' })
    expect(laptop.cookie).not.toBe(stolen.cookie)
    expect((await laptop.ok(MeDocument)).me.email).toBe('new@example.com')
    for (const ended of [phone, stolen]) expect((await ended.ok(MeDocument)).me).toBeNull()
    expect((await otherMember.ok(MeDocument)).me).not.toBeNull()
    expect(await db.getRepository(Session).count()).toBe(2)
  })

  test('does not prolong the session', async () => {
    api.at('2026-07-01T12:00:00Z')
    const caller = await api.as(await person())
    api.at('2026-07-30T12:00:00Z')
    await proveIdentity(caller)
    await change(caller, { email: 'new@example.com' })
    api.at('2026-08-01T12:00:00Z')
    expect((await caller.ok(MeDocument)).me).toBeNull()
  })

  test('in another spelling is the same address and ends no session', async () => {
    const member = await person({ email: 'camila@example.com' })
    const [caller, other] = [await api.as(member), await api.as(member)]
    await change(caller, { email: ' CAMILA@example.com', firstName: 'Cam' })
    expect((await other.ok(MeDocument)).me.firstName).toBe('Cam')
  })

  test('refuses a registered one in every spelling with CONFLICT, changing nothing and ending no session', async () => {
    await person({ email: 'taken@example.com' })
    const member = await person()
    const caller = await api.as(member)
    for (const email of ['taken@example.com', ' TAKEN@example.com', 'ｔaken@example.com']) {
      const input = { email, firstName: 'New' }
      expect(await caller.fails(UpdateProfileDocument, { input })).toMatchObject({
        code: 'CONFLICT',
        fields: [{ field: 'email', message: 'That email address is already registered' }],
      })
    }
    expect((await caller.ok(MeDocument)).me).toMatchObject({
      email: member.email,
      firstName: 'Camila',
    })
  })

  test('refuses the team’s address, and any change of the team’s own, with CONFLICT (SEC-A10)', async () => {
    const team = await teamMember()
    const member = await api.as(await person())
    expect(
      await member.fails(UpdateProfileDocument, { input: { email: team.email.toUpperCase() } }),
    ).toMatchObject({ code: 'CONFLICT' })
    const caller = await api.as(team)
    expect(
      await caller.fails(UpdateProfileDocument, { input: { email: 'other@example.com' } }),
    ).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'email' }] })
    const { updateProfile } = await change(caller, { firstName: 'Front', email: team.email })
    expect(updateProfile).toMatchObject({ firstName: 'Front', email: team.email, isAdmin: true })
  })

  test('refuses the sixth on one New York day with RATE_LIMITED', async () => {
    api.at('2026-07-02T03:00:00Z')
    const caller = await api.as(await person({ emailChangedOn: '2026-07-01', emailChanges: 4 }))
    await change(caller, { email: 't5@example.com' })
    expect(
      await caller.fails(UpdateProfileDocument, { input: { email: 't6@example.com' } }),
    ).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 3600,
      resetsAt: '2026-07-02T04:00:00.000Z',
    })
    expect((await caller.ok(MeDocument)).me.email).toBe('t5@example.com')
    api.at('2026-07-02T04:00:00Z')
    await proveIdentity(caller)
    await change(caller, { email: 't6@example.com' })
  })

  test('of many concurrent changes five succeed', async () => {
    const [member] = await createPeople(1)
    const callers = await Promise.all(Array.from({ length: 7 }, () => api.as(member!)))
    const answers = await Promise.all(
      callers.map((caller, turn) =>
        caller.rest('PUT', '/auth/profile', { email: `t${turn}@example.com` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5)
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  })
})

describe('PUT /api/auth/profile', () => {
  test('returns 200 with the person; the plan is unchanged', async () => {
    const member = await person({ email: 'camila@example.com' })
    const caller = await api.as(member)
    const { status, body } = await caller.rest('PUT', '/auth/profile', {
      firstName: 'Cam',
      lastName: 'Alvarez',
      email: 'camila@example.com',
      membershipPlan: 'champion',
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: member.id,
        email: 'camila@example.com',
        firstName: 'Cam',
        lastName: 'Alvarez',
        profileImageUrl: null,
        authProvider: 'local',
        membershipPlan: null,
        membershipStatus: 'active',
        joinDate: member.joinDate?.toISOString(),
        createdAt: member.createdAt.toISOString(),
        updatedAt: expect.any(String),
        isAdmin: false,
      },
    })
  })

  test('refuses fields that the person may not change, naming each, and changes nothing (SEC-A11)', async () => {
    const member = await person({ email: 'camila@example.com' })
    const other = await person()
    const before = await stored(member.id)
    const foreign = {
      id: other.id,
      membershipStatus: 'paused',
      role: 'ADMIN',
      isAdmin: true,
      joinDate: '2001-01-01',
      authProvider: 'google',
      createdAt: '2001-01-01',
      password: 'another password',
    }
    const { status, body } = await (
      await api.as(member)
    ).rest('PUT', '/auth/profile', { firstName: 'Cam', email: 'camila@example.com', ...foreign })
    expect(status).toBe(400)
    const named = (body.errors as { field: string }[]).map(({ field }) => field)
    expect(named).toEqual(Object.keys(foreign))
    expect(await stored(member.id)).toEqual(before)
    expect((await stored(other.id)).firstName).toBe('Camila')
    await api.visitor.ok(LoginDocument, {
      input: { email: 'camila@example.com', password: PASSWORD },
    })
  })

  test('returns 400, 401, 409 and 429 where GraphQL returns an error', async () => {
    api.at('2026-07-01T12:00:00Z')
    await person({ email: 'taken@example.com' })
    const caller = await api.as(await person())
    const put = (body: unknown) => caller.rest('PUT', '/auth/profile', body)
    expect(await put({ email: 'x' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', message: 'Please enter a valid email address' }] },
    })
    expect(await put({ firstName: 5 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'firstName' }] },
    })
    expect(await put([])).toMatchObject({ status: 400 })
    expect(await put({ email: 'taken@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
    expect(await api.visitor.rest('PUT', '/auth/profile', {})).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    })
    const changed = await api.as(await person({ emailChangedOn: '2026-07-01', emailChanges: 5 }))
    const again = { email: 't6@example.com' }
    const { status, headers } = await changed.rest('PUT', '/auth/profile', again)
    expect({ status, after: headers.get('retry-after') }).toEqual({ status: 429, after: '3600' })
  })
})
