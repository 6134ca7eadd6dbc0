import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import {
  LoginDocument,
  MeDocument,
  RegisterDocument,
  UpdateProfileDocument,
} from '../../test/operations'
import { db } from '../database/data-source'
import { ConfigurationError } from '../core/configuration-error'
import { hashPassword } from './passwords'
import { Role, User } from './user.entity'
import { provisionTeamAccount } from './team-account'
import { passwordBlocklist } from '../../test/services'

const api = startApi()
const address = 'Team@Club.example'
const provision = (
  email = address,
  settings: { password?: string; mayChangeEmail?: boolean } = {},
) =>
  provisionTeamAccount(
    { email, password: PASSWORD, mayChangeEmail: false, passwordBlocklist, ...settings },
    new Date(),
  )
const withoutPassword = {
  email: address,
  password: undefined,
  mayChangeEmail: false,
  passwordBlocklist,
}
const admins = async () => {
  const found = await db.getRepository(User).findBy({ role: Role.ADMIN })
  return found.map(({ email }) => email)
}
const login = (email: string, password: string) =>
  api.visitor.ok(LoginDocument, { input: { email, password } })

test('team account: is created once, with the role ADMIN', async () => {
  await provision()
  await provision()
  expect(await db.getRepository(User).count()).toBe(1)
  const caller = api.visitor
  await caller.ok(LoginDocument, { input: { email: 'TEAM@club.example', password: PASSWORD } })
  expect((await caller.ok(MeDocument)).me).toMatchObject({ isAdmin: true, role: 'ADMIN' })
})

test('team account: its address counts as confirmed, also in an account created before confirmation existed', async () => {
  const emailConfirmedAt = async () => {
    const team = await db.getRepository(User).findOneByOrFail({ role: Role.ADMIN })
    return team.emailConfirmedAt
  }
  await provision()
  const confirmed = await emailConfirmedAt()
  expect(confirmed).toBeInstanceOf(Date)
  await provision()
  expect(await emailConfirmedAt()).toEqual(confirmed)
  await db.getRepository(User).update({ role: Role.ADMIN }, { emailConfirmedAt: null })
  await provision()
  expect(await emailConfirmedAt()).toBeInstanceOf(Date)
})

test('team account: nobody can register its address, in any spelling, and a look-alike gives no rights (SEC-A10, SEC-Z3)', async () => {
  await provision()
  const eve = { firstName: 'Eve', lastName: 'L', password: 'my own password' }
  for (const email of ['team@club.example', ' TEAM@CLUB.EXAMPLE ', 'ｔｅａｍ@club.example'])
    expect(await api.visitor.fails(RegisterDocument, { input: { ...eve, email } })).toMatchObject({
      code: 'CONFLICT',
    })
  const caller = api.visitor
  await caller.ok(RegisterDocument, { input: { ...eve, email: 'tеam@club.example' } })
  expect((await caller.ok(MeDocument)).me).toMatchObject({ isAdmin: false })
})

test('team account: refuses to start with a member’s ADMIN_EMAIL, and without a password if there is no account', async () => {
  await person({ email: 'camila@example.com' })
  await expect(provision('camila@example.com')).rejects.toThrow('ADMIN_EMAIL')
  await expect(provisionTeamAccount(withoutPassword, new Date())).rejects.toThrow('ADMIN_PASSWORD')
  await provision()
  await expect(provisionTeamAccount(withoutPassword, new Date())).resolves.toBeUndefined()
})

test('team account: a new ADMIN_PASSWORD replaces the old one and ends its sessions', async () => {
  await provision()
  const caller = api.visitor
  await caller.ok(LoginDocument, { input: { email: address, password: PASSWORD } })
  await provision(address, { password: 'another password' })
  expect((await caller.ok(MeDocument)).me).toBeNull()
  await login(address, 'another password')
})

test('team account: a new password has 12 characters at least, an old one stays (SEC-A10)', async () => {
  await expect(provision(address, { password: 'eleven char' })).rejects.toThrow('12 characters')
  expect(await admins()).toEqual([])
  await person({
    email: 'team@club.example',
    role: Role.ADMIN,
    password: await hashPassword('old'),
  })
  await provisionTeamAccount(withoutPassword, new Date())
  await provision(address, { password: 'old' })
  await login(address, 'old')
  await expect(provision(address, { password: 'also old' })).rejects.toThrow(ConfigurationError)
})

test('team account: refuses a start that would demote an account, naming both addresses', async () => {
  await provision()
  const caller = api.visitor
  await caller.ok(LoginDocument, { input: { email: address, password: PASSWORD } })
  const refused = provision('tema@club.example')
  await expect(refused).rejects.toThrow(ConfigurationError)
  await expect(refused).rejects.toThrow(
    /"npm run admin -- set-email team@club\.example tema@club\.example"[^]*ADMIN_EMAIL_CHANGE=yes/,
  )
  expect(await db.getRepository(User).count()).toBe(1)
  expect((await caller.ok(MeDocument)).me).toMatchObject({ isAdmin: true })
})

test('team account: with ADMIN_EMAIL_CHANGE=yes the former address loses its rights and sessions; restoring it needs no flag, and ends its sessions as a member; left set it changes nothing', async () => {
  const left = { mayChangeEmail: true }
  await provision()
  const caller = api.visitor
  await caller.ok(LoginDocument, { input: { email: address, password: PASSWORD } })
  await provision(address, left)
  expect((await caller.ok(MeDocument)).me).toMatchObject({ isAdmin: true })
  await provision('tema@club.example', left)
  expect(await admins()).toEqual(['tema@club.example'])
  expect((await caller.ok(MeDocument)).me).toBeNull()
  await caller.ok(LoginDocument, { input: { email: address, password: PASSWORD } })
  expect((await caller.ok(MeDocument)).me).toMatchObject({ isAdmin: false })
  await provision()
  expect(await admins()).toEqual(['team@club.example'])
  expect((await caller.ok(MeDocument)).me).toBeNull()
  await provision('tema@club.example')
  expect(await admins()).toEqual(['tema@club.example'])
  await provision(address, left)
  expect(await admins()).toEqual(['team@club.example'])
  await person({ email: 'camila@example.com' })
  await expect(provision('camila@example.com', left)).rejects.toThrow('a member’s address')
})

test('team account: a former one that takes another address of its own is a member’s for good (SEC-A10)', async () => {
  await provision()
  await provision('new@club.example', { mayChangeEmail: true })
  const caller = api.visitor
  await caller.ok(LoginDocument, { input: { email: address, password: PASSWORD } })
  await caller.ok(UpdateProfileDocument, { input: { firstName: 'Rosa' } })
  await provision(address)
  await provision('new@club.example')
  await caller.ok(LoginDocument, { input: { email: address, password: PASSWORD } })
  await caller.ok(UpdateProfileDocument, { input: { email: 'moved@club.example' } })
  // For 72 hours the link in a mail can give the address back (ACCOUNT-42).
  await db.query('DELETE FROM link')
  await person({ email: 'team@club.example' })
  for (const email of ['moved@club.example', address])
    await expect(provision(email, { mayChangeEmail: true })).rejects.toThrow('a member’s address')
  expect(await admins()).toEqual(['new@club.example'])
})

test('team account: a start that fails is rolled back', async () => {
  await provision()
  await db.query(
    `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut'; END $$`,
  )
  await db.query(
    'CREATE TRIGGER cut BEFORE UPDATE OF role ON "user" FOR EACH ROW EXECUTE FUNCTION cut()',
  )
  await expect(provision('new@club.example', { mayChangeEmail: true })).rejects.toThrow('cut')
  await db.query('DROP FUNCTION cut CASCADE')
  expect(await admins()).toEqual(['team@club.example'])
  expect(await db.getRepository(User).count()).toBe(1)
})
