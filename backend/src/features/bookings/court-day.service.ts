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

/** A time at which a court is taken; `userId` is null for a block. */
interface Hold extends SlotTime {
  courtId: string
  kind: CourtHoldKind
  userId: string | null
}

/** What every viewer of a day has in common: one read serves all subscribers. */
export interface HeldDay {
  date: string
  courts: Court[]
  holds: Hold[]
  /** The last days of the people who may see the day, by their ids; null without an end. */
  lastDays: ReadonlyMap<string, string | null>
}

const HOLDS = `
  SELECT hold."courtId", hold."startsAt", hold."endsAt", hold.kind, booking."userId"
  FROM court_hold hold LEFT JOIN court_booking booking ON booking."holdId" = hold.id
  WHERE hold."startsAt" < $2 AND hold."endsAt" > $1`

/** Reads which times of a New York day are taken, and by whom. */
export async function readHeldDay(date: string): Promise<HeldDay> {
  const { startsAt, endsAt } = boundsOfDay(date)
  const [courts, holds, members] = await Promise.all([
    listCourts(),
    db.query<Hold[]>(HOLDS, [startsAt, endsAt]),
    db.query<{ userId: string; endsOn: string | null }[]>(
      `SELECT "userId", "endsOn"::text FROM membership WHERE state = 'active'`,
    ),
  ])
  const lastDays = new Map(members.map(({ userId, endsOn }) => [userId, endsOn]))
  return { date, courts, holds, lastDays }
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
  const { date, courts, holds } = day
  const lastDay = day.lastDays.get(viewer.id) ?? date
  const hasEnded = date > lastDay
  const slots = slotsOfDay(date)
  const windowDays = windowDaysOf({ tier: viewer.membershipPlan })
  const toSlot = (slot: SlotTime, held: readonly Hold[]): CourtSlot => {
    const opens = opensAt(slot.startsAt, windowDays)
    const inTheWay = held.filter(hold => hold.startsAt < slot.endsAt && hold.endsAt > slot.startsAt)
    const state = stateOf({ ...slot, opens }, inTheWay, { viewer, hasEnded, now })
    return { ...slot, opensAt: opens, state, isHeld: inTheWay.length > 0 }
  }
  return {
    date,
    courts: courts.map(court => {
      const held = holds.filter(({ courtId }) => courtId === court.id)
      return { court, slots: slots.map(slot => toSlot(slot, held)) }
    }),
  }
}

function stateOf(
  { startsAt, opens }: SlotTime & { opens: Date },
  held: readonly Hold[],
  { viewer, hasEnded, now }: { viewer: Viewer; hasEnded: boolean; now: Date },
): SlotState {
  if (held.some(({ userId }) => userId === viewer.id)) return SlotState.mine
  if (startsAt <= now) return SlotState.past
  if (hasEnded || held.some(({ kind }) => kind === CourtHoldKind.block)) return SlotState.closed
  if (held.length > 0) return SlotState.taken
  return now < opens ? SlotState.later : SlotState.open
}
