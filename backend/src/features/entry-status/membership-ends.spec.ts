import { createMember } from '../../../test/club-members'
import {
  bookCourt,
  bookingAllowance,
  bookingInput,
  courtDay,
  createCourts,
  findCourtFaults,
  readBookings,
} from '../../../test/courts'
import { bookForMember } from '../../../test/desk'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  EndMembershipDocument,
  EndMembershipOfDocument,
  KeepMembershipDocument,
  KeepMembershipOfDocument,
} from '../../../test/operations'
import { findMails, rendered } from '../../../test/mails'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { bookingCancelledMail } from '../bookings/bookings.mails'
import type { Court } from '../courts/court.entity'
import type { Membership } from '../memberships/membership.entity'
import { membershipEndChangedMail } from '../memberships/memberships.mails'

const api = startApi()
checkWaitlistAfterEach({ isAudited: false })
let court: Court
let team: User
let user: User
let membership: Membership

beforeEach(async () => {
  api.at('2026-11-24T15:00:00Z')
  court = (await createCourts())[0]!
  team = await teamMember()
  const created = await createMember(team, api.now())
  user = created.user
  membership = created.membership
  await setPhase('booking')
})
afterEach(async () => expect(await findCourtFaults()).toEqual([]))

const end = (values: object = {}) => ({
  input: { id: membership.id, endsOn: '2026-11-26', reason: 'Moved away', ...values },
})
const subjects = async () => {
  const mails = await findMails(membershipEndChangedMail, user.email)
  return Promise.all(mails.map(async mail => (await rendered(mail)).subject))
}

test('the end of a membership cancels the bookings after the last day, and tells the member', async () => {
  const caller = await api.as(user)
  for (const startsAt of ['2026-11-26T23:00:00Z', '2026-11-27T23:00:00Z'])
    await caller.ok(bookCourt, { input: bookingInput(court, startsAt) })
  const allowance = async () => (await caller.ok(bookingAllowance)).bookingAllowance as object
  expect(await allowance()).toMatchObject({ lastDay: null })
  await (await api.as(team)).ok(EndMembershipOfDocument, end())
  expect(await allowance()).toMatchObject({ lastDay: '2026-11-26' })
  expect((await readBookings()).map(({ status }) => status)).toEqual(['confirmed', 'cancelled'])
  expect(await findMails(bookingCancelledMail, user.email)).toHaveLength(1)
  const [mail] = await findMails(membershipEndChangedMail, user.email)
  const { text } = await rendered(mail!)
  expect(text).toContain('Thursday, November 26 is the last day')
  expect(text).toContain('Your booking after that day is cancelled')
  const states = async (date: string) =>
    (await caller.ok(courtDay, { date })).courtDay.courts[0]!.slots.map(({ state }) => state)
  expect(await states('2026-11-26')).toContain('open')
  expect(new Set(await states('2026-11-27'))).toEqual(new Set(['closed']))
})

test('each change of the end is mailed: set, moved and withdrawn', async () => {
  const caller = await api.as(team)
  await caller.ok(EndMembershipOfDocument, end())
  await caller.ok(EndMembershipOfDocument, end({ endsOn: '2026-12-30' }))
  const { keepMembershipOf: kept } = await caller.ok(KeepMembershipOfDocument, {
    input: { id: membership.id },
  })
  expect(kept.endsOn).toBeNull()
  expect((await subjects()).toSorted()).toEqual([
    'The club has ended your membership',
    'Your membership goes on',
    'Your membership has another last day',
  ])
  expect(
    await caller.fails(KeepMembershipOfDocument, { input: { id: membership.id } }),
  ).toMatchObject({
    code: 'CONFLICT',
  })
})

test('the team is refused to change an end that somebody else has changed since it was read', async () => {
  const caller = await api.as(team)
  const refused = async (endBefore: object) => [
    await caller.fails(EndMembershipOfDocument, end({ endsOn: '2026-11-28', endBefore })),
    await caller.fails(KeepMembershipOfDocument, { input: { id: membership.id, endBefore } }),
  ]
  const none = { endsOn: null, endReason: null }
  await (await api.as(user)).ok(EndMembershipDocument)
  const notice = { endsOn: '2026-12-24', endReason: null }
  const conflict = (message: string) => [0, 1].map(() => ({ code: 'CONFLICT', message }))
  expect(await refused(none)).toMatchObject(
    conflict('The member has given notice meanwhile: Thursday, December 24 is the last day.'),
  )
  // The second call repeats the first, whose response was lost.
  for (let turn = 0; turn < 2; turn += 1)
    await caller.ok(EndMembershipOfDocument, end({ endBefore: notice }))
  expect(await refused(notice)).toMatchObject(
    conflict(
      'Somebody else has set Thursday, November 26 as the last day meanwhile. Reason: Moved away',
    ),
  )
  const own = { endsOn: '2026-11-26', endReason: 'Moved away' }
  await caller.ok(KeepMembershipOfDocument, { input: { id: membership.id, endBefore: own } })
  expect(await refused(own)).toMatchObject(
    conflict('The end of this membership has been withdrawn meanwhile.'),
  )
  expect(await subjects()).toHaveLength(3)
})

test('own notice and its withdrawal are mailed, once each', async () => {
  const caller = await api.as(user)
  for (let turn = 0; turn < 2; turn += 1) await caller.ok(EndMembershipDocument)
  for (let turn = 0; turn < 2; turn += 1) await caller.ok(KeepMembershipDocument)
  expect((await subjects()).toSorted()).toEqual([
    'You have given notice',
    'You have taken back your notice',
  ])
})

test('own notice cancels a booking that the club has made after the last day', async () => {
  const startsAt = '2027-01-15T23:00:00Z'
  const input = { ...bookingInput(court, startsAt), membershipId: membership.id }
  await (await api.as(team)).ok(bookForMember, { input })
  await (await api.as(user)).ok(EndMembershipDocument)
  expect((await readBookings()).map(({ status }) => status)).toEqual(['cancelled'])
})

test('a call of the team answers whom no mail reaches, and why', async () => {
  const caller = await api.as(team)
  const first = (await caller.ok(EndMembershipOfDocument, end())).endMembershipOf
  expect(first.notTold).toMatchObject([{ reason: 'no_mail_server', person: { email: user.email } }])
  const row = { email: user.email, undeliverableSince: api.now(), reason: '550 no such user' }
  await db.getRepository(MailAddress).insert(row)
  const moved = (await caller.ok(EndMembershipOfDocument, end({ endsOn: '2026-12-30' })))
    .endMembershipOf
  expect(moved.notTold).toMatchObject([{ reason: 'undeliverable', person: { email: user.email } }])
})
