import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import {
  AcceptOfferDocument,
  CloseWaveDocument,
  RemoveEntryDocument,
  RestoreEntryDocument,
  SendWaveDocument,
} from '../../../test/operations'
import { startInterruptions } from '../../../test/interruptions'
import { runJobNow } from '../../../test/jobs'
import { keepRows } from '../../../test/kept-rows'
import { rounds } from '../../../test/rounds'
import { join, setOne } from '../../../test/status-changes'
import { findBroken } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  declineOffer,
  defaults,
  expireOffers,
  leaveWaitlist,
  openOfferOf,
  preview,
  sendNewWave,
  setPhase,
  withdrawOffer,
  type Waiting,
} from '../../../test/waves'
import { db } from '../../database/data-source'

const api = startApi()

const { interrupt, expectAllOrNothing } = startInterruptions([
  'audit_record',
  'launch',
  'link',
  'mail',
  'membership',
  'offer',
  'waitlist_counter',
  'waitlist_entry',
  'wave',
])

beforeEach(() => setPhase('memberships'))

interface Scene {
  first: Waiting
  second: Waiting
  team: Caller
  own: Caller
  waveId: string
  offerId: string
}

const createScene = keepRows(async (now: Date): Promise<Scene> => {
  const [first, second] = await createWaiting(4, now)
  const team = await api.team()
  const waveId = await sendNewWave(team, { size: 2, refill: true })
  const { id: offerId } = await openOfferOf(first!)
  const own = await api.as(first!.user)
  return { first: first!, second: second!, team, own, waveId, offerId }
})

const moves: [name: string, act: (scene: Scene) => Promise<unknown>][] = [
  [
    'sending a wave',
    async ({ team }) => {
      const { digest } = await preview(team, { size: 2 })
      return team.ok(SendWaveDocument, { input: { ...defaults, size: 2, digest } })
    },
  ],
  [
    'accepting',
    ({ own, offerId: id }) => own.ok(AcceptOfferDocument, { input: { id, plan: 'standard' } }),
  ],
  ['declining', ({ own, offerId: id }) => own.ok(declineOffer, { input: { id, leave: false } })],
  ['leaving', ({ own }) => own.ok(leaveWaitlist)],
  [
    'withdrawing',
    ({ team, offerId: id }) => team.ok(withdrawOffer, { input: { id, reason: 'Rain' } }),
  ],
  [
    'removing',
    ({ team, first }) =>
      team.ok(RemoveEntryDocument, { input: { id: first.entry.id, reason: 'Rain' } }),
  ],
  ['ending a wave', ({ team, waveId: id }) => team.ok(CloseWaveDocument, { input: { id } })],
  ['joining by hand', ({ team, first }) => setOne.ok(team, [first.entry.id], join)],
]

test.each(moves)('interrupted moves: %s is stored as a whole or not at all', async (_, act) => {
  const scene = await createScene(api.now())
  await expectAllOrNothing(() => act(scene), findBroken)
})

test('interrupted moves: taking a removal back is stored as a whole or not at all', async () => {
  const { team, second } = await createScene(api.now())
  const { id } = second.entry
  await team.ok(RemoveEntryDocument, { input: { id, reason: 'Rain' } })
  await expectAllOrNothing(() => team.ok(RestoreEntryDocument, { input: { id } }), findBroken)
})

test('interrupted moves: a job that is interrupted anywhere finishes in its next run', async () => {
  await createScene(api.now())
  await expireOffers()
  // What a transaction has written before its commit is lost, wherever it is interrupted.
  const at = rounds('commit', 'write')
  let interruptions = 0
  while (!(await interrupt(interruptions + 1, () => runJobNow('offers_pass_on'), at))) {
    interruptions++
    expect(await findBroken()).toEqual([])
  }
  expect(interruptions).toBeGreaterThan(1)
  expect(await findBroken()).toEqual([])
  const states = await db.query<{ state: string; n: number }[]>(
    'SELECT state, count(*)::int AS n FROM offer GROUP BY 1 ORDER BY 1',
  )
  expect(states).toEqual([
    { state: 'open', n: 2 },
    { state: 'expired', n: 2 },
  ])
})
