import { createMembership } from '../../../test/club-members'
import { person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails, insertMail, rendered } from '../../../test/mails'
import { MailPreferencesDocument, SetTeamDigestDocument } from '../../../test/operations'
import { services } from '../../../test/services'
import { createWaiting, sendNewWave, setPhase } from '../../../test/waves'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { MailState } from '../../mail/mail.entity'
import { ContactSubmission } from '../contact/contact-submission.entity'
import { Due, DueKind } from '../dues/due.entity'
import { Plan } from '../memberships/membership.entity'
import { teamDigestMail } from './today.mails'

const api = startApi()

/** Runs the job, and returns how many mails there are. */
async function countAt(instant: string): Promise<number> {
  api.at(instant)
  await runJobAt('team_digest', instant)
  return (await findMails(teamDigestMail)).length
}

const writeMessage = (createdAt = '2026-11-20T15:00:00Z') =>
  db.getRepository(ContactSubmission).save({
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Hi',
    createdAt: new Date(createdAt),
  })

/** Writes down a fee that a new person owes. */
async function owe(cents: number): Promise<void> {
  const user = await person()
  const membership = await createMembership(user)
  await db.getRepository(Due).insert({
    userId: user.id,
    membershipId: membership.id,
    kind: DueKind.fee,
    plan: Plan.standard,
    periodStart: '2026-11-01',
    periodEnd: '2026-11-30',
    dueOn: '2026-11-01',
    cents,
  })
}

const textFor = async ({ email }: User) => {
  const [mail] = await findMails(teamDigestMail, email)
  return (await rendered(mail!)).text.replaceAll(/\s+/g, ' ')
}

describe('team digest', () => {
  test.each([
    ['the week of spring’s clock change', '2027-03-15T10:59:59Z', '2027-03-15T11:00:00Z'],
    ['the week of autumn’s clock change', '2026-11-02T11:59:59Z', '2026-11-02T12:00:00Z'],
  ])('comes at 7 AM and not before: %s (MAIL-32)', async (_, before, at) => {
    await teamMember()
    await writeMessage()
    expect(await countAt(before)).toBe(0)
    expect(await countAt(at)).toBe(1)
  })

  test('comes once a day, also from two servers, and on no weekend', async () => {
    await teamMember()
    await writeMessage()
    await Promise.all([countAt('2026-11-27T12:00:00Z'), countAt('2026-11-27T12:00:00Z')])
    expect(await countAt('2026-11-27T16:00:00Z')).toBe(1)
    expect(await countAt('2026-11-28T12:00:00Z')).toBe(1)
    expect(await countAt('2026-11-29T12:00:00Z')).toBe(1)
    expect(await countAt('2026-11-30T12:00:00Z')).toBe(2)
  })

  test('comes until noon if servers were down, and not later', async () => {
    await teamMember()
    await writeMessage()
    expect(await countAt('2026-11-27T17:00:00Z')).toBe(0)
    expect(await countAt('2026-11-30T16:59:59Z')).toBe(1)
  })

  test('has what there is to do, each with a link to its list', async () => {
    const owner = await teamMember()
    const now = new Date('2026-11-27T12:00:00Z')
    api.at(now.toISOString())
    await setPhase('memberships')
    await createWaiting(1, now)
    await sendNewWave(await api.as(owner), { size: 1, days: 1 })
    await db.query(`UPDATE offer SET "expiresAt" = $1`, [new Date('2026-11-28T05:00:00Z')])
    await writeMessage('2026-11-21T04:59:59Z')
    await writeMessage('2026-11-25T15:00:00Z')
    await insertMail(MailState.failed)
    await owe(11_900)
    await owe(100)
    expect(await countAt(now.toISOString())).toBe(1)
    const text = await textFor(owner)
    expect(text).toContain('2 messages not done; the oldest came on Friday, November 20')
    expect(text).toContain('1 mail failed and reached nobody')
    expect(text).toContain('1 offer ends today')
    expect(text).toContain('2 people owe $120.00')
    for (const query of [
      'view=messages&status=notDone',
      'view=mail&state=failed',
      'view=waves&until=2026-11-27',
      'view=money',
    ])
      expect(text).toContain(`/admin?${query}`)
  })

  test('tells each what the role may read, and nobody else (ACCOUNT-32)', async () => {
    const [manager, desk] = [await staffPerson('MANAGER'), await staffPerson('DESK')]
    await person()
    await writeMessage()
    expect(await countAt('2026-11-27T12:00:00Z')).toBe(1)
    await owe(11_900)
    expect(await countAt('2026-11-30T12:00:00Z')).toBe(3)
    expect(await textFor(manager)).toContain('1 message not done')
    const text = await textFor(desk)
    expect(text).toContain('1 person owes $119.00')
    expect(text).not.toContain('message')
  })

  test('does not come if there is nothing, nor later on that day', async () => {
    await teamMember()
    expect(await countAt('2026-11-27T12:00:00Z')).toBe(0)
    await writeMessage()
    expect(await countAt('2026-11-27T14:00:00Z')).toBe(0)
    expect(await countAt('2026-11-30T12:00:00Z')).toBe(1)
    await db.query(`DELETE FROM contact_submission`)
    const [mail] = await findMails(teamDigestMail)
    expect(await services.renderMail(mail!, db.manager)).toBeNull()
  })

  test('does not come to staff who were removed or have switched it off meanwhile', async () => {
    const [removed, off] = [await staffPerson('MANAGER'), await staffPerson('MANAGER')]
    await writeMessage()
    expect(await countAt('2026-11-27T12:00:00Z')).toBe(2)
    await db.getRepository(User).update(removed.id, { appointedRole: null })
    await db.getRepository(User).update(off.id, { getsDigest: false })
    for (const mail of await findMails(teamDigestMail))
      expect(await services.renderMail(mail, db.manager)).toBeNull()
    expect(await countAt('2026-11-30T12:00:00Z')).toBe(2)
  })

  test('does not come to staff without their second factor (ACCOUNT-49)', async () => {
    await person({ appointedRole: 'MANAGER' })
    await writeMessage()
    expect(await countAt('2026-11-27T12:00:00Z')).toBe(0)
  })

  test('is switched by each of the staff for themself; members have no such switch', async () => {
    const desk = await staffPerson('DESK')
    await staffPerson('DESK')
    const caller = await api.as(desk)
    const read = async () => (await caller.ok(MailPreferencesDocument)).mailPreferences.digest
    expect(await read()).toBe(true)
    await caller.ok(SetTeamDigestDocument, { input: { wanted: false } })
    expect(await read()).toBe(false)
    await owe(11_900)
    expect(await countAt('2026-11-27T12:00:00Z')).toBe(1)
    expect(await findMails(teamDigestMail, desk.email)).toEqual([])
    await caller.ok(SetTeamDigestDocument, { input: { wanted: true } })
    expect(await read()).toBe(true)
    const member = await api.as(await person())
    const { mailPreferences } = await member.ok(MailPreferencesDocument)
    expect(mailPreferences.digest).toBeNull()
    expect(await member.fails(SetTeamDigestDocument, { input: { wanted: true } })).toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
