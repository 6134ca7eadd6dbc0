import { createMembership } from '../../../test/club-members'
import { person, teamMember } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import {
  AcceptOfferDocument,
  EndMembershipDocument,
  JoinWaitlistDocument,
  KeepMembershipDocument,
  MembershipFiguresDocument,
  MembershipsDocument,
  MyMembershipDocument,
  WaitlistStatsDocument,
} from '../../../test/operations'
import { outcomesOf, records } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  endMembershipOf,
  entryOf,
  membershipsOf,
  openOfferOf,
  sendNewWave,
  setPhase,
} from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { membershipEndedMail } from './memberships.mails'

const api = startApi()
checkWaitlistAfterEach()

const UNKNOWN_ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
const runAt = (now: string) => runJobAt('memberships_end', now)

beforeEach(() => setPhase('memberships'))

/** Creates people who have joined. */
async function createMembers(size: number) {
  const people = await createWaiting(size, api.now())
  await db.query(`UPDATE waitlist_entry SET status = 'joined'`)
  for (const { user } of people) await createMembership(user)
  return people
}

/** Sets the clock for requests and signs in. */
async function at(instant: string, user: User) {
  api.at(instant)
  return api.as(user)
}

describe('endMembership', () => {
  test('gives 30 New York days’ notice, in summer, over the clock changes and at midnight; a withdrawn one is not carried out', async () => {
    const [one] = await createMembers(1)
    for (const [now, endsOn] of [
      ['2027-06-01T16:00:00Z', '2027-07-01'],
      ['2027-03-01T12:00:00Z', '2027-03-31'],
      ['2027-10-20T12:00:00Z', '2027-11-19'],
      ['2027-06-02T03:59:59.999Z', '2027-07-01'],
      ['2027-06-02T04:00:00Z', '2027-07-02'],
    ] as const) {
      const own = await at(now, one!.user)
      expect((await own.ok(EndMembershipDocument)).endMembership).toMatchObject({
        state: 'active',
        endsOn,
      })
      api.at(new Date(Date.parse(now) + 60_000).toISOString())
      expect((await own.ok(EndMembershipDocument)).endMembership).toMatchObject({ endsOn })
      expect((await own.ok(KeepMembershipDocument)).keepMembership).toMatchObject({ endsOn: null })
    }
    // A withdrawn notice is not carried out.
    await runAt('2028-01-01T12:00:00Z')
    expect((await entryOf(one!)).status).toBe('joined')
  })

  test('the job ends it after its last day, frees the place, and mails once', async () => {
    const [one] = await createMembers(2)
    const own = await at('2027-06-01T16:00:00Z', one!.user)
    await own.ok(EndMembershipDocument)
    await runAt('2027-07-02T03:59:59.999Z')
    expect((await entryOf(one!)).status).toBe('joined')
    await Promise.all([runAt('2027-07-02T04:00:00Z'), runAt('2027-07-02T04:00:00Z')])
    await runAt('2027-07-05T04:00:00Z')
    expect((await entryOf(one!)).status).toBe('left')
    expect(await membershipsOf(one!)).toMatchObject([{ state: 'ended', endsOn: '2027-07-01' }])
    expect((await api.visitor.ok(WaitlistStatsDocument)).waitlistStats.total).toBe(1)
    const mails = await findMails(membershipEndedMail)
    expect(mails).toHaveLength(1)
    expect((await rendered(mails[0]!)).text).toContain('Thursday, July 1 was the last day')
    for (const operation of [EndMembershipDocument, KeepMembershipDocument])
      expect(await own.fails(operation)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await own.ok(MyMembershipDocument)).myMembership).toMatchObject({ state: 'ended' })
  })

  test('keeping it against the job: one wins', async () => {
    const [one] = await createMembers(1)
    const own = await at('2027-06-01T16:00:00Z', one!.user)
    await own.ok(EndMembershipDocument)
    const [kept] = await outcomesOf([own.ok(KeepMembershipDocument), runAt('2027-08-01T12:00:00Z')])
    expect((await entryOf(one!)).status).toBe(kept === 'ok' ? 'joined' : 'left')
  })

  test('the next membership has a new number', async () => {
    const [one] = await createMembers(1)
    const own = await at('2027-06-01T16:00:00Z', one!.user)
    await own.ok(EndMembershipDocument)
    await runAt('2027-08-01T12:00:00Z')
    api.at(new Date().toISOString())
    const back = await api.as(one!.user)
    await back.ok(JoinWaitlistDocument, { input: {} })
    await sendNewWave(await api.team(), { size: 1 })
    const { id } = await openOfferOf(one!)
    await back.ok(AcceptOfferDocument, { input: { id, plan: 'unlimited' } })
    const [former, next] = await membershipsOf(one!)
    expect(next!.number).toBeGreaterThan(former!.number)
    expect((await back.ok(MyMembershipDocument)).myMembership).toMatchObject({
      number: next!.number,
    })
  })

  test('refuses visitors and people without a membership', async () => {
    const own = await api.as(await person())
    expect((await own.ok(MyMembershipDocument)).myMembership).toBeNull()
    for (const operation of [EndMembershipDocument, KeepMembershipDocument]) {
      expect(await api.visitor.fails(operation)).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(await own.fails(operation)).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('endMembershipOf', () => {
  test('ends it on the team’s day; the member cannot take that back, and a confirmed one is mailed the reason', async () => {
    const [one] = await createMembers(1)
    const caller = await at('2027-06-01T16:00:00Z', await teamMember())
    const [membership] = await membershipsOf(one!)
    const input = { id: membership!.id, endsOn: '2027-06-01', reason: 'Broke the net' }
    const { endMembershipOf: ended } = await caller.ok(endMembershipOf, { input })
    expect(ended).toMatchObject({ endsOn: '2027-06-01', state: 'active' })
    expect(ended.person.email).toBe(one!.user.email)
    expect((await records()).at(-1)).toMatchObject({
      action: 'membership_end',
      subjectId: membership!.id,
      before: { endsOn: null },
      after: { endsOn: '2027-06-01' },
    })
    const own = await api.as(one!.user)
    expect((await own.ok(MyMembershipDocument)).myMembership).toMatchObject({
      endReason: input.reason,
    })
    expect(await own.fails(KeepMembershipDocument)).toMatchObject({ code: 'CONFLICT' })
    expect((await own.ok(EndMembershipDocument)).endMembership.endsOn).toBe('2027-06-01')
    await runAt('2027-06-02T04:00:00Z')
    expect((await entryOf(one!)).status).toBe('left')
    const [mail] = await findMails(membershipEndedMail)
    expect((await rendered(mail!)).text).toContain('Broke the net')
    await db.query('UPDATE "user" SET "emailConfirmedAt" = NULL')
    expect((await rendered(mail!)).text).not.toContain('Broke the net')
    expect(await caller.fails(endMembershipOf, { input })).toMatchObject({ code: 'CONFLICT' })
  })

  test('refuses the wrong person, unknown ids, past days and reasons of 0 and 501', async () => {
    const [one] = await createMembers(1)
    const [membership] = await membershipsOf(one!)
    const caller = await at('2027-06-01T16:00:00Z', await teamMember())
    const input = { id: membership!.id, endsOn: '2027-06-30', reason: 'Why' }
    expect(await api.visitor.fails(endMembershipOf, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const own = await api.as(one!.user)
    expect(await own.fails(endMembershipOf, { input })).toMatchObject({ code: 'FORBIDDEN' })
    const unknown = { input: { ...input, id: UNKNOWN_ID } }
    expect(await caller.fails(endMembershipOf, unknown)).toMatchObject({ code: 'NOT_FOUND' })
    for (const [field, value] of [
      ['endsOn', '2027-05-31'],
      ['reason', ' '],
      ['reason', 'x'.repeat(501)],
    ] as const)
      expect(
        await caller.fails(endMembershipOf, { input: { ...input, [field]: value } }),
      ).toMatchObject(invalidField(field))
  })
})

test('memberships: lists them by number, and can be searched, filtered and paged', async () => {
  const [first, , third] = await createMembers(3)
  const caller = await api.team()
  const list = async (variables: object) =>
    (await caller.ok(MembershipsDocument, variables)).memberships
  const all = await list({})
  expect(all.totalCount).toBe(3)
  const numbers = all.edges.map(({ node }) => node.number)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const found = await list({ search: third!.user.email })
  expect(found.edges).toMatchObject([{ node: { person: { email: third!.user.email } } }])
  expect((await list({ state: 'ended' })).totalCount).toBe(0)
  const page = await list({ first: 1, state: 'active' })
  expect(page.edges[0]!.node.person.email).toBe(first!.user.email)
  const next = await list({ first: 2, state: 'active', after: page.pageInfo.endCursor })
  expect(next).toMatchObject({ edges: [{}, {}], pageInfo: { hasNextPage: false } })
  const { membershipFigures: figures } = await caller.ok(MembershipFiguresDocument)
  expect(figures).toMatchObject({ members: 3, openOffers: 0, placesLeft: 222 })
})
