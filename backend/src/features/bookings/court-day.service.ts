import { SECOND_MS } from '../../core/durations'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { mayDo } from '../../graphql/rights'
import { liveQuery } from '../../graphql/live-query'
import { COURT_CHANGED } from '../courts/court-changes.service'
import { CourtHoldKind } from '../courts/court-hold.entity'
import { boundsOfDay, opensAt, slotsOfDay, type SlotTime } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { listCourts } from '../courts/courts.service'
import { LAUNCH_CHANGED } from '../launch/launch.service'
import { MEMBERSHIP_ENDED } from '../memberships/memberships.events'
import { requireBookingMember } from './booking-members.service'
import { windowDaysOf } from './booking-terms'
import type { CourtDayArgs } from './bookings.inputs'
import { SlotState, type CourtDay, type CourtSlot } from './court-day.types'

/** A time at which a court is taken; `userId` is whose booking or offer it is, null for a block. */
interface Hold extends SlotTime {
  courtId: string
  kind: CourtHoldKind
  userId: string | null
}

/** Members who wait for an hour; `courtId` is null if any court will do. */
interface Line {
  courtId: string | null
  startsAt: Date
  waiting: number
}

/** What every viewer of a day has in common: one read serves all subscribers. */
export interface HeldDay {
  date: string
  courts: Court[]
  holds: Hold[]
  /** How many wait for each hour, of one court or of any. */
  lines: Line[]
  /** The last days of the people who may see the day, by their ids; null without an end. */
  lastDays: ReadonlyMap<string, string | null>
}

const HOLDS = `
  SELECT hold."courtId", hold."startsAt", hold."endsAt", hold.kind, coalesce(booking."userId", standby."userId") AS "userId"
  FROM court_hold hold LEFT JOIN court_booking booking ON booking."holdId" = hold.id
    LEFT JOIN standby ON standby."holdId" = hold.id
  WHERE hold."startsAt" < $2 AND hold."endsAt" > $1`

const LINES = `
  SELECT "courtId", "startsAt", count(*)::int AS waiting FROM standby
  WHERE state = 'waiting' AND "startsAt" >= $1 AND "startsAt" < $2 GROUP BY "courtId", "startsAt"`

/** Reads which times of a New York day are taken, and by whom. */
export async function readHeldDay(date: string): Promise<HeldDay> {
  const { startsAt, endsAt } = boundsOfDay(date)
  const [courts, holds, lines, members] = await Promise.all([
    listCourts(),
    db.query<Hold[]>(HOLDS, [startsAt, endsAt]),
    db.query<Line[]>(LINES, [startsAt, endsAt]),
    db.query<{ userId: string; endsOn: string | null }[]>(
      `SELECT "userId", "endsOn"::text FROM membership WHERE state = 'active'`,
    ),
  ])
  const lastDays = new Map(members.map(({ userId, endsOn }) => [userId, endsOn]))
  return { date, courts, holds, lines, lastDays }
}

/** Subscribes to the changes of a New York day, for members and the team. */
export const subscribeToCourtDay = liveQuery<HeldDay, CourtDayArgs>({
  channel: COURT_CHANGED,
  matches: (payload, { date }) => payload === date,
  find: readHeldDay,
  mayRead: (user, day, rules) =>
    mayDo(user, 'DAY_READ', rules) || day?.lastDays.has(user.id) === true,
  everyMs: SECOND_MS,
  right: { channels: [MEMBERSHIP_ENDED, LAUNCH_CHANGED], require: requireBookingMember },
})

type Viewer = Pick<User, 'id' | 'membershipPlan'>

/**
 * Returns the day as one person sees it: nobody learns who holds a slot, and after the last day of their
 * membership nothing is open.
 */
export function toCourtDay(day: HeldDay, viewer: Viewer, now: Date): CourtDay {
  const { date, courts, holds, lines } = day
  const lastDay = day.lastDays.get(viewer.id) ?? date
  const hasEnded = date > lastDay
  const slots = slotsOfDay(date)
  const windowDays = windowDaysOf({ tier: viewer.membershipPlan })
  const toSlot = (slot: SlotTime, courtId: string, held: readonly Hold[]): CourtSlot => {
    const opens = opensAt(slot.startsAt, windowDays)
    const inTheWay = held.filter(hold => hold.startsAt < slot.endsAt && hold.endsAt > slot.startsAt)
    const state = stateOf({ ...slot, opens }, inTheWay, { viewer, hasEnded, now })
    const waiting = lines
      .filter(line => line.startsAt.getTime() === slot.startsAt.getTime())
      .filter(line => line.courtId === null || line.courtId === courtId)
      .reduce((sum, line) => sum + line.waiting, 0)
    return { ...slot, opensAt: opens, state, isHeld: inTheWay.length > 0, waiting }
  }
  return {
    date,
    courts: courts.map(court => {
      const held = holds.filter(({ courtId }) => courtId === court.id)
      return { court, slots: slots.map(slot => toSlot(slot, court.id, held)) }
    }),
  }
}

function stateOf(
  { startsAt, opens }: SlotTime & { opens: Date },
  held: readonly Hold[],
  { viewer, hasEnded, now }: { viewer: Viewer; hasEnded: boolean; now: Date },
): SlotState {
  const own = held.find(({ userId }) => userId === viewer.id)
  if (own) return own.kind === CourtHoldKind.offer ? SlotState.offered : SlotState.mine
  if (startsAt <= now) return SlotState.past
  if (hasEnded || held.some(({ kind }) => kind === CourtHoldKind.block)) return SlotState.closed
  if (held.length > 0) return SlotState.taken
  return now < opens ? SlotState.later : SlotState.open
}
