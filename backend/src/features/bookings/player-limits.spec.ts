import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../test/caller'
import { clubMember } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import {
  CloseSpotsDocument,
  CreatePlayerLinkDocument,
  LeaveBookingDocument,
  RemovePlayerDocument,
  SetOpenSpotsDocument,
  WithdrawPlayerLinkDocument,
} from '../../../test/operations'
import { answering, hidingFrom, inviting, joining, taking } from '../../../test/players'
import { setPhase } from '../../../test/waves'

const api = startApi({ rateLimits: true })

type Call = Readonly<Parameters<Caller['fails']>>

const id = randomUUID()
const bookingId = id
const codeOf = async (caller: Caller, call: Call) => (await caller.fails(...call)).code
const nobody = { email: 'nobody@example.com' }

test.each<[string, most: number, time: 'day' | 'minute', Call[]]>([
  [
    'invitations and hidings, also from nobody (PLAYER-3)',
    20,
    'day',
    [inviting(bookingId, nobody), hidingFrom(nobody)],
  ],
  ['joins by a link, also by a wrong one (PLAYER-8)', 20, 'day', [joining('x')]],
  [
    'links and their ends (PLAYER-8)',
    30,
    'minute',
    [
      [CreatePlayerLinkDocument, { input: { bookingId } }],
      [WithdrawPlayerLinkDocument, { input: { bookingId } }],
    ],
  ],
  ['spots that are taken (SPOT-3)', 20, 'day', [taking(bookingId)]],
  [
    'spots that are opened and closed (SPOT-1)',
    30,
    'minute',
    [
      [SetOpenSpotsDocument, { input: { bookingId, spots: 1 } }],
      [CloseSpotsDocument, { input: { bookingId } }],
    ],
  ],
  [
    'answers, leaves and removals (PLAYER-4)',
    30,
    'minute',
    [
      answering(id),
      [LeaveBookingDocument, { input: { id } }],
      [RemovePlayerDocument, { input: { id } }],
    ],
  ],
])('players: of one account, %s: at most %i a %s', async (_what, most, time, calls) => {
  await setPhase('booking')
  const caller = await api.as(await clubMember())
  for (let turn = 0; turn < most; turn += 1)
    expect(await codeOf(caller, calls[turn % calls.length]!)).toMatch(
      /^(NOT_FOUND|BAD_USER_INPUT|LINK_EXPIRED)$/,
    )
  for (const call of calls)
    expect(await caller.fails(...call)).toMatchObject({
      code: 'RATE_LIMITED',
      // Of a day, an answer says no more than an hour.
      message: expect.stringMatching(time === 'day' ? / 1 hour\.$/ : / (1 minute|\d+ seconds)\.$/),
    })
  const other = await api.as(await clubMember())
  expect(await codeOf(other, calls[0]!)).toMatch(/^(NOT_FOUND|BAD_USER_INPUT|LINK_EXPIRED)$/)
})
