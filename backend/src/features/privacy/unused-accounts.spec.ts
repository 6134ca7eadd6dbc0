import { createToken } from '../../../test/api-tokens'
import { createMembership } from '../../../test/club-members'
import { PASSWORD, person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { getJob, runJobNow } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import { LoginDocument } from '../../../test/operations'
import { registry } from '../../../test/registry'
import { passwordBlocklist } from '../../../test/services'
import { TokenScope } from '../../accounts/token-scope'
import { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { createServices } from '../../graphql/services'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { eraseAccount } from './erase-account.service'
import { unusedAccountMail } from './privacy.mails'
import { followUnusedAccounts } from './unused-accounts.job'

const api = startApi()
const env = { smtpUrl: 'smtp://localhost:1' }
const sending = createServices({ registry, env, passwordBlocklist })

const later = (days: number) => {
  api.later(days * DAY_MS)
}

/** Runs the job on a server. */
const run = () =>
  followUnusedAccounts(sending, { now: api.now(), signal: new AbortController().signal })

/** An account whose last sign-in was some months ago. */
async function unused(months: number, user?: User): Promise<User> {
  const owner = user ?? (await person())
  const sql = `UPDATE "user" SET "lastSignInAt" = $2::timestamptz - make_interval(months => $3) WHERE id = $1`
  await db.query(sql, [owner.id, api.now(), months])
  return owner
}

const isDeleted = async ({ id }: User) =>
  (await db.getRepository(User).findOneByOrFail({ id })).deletedAt !== null
const mailsTo = ({ email }: User) => findMails(unusedAccountMail, email)
const deliver = () =>
  db.query(`UPDATE mail SET state = 'sent', "sentAt" = $1 WHERE template = 'account_unused'`, [
    api.now(),
  ])

test('unused accounts: people are told once, 30 days before, by two servers too (ACCOUNT-68)', async () => {
  const [soon, not] = [await unused(24), await unused(22)]
  await Promise.all([run(), run()])
  await run()
  const mails = await mailsTo(soon)
  expect(mails).toHaveLength(1)
  expect(await mailsTo(not)).toEqual([])
  const [mail] = mails
  const text = mail && (await rendered(mail)).text
  expect(text).toContain('log in before that')
  expect(await isDeleted(soon)).toBe(false)
})

test('unused accounts: are deleted 30 days after the mail was sent, once on two servers (ACCOUNT-68)', async () => {
  const user = await unused(24)
  await run()
  later(5)
  await deliver()
  later(29)
  await run()
  expect(await isDeleted(user)).toBe(false)
  later(1)
  await Promise.all([run(), run()])
  expect(await isDeleted(user)).toBe(true)
  const records = await db.query<unknown[]>(
    `SELECT after FROM audit_record WHERE "subjectId" = $1 AND action = 'account_deleted'`,
    [user.id],
  )
  expect(records).toEqual([{ after: { by: 'unused' } }])
})

test('unused accounts: a mail that is queued, failed or dropped delays the deletion (ACCOUNT-68)', async () => {
  const states = ['queued', 'failed', 'dropped']
  const users: User[] = []
  for (const _ of states) users.push(await unused(24))
  await run()
  for (const [index, { email }] of users.entries())
    await db.query('UPDATE mail SET state = $1 WHERE "to" = $2', [states[index], email])
  later(80)
  await run()
  for (const user of users) expect(await isDeleted(user)).toBe(false)
  await deliver()
  later(31)
  await run()
  for (const user of users) expect(await isDeleted(user)).toBe(true)
})

test('unused accounts: a membership counts until the end of its last day in New York (ACCOUNT-68)', async () => {
  const user = await unused(60)
  const { id } = await createMembership(user)
  const sql = `UPDATE membership SET state = 'ended', "endsOn" = '2024-12-30' WHERE id = $1`
  await db.query(sql, [id])
  // 24 months before the 30th day from then on: December 30, 2024 at 11:59 PM, and the midnight after it.
  api.at('2026-12-01T04:59:00Z')
  await run()
  expect(await mailsTo(user)).toEqual([])
  api.at('2026-12-01T05:00:00Z')
  await run()
  expect(await mailsTo(user)).toHaveLength(1)
})

test('unused accounts: a sign-in takes the plan back, and the person is told anew after the next 24 months (ACCOUNT-68)', async () => {
  const user = await unused(24)
  await run()
  await deliver()
  await api.visitor.ok(LoginDocument, { input: { email: user.email, password: PASSWORD } })
  later(40)
  await run()
  expect(await isDeleted(user)).toBe(false)
  await db.query('DELETE FROM mail')
  await unused(24, user)
  await run()
  expect(await isDeleted(user)).toBe(false)
  expect(await mailsTo(user)).toHaveLength(1)
})

test('unused accounts: a place takes the plan back, also one that is left before the next run (ACCOUNT-68)', async () => {
  const user = await unused(24)
  await run()
  await deliver()
  later(31)
  const { entry } = await joinWaitlist(user, {}, api.now())
  await unused(25, user)
  await run()
  await db.query(`UPDATE waitlist_entry SET status = 'left', "leftAt" = $2 WHERE id = $1`, [
    entry.id,
    api.now(),
  ])
  await run()
  expect(await isDeleted(user)).toBe(false)
})

const kept: Record<string, () => Promise<User>> = {
  'with a place': async () => {
    const user = await person()
    await joinWaitlist(user, {}, api.now())
    return user
  },
  'with a membership': async () => {
    const user = await person()
    await createMembership(user)
    return user
  },
  'of staff': () => staffPerson('DESK'),
  'of the owner': () => teamMember(),
  'with a valid access token': async () => {
    const user = await person()
    await createToken(user, [TokenScope.PROFILE_READ], api.now())
    return user
  },
}

test('unused accounts: one with a place, a membership, a role or an access token is never told and never deleted (ACCOUNT-68)', async () => {
  const users: [string, User][] = []
  for (const [name, create] of Object.entries(kept))
    users.push([name, await unused(60, await create())])
  await run()
  await db.query(`UPDATE "user" SET "inactivityToldAt" = "lastSignInAt"`)
  for (const [, { id: userId }] of users)
    await eraseAccount(sending, { userId, by: 'unused', now: api.now() })
  await run()
  for (const [name, user] of users)
    expect([name, (await mailsTo(user)).length, await isDeleted(user)]).toEqual([name, 0, false])
})

test('unused accounts: without a mail server nobody is told, and nothing is deleted', async () => {
  const user = await unused(60)
  await db.query(`UPDATE "user" SET "inactivityToldAt" = "lastSignInAt" WHERE id = $1`, [user.id])
  expect(getJob('unused_accounts').everyMs).toBe(DAY_MS)
  await runJobNow('unused_accounts')
  expect(await isDeleted(user)).toBe(false)
})

test('unused accounts: a sign-in that waits for the deletion is refused, and one before it keeps the account (ACCOUNT-68)', async () => {
  const user = await unused(24)
  await run()
  await deliver()
  later(31)
  const signIn = api.visitor
    .ok(LoginDocument, { input: { email: user.email, password: PASSWORD } })
    .then(() => true)
    .catch(() => false)
  const [isSignedIn] = await Promise.all([signIn, run()])
  expect(await isDeleted(user)).toBe(!isSignedIn)
})
