import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { CreatePlayerLinkDocument, WithdrawPlayerLinkDocument } from '../../../test/operations'
import {
  NOW,
  SIX_PM,
  insertBooking,
  insertPlayerLink,
  invitePlayerTo,
  inviting,
  joining,
} from '../../../test/players'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import { db } from '../../database/data-source'
import { BookingPlayer } from './booking-player.entity'
import { PlayerLink } from './player-link.entity'

/* Three servers of one site, which share a database. */
const api = startApi()
const callersOf = startThreeServers(api)
let owner: Caller[] = []
let [id, token] = ['', '']

const courts = openCourts(api, NOW)
beforeEach(async () => {
  const user = await clubMember()
  owner = await callersOf(user)
  id = await insertBooking(user, courts[0]!, SIX_PM)
  token = await insertPlayerLink(id, api.now())
})

const states = async () =>
  countsOf((await db.getRepository(BookingPlayer).find()).map(({ state }) => state))

describe('a link to play at the same instant (PLAYER-8)', () => {
  test('five take the last place: one of them plays', async () => {
    for (const _ of [1, 2]) await invitePlayerTo(id, await clubMember(), api.now(), false)
    const five = await Promise.all(
      Array.from({ length: 5 }, async () => callersOf(await clubMember())),
    )
    const outcomes = await outcomesOf(
      five.map((servers, turn) => servers[turn % 3]!.ok(...joining(token))),
    )
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 4 })
    expect(await states()).toEqual({ invited: 2, playing: 1 })
  })

  test('one member at three servers: one row', async () => {
    const servers = await callersOf(await clubMember())
    const outcomes = await outcomesOf(servers.map(server => server.ok(...joining(token))))
    expect(countsOf(outcomes)).toEqual({ ok: 3 })
    expect(await states()).toEqual({ playing: 1 })
  })

  test('joining and an invitation of the same member: one row', async () => {
    const member = await clubMember()
    const servers = await callersOf(member)
    await outcomesOf([servers[1]!.ok(...joining(token)), owner[2]!.ok(...inviting(id, member))])
    expect(await states()).toEqual({ playing: 1 })
  })

  test('joining and a cancellation: nobody plays', async () => {
    const servers = await callersOf(await clubMember())
    const [joined, cancelled] = await outcomesOf([
      servers[1]!.ok(...joining(token)),
      owner[0]!.ok(cancelBooking, { input: { id, acceptsCharges: false } }),
    ])
    expect(['ok', 'LINK_EXPIRED']).toContain(joined)
    expect(cancelled).toBe('ok')
    expect((await states())['playing']).toBeUndefined()
    expect(await db.getRepository(PlayerLink).count()).toBe(0)
  })

  test('joining and an own booking at that hour: one of them', async () => {
    const servers = await callersOf(await clubMember())
    const outcomes = await outcomesOf([
      servers[1]!.ok(...joining(token)),
      servers[2]!.ok(bookCourt, { input: bookingInput(courts[1]!, SIX_PM) }),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 1 })
  })

  test('joining two bookings of that hour: one of them', async () => {
    const other = await insertBooking(await clubMember(), courts[1]!, SIX_PM)
    const second = await insertPlayerLink(other, api.now())
    const servers = await callersOf(await clubMember())
    const outcomes = await outcomesOf([
      servers[1]!.ok(...joining(token)),
      servers[2]!.ok(...joining(second)),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 1, CONFLICT: 1 })
  })

  test('a withdrawal and three new links: one link at most, and each call is answered', async () => {
    const input = { bookingId: id }
    const outcomes = await outcomesOf([
      ...owner.map(server => server.ok(CreatePlayerLinkDocument, { input })),
      owner[0]!.ok(WithdrawPlayerLinkDocument, { input }),
    ])
    expect(countsOf(outcomes)).toEqual({ ok: 4 })
    expect(await db.getRepository(PlayerLink).count()).toBeLessThanOrEqual(1)
  })
})
