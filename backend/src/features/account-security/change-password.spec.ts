import { createToken } from '../../../test/api-tokens'
import { PASSWORD, person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { holdLocks, untilWaitingForLock } from '../../../test/lock-waits'
import { findMails } from '../../../test/mails'
import { ChangePasswordDocument, LoginDocument, MeDocument } from '../../../test/operations'
import { TokenScope } from '../../accounts/token-scope'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { passwordChangedMail } from '../auth/auth.mails'

const api = startApi({ rateLimits: true, hasPasswordBlocklist: true })

const NEW = 'the other drop shot'
const input = (values: object = {}) => ({
  input: { currentPassword: PASSWORD, newPassword: NEW, ...values },
})
const storedPassword = async ({ id }: User) =>
  (await db.getRepository(User).findOneOrFail({ where: { id }, select: { password: true } }))
    .password

describe('changePassword', () => {
  test('ends everything but this session, which gets a new cookie, and is mailed (SEC-A14)', async () => {
    const user = await person()
    const [own, phone] = [await api.as(user), await api.as(user)]
    const thief = api.visitor
    thief.cookie = own.cookie
    const token = await createToken(user, [TokenScope.PROFILE_READ], api.now())
    await own.ok(ChangePasswordDocument, input())
    expect(own.cookie).not.toBe(thief.cookie)
    expect((await own.ok(MeDocument)).me.id).toBe(user.id)
    for (const ended of [phone, thief]) expect((await ended.ok(MeDocument)).me).toBeNull()
    expect((await api.withToken(token).rest('GET', '/auth/user')).status).toBe(401)
    const login = (password: string) => ({ input: { email: user.email, password } })
    expect(await api.visitor.fails(LoginDocument, login(PASSWORD))).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await api.visitor.ok(LoginDocument, login(NEW))
    expect(await findMails(passwordChangedMail, user.email)).toHaveLength(1)
  })

  test('refuses a wrong or unsuitable password, and changes nothing (SEC-A14)', async () => {
    const user = await person()
    const [own, phone] = [await api.as(user), await api.as(user)]
    const before = await storedPassword(user)
    for (const [values, field] of [
      [{ currentPassword: 'wrong' }, 'currentPassword'],
      [{ newPassword: 'short' }, 'newPassword'],
      [{ newPassword: 'password' }, 'newPassword'],
      [{ newPassword: 'x'.repeat(1_025) }, 'newPassword'],
    ] as const) {
      const failure = await own.fails(ChangePasswordDocument, input(values))
      expect([failure.code, failure.fields?.map(one => one.field)]).toEqual([
        'BAD_USER_INPUT',
        [field],
      ])
      expect(await storedPassword(user)).toBe(before)
    }
    expect((await phone.ok(MeDocument)).me.id).toBe(user.id)
    expect(await findMails(passwordChangedMail, user.email)).toEqual([])
  })

  test('wrong passwords lock like those of a sign-in (SEC-A14)', async () => {
    const own = await api.as(await person())
    for (let count = 0; count < 10; count += 1)
      await own.fails(ChangePasswordDocument, input({ currentPassword: 'wrong' }))
    expect(await own.fails(ChangePasswordDocument, input())).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('is refused to the owner, visitors and access tokens', async () => {
    const owner = await teamMember()
    expect(await (await api.as(owner)).fails(ChangePasswordDocument, input())).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await api.visitor.fails(ChangePasswordDocument, input())).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const token = await createToken(owner, Object.values(TokenScope), api.now())
    expect(await api.withToken(token).fails(ChangePasswordDocument, input())).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test('of two changes at once one succeeds, and the other is signed out', async () => {
    const user = await person()
    const [one, other] = [await api.as(user), await api.as(user)]
    const release = await holdLocks('SELECT FROM "user" WHERE id = $1 FOR UPDATE', [user.id])
    const both = [
      one.fails(ChangePasswordDocument, input()).catch(() => 'changed'),
      other
        .fails(ChangePasswordDocument, input({ newPassword: 'a third drop shot' }))
        .catch(() => 'changed'),
    ]
    await untilWaitingForLock(2)
    await release()
    const answers = await Promise.all(both)
    expect(answers.filter(answer => answer === 'changed')).toHaveLength(1)
    expect(answers).toContainEqual(expect.objectContaining({ code: 'UNAUTHENTICATED' }))
    expect(await findMails(passwordChangedMail, user.email)).toHaveLength(1)
  })
})
