import { startApi } from '../../test/harness'
import { RegisterDocument } from '../../test/operations'
import { db } from '../database/data-source'
import { createPasswordBlocklist, type PasswordBlocklist } from './password-blocklist'
import { provisionTeamAccount } from './team-account'
import { User } from './user.entity'

const api = startApi({ hasPasswordBlocklist: true })

let blocklist: PasswordBlocklist
let off: PasswordBlocklist
beforeAll(async () => {
  blocklist = await createPasswordBlocklist(true)
  off = await createPasswordBlocklist(false)
})

const ana = { firstName: 'Ana María', lastName: 'Ruiz', email: 'ana.ruiz@club.example' }
const OWN = 'Please choose a password that is not your name, your email address or the club’s name'
const COMMON = 'Please choose a password that fewer people use'

test.each([
  'password',
  '12345678',
  'qwertyuiop',
  ' TrustNo1 ',
  'ｐａｓｓｗｏｒｄ１',
  'Password123',
])('password blocklist: %j is common (SEC-A5)', password => {
  expect(blocklist.messageFor(password, ana)).toBe(COMMON)
})

test.each([
  ...['Coral Way Pickleball Club', 'coralwaypickleballclub', 'CORAL-WAY-PICKLEBALL', 'pickleball'],
  ...[
    'ana.ruiz',
    'Ana.Ruiz@Club.example',
    'anamaría',
    'Ana María Ruiz',
    'ruiz, ana maría',
    'Ruiz!!!!',
  ],
])('password blocklist: %j is the person’s or the club’s (SEC-A5)', password => {
  expect(blocklist.messageFor(password, ana)).toBe(OWN)
})

test.each([
  'a quiet drop shot',
  'Way!!!!!',
  'third shot drop',
  'zqkvwxyj',
  '🏓🏓🏓🏓🏓🏓🏓🏓',
  'ana, who is at the net',
])('password blocklist: %j is accepted', password => {
  expect(blocklist.messageFor(password, ana)).toBeUndefined()
  expect(blocklist.messageFor(password, { ...ana, firstName: null, lastName: ' ' })).toBeUndefined()
})

test('password blocklist: refuses nothing when disabled', () => {
  expect(off.messageFor('password', ana)).toBeUndefined()
})

test('password blocklist: registering fails on the field password, in GraphQL and REST', async () => {
  const input = { ...ana, password: 'password1' }
  const error = { field: 'password', message: COMMON }
  expect(await api.visitor.fails(RegisterDocument, { input })).toEqual({
    code: 'BAD_USER_INPUT',
    message: COMMON,
    fields: [{ ...error, path: ['input', 'password'] }],
  })
  const { status, body } = await api.visitor.rest('POST', '/auth/register', input)
  expect({ status, body }).toEqual({
    status: 400,
    body: { code: 'BAD_USER_INPUT', message: COMMON, errors: [{ ...error, path: ['password'] }] },
  })
  expect(await db.getRepository(User).count()).toBe(0)
})

test('password blocklist: applies to a new team password too', async () => {
  const settings = { email: 'office@club.example', mayChangeEmail: false }
  const password = 'Coral Way Pickleball Club'
  const provision = (passwordBlocklist: PasswordBlocklist) =>
    provisionTeamAccount({ ...settings, password, passwordBlocklist }, new Date())
  await expect(provision(blocklist)).rejects.toThrow(/^ADMIN_PASSWORD is refused\. Please choose/)
  await provision(off)
  await provision(blocklist)
})
