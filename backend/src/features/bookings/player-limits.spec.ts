import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../test/caller'
import { clubMember } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { setPhase } from '../../../test/waves'

const api = startApi({ rateLimits: true })

const id = `id: "${randomUUID()}"`
const bookingId = `bookingId: "${randomUUID()}"`
const email = 'email: "nobody@example.com"'
const ofNobody = /^(NOT_FOUND|BAD_USER_INPUT|LINK_EXPIRED)$/

/** Calls these mutations in turn, this many times, with few operations; returns their failures. */
async function failuresOf(caller: Caller, mutations: readonly string[], count: number) {
  const failures: { message: string; extensions: { code: string } }[] = []
  // An operation has at most 15 aliases.
  for (let turn = 0; turn < count; turn += 10) {
    const calls = Array.from(
      { length: Math.min(10, count - turn) },
      (_, index) => `a${index}: ${mutations[(turn + index) % mutations.length]}`,
    )
    const response = await caller.post('/graphql', { query: `mutation { ${calls.join(' ')} }` })
    failures.push(...((await response.json()) as { errors: typeof failures }).errors)
  }
  return failures
}

test.each<[string, most: number, time: 'day' | 'minute', mutations: string[]]>([
  [
    'invitations and hidings, also from nobody (PLAYER-3)',
    20,
    'day',
    [
      `invitePlayer(input: { ${bookingId} ${email} }) { id }`,
      `hideFromMember(input: { ${email} }) { userId }`,
    ],
  ],
  [
    'joins by a link, also by a wrong one (PLAYER-8)',
    20,
    'day',
    ['joinByLink(input: { token: "x" }) { id }'],
  ],
  [
    'links and their ends (PLAYER-8)',
    30,
    'minute',
    [
      `createPlayerLink(input: { ${bookingId} }) { url }`,
      `withdrawPlayerLink(input: { ${bookingId} })`,
    ],
  ],
  ['spots that are taken (SPOT-3)', 20, 'day', [`takeSpot(input: { ${bookingId} }) { id }`]],
  [
    'spots that are opened and closed (SPOT-1)',
    30,
    'minute',
    [
      `setOpenSpots(input: { ${bookingId} spots: 1 }) { bookingId }`,
      `closeSpots(input: { ${bookingId} })`,
    ],
  ],
  [
    'answers, leaves and removals (PLAYER-4)',
    30,
    'minute',
    [
      `answerInvitation(input: { ${id} plays: true }) { id }`,
      `leaveBooking(input: { ${id} }) { id }`,
      `removePlayer(input: { ${id} }) { id }`,
    ],
  ],
])('players: of one account, %s: at most %i a %s', async (_what, most, time, mutations) => {
  await setPhase('booking')
  const caller = await api.as(await clubMember())
  const codes = (await failuresOf(caller, mutations, most)).map(({ extensions }) => extensions.code)
  expect(codes.filter(code => !ofNobody.test(code))).toEqual([])
  expect(codes).toHaveLength(most)
  const limited = {
    // Of a day, an answer says no more than an hour.
    message: expect.stringMatching(time === 'day' ? / 1 hour\.$/ : / (1 minute|\d+ seconds)\.$/),
    extensions: { code: 'RATE_LIMITED' },
  }
  expect(await failuresOf(caller, mutations, mutations.length)).toMatchObject(
    mutations.map(() => limited),
  )
  const other = await api.as(await clubMember())
  const [failure] = await failuresOf(other, mutations, 1)
  expect(failure?.extensions.code).toMatch(ofNobody)
})
