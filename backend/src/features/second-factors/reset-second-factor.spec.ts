import { randomUUID } from 'node:crypto'
import { PASSWORD, person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails } from '../../../test/mails'
import { LoginDocument, MeDocument, ResetSecondFactorDocument } from '../../../test/operations'
import { addAuthenticator } from '../../../test/second-factors'
import { services } from '../../../test/services'
import { records } from '../../../test/status-changes'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { Authenticator } from './authenticator.entity'
import { RecoveryCode } from './recovery-code.entity'
import { resetSecondFactorByCommand } from './reset-second-factor.service'
import { secondFactorChangedMail } from './second-factors.mails'

const api = startApi()

const login = ({ email }: User) =>
  api.visitor.ok(LoginDocument, { input: { email, password: PASSWORD } })

const resetsMailed = async () =>
  (await findMails(secondFactorChangedMail)).filter(
    ({ data }) => data['change'] === 'reset_by_club',
  )

test('reset of a second factor: the owner resets a member’s, whose sessions end (SEC-A25)', async () => {
  const [team, member, other] = [await teamMember(), await person(), await person()]
  for (const one of [member, other]) await addAuthenticator(one, api.now())
  const session = await api.as(member)
  const input = { userId: member.id }
  await (await api.as(team)).ok(ResetSecondFactorDocument, { input })
  expect((await session.ok(MeDocument)).me).toBeNull()
  expect((await login(member)).login.id).toBe(member.id)
  expect(await db.getRepository(Authenticator).countBy({ userId: member.id })).toBe(0)
  expect(await db.getRepository(RecoveryCode).countBy({ userId: member.id })).toBe(0)
  expect(await db.getRepository(Authenticator).countBy({ userId: other.id })).toBe(1)
  expect((await resetsMailed()).map(({ to }) => to)).toEqual([member.email])
  const found = (await records()).filter(({ action }) => action === 'second_factor_reset')
  expect(found).toMatchObject([{ actorId: team.id, subjectId: member.id }])
})

test('reset of a second factor: nobody but the owner resets one, and not their own (SEC-A25)', async () => {
  const [team, member] = [await teamMember(), await person()]
  for (const one of [team, member]) await addAuthenticator(one, api.now())
  const input = { userId: member.id }
  for (const who of [member, await staffPerson('MANAGER')])
    expect((await (await api.as(who)).fails(ResetSecondFactorDocument, { input })).code).toBe(
      'FORBIDDEN',
    )
  const owner = await api.as(team)
  const codeOf = async (userId: string) =>
    (await owner.fails(ResetSecondFactorDocument, { input: { userId } })).code
  expect(await codeOf(team.id)).toBe('FORBIDDEN')
  expect(await codeOf(randomUUID())).toBe('NOT_FOUND')
  expect(await codeOf((await person()).id)).toBe('CONFLICT')
  expect(await resetsMailed()).toEqual([])
})

test('reset of a second factor: the operator resets the owner’s, once (SEC-A25)', async () => {
  const team = await teamMember()
  await addAuthenticator(team, api.now())
  expect(await resetSecondFactorByCommand(services, team, api.now())).toBe(true)
  expect(await resetSecondFactorByCommand(services, team, api.now())).toBe(false)
  expect((await login(team)).login.id).toBe(team.id)
  expect(await resetsMailed()).toHaveLength(1)
  const found = (await records()).filter(({ action }) => action === 'admin_command')
  expect(found).toMatchObject([{ subjectId: team.id, after: { command: 'reset-second-factor' } }])
})
