import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import {
  invite,
  join,
  setOne,
  setSeveral,
  statuses,
  undoOne,
  undoSeveral,
} from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  declineOffer,
  entryOf,
  leaveWaitlist,
  membershipsOf,
  offers,
  offerStates,
  openOfferOf,
  sendNewWave,
  setPhase,
  type Waiting,
} from '../../../test/waves'
import { AcceptOfferDocument, JoinWaitlistDocument } from '../../../test/operations'
import { db } from '../../database/data-source'
import { membershipStartedMail } from '../memberships/memberships.mails'
import { offerWithdrawnMail } from '../waves/offers.mails'

const api = startApi()
checkWaitlistAfterEach()

const toWaiting = { from: 'invited', to: 'waiting' } as const
const idsOf = (people: readonly Waiting[]) => people.map(({ entry }) => entry.id)
const conflict = { code: 'CONFLICT' }

beforeEach(() => setPhase('memberships'))

async function accept(one: Waiting): Promise<void> {
  const { id } = await openOfferOf(one)
  await (await api.as(one.user)).ok(AcceptOfferDocument, { input: { id, plan: 'unlimited' } })
}

/** Sends a wave to everybody; returns the team's caller. */
async function offerAll(size: number, refill = false): Promise<Caller> {
  const caller = await api.team()
  await sendNewWave(caller, { size, refill })
  return caller
}

describe('moves by hand', () => {
  test('waiting to invited makes neither an offer nor a mail', async () => {
    const [first] = await createWaiting(1, api.now())
    await setOne.ok(await api.team(), [first!.entry.id], invite)
    expect(await offers()).toEqual([])
  })

  test('invited to waiting withdraws the offer, with a mail, and does not count as asked; its undo makes no new offer', async () => {
    const people = await createWaiting(2, api.now())
    const caller = await offerAll(2)
    await setSeveral.ok(caller, idsOf(people), toWaiting)
    expect(await offerStates()).toEqual([
      [1, 'withdrawn'],
      [2, 'withdrawn'],
    ])
    expect(await entryOf(people[0]!)).toMatchObject({ status: 'waiting', timesAsked: 0 })
    expect(await findMails(offerWithdrawnMail)).toHaveLength(2)
    await undoOne.ok(caller, [people[0]!.entry.id], {})
    expect(await entryOf(people[0]!)).toMatchObject({ status: 'invited', timesAsked: 0 })
    expect(await offerStates()).toEqual([
      [1, 'withdrawn'],
      [2, 'withdrawn'],
    ])
  })

  test('invited to joined accepts the offer, as a standard membership, and welcomes both', async () => {
    const [first, second] = await createWaiting(2, api.now())
    const caller = await offerAll(1)
    await setOne.ok(caller, [second!.entry.id], invite)
    await setSeveral.ok(caller, idsOf([first!, second!]), join)
    const [offer] = await offers()
    expect(offer).toMatchObject({ state: 'accepted', plan: 'standard' })
    expect(await membershipsOf(first!)).toMatchObject([{ plan: 'standard', offerId: offer!.id }])
    expect(await membershipsOf(second!)).toMatchObject([{ plan: 'standard', offerId: null }])
    expect(await findMails(membershipStartedMail)).toHaveLength(2)
  })
})

describe('undo', () => {
  test('of joining removes the membership and frees the wave’s place', async () => {
    const [first, second] = await createWaiting(3, api.now())
    const caller = await offerAll(2)
    await accept(second!)
    await setOne.ok(caller, [first!.entry.id], join)
    await undoOne.ok(caller, [first!.entry.id], {})
    expect(await statuses()).toEqual(['invited', 'joined', 'waiting'])
    expect(await membershipsOf(first!)).toEqual([])
    expect(await offers()).toMatchObject([
      { state: 'withdrawn', reason: 'The team has undone its change of your status.' },
      { state: 'accepted', reason: null },
    ])
  })

  test('of joining leaves an older accepted offer of the person alone', async () => {
    const [first] = await createWaiting(1, api.now())
    const caller = await offerAll(1)
    await accept(first!)
    const own = await api.as(first!.user)
    const { id } = first!.entry
    // The membership ends, and the person comes back.
    await db.query(`UPDATE membership SET "endsOn" = '2026-01-01'`)
    await runJobNow('memberships_end')
    await own.ok(JoinWaitlistDocument, { input: {} })
    await setOne.ok(caller, [id], invite)
    await setOne.ok(caller, [id], join)
    await undoOne.ok(caller, [id], {})
    expect(await offerStates()).toEqual([[2, 'accepted']])
    expect(await membershipsOf(first!)).toMatchObject([{ state: 'ended' }])
  })

  test('never leaves an offer open: a wave’s own change cannot be undone', async () => {
    const [first] = await createWaiting(2, api.now())
    const caller = await offerAll(1)
    for (const form of [undoOne, undoSeveral])
      expect(await form.fails(caller, [first!.entry.id], {})).toMatchObject(conflict)
    await accept(first!)
    expect(await undoOne.fails(caller, [first!.entry.id], {})).toMatchObject(conflict)
    expect(await statuses()).toEqual(['joined', 'waiting'])
  })

  test('refuses a change that a refill followed', async () => {
    const [first, second] = await createWaiting(2, api.now())
    const caller = await offerAll(1, true)
    const { id } = second!.entry
    await setOne.ok(caller, [id], invite)
    await setOne.ok(caller, [id], toWaiting)
    const offer = await openOfferOf(first!)
    const input = { id: offer.id, leave: false }
    await (await api.as(first!.user)).ok(declineOffer, { input })
    await runJobNow('offers_pass_on')
    const again = await openOfferOf(second!)
    const declined = { input: { id: again.id, leave: false } }
    await (await api.as(second!.user)).ok(declineOffer, declined)
    expect(await undoOne.fails(caller, [id], {})).toMatchObject(conflict)
    expect(await entryOf(second!)).toMatchObject({ status: 'waiting', timesAsked: 1 })
  })

  test('refuses a change from before the person joined again', async () => {
    const [first] = await createWaiting(1, api.now())
    const caller = await api.team()
    const { id } = first!.entry
    await setOne.ok(caller, [id], invite)
    await setOne.ok(caller, [id], toWaiting)
    const own = await api.as(first!.user)
    await own.ok(leaveWaitlist)
    expect(await undoOne.fails(caller, [id], {})).toMatchObject(conflict)
    api.at(new Date(Date.now() + 60_000).toISOString())
    await own.ok(JoinWaitlistDocument, { input: {} })
    expect(await undoOne.fails(caller, [id], {})).toMatchObject(conflict)
    expect(await statuses()).toEqual(['waiting'])
  })
})
