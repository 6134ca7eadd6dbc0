import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  courtDay,
  createCourts,
} from '../../../test/courts'
import { createMember } from '../../../test/club-members'
import { person, staffPerson, teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { openSubscription, type TestSubscription } from '../../../test/subscriptions'
import { runJobAt } from '../../../test/jobs'
import { startLiveQueries } from '../../../test/live-queries'
import { listenTo } from '../../../test/notified'
import { insertBooking } from '../../../test/players'
import { undoOne } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { COURT_CHANGED, notifyCourtsChanged } from '../courts/court-changes.service'
import type { Court } from '../courts/court.entity'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Membership, Plan } from '../memberships/membership.entity'
import { subscribeToCourtDay } from './court-day.service'

const api = startApi()
const notifiedBy = listenTo(COURT_CHANGED)
let courts: Court[] = []
const opened: TestSubscription[] = []

beforeEach(async () => {
  api.at('2026-11-25T15:00:00Z')
  courts = await createCourts()
  await setPhase('booking')
})
afterEach(() => Promise.all(opened.splice(0).map(one => one.close())))

const book = (caller: Caller, court: number, startsAt: string) =>
  caller.ok(bookCourt, { input: bookingInput(courts[court]!, startsAt) })

/** The states of a court's slots, by the hour in UTC. */
async function statesOf(caller: Caller, date: string, court = 0) {
  const day = (await caller.ok(courtDay, { date })).courtDay
  return Object.fromEntries(
    day.courts[court]!.slots.map(({ startsAt, state }) => [startsAt.slice(0, 13), state]),
  )
}

test('courtDay shows what the caller can book, and not who holds a slot', async () => {
  const member = await clubMember()
  const own = await api.as(member)
  await insertBooking(member, courts[0]!, '2026-11-25T23:00:00Z')
  await insertBooking(await clubMember(), courts[0]!, '2026-11-26T00:00:00Z')
  await db.query(
    `INSERT INTO court_hold ("courtId", "startsAt", "endsAt", kind) VALUES ($1, '2026-11-26T01:30Z', '2026-11-26T02:00Z', 'block')`,
    [courts[0]!.id],
  )
  expect(await statesOf(own, '2026-11-25')).toMatchObject({
    '2026-11-25T10': 'past',
    '2026-11-25T15': 'past',
    '2026-11-25T16': 'open',
    '2026-11-25T23': 'mine',
    '2026-11-26T00': 'taken',
    '2026-11-26T01': 'closed',
    '2026-11-26T02': 'open',
  })
  expect(await statesOf(own, '2026-11-25', 1)).toMatchObject({ '2026-11-25T23': 'open' })
})

test('courtDay says whether a court is taken, also in the hour that has begun', async () => {
  const member = await clubMember()
  await insertBooking(member, courts[0]!, '2026-11-25T17:00:00Z')
  await insertBooking(member, courts[1]!, '2026-11-25T18:00:00Z')
  api.at('2026-11-25T17:30:00Z')
  const { courts: shown } = (await (await api.as(await clubMember())).ok(courtDay, {})).courtDay
  const heldAt = (hour: string) =>
    shown.map(({ slots }) => slots.find(({ startsAt }) => startsAt.includes(hour))?.isHeld)
  expect(heldAt('T17:00')).toEqual([true, false])
  expect(heldAt('T18:00')).toEqual([false, true])
})

test('courtDay returns today in New York without a date', async () => {
  const own = await api.as(await clubMember())
  api.at('2026-11-26T04:59:00Z')
  expect(await own.ok(courtDay, {})).toMatchObject({ courtDay: { date: '2026-11-25' } })
  api.at('2026-11-26T05:00:00Z')
  expect(await own.ok(courtDay, {})).toMatchObject({ courtDay: { date: '2026-11-26' } })
})

test('each slot opens by itself, 7 days before, 14 for a champion', async () => {
  const own = await api.as(await clubMember())
  expect(await statesOf(own, '2026-12-02')).toMatchObject({
    '2026-12-02T15': 'open',
    '2026-12-02T16': 'later',
  })
  const champion = await api.as(await clubMember(Plan.standard, { membershipPlan: 'Champion' }))
  expect(await statesOf(champion, '2026-12-09')).toMatchObject({
    '2026-12-09T15': 'open',
    '2026-12-09T16': 'later',
  })
})

test('courtDay is for members in phase booking', async () => {
  const date = '2026-11-25'
  const caller = await api.as(await person())
  expect(await caller.fails(courtDay, { date })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await api.visitor.fails(courtDay, { date })).toMatchObject({ code: 'UNAUTHENTICATED' })
  await setPhase('memberships')
  expect(await caller.fails(courtDay, { date })).toMatchObject({ code: 'NOT_OPEN_YET' })
})

/* Sockets check sessions with the real clock. */
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
const startsAt = () => `${tomorrow()}T23:00:00.000Z`

/** Subscribes to the day; the first event is the one that shows that the subscription is established. */
async function subscribe(user: User): Promise<TestSubscription> {
  const { cookie } = await api.as(user)
  const query = `subscription {
    courtDayChanged(date: "${tomorrow()}") { courts { slots { startsAt state } } }
  }`
  const subscription = openSubscription(api.base, query, { cookie })
  opened.push(subscription)
  await subscription.untilEstablished(() => notifyCourtsChanged([tomorrow()], db.manager))
  return subscription
}

test('courtDayChanged shows each viewer their own state', async () => {
  api.at(new Date().toISOString())
  const [member, rival] = [await clubMember(), await clubMember()]
  await book(await api.as(member), 0, startsAt())
  const states: string[] = []
  for (const viewer of [member, rival]) {
    const { data } = (await (await subscribe(viewer)).next()) ?? {}
    const slots: { startsAt: string; state: string }[] = data.courtDayChanged.courts[0].slots
    states.push(slots.find(one => one.startsAt === startsAt())?.state ?? 'missing')
  }
  expect(states).toEqual(['mine', 'taken'])
})

test('courtDayChanged learns of a booking and of its cancellation', async () => {
  const own = await api.as(await clubMember())
  let id = ''
  const booking = async () => {
    id = (await book(own, 0, '2026-11-26T23:00:00Z')).bookCourt.id
  }
  expect(await notifiedBy(booking)).toEqual(['2026-11-26'])
  const cancel = () => own.ok(cancelBooking, { input: { id, acceptsCharges: false } })
  expect(await notifiedBy(cancel)).toEqual(['2026-11-26'])
})

test('courtDay refuses staff without a second factor, as the rest of the team’s work does (SEC-A26)', async () => {
  const date = '2026-11-25'
  const desk = await staffPerson('DESK')
  const caller = await api.as(desk)
  await caller.ok(courtDay, { date })
  await db.getRepository(User).update({ id: desk.id }, { secondFactors: [] })
  expect(await caller.fails(courtDay, { date })).toMatchObject({ code: 'FORBIDDEN' })
})

test('courtDayChanged refuses a person without a membership', async () => {
  api.at(new Date().toISOString())
  const subscription = await subscribe(await person())
  expect((await subscription.next())?.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

describe('courtDayChanged ends', () => {
  const listen = startLiveQueries()
  const subscribeMember = (user: User) => listen(subscribeToCourtDay, user, { date: tomorrow() })
  const endDue = () => runJobAt('memberships_end', new Date())
  const takeBack = async (user: User, team: User) => {
    const { id } = await db.getRepository(WaitlistEntry).findOneByOrFail({ userId: user.id })
    await undoOne.ok(await api.as(team), [id], {})
  }

  test.each<[string, (user: User, team: User) => Promise<unknown>]>([
    [
      'at the next event of the day, if the membership is gone',
      async ({ id: userId }) => {
        await db.getRepository(Membership).delete({ userId })
        await notifyCourtsChanged([tomorrow()], db.manager)
      },
    ],
    [
      'when the membership ends',
      async ({ id: userId }) => {
        await db.getRepository(Membership).update({ userId }, { endsOn: '2026-01-01' })
        await endDue()
      },
    ],
    ['when the team takes the membership back', takeBack],
    [
      'when the launch leaves phase booking',
      async () => {
        await setPhase('memberships')
        await db.query(`SELECT pg_notify('launch_changed', 'memberships')`)
      },
    ],
  ])('%s', async (_, end) => {
    api.at(new Date().toISOString())
    const team = await teamMember()
    const { user } = await createMember(team, api.now())
    const events = await subscribeMember(user)
    const ending = events.next()
    await end(user, team)
    expect(await ending).toMatchObject({ done: true })
  })
})
