import { PASSWORD, person, teamMember } from '../../../test/factories'
import { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { findMails } from '../../../test/mails'
import {
  FinishSignInDocument,
  LoginDocument,
  MeDocument,
  ResetPasswordDocument,
} from '../../../test/operations'
import { addAuthenticator, codeAt, createChallenge } from '../../../test/second-factors'
import { services } from '../../../test/services'
import { records } from '../../../test/status-changes'
import { hashPassword } from '../../accounts/passwords'
import { Session } from '../../accounts/session.entity'
import { User } from '../../accounts/user.entity'
import { MINUTE_MS, SECOND_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { resetPasswordLink } from '../auth/auth.links'
import { secondFactorChangedMail } from './second-factors.mails'

const api = startApi({ rateLimits: true })

const STEP_MS = 30 * SECOND_MS
const later = (ms: number) => new Date(api.now().getTime() + ms)

/** A person with an app, and a challenge of theirs, which another process of the site has made (SEC-A24). */
async function withApp(values: Partial<User> = {}) {
  const member = await person(values)
  const added = await addAuthenticator(member, api.now())
  return { member, ...added, challenge: await createChallenge(member, api.now()) }
}

const finish = (input: { challenge: string; code?: string; recoveryCode?: string }) =>
  api.visitor.ok(FinishSignInDocument, { input })
const refused = (input: { challenge: string; code?: string; recoveryCode?: string }) =>
  api.visitor.fails(FinishSignInDocument, { input })

const WRONG_CODE = { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ field: 'code' })] }
const WRONG_RECOVERY_CODE = {
  code: 'BAD_USER_INPUT',
  fields: [expect.objectContaining({ field: 'recoveryCode' })],
}
const NO_CHALLENGE = {
  code: 'UNAUTHENTICATED',
  message: 'That took too long. Please sign in again.',
}

test('second step: the right password starts no session but returns a challenge (SEC-A20)', async () => {
  const { member, secret } = await withApp()
  const caller = api.visitor
  const input = { email: member.email, password: PASSWORD }
  const failure = await caller.fails(LoginDocument, { input })
  expect(failure).toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
    challenge: expect.any(String),
    methods: ['code', 'recoveryCode'],
  })
  expect(caller.cookie).toBeUndefined()
  expect(await db.getRepository(Session).count()).toBe(0)
  // Its type does not name the details of this code.
  const { challenge } = failure as unknown as { challenge: string }
  expect(challenge).not.toContain(member.id)
  const answer = { challenge, code: codeAt(secret, api.now()) }
  expect((await caller.ok(FinishSignInDocument, { input: answer })).finishSignIn.id).toBe(member.id)
  expect((await caller.ok(MeDocument)).me.id).toBe(member.id)
})

test('second step: REST has the same two steps', async () => {
  const { member, secret } = await withApp()
  const caller = api.visitor
  const body = { email: member.email, password: PASSWORD }
  const first = await caller.rest('POST', '/auth/login', body)
  expect(first).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } })
  // A string, as the documented response says.
  const challenge = (first.body as { challenge: string }).challenge
  const wrong = await caller.rest('POST', '/auth/login/second-factor', {
    challenge,
    code: codeAt(secret, later(MINUTE_MS * 9)),
  })
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } })
  const code = codeAt(secret, api.now())
  const second = await caller.rest('POST', '/auth/login/second-factor', { challenge, code })
  expect(second).toMatchObject({ status: 200, body: { user: { id: member.id } } })
  expect((await caller.rest('GET', '/auth/user')).status).toBe(200)
})

test('second step: a code counts once, also if it is sent twice at once (SEC-A23)', async () => {
  const { secret, challenge } = await withApp()
  const input = { challenge, code: codeAt(secret, api.now()) }
  const outcomes = await Promise.all(
    [input, input, input].map(one =>
      finish(one).then(
        () => 'in',
        () => 'refused',
      ),
    ),
  )
  expect(outcomes.sort()).toEqual(['in', 'refused', 'refused'])
  expect(await refused(input)).toMatchObject(WRONG_CODE)
})

test('second step: accepts a code of the step before and of the step after, not of two away (SEC-A23)', async () => {
  const { secret, challenge } = await withApp()
  for (const [offset, isRight] of [
    [-2, false],
    [2, false],
    [-1, true],
    [0, true],
    [1, true],
  ] as const) {
    const input = { challenge, code: codeAt(secret, later(offset * STEP_MS)) }
    if (isRight) await finish(input)
    else expect(await refused(input)).toMatchObject(WRONG_CODE)
  }
})

test('second step: after a code, none of its step or an earlier one counts (SEC-A23)', async () => {
  const { secret, challenge } = await withApp()
  await finish({ challenge, code: codeAt(secret, later(STEP_MS)) })
  for (const offset of [-1, 0, 1])
    expect(
      await refused({ challenge, code: codeAt(secret, later(offset * STEP_MS)) }),
    ).toMatchObject(WRONG_CODE)
  api.at(later(2 * STEP_MS).toISOString())
  await finish({ challenge, code: codeAt(secret, api.now()) })
})

test('second step: a recovery code counts once, also at once, and is mailed (SEC-A23)', async () => {
  const { challenge, recoveryCodes } = await withApp()
  const [first = '', second = ''] = recoveryCodes
  const input = { challenge, recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')} ` }
  const outcomes = await Promise.all(
    [input, input].map(one =>
      finish(one).then(
        () => 'in',
        () => 'refused',
      ),
    ),
  )
  expect(outcomes.sort()).toEqual(['in', 'refused'])
  expect(await refused(input)).toMatchObject(WRONG_RECOVERY_CODE)
  await finish({ challenge, recoveryCode: second })
  const mails = await findMails(secondFactorChangedMail)
  const used = mails.filter(({ data }) => data['change'] === 'recovery_code_used')
  expect(used.map(({ data }) => data['codesLeft']).sort()).toEqual([8, 9])
})

test('second step: a code of another person, no code, and two codes are refused', async () => {
  const [{ challenge, recoveryCodes, secret }, other] = [await withApp(), await withApp()]
  const now = api.now()
  expect(await refused({ challenge, code: codeAt(other.secret, now) })).toMatchObject(WRONG_CODE)
  const [recoveryCode = ''] = other.recoveryCodes
  expect(await refused({ challenge, recoveryCode })).toMatchObject(WRONG_RECOVERY_CODE)
  expect(await refused({ challenge })).toMatchObject(WRONG_CODE)
  expect(await refused({ challenge, code: '12' })).toMatchObject({ code: 'BAD_USER_INPUT' })
  const both = { challenge, code: codeAt(secret, now), recoveryCode: recoveryCodes[0] ?? '' }
  expect(await refused(both)).toMatchObject(WRONG_RECOVERY_CODE)
  expect(await db.getRepository(Session).count()).toBe(0)
})

test('second step: a challenge of any server lasts five minutes and cannot be made up (SEC-A24)', async () => {
  const { challenge, secret } = await withApp()
  const code = codeAt(secret, later(5 * MINUTE_MS))
  const forged = `${challenge.slice(0, -8)}AAAAAAA=`
  expect(await refused({ challenge: forged, code })).toMatchObject(NO_CHALLENGE)
  expect(await refused({ challenge: 'made up', code })).toMatchObject(NO_CHALLENGE)
  const begin = api.now().getTime()
  api.at(new Date(begin + 5 * MINUTE_MS).toISOString())
  expect(await refused({ challenge, code })).toMatchObject(NO_CHALLENGE)
  api.at(new Date(begin + 5 * MINUTE_MS - 1).toISOString())
  await finish({ challenge, code })
})

test('second step: a challenge ends when the password changes (SEC-A24)', async () => {
  const { member, challenge, secret } = await withApp()
  const password = await hashPassword('another quiet drop shot')
  await db.getRepository(User).update(member.id, { password })
  const input = { challenge, code: codeAt(secret, api.now()) }
  expect(await refused(input)).toMatchObject(NO_CHALLENGE)
})

test('second step: a new password by a mailed link signs nobody in (SEC-A20)', async () => {
  const { member } = await withApp()
  const about = { purpose: resetPasswordLink, subject: member.id, email: member.email }
  const link = await services.links.create({ ...about, now: api.now() }, db.manager)
  const token = services.links.token(resetPasswordLink, link.id)
  const caller = api.visitor
  const newPassword = 'another quiet drop shot'
  await caller.ok(ResetPasswordDocument, { input: { token, newPassword } })
  expect((await caller.ok(MeDocument)).me).toBeNull()
  const input = { email: member.email, password: newPassword }
  expect((await caller.fails(LoginDocument, { input })).code).toBe('SECOND_FACTOR_REQUIRED')
})

test('second step: no session starts if the factor was added during the sign-in (SEC-A20)', async () => {
  const query = db.query.bind(db)
  await query(`CREATE FUNCTION add_factor() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "user" SET "secondFactors" = '{authenticator}'; RETURN NEW; END $$`)
  await query(
    `CREATE TRIGGER add_factor AFTER INSERT ON audit_record FOR EACH ROW EXECUTE FUNCTION add_factor()`,
  )
  try {
    const team = await teamMember()
    const input = { email: team.email, password: PASSWORD }
    expect((await api.visitor.fails(LoginDocument, { input })).code).toBe('UNAUTHENTICATED')
    expect(await db.getRepository(Session).count()).toBe(0)
  } finally {
    await query('DROP FUNCTION add_factor CASCADE')
  }
})

test('second step: ten wrong codes lock the account, and right passwords between them do not help, but a known browser is not locked out (SEC-A21)', async () => {
  const { member, secret, challenge: first } = await withApp()
  const known = await api.visitor.post('/graphql', {
    query: 'mutation ($input: FinishSignInInput!) { finishSignIn(input: $input) { id } }',
    variables: { input: { challenge: first, code: codeAt(secret, api.now()) } },
  })
  const device = known.headers.getSetCookie().find(cookie => cookie.startsWith('device='))
  const wrong = codeAt(secret, later(60 * MINUTE_MS))
  const login = () =>
    api.visitor.fails(LoginDocument, { input: { email: member.email, password: PASSWORD } })
  let given = ''
  for (let count = 0; count < 10; count += 1) {
    if (count % 4 === 0) {
      const failure = (await login()) as unknown as { challenge: string; code: string }
      expect(failure.code).toBe('SECOND_FACTOR_REQUIRED')
      given = failure.challenge
    }
    expect(await refused({ challenge: given, code: wrong })).toMatchObject(WRONG_CODE)
  }
  api.at(later(STEP_MS).toISOString())
  const challenge = await createChallenge(member, api.now())
  const right = { challenge, code: codeAt(secret, api.now()) }
  expect(await refused(right)).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await login()).toMatchObject({ code: 'RATE_LIMITED' })
  const browser = new Caller(() => api.base, device?.split(';')[0])
  expect((await browser.ok(FinishSignInDocument, { input: right })).finishSignIn.id).toBe(member.id)
})

test('second step: staff’s sign-in is recorded once it is finished, and so is a wrong code', async () => {
  const team = await teamMember()
  const { secret } = await addAuthenticator(team, api.now())
  const input = { email: team.email, password: PASSWORD }
  await api.visitor.fails(LoginDocument, { input })
  const challenge = await createChallenge(team, api.now())
  await refused({ challenge, code: codeAt(secret, later(60 * MINUTE_MS)) })
  let found = await records()
  while (found.length < 2) found = await records()
  await finish({ challenge, code: codeAt(secret, api.now()) })
  expect((await records()).map(({ action, after }) => [action, after['reason']])).toEqual([
    ['second_factor_change', undefined],
    ['sign_in_refused', 'second_factor'],
    ['sign_in', undefined],
  ])
})
