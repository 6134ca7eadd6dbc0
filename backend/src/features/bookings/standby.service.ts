import { In, IsNull, MoreThan, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { liveQuery } from '../../graphql/live-query'
import type { Services } from '../../graphql/services'
import { lockRecipients } from '../../mail/person-mails'
import { normalizeId } from '../../shared/rules'
import { standbyRules } from '../../shared/standby-rules'
import { bookIn, runBooking, runWhileOpen } from './book-court.service'
import { overlapError, requireBookable, timeOf } from './booking-decision'
import { FOR_MEMBERS, lockMembership, requireBookingMember } from './booking-members.service'
import { windowDaysOf } from './booking-terms'
import { readUse } from './booking-use'
import { BookingStatus, CourtBooking } from './court-booking.entity'
import { freeHolds, notifyHours, passOn, STANDBY_CHANGED } from './standby-line.service'
import { openToAllFrom } from './standby-times'
import { Standby, StandbyState } from './standby.entity'
import { CourtHold } from '../courts/court-hold.entity'
import { opensAt } from '../courts/court-times.service'
import {
  listCourts,
  lockAllCourts,
  lockCourt,
  lockCourts,
  overlapping,
} from '../courts/courts.service'
import { LAUNCH_CHANGED } from '../launch/launch.service'
import type { Membership } from '../memberships/membership.entity'
import { MEMBERSHIP_ENDED } from '../memberships/memberships.events'
import type { JoinStandbyInput, TakeStandbyInput } from './standby.inputs'
import type { StandbyInLine } from './standby.types'

/** Whose hours are not over; those that were left or taken say nothing any more. */
const SHOWN = [StandbyState.waiting, StandbyState.offered, StandbyState.lapsed]

/** How many wait for the hour of a row since before it. */
const AHEAD = `
  SELECT own.id, (SELECT count(*)::int FROM standby other WHERE other.state = 'waiting'
    AND other."startsAt" = own."startsAt" AND other."insertPosition" < own."insertPosition") AS ahead
  FROM standby own WHERE own.id = ANY ($1)`

async function withAhead(
  rows: readonly Standby[],
  em: EntityManager = db.manager,
): Promise<StandbyInLine[]> {
  const ids = rows.map(({ id }) => id)
  const counted = await em.query<{ id: string; ahead: number }[]>(AHEAD, [ids])
  const aheadOf = new Map(counted.map(({ id, ahead }) => [id, ahead]))
  return rows.map(row => Object.assign(row, { ahead: aheadOf.get(row.id) ?? 0 }))
}

const WITH_COURTS = { court: true, offeredCourt: true }

/** Returns a member's hours to come for which they wait, soonest first, also if the offer has ended. */
export async function listStandby(userId: string, now: Date): Promise<StandbyInLine[]> {
  const rows = await db.getRepository(Standby).find({
    where: { userId, state: In(SHOWN), startsAt: MoreThan(now) },
    relations: WITH_COURTS,
    order: { startsAt: 'ASC', insertPosition: 'DESC' },
  })
  // Who waits again has one row for the hour: the latest.
  const latest = rows.filter(
    ({ startsAt }, index) => rows[index - 1]?.startsAt.getTime() !== startsAt.getTime(),
  )
  return withAhead(latest)
}

/** Subscribes a member to their own standbys. */
export const subscribeToStandby = liveQuery<{ userId: string }>({
  channel: STANDBY_CHANGED,
  matches: (payload, _args, user) => payload === user.id,
  find: userId => Promise.resolve({ userId }),
  right: { channels: [MEMBERSHIP_ENDED, LAUNCH_CHANGED], require: requireBookingMember },
})

/**
 * Puts a member in line for an hour that is taken (STANDBY-1); who is in line already keeps their place
 * there, and the court changes. Throws, in this order: NOT_OPEN_YET; NOT_FOUND for the court; FORBIDDEN;
 * BAD_USER_INPUT for `startsAt`; OUTSIDE_WINDOW; CONFLICT if the member has a booking at that time or has
 * cancelled one, if the hour is free, or if it is open to all by then; LIMIT_REACHED.
 */
export function joinStandby(
  user: User,
  { startsAt, courtId }: JoinStandbyInput,
  now: Date,
): Promise<StandbyInLine> {
  return runWhileOpen(async em => {
    const wanted = courtId ? [courtId] : (await listCourts(em)).map(({ id }) => id)
    const courts = await lockCourts(wanted, em)
    const membership = await lockMembership(user.id, em)
    if (!membership) throw new AppError('FORBIDDEN', FOR_MEMBERS)
    await requireWaitable(user, membership, { startsAt, now }, em)
    const waits = { userId: user.id, state: In([StandbyState.waiting, StandbyState.offered]) }
    const mine = await em.find(Standby, {
      where: { ...waits, startsAt: MoreThan(now) },
      relations: WITH_COURTS,
    })
    const own = mine.find(one => one.startsAt.getTime() === startsAt.getTime())
    if (own?.state === StandbyState.offered) return first(await withAhead([own], em))
    for (const court of courts)
      if (!(await isTaken(court.id, startsAt, em)))
        throw new AppError('CONFLICT', `${court.name} is free at that time. You can book it.`)
    const { waitingMax: max } = standbyRules
    if (!own && mine.length >= max)
      throw new AppError('LIMIT_REACHED', `You can wait for ${String(max)} hours.`, {
        limit: 'standby',
        max,
      })
    const place = courtId ? normalizeId(courtId) : null
    const row = await em.save(
      em.create(Standby, { ...(own && { id: own.id }), userId: user.id, startsAt, courtId: place }),
    )
    await notifyHours([{ startsAt, userId: user.id }], em)
    const where = { id: row.id }
    return first(
      await withAhead([await em.findOneOrFail(Standby, { where, relations: WITH_COURTS })], em),
    )
  })
}

const first = <T>(rows: readonly T[]): T => requireRow(rows[0])

async function requireWaitable(
  user: User,
  membership: Membership,
  { startsAt, now }: { startsAt: Date; now: Date },
  em: EntityManager,
): Promise<void> {
  requireBookable(startsAt, membership, { now, isByTeam: false })
  const opens = opensAt(startsAt, windowDaysOf({ tier: user.membershipPlan }))
  if (now < opens) throw new AppError('OUTSIDE_WINDOW', undefined, { opensAt: opens.toISOString() })
  if (now >= openToAllFrom(startsAt))
    throw new AppError(
      'CONFLICT',
      `From ${String(standbyRules.openHours)} hours before it begins, an hour that becomes free is open to all.`,
    )
  const { overlaps } = await readUse(user.id, { ...timeOf(startsAt), courtId: null }, now, em)
  if (overlaps) throw overlapError()
  // The club's cancellations have a reason.
  const givenUp = { status: BookingStatus.cancelled, cancelReason: IsNull() }
  if (await em.existsBy(CourtBooking, { userId: user.id, startsAt, ...givenUp }))
    throw new AppError('CONFLICT', 'You have cancelled a booking of this hour.')
}

const isTaken = (courtId: string, startsAt: Date, em: EntityManager): Promise<boolean> =>
  em.existsBy(CourtHold, { courtId, ...overlapping(timeOf(startsAt)) })

/** Returns a member's own standby. Throws NOT_FOUND. */
const getOwn = async (id: string, user: User, em: EntityManager): Promise<Standby> =>
  requireRow(await em.findOneBy(Standby, { id: normalizeId(id), userId: user.id }))

const LEAVE = `
  UPDATE standby SET state = 'left', "holdId" = NULL
  WHERE id = $1 AND state IN ('waiting', 'offered', 'lapsed')`

/**
 * Takes a member out of a line, and passes on a court that is held for them (STANDBY-5). Leaving again
 * changes nothing. Throws NOT_FOUND.
 */
export function leaveStandby(
  services: Services,
  user: User,
  id: string,
  now: Date,
): Promise<string> {
  return runBooking(async em => {
    await lockAllCourts(em)
    const { startsAt } = await getOwn(id, user, em)
    await em.query(LEAVE, [normalizeId(id)])
    await notifyHours([{ startsAt, userId: user.id }], em)
    await passOnFreed(services, now, em)
    return normalizeId(id)
  })
}

/** Frees the courts of ended offers, and passes them on; all courts are locked. */
export async function passOnFreed(services: Services, now: Date, em: EntityManager): Promise<void> {
  for (const hour of await freeHolds(em)) await passOn(services, now, em, { hour })
}

const LOCK_OFFER = `
  SELECT "offeredCourtId" AS "courtId", "startsAt", "holdId" FROM standby
  WHERE id = $1 AND state = 'offered' AND "offerUntil" > $2 FOR UPDATE`

interface LockedOffer {
  courtId: string
  startsAt: Date
  holdId: string
}

/**
 * Books the court that is held for a member, before the offer ends (STANDBY-3). Taking it again returns
 * the booking. Throws NOT_FOUND; CONFLICT if the offer has ended; otherwise as bookCourt.
 */
export function takeStandby(
  services: Services,
  user: User,
  { id, guests, acceptsCharges }: TakeStandbyInput,
  now: Date,
): Promise<CourtBooking> {
  return runWhileOpen(async em => {
    const own = await getOwn(id, user, em)
    if (own.offeredCourtId === null) throw endedError()
    await lockCourt(own.offeredCourtId, em)
    await lockMembership(user.id, em)
    await lockRecipients([user], em)
    const [offer] = await em.query<LockedOffer[]>(LOCK_OFFER, [own.id, now])
    if (!offer) return findTaken(own, em)
    const { courtId, startsAt, holdId } = offer
    await em.update(Standby, own.id, { state: StandbyState.booked, holdId: null })
    await em.delete(CourtHold, holdId)
    const input = { courtId, startsAt, guests, acceptsCharges }
    const { booking } = await bookIn(services, { member: user, input, isByTeam: false }, now, em)
    await notifyHours([{ startsAt, userId: user.id }], em)
    return booking
  })
}

const endedError = () => new AppError('CONFLICT', 'This offer has ended.')

/** Returns the booking of an offer that was taken before. Throws CONFLICT. */
async function findTaken({ id }: Standby, em: EntityManager): Promise<CourtBooking> {
  const { state, userId, startsAt } = await em.findOneByOrFail(Standby, { id })
  const where = { userId, startsAt, status: BookingStatus.confirmed }
  const booking = await em.findOne(CourtBooking, { where, relations: { court: true } })
  if (state !== StandbyState.booked || !booking) throw endedError()
  return booking
}
