import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { LoginDocument, MeDocument, RegisterDocument } from '../../test/operations'
import { db } from '../database/data-source'
import { Role, User } from './user.entity'
import { provisionTeamAccount } from './team-account'

const api = startApi()
const address = 'Team@Club.example'
const provision = (email = address, password: string | undefined = PASSWORD) =>
  provisionTeamAccount(email, password, new Date())
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

test('team account: nobody can register its address, in any spelling', async () => {
  await provision()
  for (const email of ['team@club.example', ' TEAM@CLUB.EXAMPLE ', 'ｔｅａｍ@club.example']) {
    const input = { firstName: 'Eve', lastName: 'L', email, password: 'my own password' }
    expect(await api.visitor.fails(RegisterDocument, { input })).toMatchObject({ code: 'CONFLICT' })
  }
})

test('team account: a look-alike address gives no rights', async () => {
  await provision()
  const caller = api.visitor
  const input = {
    firstName: 'Eve',
    lastName: 'L',
    email: 'tеam@club.example',
    password: 'my own password',
  }
  await caller.ok(RegisterDocument, { input })
  expect((await caller.ok(MeDocument)).me).toMatchObject({ isAdmin: false })
})

test('team account: refuses an ADMIN_EMAIL that is a member’s', async () => {
  await person({ email: 'camila@example.com' })
  await expect(provision('camila@example.com')).rejects.toThrow('ADMIN_EMAIL')
})

test('team account: refuses to start without a password and without an account', async () => {
  await expect(provisionTeamAccount(address, undefined, new Date())).rejects.toThrow(
    'ADMIN_PASSWORD',
  )
  await provision()
  await expect(provisionTeamAccount(address, undefined, new Date())).resolves.toBeUndefined()
})

test('team account: a new ADMIN_PASSWORD replaces the old one and ends its sessions', async () => {
  await provision()
  const caller = api.visitor
  await caller.ok(LoginDocument, { input: { email: address, password: PASSWORD } })
  await provision(address, 'another password')
  expect((await caller.ok(MeDocument)).me).toBeNull()
  await login(address, 'another password')
})

test('team account: a former ADMIN_EMAIL loses its rights', async () => {
  await provision()
  await provision('new@club.example')
  const admins = await db.getRepository(User).findBy({ role: Role.ADMIN })
  expect(admins.map(({ email }) => email)).toEqual(['new@club.example'])
})
