import { In, type EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { notify } from '../../database/notifications'
import type { Services } from '../../graphql/services'
import type { MailDefinition } from '../../mail/mail-definition'
import { lockRecipients, queueToPerson } from '../../mail/person-mails'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { CourtHold, CourtHoldKind } from '../courts/court-hold.entity'
import { localTime, type SlotTime } from '../courts/court-times.service'
import { checkBooking, endOf } from './booking-decision'
import { findActiveMembership } from './booking-members.service'
import { bookingRules } from '../../shared/booking-rules'
import { standbyOfferedMail, standbyOpenMail, standbyWithdrawnMail } from './standby.mails'
import { endOfOffer, openToAllFrom } from './standby-times'
import { Standby, StandbyState } from './standby.entity'

/** The NOTIFY channel of changed standbys; the payload is the member's id. */
export const STANDBY_CHANGED = 'standby_changed'

/** An hour of a court. */
interface CourtHour {
  courtId: string
  startsAt: Date
}

/** Whose standby has changed, and of which hour. */
type StandbyHour = Pick<Standby, 'startsAt' | 'userId'>

/** Which hours are looked at; by default all that are to come. */
interface Which {
  hour?: CourtHour
  /** The latest start. */
  until?: Date
}

/** The hours after $1, of court $2 at $3 if they are set, until $4, that are free and that somebody waits for. */
const FREE = `
  SELECT DISTINCT standby."startsAt", court.id AS "courtId", court.number
  FROM standby JOIN court ON standby."courtId" IS NULL OR standby."courtId" = court.id
  WHERE standby.state = 'waiting' AND standby."startsAt" > $1
    AND ($2::uuid IS NULL OR court.id = $2) AND ($3::timestamptz IS NULL OR standby."startsAt" = $3)
    AND ($4::timestamptz IS NULL OR standby."startsAt" <= $4)
    AND NOT EXISTS (SELECT FROM court_hold hold WHERE hold."courtId" = court.id
      AND hold."startsAt" < standby."startsAt" + make_interval(mins => ${String(bookingRules.minutes)})
      AND hold."endsAt" > standby."startsAt")
  ORDER BY standby."startsAt", court.number`

/** Returns the free hours that somebody waits for, soonest first. */
export const findFreeHours = (
  now: Date,
  em: EntityManager,
  { hour, until }: Which = {},
): Promise<CourtHour[]> =>
  em.query<CourtHour[]>(FREE, [now, hour?.courtId ?? null, hour?.startsAt ?? null, until ?? null])

/**
 * Passes free hours on to the members who wait for them. An hour that begins in more than 2 hours is held for
 * the first in line who can book it (STANDBY-2). An hour that begins sooner is open to all, and everybody in
 * line is told (STANDBY-4). The caller has locked the court of the hour, or all courts.
 */
export async function passOn(
  services: Services,
  now: Date,
  em: EntityManager,
  which: Which = {},
): Promise<void> {
  for (const free of await findFreeHours(now, em, which))
    if (now < openToAllFrom(free.startsAt)) await offer(services, free, now, em)
    else await tellLine(services, free, now, em)
}

const LINE = `
  SELECT id, "userId" FROM standby
  WHERE state = 'waiting' AND "startsAt" = $1 AND ("courtId" IS NULL OR "courtId" = $2) ORDER BY "insertPosition"`

type Place = Pick<Standby, 'id' | 'userId'>

const LOCK_WAITING = `SELECT FROM standby WHERE id = $1 AND state = 'waiting' FOR UPDATE`

/** Holds an hour for the first in line who can book it; without one, it stays free. */
async function offer(
  services: Services,
  hour: CourtHour,
  now: Date,
  em: EntityManager,
): Promise<void> {
  const { courtId, startsAt } = hour
  for (const { id, userId } of await em.query<Place[]>(LINE, [startsAt, courtId])) {
    const person = await em.findOneByOrFail(User, { id: userId })
    await lockRecipients([person], em)
    // From here on, a booking of the member waits to take them out of the line.
    const [isWaiting] = await em.query<object[]>(LOCK_WAITING, [id])
    if (!isWaiting || !(await canBook(person, hour, now, em))) continue
    const held = { courtId, startsAt, endsAt: endOf(startsAt), kind: CourtHoldKind.offer }
    const { id: holdId } = await em.save(em.create(CourtHold, held))
    const offerUntil = endOfOffer(startsAt, now)
    await em.update(Standby, id, {
      state: StandbyState.offered,
      offeredAt: now,
      offerUntil,
      offeredCourtId: courtId,
      holdId,
    })
    await notifyHours([{ startsAt, userId }], em)
    await queueAbout(
      services,
      standbyOfferedMail,
      { id, at: now, expiresAt: offerUntil },
      person,
      em,
    )
    return
  }
}

/** Whether the rules of bookings let a member book an hour now; fees do not matter. */
async function canBook(
  member: User,
  { courtId, startsAt }: CourtHour,
  now: Date,
  em: EntityManager,
): Promise<boolean> {
  const membership = await findActiveMembership(member, em)
  if (!membership) return false
  const input = { courtId, startsAt, guests: [], acceptsCharges: true }
  try {
    await checkBooking({ member, input, isByTeam: false }, membership, now, em)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const TELL = `
  UPDATE standby SET state = 'lapsed'
  WHERE state = 'waiting' AND "startsAt" = $1 AND ("courtId" IS NULL OR "courtId" = $2) RETURNING id, "userId", "startsAt"`

/** Tells everybody in line that an hour is open to all; they leave the line. */
async function tellLine(
  services: Services,
  { courtId, startsAt }: CourtHour,
  now: Date,
  em: EntityManager,
): Promise<void> {
  const [told] = await em.query<[Told[], number]>(TELL, [startsAt, courtId])
  await tellAll(services, standbyOpenMail, { told, now }, em)
}

type Told = Place & StandbyHour

/** Notifies the servers of standbys that have changed, and mails their members. */
async function tellAll(
  services: Services,
  template: MailDefinition,
  { told, now }: { told: readonly Told[]; now: Date },
  em: EntityManager,
): Promise<void> {
  const people = await em.findBy(User, { id: In(told.map(({ userId }) => userId)) })
  await lockRecipients(people, em)
  await notifyHours(told, em)
  for (const { id, userId, startsAt } of told) {
    const person = people.find(one => one.id === userId)
    const mail = { id, at: now, expiresAt: startsAt }
    if (person) await queueAbout(services, template, mail, person, em)
  }
}

/** Queues a mail about a standby; each has its key by the instant of its cause. */
async function queueAbout(
  services: Services,
  template: MailDefinition,
  { id, at, expiresAt }: { id: string; at: Date; expiresAt: Date },
  person: User,
  em: EntityManager,
): Promise<void> {
  const key = [template.name, id, at.getTime()].join(':')
  await queueToPerson(services, { template, data: { standbyId: id }, key, expiresAt }, person, em)
}

/** Notifies the servers of the hours and the members of standbys that have changed. */
export async function notifyHours(
  changed: readonly StandbyHour[],
  em: EntityManager,
): Promise<void> {
  const days = changed.map(({ startsAt }) => localTime(startsAt).date)
  await notifyCourtsChanged(days, em)
  await notify(STANDBY_CHANGED, [...new Set(changed.map(({ userId }) => userId))], em)
}

const END = (which: string) => `
  UPDATE standby SET state = 'left', "holdId" = NULL
  WHERE state IN ('waiting', 'offered') AND ${which} RETURNING "startsAt", "userId"`

const END_AT = END('"userId" = $1 AND "startsAt" = $2')
const END_FROM = END('"userId" = ANY ($1) AND "startsAt" >= $2')

/**
 * Takes a member who has booked at a time out of its line. A court that is held for them is passed on by
 * the next round: its row may not be locked here.
 */
export async function leaveLineAt(
  userId: string,
  startsAt: Date,
  em: EntityManager,
): Promise<void> {
  const [left] = await em.query<[StandbyHour[], number]>(END_AT, [userId, startsAt])
  if (left.length > 0) await notifyHours(left, em)
}

/** Takes people whose membership ends out of the lines of the hours from an instant on; all courts are locked. */
export async function leaveLinesFrom(
  userIds: readonly string[],
  from: Date,
  em: EntityManager,
): Promise<void> {
  const [left] = await em.query<[StandbyHour[], number]>(END_FROM, [userIds, from])
  if (left.length === 0) return
  await freeHolds(em)
  await notifyHours(left, em)
}

/** Holds that nobody is offered any more. */
const FREE_HOLDS = `
  DELETE FROM court_hold hold WHERE kind = 'offer'
    AND NOT EXISTS (SELECT FROM standby WHERE standby."holdId" = hold.id) RETURNING "courtId", "startsAt"`

/** Frees the courts of ended offers, and returns their hours; all courts are locked. */
export async function freeHolds(em: EntityManager): Promise<CourtHour[]> {
  const [freed] = await em.query<[CourtHour[], number]>(FREE_HOLDS)
  return freed
}

const WITHDRAW = `
  UPDATE standby SET state = 'waiting', "holdId" = NULL, "offeredAt" = NULL, "offerUntil" = NULL, "offeredCourtId" = NULL
  WHERE state = 'offered' AND "offeredCourtId" = ANY ($1) AND "startsAt" < $3
    AND "startsAt" + make_interval(mins => ${String(bookingRules.minutes)}) > $2
  RETURNING id, "userId", "startsAt"`

/**
 * Takes back the offers of hours that the club closes; their members stay in line, and are told
 * (STANDBY-6). All courts are locked.
 */
export async function withdrawOffers(
  services: Services,
  courtIds: readonly string[],
  { startsAt, endsAt }: SlotTime,
  now: Date,
  em: EntityManager,
): Promise<void> {
  const values = [courtIds, startsAt, endsAt]
  const [withdrawn] = await em.query<[Told[], number]>(WITHDRAW, values)
  if (withdrawn.length === 0) return
  await freeHolds(em)
  await tellAll(services, standbyWithdrawnMail, { told: withdrawn, now }, em)
}
