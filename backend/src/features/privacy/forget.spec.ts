import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { Caller } from '../../../test/caller'
import { bookCourt, bookingInput, clubMember, createCourts } from '../../../test/courts'
import { person, submissionContext, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { createPersonEverywhere } from '../../../test/person-everywhere'
import { untilWaitingForLock } from '../../../test/lock-waits'
import {
  ForgetAddressDocument,
  ForgetPersonDocument,
  RemoveEntryDocument,
  RestoreEntryDocument,
} from '../../../test/operations'
import { setPhase } from '../../../test/waves'
import { AuditRecord } from '../../audit/audit-record.entity'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { submitContact } from '../contact/contact.service'
import { subscribeNewsletter } from '../newsletter/newsletter.service'
import { joinWaitlist } from '../waitlist/waitlist.service'
import type { ForgetPreview } from './forget.types'

const api = startApi()

const preview = parse(
  'query ($email: String!) { forgetPreview(email: $email) { accountId obstacles rows { name what count effect } } }',
) as TypedDocumentNode<{ forgetPreview: ForgetPreview }, object>

const END_MEMBERSHIP = `UPDATE membership SET state = 'ended', "endsOn" = '2026-11-25' WHERE "userId" = $1`
const DONE = `SELECT "deletedAt" IS NOT NULL AS "isDeleted",
    (SELECT count(*)::int FROM court_booking WHERE "userId" = $1) AS bookings
  FROM "user" WHERE id = $1`

const latest = async () =>
  (await db.getRepository(AuditRecord).find({ order: { sequence: 'DESC' }, take: 1 }))[0]

test('forget a person: previewed by counts, done at once, and recorded without name and address (ACCOUNT-56)', async () => {
  const team = await teamMember()
  const user = await createPersonEverywhere(team, api.now())
  const owner = await api.as(team)
  const { forgetPreview } = await owner.ok(preview, { email: user.email })
  expect(forgetPreview).toMatchObject({ accountId: user.id, obstacles: [] })
  const counts = new Map(forgetPreview.rows.map(({ name, count }) => [name, count]))
  expect([counts.get('user'), counts.get('court_booking')]).toEqual([1, 3])
  const reason = `Asked by phone as Quorbat, ${user.email}`
  await owner.ok(ForgetPersonDocument, { input: { id: user.id, reason } })
  const { firstName, deletedAt } = await db.getRepository(User).findOneByOrFail({ id: user.id })
  expect([firstName, deletedAt]).toEqual([null, api.now()])
  expect(await latest()).toMatchObject({
    action: 'account_deleted',
    actorId: team.id,
    subjectId: user.id,
    after: { by: 'team', reason: 'Asked by phone as [removed], [removed]' },
  })
  const again = { input: { id: user.id, reason } }
  expect(await owner.fails(ForgetPersonDocument, again)).toMatchObject({ code: 'NOT_FOUND' })
})

test('forget a person: what must be done first is previewed and refused; the owner stays', async () => {
  const team = await teamMember()
  const owner = await api.as(team)
  const member = await clubMember()
  const { forgetPreview } = await owner.ok(preview, { email: member.email })
  expect(forgetPreview.obstacles).toEqual(['A membership is running: it must end first.'])
  const refuse = (id: string) =>
    owner.fails(ForgetPersonDocument, { input: { id, reason: 'Asked' } })
  expect(await refuse(member.id)).toMatchObject({ code: 'CONFLICT' })
  expect(await refuse(team.id)).toMatchObject({ code: 'FORBIDDEN' })
  const blank = await owner.fails(ForgetPersonDocument, { input: { id: member.id, reason: ' ' } })
  expect(blank.fields?.map(({ field }) => field)).toEqual(['reason'])
})

test('forget an address: messages and the newsletter lose it; one with an account is refused', async () => {
  const owner = await api.team()
  const email = 'nobody@vorpal.example'
  await submitContact(submissionContext(), { name: 'Zyxwina', email, message: 'Hello' })
  await subscribeNewsletter(email)
  const { forgetPreview } = await owner.ok(preview, { email: email.toUpperCase() })
  expect(forgetPreview.rows.map(({ name, what }) => [name, what])).toEqual([
    ['contact_submission', '1 message'],
    ['newsletter_subscription', '1 newsletter subscription'],
  ])
  await owner.ok(ForgetAddressDocument, { input: { email, reason: `${email} asked` } })
  const found = await db.query<unknown[]>(
    `SELECT FROM contact_submission one WHERE to_jsonb(one)::text ~* 'vorpal|zyxwina'
     UNION ALL SELECT FROM newsletter_subscription
     UNION ALL SELECT FROM audit_record one WHERE to_jsonb(one)::text ~* 'vorpal'`,
  )
  expect(found).toEqual([])
  expect(await latest()).toMatchObject({ after: { reason: '[removed] asked' } })
  const known = { input: { email: (await person()).email, reason: 'Asked' } }
  expect(await owner.fails(ForgetAddressDocument, known)).toMatchObject({ code: 'CONFLICT' })
})

test('forget a person: a booking on another server that is under way is waited for, and refuses it', async () => {
  const other = await api.another()
  api.at('2026-11-25T15:00:00Z')
  const [court] = await createCourts()
  await setPhase('booking')
  const owner = await api.team()
  const member = await clubMember()
  const { cookie } = await api.as(member)
  const caller = new Caller(() => other.base, cookie)
  const blocker = db.createQueryRunner()
  await blocker.startTransaction()
  await blocker.query('LOCK TABLE court_hold IN EXCLUSIVE MODE')
  const input = bookingInput(court!, '2026-11-26T15:00:00Z')
  const booking = caller.ok(bookCourt, { input })
  await untilWaitingForLock(1)
  const forgetting = db
    .query(END_MEMBERSHIP, [member.id])
    .then(() => owner.fails(ForgetPersonDocument, { input: { id: member.id, reason: 'Asked' } }))
  await untilWaitingForLock(2)
  await blocker.rollbackTransaction()
  await blocker.release()
  await booking
  expect(await forgetting).toMatchObject({ code: 'CONFLICT' })
  const [done] = await db.query<unknown[]>(DONE, [member.id])
  expect(done).toEqual({ isDeleted: false, bookings: 1 })
})

test('forget a person: their removal of today, restored on another server at the same time or later, gives no deleted person a place', async () => {
  const { base } = await api.another()
  const team = await teamMember()
  const owner = await api.as(team)
  const elsewhere = new Caller(() => base, (await api.as(team)).cookie)
  const user = await person()
  const { entry } = await joinWaitlist(user, {}, api.now())
  const input = { id: entry.id }
  await owner.ok(RemoveEntryDocument, { input: { ...input, reason: 'By mistake' } })
  await Promise.allSettled([
    owner.ok(ForgetPersonDocument, { input: { id: user.id, reason: 'Asked' } }),
    elsewhere.ok(RestoreEntryDocument, { input }),
  ])
  expect(await elsewhere.fails(RestoreEntryDocument, { input })).toMatchObject({ code: 'CONFLICT' })
  const rows = await db.query<unknown[]>(
    `SELECT "deletedAt" IS NOT NULL AS "isDeleted", status FROM "user" person
     JOIN waitlist_entry entry ON entry."userId" = person.id WHERE person.id = $1`,
    [user.id],
  )
  expect(rows).toEqual([{ isDeleted: true, status: 'left' }])
})
