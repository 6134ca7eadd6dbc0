import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import type { User } from '../src/accounts/user.entity'
import { bookCourt } from '../src/features/bookings/book-court.service'
import { Charge } from '../src/features/bookings/charge.entity'
import { Standby, StandbyState } from '../src/features/bookings/standby.entity'
import { settleCharge } from '../src/features/charges/charges.service'
import { PaymentMethod } from '../src/features/bookings/payment-method.options'
import { createFees } from '../src/features/dues/create-dues.service'
import { Due } from '../src/features/dues/due.entity'
import { settleDue } from '../src/features/dues/dues.service'
import { blockCourts } from '../src/features/court-blocks/court-blocks.service'
import { BlockKind } from '../src/features/court-blocks/block.options'
import { CourtHold, CourtHoldKind } from '../src/features/courts/court-hold.entity'
import type { Court } from '../src/features/courts/court.entity'
import { isSlotStart } from '../src/features/courts/court-times.service'
import { marks, markAttendance } from '../src/features/desk/attendance.service'
import { Plan } from '../src/features/memberships/membership.entity'
import { clubMember, createCourts } from './courts'
import { insertHidden, insertPlayerLink, invitePlayerTo } from './players'
import { OpenSpots } from '../src/features/bookings/open-spots.entity'
import { services } from './services'
import { setPhase } from './waves'

/** Returns the first bookable hours after an instant, in order. */
function nextHours(after: Date, count: number): Date[] {
  const first = Math.ceil((after.getTime() + 1) / HOUR_MS) * HOUR_MS
  const hours = Array.from({ length: 72 }, (_, index) => new Date(first + index * HOUR_MS))
  return hours.filter(hour => isSlotStart(hour)).slice(0, count)
}

/** Stores a place in line of a member, and an offer; returns their ids, and an hour to be taken. */
async function createStandbys({ court, member, now }: { court: Court; member: User; now: Date }) {
  const later = nextHours(new Date(now.getTime() + 2 * DAY_MS), 3) as [Date, Date, Date]
  const [taken, waiting, startsAt] = later
  const standbys = db.getRepository(Standby)
  const line = await standbys.save({ userId: member.id, startsAt: waiting })
  const held = { courtId: court.id, startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) }
  const hold = await db.getRepository(CourtHold).save({ ...held, kind: CourtHoldKind.offer })
  const offer = await standbys.save({
    userId: member.id,
    startsAt,
    state: StandbyState.offered,
    offeredAt: now,
    offerUntil: new Date(now.getTime() + DAY_MS),
    offeredCourtId: court.id,
    holdId: hold.id,
  })
  return { taken, ids: { leaveStandby: line.id, takeStandby: offer.id } }
}

/** The rows that the team's and the members' calls about courts can change, in phase `booking`. */
export async function createCourtRows(team: User, now: Date) {
  await setPhase('booking')
  const courts = await createCourts()
  const [court, other] = courts
  if (!court || !other) throw new Error('there are two courts')
  const guests = ['Ana Quill', 'Bo Quill']
  /** Books as somebody who may do so, at a time when the hour is free and open. */
  const book = async (startsAt: Date, member: User, courtId = court.id) => {
    const input = { courtId, startsAt, guests, acceptsCharges: true, submissionKey: randomUUID() }
    const early = new Date(startsAt.getTime() - HOUR_MS)
    return (await bookCourt(services, { input, member, isByTeam: true }, early)).id
  }
  const member = await clubMember(Plan.standard)
  const [hour, later] = nextHours(now, 2) as [Date, Date]
  const upcoming = await book(later, member)
  const past = nextHours(new Date(now.getTime() - DAY_MS), 40).filter(
    one => one.getTime() < now.getTime() - HOUR_MS,
  )
  const [begun, arrived, absent] = past as [Date, Date, Date]
  const expected = await book(begun, await clubMember(), other.id)
  const arrivedId = await book(arrived, await clubMember(), other.id)
  const absentId = await book(absent, await clubMember(), other.id)
  await markAttendance(services, team, { id: arrivedId, mark: marks.checkIn, now })
  await markAttendance(services, team, { id: absentId, mark: marks.markNoShow, now })
  const friend = await clubMember()
  // Tomorrow: a member can book two hours of a day.
  const [ofFriend, answered, playing, linked] = nextHours(new Date(now.getTime() + DAY_MS), 4) as [
    Date,
    Date,
    Date,
    Date,
  ]
  const playersOf = {
    removePlayer: await invitePlayerTo(await book(ofFriend, member), friend, now, true),
    answerInvitation: await invitePlayerTo(await book(answered, friend), member, now, false),
    leaveBooking: await invitePlayerTo(await book(playing, friend), member, now, true),
    setPlayerArrived: await invitePlayerTo(expected, friend, now, true),
  }
  await insertPlayerLink(upcoming, now)
  /** The token of another member’s booking, which the member can join. */
  const joinToken = await insertPlayerLink(await book(linked, await clubMember()), now)
  const [opened, wanted] = nextHours(new Date(now.getTime() + 4 * DAY_MS), 2) as [Date, Date]
  const own = await book(opened, member)
  const spotsOf = { setOpenSpots: own, closeSpots: own, takeSpot: await book(wanted, friend) }
  const open = { spots: 1, level: null, sentence: null, openedAt: now }
  for (const bookingId of [own, spotsOf.takeSpot])
    await db.getRepository(OpenSpots).insert({ bookingId, ...open })
  const chargeOf = async (bookingId: string) =>
    (await db.getRepository(Charge).findOneByOrFail({ bookingId })).id
  const settled = await chargeOf(arrivedId)
  await settleCharge(services, team, { id: settled, how: 'card' })
  const day = new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10)
  const { blocks } = await blockCourts(
    services,
    team,
    {
      courts: [court.id],
      from: day,
      until: day,
      startTime: '08:00',
      endTime: '09:00',
      kind: BlockKind.event,
      title: 'Clinic',
      cancelsBookings: false,
      reason: 'Clinic',
    },
    now,
  )
  const closureId = blocks[0]?.closureId ?? undefined
  const { id: membershipId } = await findMembership(member)
  const [paying, owing] = [await clubMember(), await clubMember()]
  await createFees(now)
  const dueOf = ({ id: userId }: User) => db.getRepository(Due).findOneByOrFail({ userId })
  const [openDue, othersDue, settledDue] = [
    await dueOf(member),
    await dueOf(owing),
    await dueOf(paying),
  ]
  await settleDue(services, team, { id: settledDue.id, method: PaymentMethod.cash }, now)
  const standby = await createStandbys({ court, member, now })
  await book(standby.taken, await clubMember())
  return {
    member,
    /** An hour that is taken, and for which the member can wait. */
    taken: standby.taken,
    /** Another member, whom the member can invite. */
    friend: await clubMember(),
    joinToken,
    /** Values for the arguments of these calls, by name: the member can book a free hour. */
    samples: {
      membershipId: () => membershipId,
      bookingId: () => upcoming,
      courtId: () => court.id,
      courts: () => [court.id],
      startsAt: () => hour.toISOString(),
      startTime: () => '08:00',
      endTime: () => '09:00',
      courtIdBefore: () => court.id,
      startsAtBefore: () => later.toISOString(),
      guests: () => ['words'],
      guestsBefore: () => guests,
      acceptsCharges: () => true,
      writesLateFee: () => false,
      chargeIds: () => undefined,
      dueIds: () => [othersDue.id],
    },
    stranger: await clubMember(),
    /** The id for each call that takes one. */
    ids: {
      ...playersOf,
      ...spotsOf,
      showToMember: await insertHidden(member, now),
      ...standby.ids,
      cancelBooking: upcoming,
      cancelForMember: upcoming,
      checkIn: expected,
      markNoShow: expected,
      undoCheckIn: arrivedId,
      undoNoShow: absentId,
      releaseCourt: absentId,
      moveForMember: upcoming,
      changeGuests: upcoming,
      settleCharge: await chargeOf(upcoming),
      waiveCharge: await chargeOf(upcoming),
      reopenCharge: settled,
      settleDue: openDue.id,
      waiveDue: openDue.id,
      reopenDue: settledDue.id,
      settleOwed: othersDue.userId,
      changePlanOf: membershipId,
      removeBlocks: blocks[0]?.id,
      courtClosure: closureId,
      updateCourtClosure: closureId,
      updateCourtClosurePreview: closureId,
      removeCourtClosure: closureId,
      removeCourtClosurePreview: closureId,
    },
  }
}

const findMembership = async ({ id: userId }: User) => {
  const [row] = await db.query<{ id: string }[]>('SELECT id FROM membership WHERE "userId" = $1', [
    userId,
  ])
  if (!row) throw new Error('the member has a membership')
  return row
}
