import { createPeople, person, teamMember } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { holdLocks, untilWaitingForLock } from '../../../test/lock-waits'
import { findMails, rendered } from '../../../test/mails'
import { JoinWaitlistDocument, WaitlistStatsDocument } from '../../../test/operations'
import { invite, join, outcomesOf, records, setOne } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  entryOf,
  declineOffer,
  leaveWaitlist,
  offers,
  offerStates,
  openOfferOf,
  preview,
  sendNewWave,
  setPhase,
  type Waiting,
  removeEntry,
} from '../../../test/waves'
import { nextClubMidnight } from '../../core/club-day'
import { db } from '../../database/data-source'
import { WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { listDailySignups } from '../waitlist/waitlist-growth.service'
import { waitlistLeftMail } from './entry-status.mails'

const api = startApi()
checkWaitlistAfterEach()

const UNKNOWN_ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
const joinAs = async ({ user }: Pick<Waiting, 'user'>, input = {}) =>
  (await (await api.as(user)).ok(JoinWaitlistDocument, { input })).joinWaitlist
const leaveAs = async ({ user }: Waiting) => (await api.as(user)).ok(leaveWaitlist)
const stats = async () => (await api.visitor.ok(WaitlistStatsDocument)).waitlistStats
const livePositions = async () => {
  const entries = await db.getRepository(WaitlistEntry).find({ order: { position: 'ASC' } })
  return entries.filter(({ status }) => status !== WaitlistStatus.left).map(one => one.position)
}

describe('leaveWaitlist', () => {
  test('frees the place, keeps the account, and mails the person', async () => {
    const [first] = await createWaiting(2, api.now())
    expect(await stats()).toMatchObject({ total: 2 })
    const { leaveWaitlist: entry } = await leaveAs(first!)
    expect(entry).toMatchObject({ status: 'left', position: 1 })
    expect(entry.leftAt).not.toBeNull()
    expect(await stats()).toMatchObject({ total: 1, spotsRemaining: 223, dailySignups: 2 })
    const [mail] = await findMails(waitlistLeftMail, first!.user.email)
    expect((await rendered(mail!)).subject).toBe('You have left the waitlist')
  })

  test('works in each phase', async () => {
    const people = await createWaiting(3, api.now())
    for (const [index, phase] of (['waitlist', 'memberships', 'booking'] as const).entries()) {
      await setPhase(phase)
      expect((await leaveAs(people[index]!)).leaveWaitlist.status).toBe('left')
    }
  })

  test('refuses visitors, people without an entry, those who have left, and members', async () => {
    const [first, second] = await createWaiting(2, api.now())
    expect(await api.visitor.fails(leaveWaitlist)).toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const user of [await person(), await teamMember()])
      expect(await (await api.as(user)).fails(leaveWaitlist)).toMatchObject({ code: 'NOT_FOUND' })
    await leaveAs(first!)
    const conflict = { code: 'CONFLICT' }
    expect(await (await api.as(first!.user)).fails(leaveWaitlist)).toMatchObject(conflict)
    const caller = await api.team()
    await setOne.ok(caller, [second!.entry.id], invite)
    await setOne.ok(caller, [second!.entry.id], join)
    expect(await (await api.as(second!.user)).fails(leaveWaitlist)).toMatchObject(conflict)
    expect(await stats()).toMatchObject({ total: 1 })
  })

  test('of several at the same time one succeeds and frees one place', async () => {
    const [first] = await createWaiting(2, api.now())
    const caller = await api.as(first!.user)
    const outcomes = await outcomesOf(Array.from({ length: 5 }, () => caller.ok(leaveWaitlist)))
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('CONFLICT'), 'ok'])
    expect(await stats()).toMatchObject({ total: 1 })
  })

  test('opens 15 minutes after the migration, when no earlier server runs any more', async () => {
    const [first] = await createWaiting(1, api.now())
    await db.query(`UPDATE launch SET "leavingFrom" = clock_timestamp() + interval '15 minutes'`)
    const caller = await api.as(first!.user)
    expect(await caller.fails(leaveWaitlist)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: 900,
    })
    const input = { id: first!.entry.id, reason: 'Moved away' }
    const office = await api.team()
    expect(await office.fails(removeEntry, { input })).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
    await db.query(`UPDATE launch SET "leavingFrom" = clock_timestamp()`)
    await caller.ok(leaveWaitlist)
  })
})

describe('removeEntry', () => {
  test('withdraws an open offer, and mails the reason', async () => {
    await setPhase('memberships')
    const [first] = await createWaiting(1, api.now())
    const caller = await api.team()
    await sendNewWave(caller, { size: 1, days: 3 })
    const input = { id: first!.entry.id.toUpperCase(), reason: ' Moved away ' }
    const { removeEntry: removed } = await caller.ok(removeEntry, { input })
    expect(removed).toMatchObject({ status: 'left', leftReason: 'Moved away' })
    expect(await offerStates()).toEqual([[1, 'withdrawn']])
    const [mail] = await findMails(waitlistLeftMail, first!.user.email)
    expect((await rendered(mail!)).text).toContain('Moved away')
    expect((await records()).at(-1)).toMatchObject({
      action: 'waitlist_remove',
      subjectId: first!.entry.id,
      before: { status: 'invited' },
      after: { status: 'left' },
    })
  })

  test('refuses the wrong person, unknown entries, reasons of 0 and 501, and a second time', async () => {
    const [first] = await createWaiting(1, api.now())
    const input = { id: first!.entry.id, reason: 'Why' }
    expect(await api.visitor.fails(removeEntry, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const own = await api.as(first!.user)
    expect(await own.fails(removeEntry, { input })).toMatchObject({ code: 'FORBIDDEN' })
    const caller = await api.team()
    const unknown = { input: { ...input, id: UNKNOWN_ID } }
    expect(await caller.fails(removeEntry, unknown)).toMatchObject({ code: 'NOT_FOUND' })
    for (const reason of [' ', 'x'.repeat(501)])
      expect(await caller.fails(removeEntry, { input: { ...input, reason } })).toMatchObject(
        invalidField('reason'),
      )
    await caller.ok(removeEntry, { input })
    expect(await caller.fails(removeEntry, { input })).toMatchObject({ code: 'CONFLICT' })
    expect(await stats()).toMatchObject({ total: 0 })
  })
})

describe('joining again', () => {
  test('gives the next new position in the same row, and rewards no referrer a second time', async () => {
    const [first, second] = await createWaiting(2, api.now())
    await leaveAs(first!)
    const { referralCode } = second!.entry
    const { entry, created } = await joinAs(first!, { referralCode })
    expect([created, entry.id, entry.position]).toEqual([true, first!.entry.id, 3])
    expect(await entryOf(first!)).toMatchObject({ status: 'waiting', leftAt: null })
    expect(await entryOf(second!)).toMatchObject({ position: 2, referralRewards: 0 })
    expect((await joinAs(first!)).created).toBe(false)
  })

  const declining = async ({ user, entry }: Waiting, leave: boolean) => {
    const { id } = await openOfferOf({ user, entry })
    await (await api.as(user)).ok(declineOffer, { input: { id, leave } })
  }
  const removing = async ({ entry }: Waiting) =>
    (await api.team()).ok(removeEntry, { input: { id: entry.id, reason: 'Moved away' } })

  test('leaving declines an open offer and counts it, as declining by leaving does, but not one that ended because the team removed the person', async () => {
    await setPhase('memberships')
    const people = await createWaiting(3, api.now())
    await sendNewWave(await api.team(), { size: 3 })
    const left = { state: 'declined', reason: 'Left the waitlist.' }
    for (const [index, leave] of [
      leaveAs,
      (one: Waiting) => declining(one, true),
      removing,
    ].entries()) {
      await leave(people[index]!)
      if (index === 0) expect((await offers())[0]).toMatchObject(left)
      await joinAs(people[index]!)
    }
    const asked = await Promise.all(people.map(entryOf))
    expect(asked.map(({ status, timesAsked }) => [status, timesAsked])).toEqual([
      ['waiting', 1],
      ['waiting', 1],
      ['waiting', 0],
    ])
  })

  test('does not bring a person before those who said not now', async () => {
    await setPhase('memberships')
    const [first, second] = await createWaiting(3, api.now())
    const caller = await api.team()
    await sendNewWave(caller, { size: 2 })
    await declining(first!, false)
    await declining(second!, true)
    await joinAs(second!)
    const { people } = await preview(caller, { size: 3 })
    expect(people.map(({ position, timesAsked }) => [position, timesAsked])).toEqual([
      [3, 0],
      [1, 1],
      [4, 1],
    ])
  })

  test('concurrent requests that wait for the counter together take one place', async () => {
    const [first] = await createWaiting(1, api.now())
    await leaveAs(first!)
    const caller = await api.as(first!.user)
    const release = await holdLocks('SELECT FROM waitlist_counter FOR UPDATE')
    const requests = Array.from({ length: 5 }, () => caller.ok(JoinWaitlistDocument, { input: {} }))
    await untilWaitingForLock(5)
    await release()
    const answers = await Promise.all(requests)
    expect(answers.filter(({ joinWaitlist }) => joinWaitlist.created)).toHaveLength(1)
    expect(answers.map(({ joinWaitlist }) => joinWaitlist.entry.position)).toEqual([2, 2, 2, 2, 2])
    expect(await stats()).toMatchObject({ total: 1, dailySignups: 2 })
  })

  test('counts for its own day, and the past day keeps its count', async () => {
    const [first] = await createWaiting(3, api.now())
    await leaveAs(first!)
    api.at(nextClubMidnight(api.now()).toISOString())
    await joinAs(first!)
    const counts = (await listDailySignups(api.now())).slice(-2)
    expect(counts.map(({ signups }) => signups)).toEqual([3, 1])
    expect(await stats()).toMatchObject({ total: 3, dailySignups: 1 })
  })

  test('the cap of all applies: of 12, 4 leave, 2 of them and 2 others join, and one more is refused', async () => {
    const people = await createWaiting(12, api.now())
    await db.query('UPDATE waitlist_counter SET "maxDay" = 225, "maxTotal" = 12')
    const leaving = people.filter((_, index) => index % 3 === 1)
    for (const one of leaving) await leaveAs(one)
    expect(await stats()).toMatchObject({ total: 8, spotsRemaining: 4 })
    const others = (await createPeople(3)).map(user => ({ user }))
    const positions: number[] = []
    for (const one of [...leaving.slice(0, 2), ...others.slice(0, 2)])
      positions.push((await joinAs(one)).entry.position)
    expect(positions).toEqual([13, 14, 15, 16])
    for (const { user } of [others[2]!, leaving[3]!])
      expect(await (await api.as(user)).fails(JoinWaitlistDocument, { input: {} })).toMatchObject({
        code: 'WAITLIST_CLOSED',
      })
    expect(new Set(await livePositions()).size).toBe(12)
    expect(await stats()).toMatchObject({ total: 12, spotsRemaining: 0 })
  })

  test('the places of a day hold: leaving gives nobody another place of the day', async () => {
    const people = await createWaiting(8, api.now())
    await db.query('UPDATE waitlist_counter SET "maxDay" = 8')
    await leaveAs(people[0]!)
    const caller = await api.as(people[0]!.user)
    expect(await caller.fails(JoinWaitlistDocument, { input: {} })).toMatchObject({
      code: 'DAILY_LIMIT',
    })
    expect(await stats()).toMatchObject({ total: 7, dailySignups: 8, spotsRemaining: 0 })
  })
})
