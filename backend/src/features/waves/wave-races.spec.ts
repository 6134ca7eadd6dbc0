import { createPeople, teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import {
  AcceptOfferDocument,
  RemoveEntryDocument,
  SendWaveDocument,
} from '../../../test/operations'
import { runJobNow } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import { rounds } from '../../../test/rounds'
import { join, outcomesOf, setOne } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  declineOffer,
  defaults,
  entryOf,
  leaveWaitlist,
  membershipsOf,
  offers,
  openOfferOf,
  preview,
  sendNewWave,
  setPhase,
  withdrawOffer,
  type Waiting,
} from '../../../test/waves'
import { startThreeServers } from '../../../test/three-servers'
import { db } from '../../database/data-source'
import { waitlistLeftMail } from '../entry-status/entry-status.mails'
import { membershipStartedMail } from '../memberships/memberships.mails'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { Offer } from './offer.entity'
import { offerExpiredMail, offerMail, offerWithdrawnMail } from './offers.mails'

const api = startApi()
const onEachServer = startThreeServers(api)
checkWaitlistAfterEach()

beforeEach(() => setPhase('memberships'))

const team = async () => onEachServer(await teamMember())
const passOn = () => runJobNow('offers_pass_on')
const count = (outcomes: string[], outcome: string) =>
  outcomes.filter(one => one === outcome).length

/** Runs the query again and again while the work runs; returns the greatest number. */
async function greatestDuring(sql: string, work: () => Promise<unknown>): Promise<number> {
  const running = new AbortController()
  let greatest = 0
  const watching = (async () => {
    while (!running.signal.aborted) {
      const [row] = await db.query<{ n: number }[]>(sql)
      greatest = Math.max(greatest, row?.n ?? 0)
    }
  })()
  try {
    await work()
  } finally {
    running.abort()
    await watching
  }
  return greatest
}

const [SIZE, TRIES] = rounds([3, 6], [40, 20])

test('wave races: identical sendWave on three servers send one wave', async () => {
  await createWaiting(SIZE + 5, api.now())
  const callers = await team()
  const settings = { ...defaults, size: SIZE }
  const { digest } = await preview(callers[0]!, settings)
  const input = { ...settings, digest }
  const tries = Array.from({ length: TRIES }, (_, turn) =>
    callers[turn % 3]!.ok(SendWaveDocument, { input }),
  )
  const outcomes = await outcomesOf(tries)
  expect([count(outcomes, 'ok'), count(outcomes, 'CONFLICT')]).toEqual([1, TRIES - 1])
  expect(await db.getRepository(Offer).count()).toBe(SIZE)
  expect(await findMails(offerMail)).toHaveLength(SIZE)
})

test('wave races: different waves at the same time ask nobody twice', async () => {
  await createWaiting(8, api.now())
  const callers = await team()
  const tries = callers.map(async (caller, index) =>
    sendNewWave(caller, { size: 3 + (index % 2), refill: true }),
  )
  const outcomes = await outcomesOf([...tries, passOn(), passOn()])
  expect(count(outcomes, 'INTERNAL_SERVER_ERROR')).toBe(0)
  const [row] = await db.query<{ offers: number; people: number }[]>(
    'SELECT count(*)::int AS offers, count(DISTINCT "entryId")::int AS people FROM offer',
  )
  expect(row?.offers).toBeGreaterThanOrEqual(3)
  expect(row?.people).toBe(row?.offers)
})

test('wave races: a refilled wave never has more open and accepted offers than its size', async () => {
  const [size, waiting, endings] = rounds([4, 12, 5], [10, 60, 30])
  const people = await createWaiting(waiting, api.now())
  const [caller] = await team()
  await sendNewWave(caller!, { size, refill: true })
  let ended = 0
  /** Declines, expires or accepts the open offers of every third person. */
  const decide = async (turn: number) => {
    for (const one of people.filter((_, index) => index % 3 === turn)) {
      if (ended >= endings) return
      const offer = await db
        .getRepository(Offer)
        .findOneBy({ entryId: one.entry.id, state: 'open' as Offer['state'] })
      if (!offer) continue
      const [own] = await onEachServer(one.user)
      if (offer.place % 5 === turn && ended % 7 === 3)
        await own!.ok(AcceptOfferDocument, { input: { id: offer.id, plan: 'standard' } })
      else if (turn === 0)
        await db.query(`UPDATE offer SET "expiresAt" = clock_timestamp() WHERE id = $1`, [offer.id])
      else await own!.ok(declineOffer, { input: { id: offer.id, leave: turn === 2 } })
      ended++
      if (turn === 0) await passOn()
    }
  }
  const held = `SELECT count(*)::int AS n FROM offer WHERE state IN ('open', 'accepted')`
  const work = async () => {
    while (ended < endings) {
      await Promise.all([decide(0), decide(1), decide(2), passOn(), passOn()])
      await passOn()
    }
  }
  expect(await greatestDuring(held, work)).toBe(size)
  const [row] = await db.query<{ n: number }[]>(held)
  expect(row?.n).toBe(size)
})

test('wave races: accepts on three servers at once make one membership', async () => {
  const [one] = await createWaiting(1, api.now())
  await sendNewWave((await team())[0]!, { size: 1 })
  const { id } = await openOfferOf(one!)
  const callers = await onEachServer(one!.user)
  const tries = Array.from({ length: TRIES }, (_, turn) =>
    callers[turn % 3]!.ok(AcceptOfferDocument, {
      input: { id, plan: turn % 2 ? 'unlimited' : 'standard' },
    }),
  )
  const outcomes = await outcomesOf(tries)
  expect([count(outcomes, 'ok'), count(outcomes, 'CONFLICT')]).toEqual([1, TRIES - 1])
  expect(await membershipsOf(one!)).toHaveLength(1)
  expect(await findMails(membershipStartedMail)).toHaveLength(1)
})

interface Rival {
  name: string
  /** Competes with accepting. */
  act: (it: { one: Waiting; offer: Offer; own: Caller; team: Caller }) => Promise<unknown>
  /** The entry, the offer and the kinds of mail if it wins. */
  result: [entry: string, offer: string, ...mails: string[]]
}

const rivals: Rival[] = [
  {
    name: 'withdrawing',
    act: ({ offer: { id }, team: office }) =>
      office.ok(withdrawOffer, { input: { id, reason: 'Rain' } }),
    result: ['waiting', 'withdrawn', offerWithdrawnMail.name],
  },
  {
    name: 'declining',
    act: ({ offer: { id }, own }) => own.ok(declineOffer, { input: { id, leave: false } }),
    result: ['waiting', 'declined'],
  },
  {
    name: 'declining to leave',
    act: ({ offer: { id }, own }) => own.ok(declineOffer, { input: { id, leave: true } }),
    result: ['left', 'declined', waitlistLeftMail.name],
  },
  {
    name: 'leaving',
    act: ({ own }) => own.ok(leaveWaitlist),
    result: ['left', 'declined', waitlistLeftMail.name],
  },
  {
    name: 'being removed',
    act: ({ one, team: office }) =>
      office.ok(RemoveEntryDocument, { input: { id: one.entry.id, reason: 'Moved away' } }),
    result: ['left', 'withdrawn', waitlistLeftMail.name],
  },
  {
    name: 'moving back by hand',
    act: ({ one, team: office }) =>
      setOne.ok(office, [one.entry.id], { from: 'invited', to: 'waiting' }),
    result: ['waiting', 'withdrawn', offerWithdrawnMail.name],
  },
  {
    name: 'joining by hand',
    act: ({ one, team: office }) => setOne.ok(office, [one.entry.id], join),
    result: ['joined', 'accepted', membershipStartedMail.name],
  },
  {
    name: 'expiring',
    act: async ({ offer: { id }, one }) => {
      await db.query(
        `UPDATE offer SET "expiresAt" = clock_timestamp() WHERE id = $1 AND state = 'open'`,
        [id],
      )
      await passOn()
      // passOn does not say whether it has expired this offer.
      if ((await entryOf(one)).status !== WaitlistStatus.waiting)
        throw new Error('"code":"CONFLICT"')
    },
    result: ['waiting', 'expired', offerExpiredMail.name],
  },
]

/** Every second turn begins with the rival; the first one for every second rival. */
const TURNS = rounds(1, 6)

test.each(rivals)(
  'wave races: accepting against $name: one wins, and all rows agree',
  async ({ act, result, name }) => {
    const first = rivals.findIndex(rival => rival.name === name)
    const [office] = await team()
    const people = await createWaiting(TURNS, api.now())
    for (let turn = 0; turn < TURNS; turn++) {
      // Somebody can be asked in several turns.
      await db.query('DELETE FROM mail')
      await sendNewWave(office!, { size: 1 })
      const offer = (await offers()).find(({ state }) => state === ('open' as Offer['state']))!
      const one = people.find(({ entry }) => entry.id === offer.entryId)
      const [own, , third] = await onEachServer(one!.user)
      const accepting = () =>
        own!.ok(AcceptOfferDocument, { input: { id: offer.id, plan: 'standard' } })
      const acting = () => act({ one: one!, offer, own: third!, team: office! })
      const tries =
        (first + turn) % 2 ? [accepting(), acting()] : [acting(), accepting()].toReversed()
      const outcomes = await outcomesOf(tries)
      expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ok'])
      const accepted = outcomes[0] === 'ok'
      const mails = [membershipStartedMail, offerWithdrawnMail, offerExpiredMail, waitlistLeftMail]
      const sent = (await Promise.all(mails.map(mail => findMails(mail, one!.user.email)))).flat()
      const { state } = await db.getRepository(Offer).findOneByOrFail({ id: offer.id })
      expect([
        (await entryOf(one!)).status,
        state,
        ...sent.map(({ template }) => template),
      ]).toEqual(accepted ? ['joined', 'accepted', membershipStartedMail.name] : result)
      const memberships = await membershipsOf(one!)
      expect(memberships).toHaveLength(accepted || result[0] === 'joined' ? 1 : 0)
    }
  },
)

test('wave races: people joining while others leave never make more live entries than the cap', async () => {
  const [size, leavers, joining, cap] = rounds([8, 3, 16, 14], [200, 10, 300, 225])
  const members = await createWaiting(size, api.now())
  const others = await createPeople(joining)
  const leaving = await Promise.all(members.slice(0, leavers).map(({ user }) => onEachServer(user)))
  const live = `SELECT count(*)::int AS n FROM waitlist_entry WHERE status <> 'left'`
  const work = () =>
    Promise.allSettled([
      ...others.map(user => joinWaitlist(user, {}, api.now())),
      ...leaving.map((callers, turn) => callers[turn % 3]!.ok(leaveWaitlist)),
    ])
  await db.query('UPDATE waitlist_counter SET "maxDay" = 1000, "maxTotal" = $1', [cap])
  expect(await greatestDuring(live, work)).toBeLessThanOrEqual(cap)
  const retries = others.slice(0, 60).map(user => joinWaitlist(user, {}, api.now()))
  await Promise.allSettled([
    ...retries,
    ...others.slice(60).map(user => joinWaitlist(user, {}, api.now())),
  ])
  const [row] = await db.query<{ n: number }[]>(live)
  expect(row?.n).toBe(cap)
  const [{ total } = { total: 0 }] = await db.query<{ total: number }[]>(
    'SELECT total FROM waitlist_counter',
  )
  expect(total).toBe(cap + leavers)
})
