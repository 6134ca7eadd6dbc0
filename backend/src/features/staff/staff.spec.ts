import { createToken } from '../../../test/api-tokens'
import { person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMail, findMails, rendered } from '../../../test/mails'
import {
  EndStaffDocument,
  MeDocument,
  SetStaffRoleDocument,
  StaffDocument,
} from '../../../test/operations'
import { inviteToStaff } from '../../../test/staff'
import { addAuthenticator } from '../../../test/second-factors'
import { ApiToken } from '../../accounts/api-token.entity'
import { User } from '../../accounts/user.entity'
import { AuditRecord } from '../../audit/audit-record.entity'
import { MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { staffChangedMail } from './staff.mails'

const api = startApi()
const records = () => db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })

describe('staff', () => {
  test('are listed by role and address, with when they were last seen, and invitations', async () => {
    const owner = await teamMember()
    const appointedAt = new Date('2026-01-02T03:04:05.000Z')
    const staff = { appointedAt, lastName: 'Staff' }
    const desk = await person({ ...staff, appointedRole: 'DESK', email: 'a@example.com' })
    await person({ ...staff, appointedRole: 'MANAGER', email: 'c@example.com' })
    await person({ ...staff, appointedRole: 'MANAGER', email: 'b@example.com' })
    await person()
    await inviteToStaff({ owner, email: 'new@example.com', role: 'MANAGER', now: api.now() })
    await addAuthenticator(desk, api.now())
    const seen = new Date(Date.now() - MINUTE_MS)
    await db.query(
      `INSERT INTO audit_record ("subjectId", action, before, after, "createdAt")
       VALUES ($1, 'sign_in', '{}', '{}', $2), ($1, 'staff_role', '{}', '{}', now())`,
      [desk.id, seen],
    )
    const caller = await api.as(owner)
    const { staff: listed } = await caller.ok(StaffDocument)
    expect(listed.people.map(({ email, role }) => [email, role])).toEqual([
      [owner.email, 'OWNER'],
      ['b@example.com', 'MANAGER'],
      ['c@example.com', 'MANAGER'],
      ['a@example.com', 'DESK'],
    ])
    const [ownerRow, manager, , deskRow] = listed.people
    expect(ownerRow).toMatchObject({ since: null, lastSeenAt: api.now().toISOString() })
    expect(manager).toMatchObject({ since: appointedAt.toISOString(), lastSeenAt: null })
    expect(deskRow).toMatchObject({ lastName: 'Staff', lastSeenAt: seen.toISOString() })
    expect(listed.people.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(listed.invitations).toMatchObject([{ email: 'new@example.com', role: 'MANAGER' }])
  })

  test('are read by the owner alone (SEC-A17)', async () => {
    for (const [who, code] of [
      [await staffPerson('MANAGER'), 'FORBIDDEN'],
      [await person(), 'FORBIDDEN'],
    ] as const)
      expect(await (await api.as(who)).fails(StaffDocument)).toMatchObject({ code })
    expect(await api.visitor.fails(StaffDocument)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('get another role, with a record and a mail; the same role changes nothing', async () => {
    const [owner, manager] = [await api.team(), await staffPerson('MANAGER')]
    const input = { userId: manager.id, role: 'DESK' } as const
    const { setStaffRole } = await owner.ok(SetStaffRoleDocument, { input })
    expect(setStaffRole).toMatchObject({ id: manager.id, role: 'DESK' })
    await owner.ok(SetStaffRoleDocument, { input })
    expect(await records()).toMatchObject([
      {
        action: 'staff_role',
        subjectId: manager.id,
        before: { role: 'MANAGER' },
        after: { role: 'DESK' },
      },
    ])
    const [mail, ...others] = await findMails(staffChangedMail, manager.email)
    expect(others).toEqual([])
    if (!mail) throw new Error('no mail')
    expect((await rendered(mail)).text).toContain('as the front desk now')
  })

  test('who end are signed out, lose their tokens, and keep account and place', async () => {
    const [owner, desk] = [await api.team(), await staffPerson('DESK')]
    await joinWaitlist(desk, {}, api.now())
    await createToken(desk, ['PROFILE_READ'], api.now())
    const caller = await api.as(desk)
    await owner.ok(EndStaffDocument, { input: { userId: desk.id } })
    expect((await caller.ok(MeDocument)).me).toBeNull()
    expect(await db.getRepository(ApiToken).countBy({ userId: desk.id })).toBe(0)
    expect(await db.getRepository(WaitlistEntry).countBy({ userId: desk.id })).toBe(1)
    const again = await api.as(await db.getRepository(User).findOneByOrFail({ id: desk.id }))
    expect((await again.ok(MeDocument)).me).toMatchObject({ id: desk.id })
    expect(await records()).toMatchObject([
      { action: 'staff_end', subjectId: desk.id, before: { role: 'DESK' }, after: { role: null } },
    ])
    const mail = await findMail(staffChangedMail, desk.email)
    expect((await rendered(mail)).text).toContain('no longer work for')
  })

  test('are changed and ended by the owner alone, who can be neither (SEC-A17)', async () => {
    const [owner, manager, member] = [
      await teamMember(),
      await staffPerson('MANAGER'),
      await person(),
    ]
    const ownerCaller = await api.as(owner)
    const managerCaller = await api.as(manager)
    for (const [caller, userId, code] of [
      [ownerCaller, owner.id, 'CONFLICT'],
      [ownerCaller, member.id, 'NOT_FOUND'],
      [ownerCaller, 'first', 'BAD_USER_INPUT'],
      [managerCaller, manager.id, 'FORBIDDEN'],
    ] as const) {
      const setting = { input: { userId, role: 'DESK' } }
      expect(await caller.fails(SetStaffRoleDocument, setting)).toMatchObject({ code })
      expect(await caller.fails(EndStaffDocument, { input: { userId } })).toMatchObject({ code })
    }
    const roles = await db.getRepository(User).find({ order: { appointedRole: 'ASC' } })
    expect(roles.map(({ staffRole }) => staffRole).sort()).toEqual(['MANAGER', 'OWNER', null])
    expect(await records()).toEqual([])
  })

  test('changed and ended at once: each act happens once, one after the other', async () => {
    const [owner, desk] = [await api.team(), await staffPerson('DESK')]
    const [input, role] = [{ userId: desk.id }, 'MANAGER'] as const
    const results = await Promise.allSettled([
      owner.ok(EndStaffDocument, { input }),
      owner.ok(EndStaffDocument, { input }),
      owner.ok(SetStaffRoleDocument, { input: { ...input, role } }),
    ])
    const actions = (await records()).map(({ action }) => action)
    expect(actions.filter(action => action === 'staff_end')).toHaveLength(1)
    expect(actions).toHaveLength(results.filter(({ status }) => status === 'fulfilled').length)
    const stored = await db.getRepository(User).findOneByOrFail({ id: desk.id })
    expect(stored.appointedRole).toBeNull()
  })
})
