import type { Caller } from '../../../test/caller'
import { cancelBooking, openCourts } from '../../../test/courts'
import { cancelForMember, moveForMember } from '../../../test/desk'
import { startApi } from '../../../test/harness'
import { startLiveQueries } from '../../../test/live-queries'
import { listenTo } from '../../../test/notified'
import {
  ChangeGuestsDocument,
  CloseSpotsDocument,
  LeaveBookingDocument,
  RemovePlayerDocument,
  ShowToMemberDocument,
} from '../../../test/operations'
import {
  EIGHT_PM,
  NOW,
  SIX_PM,
  answering,
  createThreeMembers,
  hidingFrom,
  insertBooking,
  invite,
  invitePlayerTo,
  inviting,
  joining,
  linkOf,
  openSpots,
  taking,
} from '../../../test/players'
import { openSubscription } from '../../../test/subscriptions'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import type { Court } from '../courts/court.entity'
import { EVERYBODY, PLAYERS_CHANGED, subscribeToPlayers } from './players-changed'

const api = startApi()
const payloadsOf = listenTo(PLAYERS_CHANGED)
let team: Caller
let id = ''

const courts = openCourts(api, NOW)
const [[ann, bo, cy], [owner, player, other]] = createThreeMembers(api)
beforeEach(async () => {
  team = await api.team()
  id = await insertBooking(ann, courts[0]!, SIX_PM)
})

/** Does an act; returns who is notified by it. */
async function notifiedBy(act: () => Promise<unknown>): Promise<string[]> {
  const names = new Map([ann, bo, cy].map(user => [user.id, user.firstName ?? '']))
  return (await payloadsOf(act)).map(payload => names.get(payload) ?? payload).toSorted()
}

const plays = async () => player.ok(...answering(await invite(owner, id, bo)))
/** Stores an invitation that is accepted; returns its id. */
const playing = () => invitePlayerTo(id, bo, api.now(), true)
const move = (court: Court, startsAt: string) =>
  team.ok(moveForMember, { input: { id, courtId: court.id, startsAt, acceptsCharges: false } })

describe('players changed: notifies the owner, who is asked and who plays (PLAYER-9)', () => {
  test('about an invitation, an answer and who leaves', async () => {
    expect(await notifiedBy(() => owner.ok(...inviting(id, bo)))).toEqual(['Ann', 'Bo'])
    const invited = await invite(owner, id, cy)
    expect(await notifiedBy(plays)).toEqual(['Ann', 'Bo', 'Cy'])
    expect(await notifiedBy(() => other.ok(...answering(invited, false)))).toEqual([
      ...['Ann', 'Bo', 'Cy'],
    ])
    const own = await invite(owner, id, bo)
    const leave = () => player.ok(LeaveBookingDocument, { input: { id: own } })
    expect(await notifiedBy(leave)).toEqual(['Ann', 'Bo'])
    expect(await notifiedBy(leave)).toEqual([])
  })

  test('about who is taken out', async () => {
    const input = { id: await playing(), reason: 'Her brother plays' }
    expect(await notifiedBy(() => owner.ok(RemovePlayerDocument, { input }))).toEqual(['Ann', 'Bo'])
  })

  test('about who joins by a link', async () => {
    const token = await linkOf(owner, id)
    expect(await notifiedBy(() => player.ok(...joining(token)))).toEqual(['Ann', 'Bo'])
  })

  test('about a move of the hour or the court, and a cancellation', async () => {
    await playing()
    expect(await notifiedBy(() => move(courts[1]!, SIX_PM))).toEqual(['Ann', 'Bo'])
    expect(await notifiedBy(() => move(courts[1]!, EIGHT_PM))).toEqual(['Ann', 'Bo'])
    const cancel = () => owner.ok(cancelBooking, { input: { id, acceptsCharges: true } })
    expect(await notifiedBy(cancel)).toEqual(['Ann', 'Bo'])
  })

  test('about the end of an account', async () => {
    await playing()
    const end = () => db.query('DELETE FROM "user" WHERE id = $1', [bo.id])
    expect(await notifiedBy(end)).toEqual(['Ann', 'Bo'])
  })

  test('about hiding, and its end', async () => {
    expect(await notifiedBy(() => player.ok(...hidingFrom(cy)))).toEqual(['Bo', 'Cy'])
    const show = () => player.ok(ShowToMemberDocument, { input: { userId: cy.id } })
    expect(await notifiedBy(show)).toEqual(['Bo', 'Cy'])
  })
})

test('players changed: notifies every member about open spots (PLAYER-9)', async () => {
  expect(await notifiedBy(() => openSpots(owner, id, 3))).toEqual([EVERYBODY])
  expect(await notifiedBy(() => player.ok(...taking(id)))).toEqual(['Ann', 'Bo', EVERYBODY])
  // Two places are open and free: an invitation takes one of them, and closes its spot.
  expect(await notifiedBy(() => owner.ok(...inviting(id, cy)))).toEqual([
    ...['Ann', 'Bo', 'Cy', EVERYBODY],
  ])
  expect(await notifiedBy(() => move(courts[1]!, SIX_PM))).toContain(EVERYBODY)
  const guests = () =>
    team.ok(ChangeGuestsDocument, { input: { id, guests: ['Di'], acceptsCharges: true } })
  expect(await notifiedBy(guests)).toEqual(['Ann', 'Bo', 'Cy', EVERYBODY])
  await db.query('DELETE FROM booking_player')
  await openSpots(owner, id, 1)
  const close = () => owner.ok(CloseSpotsDocument, { input: { bookingId: id } })
  expect(await notifiedBy(close)).toEqual([EVERYBODY])
  expect(await notifiedBy(close)).toEqual([])
  // Two places are free and none is open.
  expect(await notifiedBy(() => owner.ok(...inviting(id, bo)))).not.toContain(EVERYBODY)
})

test('players changed: a booking without players and spots notifies only its owner', async () => {
  expect(await notifiedBy(() => move(courts[1]!, EIGHT_PM))).toEqual(['Ann'])
  await openSpots(owner, id, 1)
  const guests = () =>
    team.ok(ChangeGuestsDocument, { input: { id, guests: ['Di'], acceptsCharges: true } })
  expect(await notifiedBy(guests)).toEqual(['Ann'])
  const cancel = () => team.ok(cancelForMember, { input: { id, reason: 'The court is wet' } })
  expect(await notifiedBy(cancel)).toEqual(['Ann', EVERYBODY])
})

describe('playersChanged', () => {
  const listen = startLiveQueries()

  test('tells a member of their own invitations only, and of every open spot (PLAYER-9)', async () => {
    // The first event that arrives is the second one: nobody is told of Bo’s rows but Bo.
    for (const payload of [cy.id, EVERYBODY]) {
      const events = await listen(subscribeToPlayers, cy, {})
      await notify(PLAYERS_CHANGED, [bo.id, payload], db.manager)
      expect(await events.next()).toEqual({ done: false, value: { changed: payload } })
      await events.return?.()
    }
  })

  test('sends a member’s own invitations', async () => {
    await invite(owner, id, bo)
    const query = 'subscription { playersChanged { state } }'
    for (const [{ cookie }, playersChanged] of [
      [player, [{ state: 'invited' }]],
      [other, []],
    ] as const) {
      const live = openSubscription(api.base, query, { cookie })
      await live.untilEstablished(() => notify(PLAYERS_CHANGED, [EVERYBODY], db.manager))
      expect(await live.next()).toEqual({ data: { playersChanged } })
      await live.close()
    }
  })
})
