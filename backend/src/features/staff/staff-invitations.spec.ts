import { PASSWORD, person, staffPerson, teamMember } from '../../../test/factories'
import { createToken } from '../../../test/api-tokens'
import { invalidField, startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { holdLocks, untilWaitingForLock } from '../../../test/lock-waits'
import { findMail, findMails, rendered, tokenIn } from '../../../test/mails'
import {
  AcceptStaffInvitationDocument,
  InviteStaffDocument,
  MeDocument,
  MyWaitlistEntryDocument,
  RegisterDocument,
  RevokeStaffInvitationDocument,
} from '../../../test/operations'
import { inviteToStaff } from '../../../test/staff'
import { ApiToken } from '../../accounts/api-token.entity'
import { Session } from '../../accounts/session.entity'
import { User } from '../../accounts/user.entity'
import { AuditRecord } from '../../audit/audit-record.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { StaffInvitation } from './staff-invitation.entity'
import { staffChangedMail, staffInvitationMail } from './staff.mails'

const api = startApi()
const invitations = () => db.getRepository(StaffInvitation)
const roleOf = async ({ id }: Pick<User, 'id'>) =>
  (await db.getRepository(User).findOneByOrFail({ id })).appointedRole
const actions = async () =>
  (await db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })).map(
    ({ action, before, after }) => ({ action, before, after }),
  )
const accepting = (token: string) => ({ input: { token } })

/** Invites a new person, and signs them in. */
async function invited() {
  const [owner, member] = [await teamMember(), await person()]
  const invitation = await inviteToStaff({ owner, email: member.email, now: api.now() })
  return { owner, member, caller: await api.as(member), ...invitation }
}

describe('staff invitation', () => {
  test('its mail’s link lets a new account join, without a place, and is recorded', async () => {
    const owner = await api.team()
    const input = { email: 'Desk@Example.com ', role: 'DESK' } as const
    const { inviteStaff } = await owner.ok(InviteStaffDocument, { input })
    expect(inviteStaff).toMatchObject({ email: 'desk@example.com', role: 'DESK' })
    const mail = await findMail(staffInvitationMail, 'desk@example.com')
    expect((await rendered(mail)).text).toContain('as the front desk')
    const account = { firstName: 'Dee', lastName: 'Ito', email: input.email, password: PASSWORD }
    const caller = api.visitor
    await caller.ok(RegisterDocument, { input: account })
    const token = await tokenIn(mail)
    const { acceptStaffInvitation } = await caller.ok(
      AcceptStaffInvitationDocument,
      accepting(token),
    )
    expect(acceptStaffInvitation.staffRole).toBe('DESK')
    const { me } = await caller.ok(MeDocument)
    expect(me).toMatchObject({ emailConfirmed: true, role: 'MEMBER', isAdmin: false })
    const { myWaitlistEntry } = await caller.ok(MyWaitlistEntryDocument)
    expect(myWaitlistEntry).toBeNull()
    expect(await actions()).toEqual([
      { action: 'staff_invite', before: {}, after: { role: 'DESK' } },
      { action: 'staff_join', before: { role: null }, after: { role: 'DESK' } },
    ])
    expect(await findMails(staffChangedMail, 'desk@example.com')).toHaveLength(1)
  })

  test('accepting renews the session, and ends all others and the access tokens (SEC-A16)', async () => {
    const { member, caller, token } = await invited()
    const [former, elsewhere] = [caller.cookie, await api.as(member)]
    await createToken(member, ['PROFILE_READ'], api.now())
    await caller.ok(AcceptStaffInvitationDocument, accepting(token))
    expect(caller.cookie).not.toBe(former)
    expect((await elsewhere.ok(MeDocument)).me).toBeNull()
    const sessions = await db.getRepository(Session).find()
    expect(sessions.map(({ sess }) => sess)).toMatchObject([{ userId: member.id, role: 'ADMIN' }])
    expect(await db.getRepository(ApiToken).count()).toBe(0)
  })

  test('only the account of the invited address can accept it (SEC-A16)', async () => {
    const { token, member } = await invited()
    const other = await api.as(await person())
    expect(await other.fails(AcceptStaffInvitationDocument, accepting(token))).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining(`${member.email.charAt(0)}…@e….com`),
    })
    expect(await api.visitor.fails(AcceptStaffInvitationDocument, accepting(token))).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await db.getRepository(User).countBy({ appointedRole: 'DESK' })).toBe(0)
  })

  test.each([
    ['was used', 'This invitation has been used.', { acceptedAt: new Date() }],
    ['was withdrawn', 'This invitation was withdrawn.', { revokedAt: new Date() }],
  ])('is refused with its reason if it %s (SEC-A16)', async (_, message, change) => {
    const { caller, member, id, token } = await invited()
    await invitations().update(id, change)
    const failure = await caller.fails(AcceptStaffInvitationDocument, accepting(token))
    expect(failure).toMatchObject({ code: 'LINK_EXPIRED', message })
    expect(await roleOf(member)).toBeNull()
  })

  test('is refused from its seventh day on (SEC-A16)', async () => {
    const { member, token } = await invited()
    api.later(7 * DAY_MS)
    const caller = await api.as(member)
    const failure = await caller.fails(AcceptStaffInvitationDocument, accepting(token))
    expect(failure.message).toBe('This invitation has expired. Please ask for a new one.')
    expect(await caller.fails(AcceptStaffInvitationDocument, accepting('x'))).toMatchObject({
      code: 'LINK_EXPIRED',
    })
    expect(await roleOf(member)).toBeNull()
  })

  test('of an address that is invited again has the new role, and only the new link works', async () => {
    const { owner, member, caller, token } = await invited()
    const role = 'MANAGER'
    const second = await inviteToStaff({ owner, email: member.email, role, now: api.now() })
    expect(await invitations().count()).toBe(1)
    expect(await caller.fails(AcceptStaffInvitationDocument, accepting(token))).toMatchObject({
      code: 'LINK_EXPIRED',
    })
    await caller.ok(AcceptStaffInvitationDocument, accepting(second.token))
    expect(await roleOf(member)).toBe('MANAGER')
  })

  test('is refused for the owner, for staff and for an invalid address or role', async () => {
    const [owner, desk] = [await teamMember(), await staffPerson('DESK')]
    const caller = await api.as(owner)
    for (const { email } of [owner, desk])
      expect(
        await caller.fails(InviteStaffDocument, { input: { email, role: 'DESK' } }),
      ).toMatchObject({
        code: 'CONFLICT',
        fields: [{ field: 'email', message: 'This person is on the team already' }],
      })
    const invalid = { input: { email: 'nobody', role: 'DESK' } }
    expect(await caller.fails(InviteStaffDocument, invalid)).toMatchObject(invalidField('email'))
    const asOwner = { input: { email: 'new@example.com', role: 'OWNER' } }
    expect(await caller.fails(InviteStaffDocument, asOwner)).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(await invitations().count()).toBe(0)
    expect(await db.getRepository(AuditRecord).count()).toBe(0)
  })

  test('is the owner’s act: managers are refused (SEC-A17)', async () => {
    const manager = await api.as(await staffPerson('MANAGER'))
    const input = { email: 'new@example.com', role: 'MANAGER' } as const
    expect(await manager.fails(InviteStaffDocument, { input })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await invitations().count()).toBe(0)
  })

  test('accepted twice at once counts once (SEC-A16)', async () => {
    const { member, token } = await invited()
    const callers = await Promise.all([api.as(member), api.as(member), api.as(member)])
    const results = await Promise.allSettled(
      callers.map(one => one.ok(AcceptStaffInvitationDocument, accepting(token))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await actions()).filter(({ action }) => action === 'staff_join')).toHaveLength(1)
    expect(await findMails(staffChangedMail)).toHaveLength(1)
  })

  test('withdrawn while it is accepted: the first decides, and the other is told', async () => {
    const { owner, member, caller, id, token } = await invited()
    const ownerCaller = await api.as(owner)
    const release = await holdLocks('SELECT FROM staff_invitation WHERE id = $1 FOR UPDATE', [id])
    const revoking = ownerCaller.ok(RevokeStaffInvitationDocument, { input: { id } })
    await untilWaitingForLock()
    const refused = caller.fails(AcceptStaffInvitationDocument, accepting(token))
    await untilWaitingForLock(2)
    await release()
    await revoking
    expect((await refused).message).toBe('This invitation was withdrawn.')
    expect(await roleOf(member)).toBeNull()
    expect((await actions()).at(-1)).toEqual({
      action: 'staff_invite_revoke',
      before: { role: 'DESK' },
      after: {},
    })
  })

  test('withdrawn or accepted, it cannot be withdrawn again; an unknown one is not found', async () => {
    const { owner, caller, id, token } = await invited()
    const ownerCaller = await api.as(owner)
    await caller.ok(AcceptStaffInvitationDocument, accepting(token))
    const revoke = { input: { id } }
    expect(await ownerCaller.fails(RevokeStaffInvitationDocument, revoke)).toMatchObject({
      code: 'CONFLICT',
      message: 'This invitation was accepted.',
    })
    const { id: second } = await inviteToStaff({ owner, email: 'b@example.com', now: api.now() })
    await ownerCaller.ok(RevokeStaffInvitationDocument, { input: { id: second } })
    expect(
      await ownerCaller.fails(RevokeStaffInvitationDocument, { input: { id: second } }),
    ).toMatchObject({ code: 'CONFLICT' })
    const unknown = { input: { id: owner.id } }
    expect(await ownerCaller.fails(RevokeStaffInvitationDocument, unknown)).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('is deleted 30 days after its end, whichever end that was', async () => {
    const owner = await teamMember()
    const old = new Date(Date.now() - 31 * DAY_MS)
    const ends = [
      { createdAt: new Date(0), expiresAt: old },
      { acceptedAt: old },
      { revokedAt: old },
      {},
      { acceptedAt: new Date() },
    ]
    for (const [index, end] of ends.entries()) {
      const email = `${String(index)}@example.com`
      const { id } = await inviteToStaff({ owner, email, now: new Date() })
      if (Object.keys(end).length > 0) await invitations().update(id, end)
    }
    await runJobNow('staff_invitation_retention')
    const kept = (await invitations().find({ order: { email: 'ASC' } })).map(({ email }) => email)
    expect(kept).toEqual(['3@example.com', '4@example.com'])
  })
})
