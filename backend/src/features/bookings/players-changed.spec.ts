import type { Caller } from '../../../test/caller'
import { cancelBooking, clubMember, openCourts } from '../../../test/courts'
import { moveForMember } from '../../../test/desk'
import { closeConnections, connect } from '../../../test/followed-list'
import { startApi } from '../../../test/harness'
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
  book,
  hidingFrom,
  invite,
  inviting,
  joining,
  linkOf,
  openSpots,
  taking,
} from '../../../test/players'
import { openSubscription, type TestSubscription } from '../../../test/subscriptions'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import type { Court } from '../courts/court.entity'
import { EVERYBODY, PLAYERS_CHANGED } from './players-changed'

const api = startApi()
let [ann, bo, cy]: User[] = []
let [owner, player, other, team]: Caller[] = []
let id = ''

const courts = openCourts(api, NOW)
beforeEach(async () => {
  ann = await clubMember(undefined, { firstName: 'Ann' })
  bo = await clubMember(undefined, { firstName: 'Bo' })
  cy = await clubMember(undefined, { firstName: 'Cy' })
  ;[owner, player, other] = await Promise.all([ann, bo, cy].map(api.as))
  team = await api.team()
  id = await book(owner!, courts[0]!, SIX_PM)
})
afterEach(closeConnections)

/** Runs an act; returns who is notified by it. */
async function notifiedBy(act: () => Promise<unknown>): Promise<string[]> {
  const client = await connect()
  const names = new Map([ann!, bo!, cy!].map(user => [user.id, user.firstName ?? '']))
  const notified: string[] = []
  const ended = new Promise<void>(resolve => {
    client.on('notification', ({ payload = '' }) => {
      if (payload === 'end') resolve()
      else notified.push(names.get(payload) ?? payload)
    })
  })
  await client.query(`LISTEN ${PLAYERS_CHANGED}`)
  await act()
  await db.query('SELECT pg_notify($1, $2)', [PLAYERS_CHANGED, 'end'])
  await ended
  return notified.toSorted()
}

const plays = async () => player!.ok(...answering(await invite(owner!, id, bo!)))
const move = (court: Court, startsAt: string) =>
  team!.ok(moveForMember, { input: { id, courtId: court.id, startsAt, acceptsCharges: false } })

describe('players changed: notifies the owner, who is asked and who plays (PLAYER-9)', () => {
  test('about an invitation, an answer and who leaves', async () => {
    expect(await notifiedBy(() => owner!.ok(...inviting(id, bo!)))).toEqual(['Ann', 'Bo'])
    const invited = await invite(owner!, id, cy!)
    expect(await notifiedBy(plays)).toEqual(['Ann', 'Bo', 'Cy'])
    expect(await notifiedBy(() => other!.ok(...answering(invited, false)))).toEqual([
      ...['Ann', 'Bo', 'Cy'],
    ])
    const own = await invite(owner!, id, bo!)
    const leave = () => player!.ok(LeaveBookingDocument, { input: { id: own } })
    expect(await notifiedBy(leave)).toEqual(['Ann', 'Bo'])
    expect(await notifiedBy(leave)).toEqual([])
  })

  test('about who is taken out', async () => {
    await plays()
    const input = { id: await invite(owner!, id, bo!), reason: 'Her brother plays' }
    expect(await notifiedBy(() => owner!.ok(RemovePlayerDocument, { input }))).toEqual([
      'Ann',
      'Bo',
    ])
  })

  test('about who joins by a link', async () => {
    const token = await linkOf(owner!, id)
    expect(await notifiedBy(() => player!.ok(...joining(token)))).toEqual(['Ann', 'Bo'])
  })

  test('about a move of the hour or the court, and a cancellation', async () => {
    await plays()
    expect(await notifiedBy(() => move(courts[1]!, SIX_PM))).toEqual(['Ann', 'Bo'])
    expect(await notifiedBy(() => move(courts[1]!, EIGHT_PM))).toEqual(['Ann', 'Bo'])
    const cancel = () => owner!.ok(cancelBooking, { input: { id, acceptsCharges: true } })
    expect(await notifiedBy(cancel)).toEqual(['Ann', 'Bo'])
  })

  test('about the end of an account', async () => {
    await plays()
    const end = () => db.query('DELETE FROM "user" WHERE id = $1', [bo!.id])
    expect(await notifiedBy(end)).toEqual(['Ann', 'Bo'])
  })

  test('about hiding, and its end', async () => {
    expect(await notifiedBy(() => player!.ok(...hidingFrom(cy!)))).toEqual(['Bo', 'Cy'])
    const show = () => player!.ok(ShowToMemberDocument, { input: { userId: cy!.id } })
    expect(await notifiedBy(show)).toEqual(['Bo', 'Cy'])
  })
})

test('players changed: notifies every member about open spots (PLAYER-9)', async () => {
  expect(await notifiedBy(() => openSpots(owner!, id, 3))).toEqual([EVERYBODY])
  expect(await notifiedBy(() => player!.ok(...taking(id)))).toEqual(['Ann', 'Bo', EVERYBODY])
  // Two places are open and free: an invitation takes one of them, and closes its spot.
  expect(await notifiedBy(() => owner!.ok(...inviting(id, cy!)))).toEqual([
    ...['Ann', 'Bo', 'Cy', EVERYBODY],
  ])
  expect(await notifiedBy(() => move(courts[1]!, SIX_PM))).toContain(EVERYBODY)
  const guests = () =>
    team!.ok(ChangeGuestsDocument, { input: { id, guests: ['Di'], acceptsCharges: true } })
  expect(await notifiedBy(guests)).toEqual([EVERYBODY])
  await db.query('DELETE FROM booking_player')
  await openSpots(owner!, id, 1)
  const close = () => owner!.ok(CloseSpotsDocument, { input: { bookingId: id } })
  expect(await notifiedBy(close)).toEqual([EVERYBODY])
  expect(await notifiedBy(close)).toEqual([])
  // Two places are free and none is open.
  expect(await notifiedBy(() => owner!.ok(...inviting(id, bo!)))).not.toContain(EVERYBODY)
})

test('players changed: a booking without players and spots notifies only its owner', async () => {
  expect(await notifiedBy(() => move(courts[1]!, EIGHT_PM))).toEqual(['Ann'])
  await openSpots(owner!, id, 1)
  const guests = () =>
    team!.ok(ChangeGuestsDocument, { input: { id, guests: ['Di'], acceptsCharges: true } })
  expect(await notifiedBy(guests)).toEqual([])
})

test('playersChanged tells a member of their own invitations only, and of every open spot (PLAYER-9)', async () => {
  const query = 'subscription { playersChanged { state } }'
  const [bos, cys] = [player!, other!].map(({ cookie }) =>
    openSubscription(api.base, query, { cookie }),
  ) as [TestSubscription, TestSubscription]
  for (const one of [bos, cys])
    await one.untilEstablished(() => notify(PLAYERS_CHANGED, [EVERYBODY], db.manager))
  const untilInvited = async (live: TestSubscription) => {
    for (let next = await live.next(); next; next = await live.next())
      if (next.data.playersChanged[0]?.state === 'invited') return true
    return false
  }
  const second = await invite(owner!, await book(owner!, courts[1]!, EIGHT_PM), cy!)
  expect(await untilInvited(cys)).toBe(true)
  await invite(owner!, id, bo!)
  expect(await untilInvited(bos)).toBe(true)
  // The next event of Cy is not about Bo.
  await owner!.ok(RemovePlayerDocument, { input: { id: second } })
  expect(await cys.next()).toEqual({ data: { playersChanged: [] } })
  await openSpots(owner!, id, 1)
  expect(await cys.next()).toEqual({ data: { playersChanged: [] } })
  await Promise.all([bos, cys].map(live => live.close()))
})
