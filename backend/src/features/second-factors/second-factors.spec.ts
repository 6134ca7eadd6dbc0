import { person, PASSWORD, teamMember } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { holdLocks, untilWaitingForLock } from '../../../test/lock-waits'
import { findMails, rendered } from '../../../test/mails'
import {
  ConfirmAuthenticatorDocument,
  LoginDocument,
  MySecondFactorsDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
} from '../../../test/operations'
import { addAuthenticator, codeAt } from '../../../test/second-factors'
import { SECRET, services } from '../../../test/services'
import { User } from '../../accounts/user.entity'
import { AuditRecord } from '../../audit/audit-record.entity'
import { deriveKeys, type Secrets } from '../../core/derived-keys'
import { db } from '../../database/data-source'
import { consumeCode } from './authenticator.service'
import { resealAuthenticators } from './authenticator.service'
import { secondFactorChangedMail } from './second-factors.mails'

const api = startApi()

const kindsOf = async ({ id }: User) =>
  (await db.getRepository(User).findOneByOrFail({ id })).secondFactors

const changesMailed = async () =>
  (await findMails(secondFactorChangedMail)).map(({ data }) => data['change'])

test('second factors: an app is added by a code, with ten recovery codes, and is mailed', async () => {
  const member = await person()
  const caller = await api.as(member)
  const { secret, uri } = (await caller.ok(StartAuthenticatorDocument)).startAuthenticator
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toContain('otpauth://totp/Coral%20Way')
  expect(await kindsOf(member)).toEqual([])
  expect((await caller.ok(MySecondFactorsDocument)).mySecondFactors).toEqual({
    id: member.id,
    authenticatorSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })

  const input = { code: ` ${codeAt(secret, api.now()).replace(/^.../, '$& ')}` }
  const { confirmAuthenticator } = await caller.ok(ConfirmAuthenticatorDocument, { input })
  expect(new Set(confirmAuthenticator.recoveryCodes).size).toBe(10)
  for (const code of confirmAuthenticator.recoveryCodes)
    expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
  expect(confirmAuthenticator.secondFactors).toEqual({
    id: member.id,
    authenticatorSince: api.now().toISOString(),
    passkeys: [],
    recoveryCodesLeft: 10,
  })
  expect(await kindsOf(member)).toEqual(['authenticator'])
  const [mail, ...others] = await findMails(secondFactorChangedMail)
  expect(others).toEqual([])
  expect(mail && (await rendered(mail)).text).toContain('An authenticator app was added')
  expect(await db.getRepository(AuditRecord).count()).toBe(0)
})

test('second factors: the database has neither the secret nor a recovery code in plain (SEC-A22)', async () => {
  const member = await person()
  const { secret, recoveryCodes } = await addAuthenticator(member, api.now())
  const [pending, other] = [await api.as(await person()), await person()]
  const started = (await pending.ok(StartAuthenticatorDocument)).startAuthenticator
  await addAuthenticator(other, api.now())
  for (const { tableName } of db.entityMetadatas) {
    const rows = await db.query<unknown[]>(`SELECT * FROM "${tableName}"`)
    const stored = JSON.stringify(rows).toLowerCase().replaceAll('-', '')
    for (const text of [secret, started.secret, ...recoveryCodes])
      expect(stored).not.toContain(text.toLowerCase().replaceAll('-', ''))
  }
})

test('second factors: a wrong code, one of a secret that was replaced, a code without a start and a second app are refused', async () => {
  const member = await person()
  const caller = await api.as(member)
  const none = await caller.fails(ConfirmAuthenticatorDocument, { input: { code: '123456' } })
  expect(none.code).toBe('CONFLICT')
  const first = (await caller.ok(StartAuthenticatorDocument)).startAuthenticator
  const { secret } = (await caller.ok(StartAuthenticatorDocument)).startAuthenticator
  const late = new Date(api.now().getTime() + 3_600_000)
  for (const code of ['12345', 'abcdef', codeAt(secret, late), codeAt(first.secret, api.now())])
    expect(await caller.fails(ConfirmAuthenticatorDocument, { input: { code } })).toMatchObject(
      invalidField('code'),
    )
  expect(await kindsOf(member)).toEqual([])
  const input = { code: codeAt(secret, api.now()) }
  await caller.ok(ConfirmAuthenticatorDocument, { input })
  expect((await caller.fails(StartAuthenticatorDocument)).code).toBe('CONFLICT')
  expect((await caller.fails(ConfirmAuthenticatorDocument, { input })).code).toBe('CONFLICT')
  expect(await changesMailed()).toEqual(['authenticator_added'])
})

test('second factors: a code does not confirm a secret that replaces its own meanwhile', async () => {
  const member = await person()
  const caller = await api.as(member)
  const { secret } = (await caller.ok(StartAuthenticatorDocument)).startAuthenticator
  const release = await holdLocks(
    `UPDATE authenticator SET secret = 'another one' WHERE "userId" = $1`,
    [member.id],
  )
  const input = { code: codeAt(secret, api.now()) }
  const refused = caller.fails(ConfirmAuthenticatorDocument, { input })
  await untilWaitingForLock()
  await release()
  expect(await refused).toMatchObject(invalidField('code'))
  expect(await kindsOf(member)).toEqual([])
})

test('second factors: two concurrent confirmations add one app and ten codes', async () => {
  const member = await person()
  const caller = await api.as(member)
  const { secret } = (await caller.ok(StartAuthenticatorDocument)).startAuthenticator
  const input = { code: codeAt(secret, api.now()) }
  const confirm = () =>
    caller.ok(ConfirmAuthenticatorDocument, { input }).then(
      () => 'added',
      () => 'refused',
    )
  expect((await Promise.all([confirm(), confirm()])).sort()).toEqual(['added', 'refused'])
  const { mySecondFactors } = await caller.ok(MySecondFactorsDocument)
  expect(mySecondFactors.recoveryCodesLeft).toBe(10)
})

test('second factors: recovery codes are renewed, and go with the last second factor', async () => {
  const member = await person()
  const caller = await api.as(member)
  expect((await caller.fails(RenewRecoveryCodesDocument)).code).toBe('CONFLICT')
  expect((await caller.fails(RemoveAuthenticatorDocument)).code).toBe('NOT_FOUND')
  const { recoveryCodes } = await addAuthenticator(member, api.now())
  const renewed = (await caller.ok(RenewRecoveryCodesDocument)).renewRecoveryCodes
  expect(renewed.secondFactors.recoveryCodesLeft).toBe(10)
  expect(renewed.recoveryCodes.filter(code => recoveryCodes.includes(code))).toEqual([])
  expect((await caller.ok(RemoveAuthenticatorDocument)).removeAuthenticator).toMatchObject({
    authenticatorSince: null,
    recoveryCodesLeft: 0,
  })
  expect(await kindsOf(member)).toEqual([])
  expect((await changesMailed()).sort()).toEqual([
    'authenticator_added',
    'authenticator_removed',
    'recovery_codes_renewed',
  ])
  const input = { email: member.email, password: PASSWORD }
  expect((await api.visitor.ok(LoginDocument, { input })).login.id).toBe(member.id)
})

test('second factors: staff’s are recorded', async () => {
  const team = await teamMember()
  await addAuthenticator(team, api.now())
  const [record] = await db.getRepository(AuditRecord).find()
  expect(record).toMatchObject({
    action: 'second_factor_change',
    actorId: team.id,
    subjectId: team.id,
    after: { change: 'authenticator_added' },
  })
})

test('second factors: a secret survives a change of SESSION_SECRET (OPS-5)', async () => {
  const member = await person()
  const { secret } = await addAuthenticator(member, api.now())
  const next = 'another secret that is long enough'
  const keysOf = (...secrets: Secrets) => deriveKeys(secrets, 'authenticators').authenticators
  await resealAuthenticators(keysOf(next, SECRET))
  const keys = { ...services.keys, authenticators: keysOf(next) }
  const code = codeAt(secret, api.now())
  expect(await consumeCode(services, member.id, code, api.now())).toBe(false)
  expect(await consumeCode({ ...services, keys }, member.id, code, api.now())).toBe(true)
})
