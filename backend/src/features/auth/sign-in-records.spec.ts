import argon2 from 'argon2'
import type { AuditRecord } from '../../audit/audit-record.entity'
import { PASSWORD, person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { LoginDocument, LogoutDocument } from '../../../test/operations'
import { services } from '../../../test/services'
import { records } from '../../../test/status-changes'
import { createRateLimits } from '../../http/rate-limits'
import { recordRefused } from './sign-in-records.service'

const api = startApi({ rateLimits: true })

const login = (email: string, password: string) =>
  api.visitor.rest('POST', '/auth/login', { email, password })

/** Returns the records once there are as many: refused sign-ins are recorded after the response. */
async function untilRecords(count: number): Promise<AuditRecord[]> {
  let found = await records()
  while (found.length < count) found = await records()
  return found
}

test('sign-in records: a sign-in and a sign-out of the team are recorded (ACCOUNT-30)', async () => {
  const team = await teamMember()
  await api.visitor.ok(LoginDocument, { input: { email: team.email, password: PASSWORD } })
  await (await api.as(team)).ok(LogoutDocument)
  const who = { actorId: team.id, actorEmail: team.email, subjectId: team.id, tokenId: null }
  expect(await records()).toMatchObject([
    { ...who, action: 'sign_in', before: {}, after: {} },
    { ...who, action: 'sign_out', before: {}, after: {} },
  ])
})

test('sign-in records: those of members are not recorded, nor a visitor’s sign-out', async () => {
  const [team, member] = [await teamMember(), await person()]
  await login(member.email, 'wrong')
  await login(member.email, PASSWORD)
  await (await api.as(member)).ok(LogoutDocument)
  await api.visitor.ok(LogoutDocument)
  // The records of refused sign-ins are written in order: this one is the first.
  await login(team.email, 'wrong')
  expect(await untilRecords(1)).toMatchObject([{ subjectId: team.id }])
})

test('sign-in records: refused ones name no address, and equal addresses have equal hashes', async () => {
  const team = await teamMember()
  const typed = [team.email, ` ${team.email.toUpperCase()}`]
  for (const address of typed) expect((await login(address, 'wrong')).status).toBe(401)
  const found = await untilRecords(2)
  const addressHash = expect.stringMatching(/^[\w-]{43}$/) as string
  const refused = { action: 'sign_in_refused', subjectId: team.id, after: { addressHash } }
  const nobody = { actorId: null, actorEmail: null, tokenId: null, before: {} }
  expect(found).toMatchObject([refused, refused])
  expect(found).toMatchObject([nobody, nobody])
  expect(found.map(({ after }) => after['reason'])).toEqual(['password', 'password'])
  expect(found[0]?.after['addressHash']).toBe(found[1]?.after['addressHash'])
  expect(JSON.stringify(found)).not.toContain(team.email)
})

test.each(['known', 'unknown'])(
  'sign-in records: an address that is locked is recorded once an hour (%s)',
  async kind => {
    const [team, member] = [await teamMember(), await person()]
    const email = kind === 'known' ? member.email : 'typed-by-mistake@example.com'
    // The subject is the records; a password that is not checked is as wrong.
    const verify = jest.spyOn(argon2, 'verify').mockResolvedValue(false)
    for (let failure = 0; failure < 10; failure += 1) await login(email, 'wrong')
    for (let refusal = 0; refusal < 3; refusal += 1)
      expect((await login(email, PASSWORD)).status).toBe(429)
    await login(team.email, 'wrong')
    const found = await untilRecords(2)
    verify.mockRestore()
    const subjectId = kind === 'known' ? member.id : null
    expect(found).toMatchObject([
      { action: 'sign_in_refused', subjectId, actorId: null, after: { reason: 'locked' } },
      { action: 'sign_in_refused', subjectId: team.id, after: { reason: 'password' } },
    ])
    expect(found[0]?.after['addressHash']).not.toBe(found[1]?.after['addressHash'])
    expect(JSON.stringify(found)).not.toContain(email)
  },
)

test('sign-in records: at most 60 refused ones of staff an hour, and others beside them (ACCOUNT-30)', async () => {
  const [user, limited] = [await teamMember(), { ...services, rateLimits: createRateLimits(true) }]
  for (let refusal = 0; refusal < 62; refusal += 1)
    await recordRefused(limited, user.email, { reason: 'password', user })
  await recordRefused(limited, 'locked@example.com', { reason: 'locked', user: null })
  const reasons = (await untilRecords(61)).map(({ after }) => after['reason'])
  expect(reasons).toEqual([...Array<string>(60).fill('password'), 'locked'])
})
