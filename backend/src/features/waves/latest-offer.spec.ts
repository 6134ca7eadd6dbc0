import { JoinWaitlistDocument } from '../../../test/operations'
import { startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { join, setOne, undoOne } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  declineOffer,
  expireOffers,
  leaveWaitlist,
  myLatestOffer,
  openOfferOf,
  sendNewWave,
  setPhase,
  withdrawOffer,
} from '../../../test/waves'
import { MINUTE_MS } from '../../core/durations'

const api = startApi()
const toWaiting = { from: 'invited', to: 'waiting' } as const
checkWaitlistAfterEach()

beforeEach(() => setPhase('memberships'))

/** Sends a wave to this many people; returns what the tests do with each of them. */
async function offered(size: number) {
  const people = await createWaiting(size, api.now())
  const caller = await api.team()
  await sendNewWave(caller, { size })
  return Promise.all(
    people.map(async one => {
      const own = await api.as(one.user)
      const latest = async () => (await own.ok(myLatestOffer)).myLatestOffer
      return { id: (await openOfferOf(one)).id, entryId: one.entry.id, one, caller, own, latest }
    }),
  )
}

type Offered = Awaited<ReturnType<typeof offered>>[number]

const decline = ({ own, id }: Offered, leave: boolean) =>
  own.ok(declineOffer, { input: { id, leave } })

const ENDINGS: [string, (of: Offered) => Promise<unknown>, string, string | null][] = [
  ['open', () => Promise.resolve(), 'open', null],
  ['declined for now', of => decline(of, false), 'declined', null],
  ['declined by leaving', of => decline(of, true), 'declined', 'Left the waitlist.'],
  [
    'expired',
    ({ one }) => expireOffers([one]).then(() => runJobNow('offers_pass_on')),
    'expired',
    null,
  ],
  [
    'withdrawn',
    ({ caller, id }) => caller.ok(withdrawOffer, { input: { id, reason: 'Called us' } }),
    'withdrawn',
    'Called us',
  ],
  [
    'withdrawn by hand',
    ({ caller, entryId }) => setOne.ok(caller, [entryId], toWaiting),
    'withdrawn',
    null,
  ],
  [
    'accepted by hand and undone',
    async ({ caller, entryId }) => {
      await setOne.ok(caller, [entryId], join)
      await undoOne.ok(caller, [entryId], {})
    },
    'withdrawn',
    'The team has undone its change of your status.',
  ],
]

describe('myLatestOffer', () => {
  test('is the offer that is open, declined, expired or withdrawn, by hand too, with its reason', async () => {
    const people = await offered(ENDINGS.length)
    for (const [index, [ending, act, state, reason]] of ENDINGS.entries()) {
      const of = people[index]!
      await act(of)
      expect({ ending, ...(await of.latest()) }).toMatchObject({ ending, id: of.id, state, reason })
    }
  })

  test('is the later of two', async () => {
    const [of] = (await offered(1)) as [Offered]
    await decline(of, false)
    api.at(new Date(Date.now() + MINUTE_MS).toISOString())
    await sendNewWave(of.caller, { size: 1 })
    expect(await of.latest()).toMatchObject({ state: 'open' })
  })

  test('is null without an offer, and once the person has joined again', async () => {
    const [of] = (await offered(1)) as [Offered]
    const [other] = await createWaiting(1, api.now())
    expect(await (await api.as(other!.user)).ok(myLatestOffer)).toEqual({ myLatestOffer: null })
    await of.own.ok(leaveWaitlist)
    api.at(new Date(Date.now() + MINUTE_MS).toISOString())
    await (await api.as(of.one.user)).ok(JoinWaitlistDocument, { input: {} })
    expect(await (await api.as(of.one.user)).ok(myLatestOffer)).toEqual({ myLatestOffer: null })
  })
})
