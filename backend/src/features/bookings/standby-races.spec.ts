import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { insertBooking } from '../../../test/players'
import { rounds } from '../../../test/rounds'
import { join, readStandby, runRound, taking } from '../../../test/standby'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import { db } from '../../database/data-source'
import { Plan } from '../memberships/membership.entity'
import { Standby } from './standby.entity'

/* Three servers of one site, which share a database. */
const api = startApi()
const callersOf = startThreeServers(api)

const [MORNING, SIX_PM] = ['2026-11-25T15:00:00Z', '2026-11-26T23:00:00Z'] as const

const courts = openCourts(api, MORNING)

const OTHERS = rounds(10, 30)

const member = async () => callersOf(await clubMember(Plan.unlimited))
const states = async () =>
  countsOf((await db.getRepository(Standby).find()).map(({ state }) => state))

describe('an hour that becomes free', () => {
  let owners: Caller[] = []
  let bookings: string[] = []
  beforeEach(async () => {
    owners = []
    bookings = []
    for (const court of courts) {
      const owner = await clubMember()
      owners.push(await api.as(owner))
      bookings.push(await insertBooking(owner, court, SIX_PM))
    }
  })
  const cancel = (court: number) =>
    owners[court]!.ok(cancelBooking, { input: { id: bookings[court]!, acceptsCharges: false } })

  test('goes to the one in line, while many others try to book it', async () => {
    const waiting = await member()
    const id = await join(waiting[0]!, SIX_PM)
    const others: Caller[] = []
    for (let turn = 0; turn < OTHERS; turn += 1) others.push((await member())[turn % 3]!)
    const input = () => ({ input: bookingInput(courts[0]!, SIX_PM) })
    const [, ...outcomes] = await outcomesOf([
      cancel(0),
      ...others.map(other => other.ok(bookCourt, input())),
    ])
    expect(countsOf(outcomes)).toEqual({ SLOT_TAKEN: OTHERS })
    await waiting[1]!.ok(...taking(id))
  })

  test('on both courts at once is offered to two, each once', async () => {
    const lines = [await member(), await member(), await member()]
    for (const line of lines) await join(line[0]!, SIX_PM)
    await Promise.all([cancel(0), cancel(1)])
    expect(await states()).toEqual({ offered: 2, waiting: 1 })
    expect(
      await Promise.all(lines.map(async line => (await readStandby(line[0]!))[0]!.state)),
    ).toEqual(['offered', 'offered', 'waiting'])
  })

  test('is never missed by who joins at the same instant', async () => {
    const joining = await Promise.all([member(), member(), member()])
    await outcomesOf([cancel(0), ...joining.map(line => join(line[0]!, SIX_PM, courts[0]!.id))])
    const { offered = 0, waiting = 0 } = await states()
    // Who joined before it became free: the first is offered it. Who came later was told that it is free.
    expect(offered).toBe(offered + waiting > 0 ? 1 : 0)
  })

  test('is not offered to a member who books the other court at the same instant', async () => {
    const line = await member()
    await join(line[0]!, SIX_PM, courts[0]!.id)
    await cancel(1)
    await outcomesOf([
      cancel(0),
      line[1]!.ok(bookCourt, { input: bookingInput(courts[1]!, SIX_PM) }),
    ])
    expect(await states()).toEqual({ left: 1 })
  })

  test('is taken once by the same member on three servers, and never after the next has it', async () => {
    const [first, second] = [await member(), await member()]
    const id = await join(first[0]!, SIX_PM)
    await join(second[0]!, SIX_PM)
    await cancel(0)
    api.at('2026-11-25T15:19:59.999Z')
    const outcomes = await outcomesOf([
      ...first.map(caller => caller.ok(...taking(id))),
      runRound('2026-11-25T15:20:00Z'),
    ])
    const { ok = 0 } = countsOf(outcomes.slice(0, 3))
    const isTaken = ok > 0
    expect(ok).toBe(isTaken ? 3 : 0)
    expect(await states()).toEqual(isTaken ? { booked: 1, waiting: 1 } : { lapsed: 1, offered: 1 })
  })
})
