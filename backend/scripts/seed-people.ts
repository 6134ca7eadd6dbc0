import { Temporal } from 'temporal-polyfill'
import { In, type EntityManager } from 'typeorm'
import { AuditRecord } from '../src/audit/audit-record.entity'
import { hashPassword } from '../src/accounts/passwords'
import { clubDay } from '../src/core/club-day'
import { Role, User } from '../src/accounts/user.entity'
import { club } from '../src/shared/club'
import { WaitlistCounter } from '../src/features/waitlist/waitlist-counter.entity'
import {
  PlanWish,
  WaitlistEntry,
  WaitlistStatus,
} from '../src/features/waitlist/waitlist-entry.entity'
import { Membership, Plan } from '../src/features/memberships/membership.entity'
import { createFirstPlans } from '../src/features/memberships/membership-plans.service'
import { statusActions } from '../src/features/entry-status/entry-status.service'
import { uuidOf } from './seeded-random'
import { PERSONA_PASSWORD, personas } from './personas'

/** Returns the personas' accounts by index; creates missing ones. All share one hash. */
export async function seedPeople(now: Date, em: EntityManager): Promise<User[]> {
  const password = await hashPassword(PERSONA_PASSWORD)
  const instants = joinInstants(now)
  const values = personas.map(({ firstName, lastName, email }, index) => {
    const since = instants[index] ?? now
    const id = uuidOf('person', email)
    return { id, firstName, lastName, email, password, joinDate: since, createdAt: since }
  })
  await em.createQueryBuilder().insert().into(User).values(values).orIgnore().execute()
  const found = await em.findBy(User, { email: In(personas.map(({ email }) => email)) })
  const byEmail = new Map(found.map(person => [person.email, person]))
  return personas.map(({ email }) => {
    const person = byEmail.get(email)
    if (!person) throw new Error(`${email} was not stored`)
    return person
  })
}

/**
 * Returns the instant at which each persona joined, spread over its club day, or over the past part
 * of today.
 */
function joinInstants(now: Date): (Date | undefined)[] {
  const today = Temporal.PlainDate.from(clubDay(now))
  const turns = new Map<number, number>()
  return personas.map(({ joinedDaysAgo }) => {
    if (joinedDaysAgo === undefined) return undefined
    const ofDay = personas.filter(other => other.joinedDaysAgo === joinedDaysAgo).length
    const turn = (turns.get(joinedDaysAgo) ?? 0) + 1
    turns.set(joinedDaysAgo, turn)
    const day = today.subtract({ days: joinedDaysAgo })
    const [begin, next] = [day, day.add({ days: 1 })].map(
      date => date.toZonedDateTime(club.timeZone).epochMilliseconds,
    ) as [number, number]
    const end = Math.min(next, now.getTime())
    return new Date(begin + ((end - begin) * turn) / (ofDay + 1))
  })
}

/**
 * Stores their places as if each had been taken on its day. Position, day and number on that day
 * are those of the counter; every inviter has the reward, and the team's steps are in the audit
 * log. Returns the number of new places.
 */
export async function seedPlaces(now: Date, people: User[], em: EntityManager): Promise<number> {
  const lock = { mode: 'pessimistic_write' } as const
  const counter = await em.findOneOrFail(WaitlistCounter, { where: { one: true }, lock })
  const places = await newPlaces(now, people, counter, em)
  if (places.length === 0) return 0
  await em.insert(WaitlistEntry, places)
  await reward(
    places.map(({ id }) => id),
    em,
  )
  await recordSteps(places, em)
  await startMemberships(now, places, em)
  const total = counter.total + places.length
  const day = [counter.day, ...places.map(place => place.day)].sort().at(-1) ?? counter.day
  const dayCount = await em.countBy(WaitlistEntry, { day })
  // The table's own checks refuse a count over either cap.
  await em.update(WaitlistCounter, { one: true }, { total, day, dayCount })
  return places.length
}

async function newPlaces(now: Date, people: User[], counter: WaitlistCounter, em: EntityManager) {
  const taken = await em.find(WaitlistEntry, { select: { userId: true, day: true } })
  const listed = new Set(taken.map(({ userId }) => userId))
  const numbers = new Map<string, number>()
  for (const { day } of taken) numbers.set(day, (numbers.get(day) ?? 0) + 1)
  const moments = joinInstants(now)
  let position = counter.total
  return people.flatMap((person, index) => {
    const joinedAt = moments[index]
    const inviter = personas[index]?.invitedBy
    if (!joinedAt || listed.has(person.id)) return []
    const day = clubDay(joinedAt)
    const dayPosition = (numbers.get(day) ?? 0) + 1
    numbers.set(day, dayPosition)
    position += 1
    if (dayPosition > counter.maxDay || position - counter.left > counter.maxTotal)
      throw new Error(`The waitlist has no room left for the seed on ${day}; nothing was written.`)
    const referredBy = inviter === undefined ? null : (people[inviter]?.id ?? null)
    const status = statusOf(index)
    const planWish = wishes[index % wishes.length] ?? null
    const id = uuidOf('entry', person.email)
    const referralCode = codeOf(person.email)
    const place = { id, position, day, dayPosition, joinedAt, status, planWish }
    return [{ ...place, referredBy, referralCode, userId: person.id }]
  })
}

const wishes = [PlanWish.unlimited, null, PlanWish.standard, null, PlanWish.standard]

/** The club has invited the first positions. */
function statusOf(index: number): WaitlistStatus {
  if (index < 24 && index % 3 === 0) return WaitlistStatus.joined
  if (index < 48 && index % 3 === 1) return WaitlistStatus.invited
  return WaitlistStatus.waiting
}

/**
 * Records the steps, so that they can be undone; does nothing before the first start, when there is
 * no team account.
 */
async function recordSteps(
  places: { id: string; status: WaitlistStatus }[],
  em: EntityManager,
): Promise<void> {
  const team = await em.findOneBy(User, { role: Role.ADMIN })
  if (!team) return
  const line: WaitlistStatus[] = [
    WaitlistStatus.waiting,
    WaitlistStatus.invited,
    WaitlistStatus.joined,
  ]
  const actor = { actorId: team.id, actorEmail: team.email }
  const steps = places.flatMap(({ id, status }) =>
    line.slice(0, line.indexOf(status)).map((before, turn) => ({
      ...actor,
      action: statusActions.waitlist_status.name,
      subjectId: id,
      before: { status: before },
      after: { status: line[turn + 1] },
    })),
  )
  await em.insert(AuditRecord, steps)
}

/** Those who have joined are members, as after the same steps of the team. */
async function startMemberships(
  startedAt: Date,
  places: { userId: string; status: WaitlistStatus }[],
  em: EntityManager,
): Promise<void> {
  const joined = places.filter(({ status }) => status === WaitlistStatus.joined)
  const rows = joined.map(({ userId }) => ({ userId, plan: Plan.standard, startedAt }))
  await em.insert(Membership, rows)
  await createFirstPlans(em)
}

const codeOf = (email: string) =>
  uuidOf('code', email).replace(/-/g, '').slice(0, 10).replace(/[01]/g, 'X').toUpperCase()

async function reward(entryIds: string[], em: EntityManager): Promise<void> {
  await em.query(
    `UPDATE waitlist_entry referrer SET "referralRewards" = referrer."referralRewards" + friends.number
     FROM (
       SELECT "referredBy", count(*) AS number FROM waitlist_entry WHERE id = ANY($1) GROUP BY 1
     ) friends
     WHERE referrer."userId" = friends."referredBy"`,
    [entryIds],
  )
}
