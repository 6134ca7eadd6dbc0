import { createMembership } from '../../../test/club-members'
import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import { services } from '../../../test/services'
import { setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { Plan } from '../memberships/membership.entity'
import { Due, DueKind } from './due.entity'
import { owedMail } from './dues.mails'

const api = startApi()

beforeEach(() => setPhase('booking'))

/** Writes down a fee that is owed from this day on. */
async function owe(dueOn: string, cents = 11_900) {
  const user = await person()
  const membership = await createMembership(user)
  await db.getRepository(Due).insert({
    userId: user.id,
    membershipId: membership.id,
    kind: DueKind.fee,
    plan: Plan.standard,
    periodStart: dueOn,
    periodEnd: dueOn,
    dueOn,
    cents,
  })
  return user
}

/** Runs the job, and returns how many mails there are. */
async function countAt(instant: string): Promise<number> {
  api.at(instant)
  await runJobAt('owed_mails', instant)
  return (await findMails(owedMail)).length
}

test('owed mails: come once a month, from 9 AM of its first day on (MAIL-31)', async () => {
  const user = await owe('2026-11-28')
  expect(await countAt('2026-12-01T13:59:59Z')).toBe(0)
  await Promise.all([countAt('2026-12-01T14:00:00Z'), countAt('2026-12-01T14:00:00Z')])
  expect(await countAt('2026-12-07T23:00:00Z')).toBe(1)
  expect(await countAt('2027-01-01T14:00:00Z')).toBe(2)
  const [mail] = await findMails(owedMail, user.email)
  const { subject, text } = await rendered(mail!)
  expect(subject).toBe('What you owe at the front desk: $119.00')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Membership fee, Standard, ')
  expect(text).not.toMatch(/https?:\S*pay/)
})

test('owed mails: come after a server was down, but not after a week', async () => {
  await owe('2026-11-28')
  expect(await countAt('2026-12-09T14:00:00Z')).toBe(0)
  expect(await countAt('2027-01-07T14:00:00Z')).toBe(1)
})

test('owed mails: leave out what is owed since this month only, and what is settled', async () => {
  const [, settled] = [await owe('2026-12-01'), await owe('2026-11-30')]
  expect(await countAt('2026-12-01T14:00:00Z')).toBe(1)
  const [mail] = await findMails(owedMail)
  expect(mail?.userId).toBe(settled.id)
  await db.query(`UPDATE due SET state = 'void' WHERE "userId" = $1`, [settled.id])
  expect(await services.renderMail(mail!, db.manager)).toBeNull()
  expect(await countAt('2026-12-02T14:00:00Z')).toBe(1)
})

test('owed mails: nothing is mailed before the phase booking', async () => {
  await owe('2026-11-28')
  await setPhase('memberships')
  expect(await countAt('2026-12-01T14:00:00Z')).toBe(0)
})
