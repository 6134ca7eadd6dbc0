import { createInvited } from '../../../test/club-members'
import { createCourts } from '../../../test/courts'
import { person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { confirmedMember, subscribe } from '../../../test/letters'
import { LetterReachDocument } from '../../../test/operations'
import { insertBookings } from '../../../test/past-bookings'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import type { LetterAudienceKind, LetterKind } from './letter.options'

/* Whom a letter would reach, by its audiences. */

const api = startApi()
let owner: User
let team: Awaited<ReturnType<typeof api.as>>

beforeEach(async () => {
  owner = await teamMember()
  team = await api.as(owner)
})

const refuse = (email: string) =>
  db.getRepository(MailAddress).insert({ email, undeliverableSince: new Date(), reason: '550' })

async function reach(kind: LetterKind, ...audiences: { kind: LetterAudienceKind }[]) {
  const { letterReach } = await team.ok(LetterReachDocument, { input: { kind, audiences } })
  return letterReach
}

test('reach: members, waiting people, staff, one person and a wave’s people', async () => {
  const [one] = [await confirmedMember(), await confirmedMember()]
  const manager = await staffPerson('MANAGER')
  const [first, second] = [await person({ emailConfirmedAt: new Date(0) }), await person()]
  for (const user of [first, second]) await joinWaitlist(user, {}, api.now())
  expect((await reach('notice', { kind: 'members' })).recipients).toBe(2)
  const waiting = (values: object = {}) => reach('notice', { kind: 'waiting', ...values })
  expect((await waiting()).recipients).toBe(2)
  expect((await waiting({ confirmed: true })).recipients).toBe(1)
  expect((await waiting({ confirmed: false })).recipients).toBe(1)
  expect((await waiting({ firstPosition: 2 })).recipients).toBe(1)
  expect((await waiting({ firstPosition: 1, lastPosition: 1 })).recipients).toBe(1)
  expect((await waiting({ firstPosition: 3 })).recipients).toBe(0)
  expect((await reach('notice', { kind: 'staff' })).recipients).toBe(2)
  expect((await reach('notice', { kind: 'person', ...{ userId: manager.id } })).recipients).toBe(1)
  // Who is in two audiences is written to once.
  const both = await reach(
    'notice',
    { kind: 'members' },
    { kind: 'person', ...{ userId: one.id.toUpperCase() } },
    { kind: 'staff' },
  )
  expect(both).toEqual({ recipients: 4, unreachable: [] })
})

test('reach: a wave’s people, by answer', async () => {
  const { offer } = await createInvited(owner, api.now())
  const offered = (values: object = {}) =>
    reach('notice', { kind: 'offered', ...{ waveId: offer.waveId }, ...values })
  expect((await offered()).recipients).toBe(1)
  expect((await offered({ answer: 'open' })).recipients).toBe(1)
  expect((await offered({ answer: 'declined' })).recipients).toBe(0)
})

test('reach: members with a booking on New York days', async () => {
  const [user, cancelled] = [await confirmedMember(), await confirmedMember()]
  const [court] = await createCourts()
  // 11 PM of November 30 in New York.
  const startsAt = new Date('2026-12-01T04:00:00Z')
  const row = { courtId: court?.id ?? '', startsAt, createdAt: api.now() }
  await insertBookings([
    { ...row, userId: user.id, status: 'confirmed' },
    { ...row, userId: cancelled.id, status: 'cancelled' },
  ])
  const booked = async (from: string, until: string) =>
    (await reach('notice', { kind: 'booked', ...{ from, until } })).recipients
  expect(await booked('2026-11-30', '2026-11-30')).toBe(1)
  expect(await booked('2026-11-28', '2026-12-05')).toBe(1)
  expect(await booked('2026-12-01', '2026-12-05')).toBe(0)
  expect(await booked('2026-11-28', '2026-11-29')).toBe(0)
})

test('reach: news goes to who asked for it, and nobody gets mail at a refused address', async () => {
  const [asked, silent, refused] = [
    await confirmedMember(),
    await confirmedMember(),
    await confirmedMember(),
  ]
  await subscribe(asked.email)
  await subscribe('visitor@example.com')
  await subscribe('unconfirmed@example.com', { confirmedAt: null })
  await subscribe('left@example.com', { leftAt: new Date() })
  await refuse(refused.email)
  await refuse('visitor@example.com')
  expect(await reach('notice', { kind: 'members' })).toEqual({
    recipients: 2,
    unreachable: [{ reason: 'undeliverable', count: 1, emails: [refused.email] }],
  })
  expect(await reach('news', { kind: 'members' }, { kind: 'newsletter' })).toEqual({
    recipients: 1,
    unreachable: [
      { reason: 'not_asked', count: 1, emails: [silent.email] },
      {
        reason: 'undeliverable',
        count: 2,
        emails: [refused.email, 'visitor@example.com'].toSorted(),
      },
    ],
  })
})
