import { createCalendarPath } from '../../../test/calendar'
import { createMember } from '../../../test/club-members'
import { clubMember } from '../../../test/courts'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { untilWaitingForLock } from '../../../test/lock-waits'
import { findMails, rendered, tokenIn, untilMailed } from '../../../test/mails'
import {
  CalendarAddressDocument,
  RenewCalendarAddressDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  UpdateProfileDocument,
} from '../../../test/operations'
import { services } from '../../../test/services'
import { undoOne } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import { endAllSessions } from '../../accounts/session-endings'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { resetPasswordMail } from '../auth/auth.mails'
import {
  endAccountSessions,
  setAccountEmail,
  setAccountPassword,
} from '../members/operator-changes.service'
import { Membership, MembershipState } from '../memberships/membership.entity'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { calendarAddressMail } from './calendar.mails'

const api = startApi()
beforeEach(() => setPhase('booking'))

const PASSWORD = 'a louder smash than before'
const statusOf = async (path: string) => (await api.visitor.send(path)).status

async function resetByMail({ email }: User): Promise<void> {
  await api.visitor.ok(RequestPasswordResetDocument, { input: { email } })
  const token = await tokenIn(await untilMailed(resetPasswordMail, email))
  await api.visitor.ok(ResetPasswordDocument, { input: { token, newPassword: PASSWORD } })
}

const ENDINGS: [string, (user: User) => Promise<unknown>][] = [
  ['a password reset', resetByMail],
  ['set-password', user => setAccountPassword(services, user, PASSWORD)],
  ['set-email', user => setAccountEmail(services, user, 'other@example.com')],
  ['revoke-sessions', user => endAccountSessions(services, user)],
  [
    'a change of address',
    async user =>
      (await api.as(user)).ok(UpdateProfileDocument, { input: { email: 'new@example.com' } }),
  ],
]

test('calendar address: ends with each ending of the account’s sessions, and no other one does (SEC-K8)', async () => {
  const other = await createCalendarPath(await api.as(await clubMember()))
  for (const [name, end] of ENDINGS) {
    const user = await clubMember()
    const path = await createCalendarPath(await api.as(user))
    const before = await statusOf(path)
    await end(user)
    const { calendarAddress } = await (await api.as(user)).ok(CalendarAddressDocument)
    expect([name, before, await statusOf(path), calendarAddress]).toEqual([name, 200, 404, null])
  }
  expect(await statusOf(other)).toBe(200)
})

describe('calendar address: needs an active membership (SEC-K8)', () => {
  /** Ends the membership, then starts another, which does not bring the address back. */
  async function expectEnd(user: User, end: () => Promise<unknown>): Promise<void> {
    const path = await createCalendarPath(await api.as(user))
    expect(await statusOf(path)).toBe(200)
    await end()
    expect(await statusOf(path)).toBe(404)
    const plan = { plan: 'standard', startedAt: new Date() } as Partial<Membership>
    await db.getRepository(Membership).insert({ ...plan, userId: user.id })
    expect(await statusOf(path)).toBe(404)
  }

  test('ends when the membership ends', async () => {
    const user = await clubMember()
    await expectEnd(user, async () => {
      await db.getRepository(Membership).update({ userId: user.id }, { endsOn: '2026-11-01' })
      await runJobAt('memberships_end', '2026-11-25T15:00:00Z')
    })
  })

  test('ends when the team takes the membership back', async () => {
    const team = await teamMember()
    const { user } = await createMember(team, api.now())
    const { id } = await db.getRepository(WaitlistEntry).findOneByOrFail({ userId: user.id })
    const caller = await api.as(team)
    await expectEnd(user, () => undoOne.ok(caller, [id], {}))
  })

  test('is not served for a membership that has ended, whatever ended it', async () => {
    const user = await clubMember()
    const caller = await api.as(user)
    const path = await createCalendarPath(caller)
    const ended = { state: MembershipState.ended, endsOn: '2026-11-01' }
    await db.getRepository(Membership).update({ userId: user.id }, ended)
    expect(await statusOf(path)).toBe(404)
    expect((await caller.ok(CalendarAddressDocument)).calendarAddress).toBeNull()
  })

  test('people without one get none', async () => {
    for (const user of [await person(), await teamMember()])
      expect(await (await api.as(user)).fails(RenewCalendarAddressDocument)).toMatchObject({
        code: 'FORBIDDEN',
      })
  })
})

test('calendar address: its creation and renewal are mailed (SEC-K8)', async () => {
  const user = await clubMember()
  const caller = await api.as(user)
  await createCalendarPath(caller)
  await createCalendarPath(caller)
  const mails = await findMails(calendarAddressMail, user.email)
  const texts = await Promise.all(mails.map(async mail => (await rendered(mail)).text))
  expect(texts).toEqual([
    expect.stringContaining('was created'),
    expect.stringContaining('the former one has ended'),
  ])
  expect(texts.join()).toContain('set a new password')
})

test('calendar address: a session that ends meanwhile creates none (SEC-K8)', async () => {
  const user = await clubMember()
  const caller = await api.as(user)
  const ending = db.createQueryRunner()
  await ending.startTransaction()
  await ending.query('SELECT FROM "user" WHERE id = $1 FOR UPDATE', [user.id])
  const renewal = caller.fails(RenewCalendarAddressDocument)
  await untilWaitingForLock()
  await endAllSessions(user.id, ending.manager)
  await ending.commitTransaction()
  await ending.release()
  expect(await renewal).toMatchObject({ code: 'UNAUTHENTICATED' })
})
