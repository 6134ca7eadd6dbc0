import { PASSWORD, person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { services } from '../../../test/services'
import { AuditLogDocument, LoginDocument, MeDocument } from '../../../test/operations'
import { LOCKOUT_LIFTED, liftLockouts } from '../../accounts/lifted-lockouts'
import { SESSION_CHANGED } from '../../accounts/session-endings'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { listenToNotifications } from '../../database/notifications'
import { Mail } from '../../mail/mail.entity'
import {
  endAccountSessions,
  listTeamAccounts,
  requireAccount,
  setAccountEmail,
  setAccountPassword,
  unlockAccount,
} from './operator-changes.service'
import { createPasswordBlocklist } from '../../accounts/password-blocklist'

const api = startApi()
const NEW_PASSWORD = 'a quite different drop shot'
const login = (email: string, password: string) =>
  api.visitor.ok(LoginDocument, { input: { email, password } })
const mails = async () => (await db.getRepository(Mail).find()).map(it => [it.template, it.to])

/** Returns the audit records of these changes, as the team reads them; not those of sign-ins. */
async function records() {
  const { auditLog } = await (await api.as(await currentTeam())).ok(AuditLogDocument, { first: 10 })
  return auditLog.edges
    .filter(({ node }) => node.action === 'admin_command')
    .map(({ node }) => [node.action, node.actorEmail, node.after])
}

async function currentTeam(): Promise<User> {
  const [team] = await listTeamAccounts()
  return team ?? (await teamMember())
}

test('operator: a new password works, ends the account’s sessions and is recorded', async () => {
  const team = await teamMember()
  const member = await person()
  for (const account of [team, member]) {
    const caller = await api.as(account)
    expect(await setAccountPassword(services, account, NEW_PASSWORD)).toBe(true)
    expect((await caller.ok(MeDocument)).me).toBeNull()
    await login(account.email, NEW_PASSWORD)
    expect(await setAccountPassword(services, account, NEW_PASSWORD)).toBe(false)
  }
  expect(await records()).toEqual([
    ['admin_command', team.email, { command: 'set-password' }],
    ['admin_command', team.email, { command: 'set-password' }],
  ])
  // The operator set the team's password and needs no mail.
  expect(await mails()).toEqual([['password_changed', member.email]])
})

test('operator: a password follows the site’s rules, and has at least 12 characters for the team', async () => {
  const [team, member] = [await teamMember(), await person()]
  await expect(setAccountPassword(services, team, 'elevenchars')).rejects.toThrow(
    'at least 12 characters',
  )
  await expect(setAccountPassword(services, member, 'seven c')).rejects.toThrow(
    'at least 8 characters',
  )
  const strict = { ...services, passwordBlocklist: await createPasswordBlocklist(true) }
  await expect(setAccountPassword(strict, member, 'password1')).rejects.toThrow('fewer people use')
  expect(await setAccountPassword(services, member, 'eight ch')).toBe(true)
  await login(team.email, PASSWORD)
})

test('operator: a new password is stored only if its other step succeeds', async () => {
  const team = await teamMember()
  const failing = setAccountPassword(services, team, NEW_PASSWORD, () => {
    throw new Error('no space left')
  })
  await expect(failing).rejects.toThrow('no space left')
  await login(team.email, PASSWORD)
})

test('operator: a member’s new address needs confirmation, and the old one is notified', async () => {
  await teamMember()
  const member = await person({ emailConfirmedAt: new Date() })
  const caller = await api.as(member)
  expect(await setAccountEmail(services, member, ' New@Example.com ')).toBe(true)
  expect((await caller.ok(MeDocument)).me).toBeNull()
  expect(await requireAccount('new@example.com')).toMatchObject({
    id: member.id,
    emailConfirmedAt: null,
  })
  expect((await mails()).toSorted()).toEqual([
    ['confirm_email', 'new@example.com'],
    ['email_changed', member.email],
  ])
  expect((await records())[0]).toEqual([
    'admin_command',
    expect.anything(),
    { command: 'set-email', email: 'new@example.com' },
  ])
})

test('operator: the team’s new address needs no mail', async () => {
  const team = await teamMember()
  expect(await setAccountEmail(services, team, 'team@other.example')).toBe(true)
  expect((await requireAccount('team@other.example')).emailConfirmedAt).toBeInstanceOf(Date)
  expect(await mails()).toEqual([])
  await login('team@other.example', PASSWORD)
})

test('operator: a registered, invalid or unknown address is refused with a sentence', async () => {
  const [one, other] = [await person(), await person()]
  await expect(setAccountEmail(services, one, other.email)).rejects.toThrow(
    `has the address ${other.email}.`,
  )
  await expect(setAccountEmail(services, one, 'nobody')).rejects.toThrow('valid email address')
  expect(await setAccountEmail(services, one, one.email.toUpperCase())).toBe(false)
  await expect(requireAccount('who@example.com')).rejects.toThrow('No account has the address')
})

test('operator: signing an account out notifies every server', async () => {
  await teamMember()
  const member = await person()
  const [first, second] = [await api.as(member), await api.as(member)]
  const notifications = await listenToNotifications([{ name: SESSION_CHANGED }])
  const heard = notifications.subscribe(SESSION_CHANGED)
  expect(await endAccountSessions(services, member)).toBe(2)
  expect((await heard.next()).value).toMatchObject({ payload: member.id })
  await notifications.close()
  for (const caller of [first, second]) expect((await caller.ok(MeDocument)).me).toBeNull()
})

test('operator: the older of two spellings of one address can be given a new address (ACCOUNT-28)', async () => {
  const older = await person({ email: 'ana@bücher.example' })
  const newer = await person({ email: 'ana@xn--bcher-kva.example' })
  expect((await requireAccount(newer.email)).id).toBe(newer.id)
  await setAccountEmail(services, await requireAccount(older.email), 'ana@example.com')
  expect((await requireAccount('ana@example.com')).id).toBe(older.id)
  expect((await requireAccount('Ana@Bücher.example')).id).toBe(newer.id)
})

test.each([
  ['unlock', unlockAccount, true],
  [
    'set-password',
    (...[its, account]: Parameters<typeof unlockAccount>) =>
      setAccountPassword(its, account, NEW_PASSWORD),
    false,
  ],
] as const)('operator: %s lifts a lockout on each server (SEC-T1)', async (command, run, keeps) => {
  const [team, member] = [await teamMember(), await person()]
  const caller = await api.as(member)
  const notifications = await listenToNotifications([{ name: LOCKOUT_LIFTED }])
  const released = new Promise(resolve => {
    const release = (attempt: object) => {
      resolve(attempt)
      return Promise.resolve()
    }
    liftLockouts(notifications, { release })
  })
  await run(services, member)
  expect(await released).toEqual({ email: member.email, device: null })
  await notifications.close()
  const { me } = await caller.ok(MeDocument)
  expect(me).toEqual(keeps ? expect.objectContaining({ id: member.id }) : null)
  expect(await records()).toEqual([['admin_command', team.email, { command }]])
})
