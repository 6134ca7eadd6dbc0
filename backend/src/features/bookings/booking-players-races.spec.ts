import { bookCourt, bookingInput, clubMember, openCourts } from '../../../test/courts'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { LeaveBookingDocument } from '../../../test/operations'
import { cancelBooking } from '../../../test/courts'
import {
  NOW,
  SIX_PM,
  answering,
  insertBooking,
  invitePlayerTo,
  inviting,
} from '../../../test/players'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { BookingPlayer } from './booking-player.entity'

/* Three servers of one site, which share a database. */
const api = startApi()
const callersOf = startThreeServers(api)

const courts = openCourts(api, NOW)

/** Stores an invitation of a member to a booking; returns its id. */
const invited = (booking: string, user: User) => invitePlayerTo(booking, user, api.now(), false)
const states = async () =>
  countsOf((await db.getRepository(BookingPlayer).find()).map(({ state }) => state))

describe('players at the same instant', () => {
  let bo: User
  let player: Caller[] = []
  beforeEach(async () => {
    bo = await clubMember()
    player = await callersOf(bo)
  })

  test('a yes and an own booking: one of them', async () => {
    const invitation = await invited(
      await insertBooking(await clubMember(), courts[0]!, SIX_PM),
      bo,
    )
    const outcomes = await outcomesOf([
      player[0]!.ok(...answering(invitation)),
      player[1]!.ok(bookCourt, { input: bookingInput(courts[1]!, SIX_PM) }),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 1 })
  })

  test('two yeses to two bookings: one of them', async () => {
    const [first, second] = [
      await invited(await insertBooking(await clubMember(), courts[0]!, SIX_PM), bo),
      await invited(await insertBooking(await clubMember(), courts[1]!, SIX_PM), bo),
    ]
    const outcomes = await outcomesOf([
      player[0]!.ok(...answering(first)),
      player[1]!.ok(...answering(second)),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 1 })
  })

  test('invitations of six for the last place: one of them', async () => {
    const ann = await clubMember()
    const servers = await callersOf(ann)
    const id = await insertBooking(ann, courts[0]!, SIX_PM)
    for (const user of [bo, await clubMember()]) await invited(id, user)
    const others = await Promise.all(Array.from({ length: 6 }, () => clubMember()))
    await outcomesOf(others.map((other, turn) => servers[turn % 3]!.ok(...inviting(id, other))))
    expect(await states()).toEqual({ invited: 3 })
  })

  test('a yes and a cancellation, a leaving and a cancellation: nobody plays', async () => {
    const [ann, cy] = [await clubMember(), await clubMember()]
    const id = await insertBooking(ann, courts[0]!, SIX_PM)
    const first = await invited(id, bo)
    const second = await invitePlayerTo(id, cy, api.now(), true)
    const [one, other] = [await api.as(ann), (await callersOf(cy))[2]!]
    await outcomesOf([
      player[1]!.ok(...answering(first)),
      one.ok(cancelBooking, { input: { id, acceptsCharges: false } }),
      other.ok(LeaveBookingDocument, { input: { id: second } }),
    ])
    expect((await states())['playing']).toBeUndefined()
  })
})
