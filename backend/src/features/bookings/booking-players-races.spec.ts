import { bookCourt, bookingInput, clubMember, openCourts } from '../../../test/courts'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { LeaveBookingDocument } from '../../../test/operations'
import { cancelBooking } from '../../../test/courts'
import { NOW, SIX_PM, answering, book, invite, inviting } from '../../../test/players'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { BookingPlayer } from './booking-player.entity'

/* Three servers of one site, which share a database. */
const api = startApi()
const callersOf = startThreeServers(api)

const courts = openCourts(api, NOW)

const owner = async () => (await callersOf(await clubMember()))[0]!
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
    const one = await owner()
    const invitation = await invite(one, await book(one, courts[0]!, SIX_PM), bo)
    const outcomes = await outcomesOf([
      player[0]!.ok(...answering(invitation)),
      player[1]!.ok(bookCourt, { input: bookingInput(courts[1]!, SIX_PM) }),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 1 })
  })

  test('two yeses to two bookings: one of them', async () => {
    const [one, two] = [await owner(), await owner()]
    const first = await invite(one, await book(one, courts[0]!, SIX_PM), bo)
    const second = await invite(two, await book(two, courts[1]!, SIX_PM), bo)
    const outcomes = await outcomesOf([
      player[0]!.ok(...answering(first)),
      player[1]!.ok(...answering(second)),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 1 })
  })

  test('invitations of six for the last place: one of them', async () => {
    const servers = await callersOf(await clubMember())
    const id = await book(servers[0]!, courts[0]!, SIX_PM)
    await invite(servers[0]!, id, bo)
    await invite(servers[0]!, id, await clubMember())
    const others = await Promise.all(Array.from({ length: 6 }, () => clubMember()))
    await outcomesOf(others.map((other, turn) => servers[turn % 3]!.ok(...inviting(id, other))))
    expect(await states()).toEqual({ invited: 3 })
  })

  test('a yes and a cancellation, a leaving and a cancellation: nobody plays', async () => {
    const one = await owner()
    const id = await book(one, courts[0]!, SIX_PM)
    const cy = await clubMember()
    const [first, second] = [await invite(one, id, bo), await invite(one, id, cy)]
    const other = (await callersOf(cy))[2]!
    await other.ok(...answering(second))
    await outcomesOf([
      player[1]!.ok(...answering(first)),
      one.ok(cancelBooking, { input: { id, acceptsCharges: false } }),
      other.ok(LeaveBookingDocument, { input: { id: second } }),
    ])
    expect((await states())['playing']).toBeUndefined()
  })
})
