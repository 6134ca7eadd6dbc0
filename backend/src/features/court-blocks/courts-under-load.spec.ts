import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  createCourts,
  findCourtFaults,
  type Booked,
} from '../../../test/courts'
import { blockCourts, blockInput, removeBlocks } from '../../../test/desk'
import { teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { rounds } from '../../../test/rounds'
import { outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import { setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { Plan } from '../memberships/membership.entity'

/* Three servers of one site, which share a database. */
const api = startApi()
const callersOf = startThreeServers(api)

/** How many members book, how often each of them, and how often the team blocks and opens an evening. */
const [MEMBERS, STEPS, BLOCKS] = rounds([9, 4, 4], [24, 6, 6])

/** What the accepted responses say, by the ids of bookings. */
const booked = new Map<string, Booked>()
const cancelled = new Map<string, Booked>()
const cancelledByClub = new Set<string>()
const codes: string[] = []

/** Runs a call and keeps the code of its outcome; returns its data if it succeeds. */
async function attempt<T>(call: Promise<T>): Promise<T | undefined> {
  codes.push(...(await outcomesOf([call])))
  return call.catch(() => undefined)
}

/** What the responses say of all bookings and charges, in words. */
const replayed = () =>
  [...booked.values()].map(first => {
    const own = cancelled.get(first.id) ?? first
    const isFreed = cancelledByClub.has(first.id)
    const charges = own.charges.map(({ kind, no, cents, state }) => {
      const final = isFreed && state === 'open' ? 'void' : state
      return `${kind} ${String(no)} ${String(cents)} ${final}`
    })
    const status = isFreed ? 'cancelled' : own.status
    const number = isFreed ? null : own.monthNo
    return [first.id, status, number ?? '', own.isExtra, ...charges].join(', ')
  })

/** The same of what is stored. */
async function stored(): Promise<string[]> {
  const rows = await db.query<{ line: string }[]>(
    `SELECT concat_ws(', ', id, status, coalesce("monthNo"::text, ''), "isExtra"::text) || coalesce(
       (SELECT string_agg(', ' || concat_ws(' ', kind, no, cents, state), '' ORDER BY kind, no)
        FROM charge WHERE "bookingId" = court_booking.id), '') AS line FROM court_booking`,
  )
  return rows.map(({ line }) => line)
}

/** 6 AM to noon of three days in New York, so that the members meet. */
const hourOf = (turn: number) =>
  new Date(Date.UTC(2026, 10, 26 + (turn % 3), 11 + (Math.floor(turn / 6) % 6))).toISOString()

test('courts under load: every rule holds at any instant, and the responses say what is stored', async () => {
  api.at('2026-11-25T15:00:00Z')
  const courts = await createCourts()
  await setPhase('booking')
  const people = await Promise.all(
    Array.from({ length: MEMBERS }, (_, turn) =>
      clubMember(turn % 2 ? Plan.unlimited : Plan.standard),
    ),
  )
  const callers = await Promise.all(people.map(callersOf))
  const team = await callersOf(await teamMember())

  /** Books and cancels in turn; two of three bookings are cancelled again. */
  const act = async (own: Caller[], index: number) => {
    for (let step = 0; step < STEPS; step += 1) {
      const turn = index * 7 + step * 5
      const guests = turn % 4 === 0 ? ['Ana'] : []
      const input = bookingInput(courts[Math.floor(turn / 3) % 2]!, hourOf(turn), {
        guests,
        acceptsCharges: true,
      })
      const caller = own[turn % 3]!
      // The others are in the midst of their calls.
      expect(await findCourtFaults()).toEqual([])
      const made = (await attempt(caller.ok(bookCourt, { input })))?.bookCourt
      if (made) booked.set(made.id, made)
      if (!made || step % 3 === 0) continue
      const cancel = { input: { id: made.id, acceptsCharges: true } }
      const ended = (await attempt(caller.ok(cancelBooking, cancel)))?.cancelBooking
      if (ended) cancelled.set(ended.id, ended)
    }
  }
  const block = async () => {
    for (let turn = 0; turn < BLOCKS; turn += 1) {
      const day = `2026-11-${String(26 + (turn % 3))}`
      const times = { from: day, until: day, startTime: '08:00', endTime: '10:00' }
      const input = blockInput(courts, { ...times, cancelsBookings: true })
      const done = (await attempt(team[turn % 3]!.ok(blockCourts, { input })))?.blockCourts
      for (const { id } of done?.cancelled ?? []) cancelledByClub.add(id)
      const ids = done?.blocks.map(({ id }) => id) ?? []
      if (ids.length > 0) await attempt(team[turn % 3]!.ok(removeBlocks, { input: { ids } }))
    }
  }
  await Promise.all([...callers.map(act), block()])
  expect(await findCourtFaults()).toEqual([])

  const refusals = ['SLOT_TAKEN', 'CONFLICT', 'LIMIT_REACHED']
  expect(codes.filter(code => code !== 'ok' && !refusals.includes(code))).toEqual([])
  expect(booked.size).toBeGreaterThan(rounds(9, 20))
  expect((await stored()).toSorted()).toEqual(replayed().toSorted())
})
