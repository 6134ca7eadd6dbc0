import { MoreThan } from 'typeorm'
import {
  bookCourt,
  bookingInput,
  clubMember,
  findCourtFaults,
  openCourts,
} from '../../../test/courts'
import {
  blockCourts,
  blockInput,
  cancelForMember,
  moveForMember,
  removeBlocks,
} from '../../../test/desk'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { ChangeGuestsDocument } from '../../../test/operations'
import { rounds } from '../../../test/rounds'
import { outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import { db } from '../../database/data-source'
import { CourtBooking } from '../bookings/court-booking.entity'

/* Three servers of one site, which share a database. */
const api = startApi()
const callersOf = startThreeServers(api)

const courts = openCourts(api, '2026-11-25T15:00:00Z')

/** The last evening of November and the first of December, so that moves change the month too. */
const HOURS = ['2026-11-30T22:00:00Z', '2026-11-30T23:00:00Z', '2026-12-01T23:00:00Z']

const EXPECTED = new Set(['ok', 'SLOT_TAKEN', 'CONFLICT', 'LIMIT_REACHED', 'CHARGE_REQUIRED'])

/** How many rounds there are, and how many at most until a booking has moved. */
const ROUNDS = rounds(2, 200)
const ROUNDS_MAX = 200

const hasMoved = () => db.getRepository(CourtBooking).existsBy({ moves: MoreThan(0) })

/** Whatever is void or settled, each guest of a booking that plays has one pass that counts. */
const PASSES = `
  SELECT booking.id FROM court_booking booking LEFT JOIN charge ON charge."bookingId" = booking.id
    AND charge.kind = 'guest_pass' AND charge.state <> 'void'
  WHERE booking.status = 'confirmed'
  GROUP BY booking.id HAVING count(charge.id) <> cardinality(booking.guests)`

test('move races: two desks move, cancel, block and change guests while members book, on three servers', async () => {
  const members = [await clubMember(), await clubMember(), await clubMember(), await clubMember()]
  const own = await Promise.all(members.map(callersOf))
  const desks = [await callersOf(await teamMember()), await callersOf(await teamMember())]
  const pick = <Item>(items: readonly Item[], turn: number) => items[turn % items.length]!
  let isOver = false
  const faults: string[] = []
  const look = async () => {
    while (!isOver) faults.push(...(await findCourtFaults()))
  }
  const looks = look()
  for (let round = 0; round < ROUNDS || (round < ROUNDS_MAX && !(await hasMoved())); round += 1) {
    const rows = await db.query<{ id: string }[]>(
      `SELECT id FROM court_booking WHERE status = 'confirmed' ORDER BY id`,
    )
    const tries = [0, 1, 2, 3].map(turn =>
      own[turn]![(round + turn) % 3]!.ok(bookCourt, {
        input: bookingInput(pick(courts, round + turn), pick(HOURS, round * 2 + turn), {
          guests: turn === 0 ? ['Ana'] : [],
          acceptsCharges: true,
        }),
      }),
    )
    const acts = rows.flatMap(({ id }, index) => {
      const turn = round + index
      const place = { courtId: pick(courts, turn + 1).id, startsAt: pick(HOURS, turn + 2) }
      const move = { input: { id, ...place, acceptsCharges: true } }
      return [
        desks[0]![turn % 3]!.ok(moveForMember, move),
        turn % 4 === 0
          ? desks[1]![(turn + 1) % 3]!.ok(cancelForMember, { input: { id, reason: 'R' } })
          : desks[1]![(turn + 2) % 3]!.ok(ChangeGuestsDocument, {
              input: { id, guests: ['Bo', 'Cy'].slice(turn % 3), acceptsCharges: true },
            }),
      ]
    })
    const isBlocking = round % 3 === 0
    const block = {
      input: blockInput([pick(courts, round)], {
        from: '2026-11-30',
        until: '2026-12-01',
        startTime: '18:00',
        endTime: '19:00',
      }),
    }
    const blocking = isBlocking
      ? desks[1]![0]!
          .ok(blockCourts, block)
          .then(({ blockCourts: { blocks } }) =>
            desks[0]![1]!.ok(removeBlocks, { input: { ids: blocks.map(({ id }) => id) } }),
          )
      : Promise.resolve()
    const outcomes = await outcomesOf([...tries, ...acts])
    await blocking.catch((error: unknown) => {
      // Nothing was free to block, so there is nothing to remove.
      if (!String(error).includes('BAD_USER_INPUT')) throw error
    })
    expect(outcomes.filter(outcome => !EXPECTED.has(outcome))).toEqual([])
  }
  isOver = true
  await looks
  expect(faults).toEqual([])
  expect(await findCourtFaults()).toEqual([])
  expect(await db.query(PASSES)).toEqual([])
  expect(await hasMoved()).toBe(true)
}, 300_000)
