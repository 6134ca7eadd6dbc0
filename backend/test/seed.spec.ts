import { DAY_MS } from '../src/core/durations'
import { PERSONA_DOMAIN, PERSONA_PASSWORD, personas } from '../scripts/personas'
import { sampleCourtBookings } from '../scripts/samples'
import { seedDatabase, type Seeded } from '../scripts/seed-database'
import { AuditRecord } from '../src/audit/audit-record.entity'
import { clubDay } from '../src/core/club-day'
import { Charge, ChargeKind } from '../src/features/bookings/charge.entity'
import { CourtBooking } from '../src/features/bookings/court-booking.entity'
import { ContactStatus, ContactSubmission } from '../src/features/contact/contact-submission.entity'
import { Membership } from '../src/features/memberships/membership.entity'
import { MembershipPlan } from '../src/features/memberships/membership-plan.entity'
import { db } from '../src/database/data-source'
import { Mail, MailState } from '../src/mail/mail.entity'
import { User } from '../src/accounts/user.entity'
import { WaitlistCounter } from '../src/features/waitlist/waitlist-counter.entity'
import { WaitlistEntry, WaitlistStatus } from '../src/features/waitlist/waitlist-entry.entity'
import type { Caller } from './caller'
import { person } from './factories'
import { createCourts, findCourtFaults } from './courts'
import { startApi } from './harness'
import { services } from './services'
import { setPhase } from './waves'
import { findBroken } from './waitlist-invariants'
import {
  JoinWaitlistDocument,
  LoginDocument,
  NewsletterFiguresDocument,
  SurveyResultsDocument,
  UndoWaitlistStatusDocument,
} from './operations'

const api = startApi()

const entries = () => db.getRepository(WaitlistEntry).find({ order: { position: 'ASC' } })
const counter = () => db.getRepository(WaitlistCounter).findOneByOrFail({ one: true })
const seed = (now: Date, options: Omit<Parameters<typeof seedDatabase>[1], 'services'> = {}) =>
  seedDatabase(now, { services, ...options })
const nothing: Seeded = {
  places: 0,
  bookings: 0,
  notes: 0,
  messages: 0,
  answers: 0,
  subscribers: 0,
  mails: 0,
}

describe('seed', () => {
  /* Early in the morning in New York, on the first day after summer time. */
  const now = new Date('2026-11-02T06:10:00Z')
  beforeEach(() => api.at(now.toISOString()))

  test('writes everything once, with enough answers for every chart, places like the counter’s, and people who can sign in; keeps the team’s account, and in phase booking books courts as the site does', async () => {
    const team = await api.team()
    const prepare = jest.fn(() => Promise.resolve())
    expect(await seed(now, { prepare })).toEqual({
      places: 120,
      bookings: expect.any(Number),
      notes: expect.any(Number),
      messages: 40,
      answers: 300,
      subscribers: 200,
      mails: 24,
    })
    expect(prepare).not.toHaveBeenCalled()
    expect(await findBroken()).toEqual([])
    expect(await seed(new Date(now.getTime() + DAY_MS))).toEqual(nothing)
    const mails = await db.getRepository(Mail).find({ select: { state: true } })
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(Object.values(MailState)))
    const messages = await db.getRepository(ContactSubmission).find({ select: { status: true } })
    expect(new Set(messages.map(({ status }) => status))).toEqual(
      new Set(Object.values(ContactStatus)),
    )
    const { newsletterFigures } = await team.ok(NewsletterFiguresDocument)
    expect(newsletterFigures).toMatchObject({ confirmed: 175, unconfirmed: 25 })
    for (const survey of ['member', 'pricing', 'amenities', 'location', 'general'] as const) {
      const { surveyResults } = await team.ok(SurveyResultsDocument, { survey })
      expect(surveyResults.responses).toBe(60)
      const unanswered = surveyResults.questions.filter(
        ({ respondents }) => (respondents ?? 0) < 40,
      )
      // The sample answers are in scripts/samples.ts.
      expect({ survey, unanswered }).toEqual({ survey, unanswered: [] })
    }
    await expectCourtBookings()
    await expectPlaces()
    await expectPlans()
    await expectInUse(team)
  })

  /** Expects places like those of the counter, over thirty club days, and that the next place follows. */
  async function expectPlaces(): Promise<void> {
    const seeded = await entries()
    expect(seeded.map(({ position }) => position)).toEqual(seeded.map((_, index) => index + 1))
    const numbers = new Map<string, number>()
    let before = 0
    for (const { day, dayPosition, joinedAt } of seeded) {
      numbers.set(day, (numbers.get(day) ?? 0) + 1)
      expect(dayPosition).toBe(numbers.get(day))
      expect(clubDay(joinedAt)).toBe(day)
      expect(joinedAt.getTime()).toBeGreaterThan(before)
      before = joinedAt.getTime()
    }
    expect(before).toBeLessThan(now.getTime())
    expect([...numbers.keys()].sort()[0]).toBe('2026-10-04')
    expect(Math.max(...numbers.values())).toBeLessThanOrEqual(80)
    const today = numbers.get('2026-11-02') ?? 0
    expect(await counter()).toMatchObject({ total: 120, day: '2026-11-02', dayCount: today })
    expectRewards(seeded)
    const newcomer = await api.as(await person())
    await newcomer.ok(JoinWaitlistDocument, { input: {} })
    expect((await entries()).at(-1)).toMatchObject({ position: 121, dayPosition: today + 1 })
  }

  /** Expects the plan of each membership from its first day on, so that the team can change it. */
  async function expectPlans(): Promise<void> {
    const memberships = await db.getRepository(Membership).find({ order: { id: 'ASC' } })
    const plans = await db.getRepository(MembershipPlan).find({
      select: { membershipId: true, plan: true, from: true, to: true },
      order: { membershipId: 'ASC' },
    })
    expect(memberships.length).toBeGreaterThan(0)
    expect(plans).toEqual(
      memberships.map(({ id: membershipId, plan, startedAt }) => ({
        membershipId,
        plan,
        from: clubDay(startedAt),
        to: null,
      })),
    )
  }

  /** Expects bookings of courts for the sample members, instead of those without a court. */
  async function expectCourtBookings(): Promise<void> {
    await createCourts()
    await setPhase('booking')
    expect(await seed(now)).toEqual({ ...nothing, bookings: sampleCourtBookings.length })
    const stored = await db.getRepository(CourtBooking).find()
    const coming = stored.filter(({ bookingDate }) => bookingDate >= clubDay(now))
    expect(coming).toHaveLength(sampleCourtBookings.length)
    expect(stored.length).toBeGreaterThan(coming.length)
    expect(coming.filter(({ holdId, monthNo }) => !holdId || !monthNo)).toEqual([])
    expect(await findCourtFaults()).toEqual([])
    const guests = sampleCourtBookings.flatMap(one => one.guests).length
    expect(coming.flatMap(one => one.guests)).toHaveLength(guests)
    expect(await db.getRepository(Charge).countBy({ kind: ChargeKind.guest_pass })).toBe(guests)
    expect(await seed(new Date(now.getTime() + DAY_MS))).toEqual(nothing)
  }

  /** Expects one reward of the inviter for each friend, who must have joined later. */
  function expectRewards(seeded: WaitlistEntry[]) {
    for (const { userId, position, referralRewards } of seeded) {
      const friends = seeded.filter(({ referredBy }) => referredBy === userId)
      expect(referralRewards).toBe(friends.length)
      for (const friend of friends) expect(friend.position).toBeGreaterThan(position)
    }
    expect(seeded.filter(({ referralRewards }) => referralRewards > 0).length).toBeGreaterThan(10)
  }

  /** Expects people who can sign in, and statuses that can be undone. */
  async function expectInUse(team: Caller): Promise<void> {
    const { email = '' } = personas[0] ?? {}
    await api.visitor.ok(LoginDocument, { input: { email, password: PERSONA_PASSWORD } })
    const joined = await db
      .getRepository(WaitlistEntry)
      .findOneByOrFail({ status: WaitlistStatus.joined })
    const { undoWaitlistStatus } = await team.ok(UndoWaitlistStatusDocument, {
      input: { id: joined.id },
    })
    expect(undoWaitlistStatus.status).toBe('invited')
  }

  test('refuses a database with real people, unless forced', async () => {
    const real = await api.as(await person())
    await real.ok(JoinWaitlistDocument, { input: {} })
    const prepare = jest.fn(() => Promise.resolve())
    await expect(seed(now, { prepare })).rejects.toThrow('1 real people; nothing was written')
    expect(prepare).not.toHaveBeenCalled()
    expect(await db.getRepository(User).count()).toBe(1)
    expect(await seed(now, { force: true, prepare })).toMatchObject({ places: 120 })
    expect(prepare).toHaveBeenCalledTimes(1)
    expect(await counter()).toMatchObject({ total: 121 })
  })

  test('writes nothing if its places do not fit', async () => {
    await db.getRepository(WaitlistCounter).update({ one: true }, { total: 200 })
    await expect(seed(now)).rejects.toThrow('no room left')
    expect(await db.getRepository(User).count()).toBe(0)
    expect(await db.getRepository(AuditRecord).count()).toBe(0)
  })

  test('gives every persona a different name', () => {
    expect(new Set(personas.map(({ email }) => email)).size).toBe(personas.length)
    for (const { email } of personas)
      expect(email).toMatch(new RegExp(`^[a-z.-]+${PERSONA_DOMAIN}$`))
  })
})
