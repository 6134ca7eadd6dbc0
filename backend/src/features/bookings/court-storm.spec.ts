import type { Caller } from '../../../test/caller'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  createCourts,
  findCourtFaults,
} from '../../../test/courts'
import {
  blockCourts,
  blockInput,
  createCourtClosure,
  moveForMember,
  removeBlocks,
  removeCourtClosure,
} from '../../../test/desk'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  BookingPlayersDocument,
  CloseSpotsDocument,
  HideFromMemberDocument,
  InvitePlayerDocument,
  LeaveBookingDocument,
  LeaveStandbyDocument,
  OpenSpotsDocument,
  PlayedWithDocument,
  PlayerBookingsDocument,
  RemovePlayerDocument,
  ShowToMemberDocument,
} from '../../../test/operations'
import {
  answering,
  insertBooking,
  invitePlayerTo,
  inviting,
  joining,
  linkOf,
  openSpots,
  taking as takingSpot,
} from '../../../test/players'
import { rounds } from '../../../test/rounds'
import { join, readStandby, runRound, taking } from '../../../test/standby'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../core/durations'
import type { Court } from '../courts/court.entity'
import { Plan } from '../memberships/membership.entity'

/* Three servers of one site, which share a database. */
const api = startApi()
const callersOf = startThreeServers(api)

/** How many members act at how many hours, how often each of them at least and at most, and for how long at least. */
const [MEMBERS, HOURS, STEPS] = rounds([8, 2, 1], [16, 3, 5])
const STEPS_MAX = 40
const LEAST_MS = rounds(0, 60 * SECOND_MS)

const MORNING = Date.parse('2026-11-25T15:00:00Z')
/** A busy machine may not begin a transaction in time. */
const EXPECTED = ['ok', 'SLOT_TAKEN', 'CONFLICT', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE']

/** What is refused because two members are hidden from each other, or because places were taken meanwhile. */
const REFUSED = [
  'invite by id BAD_USER_INPUT',
  'invite by address BAD_USER_INPUT',
  'open spots BAD_USER_INPUT',
  'take spot NOT_FOUND',
  'yes NOT_FOUND',
  'no NOT_FOUND',
  'leave NOT_FOUND',
  'remove NOT_FOUND',
  'join by link LINK_EXPIRED',
  'hide BAD_USER_INPUT',
]

/** What succeeds at least once before the storm ends. */
const ACTS = [
  ...['take', 'invite by id', 'invite by address', 'yes', 'no', 'leave', 'remove', 'move'],
  ...['open spots', 'close spots', 'take spot', 'make link', 'join by link', 'hide', 'show'],
]

/** What was done, such as `book`, with the code of its outcome. */
const done: string[] = []

const isMissing = (act: string) => !done.includes(`${act} ok`)
const listMissing = () => ACTS.filter(isMissing)

async function attempt<T>(act: string, call: Promise<T>): Promise<T | undefined> {
  for (const code of await outcomesOf([call])) done.push(`${act} ${code}`)
  return call.catch(() => undefined)
}

/** Few hours of two days that are to come, so that the members meet. */
function hourOf(turn: number): string {
  const today = Math.floor((api.now().getTime() - MORNING) / DAY_MS)
  const day = MORNING + (today + 2 + (turn % 2)) * DAY_MS
  return new Date(day + (3 + (Math.floor(turn / 2) % HOURS)) * HOUR_MS).toISOString()
}

interface Person {
  user: User
  /** One for each server. */
  callers: Caller[]
}

let courts: Court[] = []

/** Creates members, each of whom has played with two others. */
async function createPeople(): Promise<Person[]> {
  const people: Person[] = []
  for (let turn = 0; turn < MEMBERS; turn += 1) {
    const user = await clubMember(Plan.unlimited)
    people.push({ user, callers: await callersOf(user) })
  }
  for (const [index, { user }] of people.entries()) {
    const other = people[(index + 2) % MEMBERS]!
    const hour = new Date(MORNING - DAY_MS + Math.floor(index / 2) * HOUR_MS).toISOString()
    const id = await insertBooking(user, courts[index % 2]!, hour)
    await invitePlayerTo(id, other.user, api.now(), true)
  }
  return people
}

/** Takes or leaves what is offered to a member; returns the booking. */
async function answerOffer(caller: Caller, turn: number): Promise<string | undefined> {
  const offer = (await readStandby(caller)).find(({ state }) => state === 'offered')
  if (offer && (turn % 4 > 0 || isMissing('take')))
    return (await attempt('take', caller.ok(...taking(offer.id, true))))?.takeStandby.id
  if (offer)
    await attempt('leave line', caller.ok(LeaveStandbyDocument, { input: { id: offer.id } }))
  return undefined
}

const leave = (caller: Caller, id: string) =>
  attempt('leave', caller.ok(LeaveBookingDocument, { input: { id } }))

/**
 * Says yes or no to each invitation of a member, who may book that hour at the same instant, and leaves some of
 * the bookings of others. Returns what the member has booked.
 */
async function answerInvitations(callers: readonly Caller[], turn: number): Promise<string[]> {
  const caller = callers[(turn + 1) % 3]!
  const booked: string[] = []
  const { playerBookings } = await caller.ok(PlayerBookingsDocument)
  for (const [index, { id, state, court, startsAt }] of playerBookings.entries()) {
    const plays = isMissing('yes') || (!isMissing('no') && (turn + index) % 4 > 0)
    if (state === 'invited') {
      const other = courts.find(one => one.id !== court.id)!
      const input = bookingInput(other, startsAt, { acceptsCharges: true })
      const [made, answered] = await Promise.all([
        plays ? attempt('book', callers[turn % 3]!.ok(bookCourt, { input })) : undefined,
        attempt(plays ? 'yes' : 'no', caller.ok(...answering(id, plays))),
      ])
      if (made) booked.push(made.bookCourt.id)
      if (plays && answered && isMissing('leave')) await leave(caller, id)
    } else if ((turn + index) % 3 === 0) await leave(caller, id)
  }
  return booked
}

/** Books an hour, or waits for it; returns the booking. */
async function bookOrWait(caller: Caller, hour: string, turn: number): Promise<string | undefined> {
  const court = courts[turn % 2]!
  const guests = turn % 5 === 0 ? ['Guest'] : []
  const input = bookingInput(court, hour, { guests, acceptsCharges: true })
  const made = await attempt('book', caller.ok(bookCourt, { input }))
  if (!made) await attempt('join line', join(caller, hour, turn % 3 ? undefined : court.id))
  return made?.bookCourt.id
}

/** Invites three members to a booking, one of them from those whom its owner knows, and takes a player out. */
async function changePlayers(
  caller: Caller,
  { bookingId, others, turn }: { bookingId: string; others: readonly User[]; turn: number },
): Promise<void> {
  const { playedWith } = await caller.ok(PlayedWithDocument)
  const userId = playedWith[turn % playedWith.length]?.userId
  if (userId !== undefined)
    await attempt('invite by id', caller.ok(InvitePlayerDocument, { input: { bookingId, userId } }))
  for (const other of others)
    await attempt('invite by address', caller.ok(...inviting(bookingId, other)))
  const { bookingPlayers } = await caller.ok(BookingPlayersDocument)
  const players = bookingPlayers.filter(({ state }) => state === 'invited' || state === 'playing')
  const player = players[turn % 4]
  if (player)
    await attempt(
      'remove',
      caller.ok(RemovePlayerDocument, { input: { id: player.id, reason: 'R' } }),
    )
}

/** Opens spots of a booking and makes its link, at the same instant; closes some again. Returns the link. */
async function openToOthers(
  callers: readonly Caller[],
  bookingId: string,
  turn: number,
): Promise<string | undefined> {
  const caller = callers[turn % 3]!
  const [token] = await Promise.all([
    attempt('make link', linkOf(callers[(turn + 1) % 3]!, bookingId)),
    attempt('open spots', openSpots(caller, bookingId, 1 + (turn % 2))),
  ])
  if (turn % 4 === 0)
    await attempt('close spots', caller.ok(CloseSpotsDocument, { input: { bookingId } }))
  return token
}

/** Takes an open spot and joins by a link, perhaps of the same hour, at the same instant. */
async function joinOthers(
  callers: readonly Caller[],
  token: string | undefined,
  turn: number,
): Promise<void> {
  const caller = callers[turn % 3]!
  const { openSpots: open } = await caller.ok(OpenSpotsDocument)
  const spots = open.filter(({ isOwn }) => !isOwn)
  const spot = spots[turn % spots.length]
  await Promise.all([
    spot && attempt('take spot', caller.ok(...takingSpot(spot.bookingId))),
    token && attempt('join by link', callers[(turn + 1) % 3]!.ok(...joining(token))),
  ])
}

/** Hides from a player of an own booking or from this member, and shows oneself again to the first of `from`. */
async function hideAndShow(caller: Caller, { id }: User, from: string[]): Promise<void> {
  const { bookingPlayers } = await caller.ok(BookingPlayersDocument)
  const player = bookingPlayers.findLast(({ state }) => state === 'invited' || state === 'playing')
  const input = { userId: player?.userId ?? id }
  if (await attempt('hide', caller.ok(HideFromMemberDocument, { input }))) from.push(input.userId)
  const userId = from.length > 1 || isMissing('show') ? from.shift() : undefined
  if (userId !== undefined)
    await attempt('show', caller.ok(ShowToMemberDocument, { input: { userId } }))
}

/** Blocks an hour of a day that is to come, and opens it again; the same with a closure. */
async function blockAndOpen(team: Caller, turn: number): Promise<void> {
  const day = hourOf(turn).slice(0, 10)
  const times = { from: day, until: day, startTime: '13:00', endTime: '14:00' }
  const input = blockInput(courts, { ...times, cancelsBookings: turn % 3 === 0 })
  if (turn % 2 === 0) {
    const blocked = await attempt('block', team.ok(blockCourts, { input }))
    const ids = blocked?.blockCourts.blocks.map(({ id }) => id) ?? []
    if (ids.length > 0) await attempt('unblock', team.ok(removeBlocks, { input: { ids } }))
    return
  }
  const closed = await attempt('close', team.ok(createCourtClosure.act, { input }))
  const id = closed?.createCourtClosure.closure.id
  if (id !== undefined) await attempt('open', team.ok(removeCourtClosure.act, { input: { id } }))
}

test('court storm: no court and no person twice at any look', async () => {
  api.at(new Date(MORNING).toISOString())
  courts = await createCourts()
  await setPhase('booking')
  const people = await createPeople()
  const desk = await teamMember()
  const booked: string[] = []
  const tokens: string[] = []
  const latest = new Map<string, User>()
  const faults = new Set<string>()
  let steps = 0
  api.at(new Date(MORNING).toISOString())
  // The others are in the midst of their acts.
  const look = async () => {
    for (const fault of await findCourtFaults()) faults.add(fault)
  }
  const end = Date.now() + LEAST_MS
  const goesOn = (step: number) =>
    faults.size === 0 &&
    (step < STEPS || Date.now() < end || (step < STEPS_MAX && listMissing().length > 0))

  const pass = async () => {
    const now = new Date(api.now().getTime() + 2 * MINUTE_MS).toISOString()
    api.at(now)
    await runRound(now)
  }
  const act = async ({ user, callers }: Person, index: number) => {
    const own: string[] = []
    const hiddenFrom: string[] = []
    for (let step = 0; goesOn(step); step += 1) {
      const turn = index * 5 + step * 3
      const caller = callers[turn % 3]!
      const hour = hourOf(turn)
      const taken = await answerOffer(caller, turn)
      // Who has invited this member.
      const other = people[(index + MEMBERS - 2) % MEMBERS]!.user
      const [during] = await Promise.all([
        answerInvitations(callers, turn),
        (step + index) % 3 === 0
          ? hideAndShow(caller, other, hiddenFrom)
          : joinOthers(callers, tokens.at(isMissing('join by link') ? -1 : -1 - (turn % 4)), turn),
      ])
      const made = await bookOrWait(caller, hour, turn)
      for (const bookingId of [taken, ...during, made]) {
        if (bookingId === undefined) continue
        own.push(bookingId)
        booked.push(bookingId)
        // Among them is who has booked that hour before, perhaps the other court.
        const others = [3, 7].map(far => people[(index + step + far) % MEMBERS]!.user)
        const invited = [latest.get(hour) ?? [], others].flat().filter(({ id }) => id !== user.id)
        const [token] = await Promise.all([
          openToOthers(callers, bookingId, turn),
          // In some bookings, places are left to those who come by themselves.
          (own.length % 2 || isMissing('invite by id')) &&
            changePlayers(callers[(turn + 2) % 3]!, { bookingId, others: invited, turn }),
        ])
        if (token !== undefined) tokens.push(token)
      }
      if (made !== undefined) latest.set(hour, user)
      // Who waits is offered what others cancel.
      const cancels = own.length > 1 || step % 4 === 3 || isMissing('take')
      const id = cancels ? own.shift() : undefined
      if (id !== undefined)
        await Promise.all([
          attempt('open spots', openSpots(callers[(turn + 1) % 3]!, id)),
          attempt('cancel', caller.ok(cancelBooking, { input: { id, acceptsCharges: true } })),
        ])
      await look()
      steps += 1
      if (steps % 2 === 0) await pass()
    }
  }
  const manage = async () => {
    for (let turn = 0; goesOn(turn); turn += 1) {
      const team = await callersOf(desk)
      await blockAndOpen(team[turn % 3]!, turn)
      const id = booked.at(-1 - (turn % 5))
      const place = { courtId: courts[turn % 2]!.id, startsAt: hourOf(turn + 1) }
      const move = { input: { id, ...place, acceptsCharges: true } }
      if (id !== undefined) await attempt('move', team[(turn + 1) % 3]!.ok(moveForMember, move))
      await look()
    }
  }
  await Promise.all([...people.map(act), manage()])
  await look()
  expect([...faults]).toEqual([])
  const counts = countsOf(done)
  const isExpected = (one: string) =>
    REFUSED.includes(one) || EXPECTED.some(code => one.endsWith(` ${code}`))
  expect(Object.keys(counts).filter(one => !isExpected(one))).toEqual([])
  expect(listMissing()).toEqual([])
}, 180_000)
