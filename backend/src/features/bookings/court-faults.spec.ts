import type { EntityManager } from 'typeorm'
import { cancelBooking, clubMember, createCourts, findCourtFaults } from '../../../test/courts'
import { blockCourts, blockInput } from '../../../test/desk'
import { startApi } from '../../../test/harness'
import { answering, book, hidingFrom, invite, openSpots } from '../../../test/players'
import { join } from '../../../test/standby'
import { setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'

const api = startApi()

/** What the database refuses by itself. */
const CONSTRAINTS = [
  ['court_hold', 'court_hold_overlap'],
  ['court_booking', 'court_booking_person_overlap'],
  ['booking_player', 'booking_player_overlap'],
  ['standby', 'standby_hold'],
]

/** Runs work without the constraints, and takes all of it back. */
async function faultsAfter(breakIt: (em: EntityManager) => Promise<unknown>): Promise<string[]> {
  const runner = db.createQueryRunner()
  await runner.startTransaction()
  try {
    for (const [table, name] of CONSTRAINTS)
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
    await breakIt(runner.manager)
    return await findCourtFaults(runner.manager)
  } finally {
    await runner.rollbackTransaction()
    await runner.release()
  }
}

const [SIX_PM, EIGHT_PM] = ['2026-11-26T23:00:00Z', '2026-11-27T01:00:00Z'] as const

/*
 * At six, Ann has court 1, in which Bo plays and two spots are open, and Cy court 2. Bo hides from Cy. At eight, both courts were taken until one
 * became free, which Dee is offered. At ten in the morning, court 1 is blocked.
 */
async function createScene() {
  const courts = await createCourts()
  await setPhase('booking')
  const [ann, bo, cy, dee] = [
    await clubMember(undefined, { firstName: 'Ann' }),
    await clubMember(undefined, { firstName: 'Bo' }),
    await clubMember(undefined, { firstName: 'Cy' }),
    await clubMember(undefined, { firstName: 'Dee' }),
  ]
  const [one, other] = [await api.as(ann), await api.as(cy)]
  const id = await book(one, courts[0]!, SIX_PM)
  await (await api.as(bo)).ok(...answering(await invite(one, id, bo)))
  await openSpots(one, id, 2)
  await book(other, courts[1]!, SIX_PM)
  await (await api.as(bo)).ok(...hidingFrom(cy))
  const freed = await book(one, courts[0]!, EIGHT_PM)
  await book(other, courts[1]!, EIGHT_PM)
  await join(await api.as(dee), EIGHT_PM)
  await one.ok(cancelBooking, { input: { id: freed, acceptsCharges: false } })
  const times = { startTime: '10:00', endTime: '11:00' }
  const team = await api.team()
  await team.ok(blockCourts, { input: blockInput(courts.slice(0, 1), times) })
}

/** Selects the id of a person. */
const person = (name: string) => `(SELECT id FROM "user" WHERE "firstName" = '${name}')`
/** Inserts that one person hides from another, without the end of what they share. */
const hide = (one: string, other: string) =>
  `INSERT INTO hidden_member ("userId", "hiddenId", "createdAt") VALUES (${person(one)}, ${person(other)}, '2026-11-25')`
const AT_SIX = `'${SIX_PM}'::timestamptz`
const BOOKING = `(SELECT id FROM court_booking WHERE "userId" = ${person('Ann')} AND status = 'confirmed')`

/** Each fault, an example of it, and how it is made. */
const FAULTS = [
  [
    'two holds of one court overlap',
    'a block over a booking',
    `INSERT INTO court_hold ("courtId", "startsAt", "endsAt", kind)
       SELECT "courtId", "startsAt" + interval '30 minutes', "endsAt" + interval '30 minutes', 'block' FROM court_hold
       WHERE "startsAt" = ${AT_SIX} LIMIT 1`,
  ],
  [
    'a hold of two',
    'an offer that holds the court of a booking',
    `UPDATE standby SET "holdId" = (SELECT "holdId" FROM court_booking WHERE id = ${BOOKING})`,
  ],
  [
    'a person is expected on two courts at once',
    'an owner of two',
    `UPDATE court_booking SET "userId" = ${person('Ann')}, "monthNo" = NULL WHERE "startsAt" = ${AT_SIX}`,
  ],
  [
    'a person is expected on two courts at once',
    'an owner who plays',
    `UPDATE court_booking SET "userId" = ${person('Bo')} WHERE "startsAt" = ${AT_SIX} AND "userId" = ${person('Cy')}`,
  ],
  [
    'a person is expected on two courts at once',
    'a player who is offered a court',
    `UPDATE booking_player SET "userId" = ${person('Dee')}, "startsAt" = '${EIGHT_PM}', "endsAt" = '2026-11-27T02:00Z'`,
  ],
  [
    'a person is expected on two courts at once',
    'an owner who is offered a court',
    `UPDATE standby SET "startsAt" = ${AT_SIX}, "userId" = ${person('Cy')}`,
  ],
  [
    'a person is expected on two courts at once',
    'a player of two',
    `INSERT INTO booking_player ("bookingId", "userId", state, "startsAt", "endsAt", "invitedAt", "answeredAt")
       SELECT court_booking.id, ${person('Bo')}, 'playing', court_booking."startsAt", court_booking."endsAt", now(), now()
       FROM court_booking WHERE "userId" = ${person('Cy')} AND "startsAt" = ${AT_SIX}`,
  ],
  [
    'a standby whose state contradicts its hold',
    'an offer without a hold',
    `UPDATE standby SET "holdId" = NULL`,
  ],
  [
    'a standby whose state contradicts its hold',
    'an ended offer with a hold',
    `UPDATE standby SET state = 'lapsed'`,
  ],
  [
    'a standby whose state contradicts its hold',
    'an offer of another hour',
    `UPDATE court_hold SET "startsAt" = "startsAt" + interval '1 hour', "endsAt" = "endsAt" + interval '1 hour'
       WHERE kind = 'offer'`,
  ],
  [
    'more than four people in a booking',
    'three guests and a player',
    `UPDATE court_booking SET guests = '{Guest,Guest,Guest}' WHERE id = ${BOOKING}`,
  ],
  [
    'a member who is hidden from the owner of a booking is in it',
    'the owner hides from a player',
    hide('Ann', 'Bo'),
  ],
  [
    'a member who is hidden from the owner of a booking is in it',
    'who is invited hides from the owner',
    `${hide('Bo', 'Ann')}; UPDATE booking_player SET state = 'invited', "answeredAt" = NULL`,
  ],
  [
    'open spots of a cancelled booking',
    'the spots of another booking',
    `UPDATE open_spots SET "bookingId" = (SELECT id FROM court_booking WHERE status = 'cancelled')`,
  ],
  [
    'more open spots and people in a booking than four',
    'a player, a guest and two spots',
    `UPDATE court_booking SET guests = '{Guest}' WHERE id = ${BOOKING}`,
  ],
  [
    'more open spots and people in a booking than four',
    'a player and three spots',
    `UPDATE open_spots SET spots = 3`,
  ],
  [
    'a player of a booking that is not theirs to come to',
    'a player of another hour',
    `UPDATE booking_player SET "startsAt" = "startsAt" - interval '1 hour'`,
  ],
]

test('findCourtFaults: finds nothing where nothing is broken, and each fault', async () => {
  api.at('2026-11-25T15:00:00Z')
  await createScene()
  expect(await faultsAfter(() => Promise.resolve())).toEqual([])
  for (const [fault = '', what, sql = ''] of FAULTS) {
    const found = { what, faults: await faultsAfter(em => em.query(sql)) }
    expect(found).toEqual({ what, faults: expect.arrayContaining([fault]) })
  }
})
