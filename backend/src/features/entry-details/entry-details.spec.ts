import { getNamedType, isObjectType, type GraphQLNamedType } from 'graphql'
import { booking, createPeople } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import {
  AcceptOfferDocument,
  EntryBookingsDocument,
  EntryNotesDocument,
  EntryReferralsDocument,
  WaitlistEntryDetailsDocument,
} from '../../../test/operations'
import { invite, join, setOne, undoOne } from '../../../test/status-changes'
import { createWaiting, openOfferOf, sendNewWave, setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { User } from '../../accounts/user.entity'
import { Note } from '../notes/note.entity'
import { registry } from '../../../test/registry'
import { createSchema } from '../../schema'
import { PlanWish } from '../waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'

const api = startApi()
const unknown = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'

/** Creates a person with this many invited friends, and signs the team in. */
async function createReferrer(friends: number) {
  const [referrer, ...others] = await createPeople(friends + 2)
  if (!referrer) throw new Error('nobody')
  const { entry } = await joinWaitlist(referrer, { planWish: PlanWish.unlimited }, api.now())
  const outsider = others.pop()
  if (outsider) await joinWaitlist(outsider, {}, api.now())
  const { referralCode } = entry
  for (const friend of others) await joinWaitlist(friend, { referralCode }, api.now())
  return { referrer, friends: others, entry, caller: await api.team() }
}

describe('waitlistEntryDetails: the person’s panel', () => {
  test('shows the place, the wish, referrals and bookings of this person alone, and the referrer until that account is deleted', async () => {
    const { referrer, friends, entry, caller } = await createReferrer(2)
    const own = await booking(referrer)
    await booking(friends[0] ?? referrer)
    const { waitlistEntryDetails } = await caller.ok(WaitlistEntryDetailsDocument, { id: entry.id })
    expect(waitlistEntryDetails).toMatchObject({
      id: entry.id,
      entry: {
        id: entry.id,
        position: 1,
        planWish: 'unlimited',
        referralRewards: 2,
        user: { email: referrer.email, firstName: 'Pat' },
      },
      referrer: null,
      notes: { totalCount: 0, edges: [] },
    })
    const { referrals, bookings } = waitlistEntryDetails
    expect(referrals.edges.map(({ node }) => node.user.email)).toEqual(
      friends.map(({ email }) => email),
    )
    expect(bookings.edges.map(({ node }) => node.id)).toEqual([own.id])
    const friend = await joinWaitlist(friends[0] ?? referrer, {}, api.now())
    const details = () => caller.ok(WaitlistEntryDetailsDocument, { id: friend.entry.id })
    expect((await details()).waitlistEntryDetails.referrer?.user.email).toBe(referrer.email)
    await db.getRepository(User).delete(referrer.id)
    expect((await details()).waitlistEntryDetails.referrer).toBeNull()
  })

  test('tells whether the team can undo the latest change of the status', async () => {
    const { entry, caller } = await createReferrer(0)
    const { id } = entry
    const canUndo = async () =>
      (await caller.ok(WaitlistEntryDetailsDocument, { id })).waitlistEntryDetails.canUndoStatus
    expect(await canUndo()).toBe(false)
    await setOne.ok(caller, [id], invite)
    await setOne.ok(caller, [id], join)
    expect(await canUndo()).toBe(true)
    const colleague = await api.team()
    const { waitlistEntryDetails } = await colleague.ok(WaitlistEntryDetailsDocument, { id })
    expect(waitlistEntryDetails.canUndoStatus).toBe(false)
    await undoOne.ok(caller, [id], {})
    expect(await canUndo()).toBe(false)
  })

  test('cannot undo that a person has accepted an offer', async () => {
    await setPhase('memberships')
    const [member] = await createWaiting(1, api.now())
    const caller = await api.team()
    await sendNewWave(caller, { size: 1 })
    const { id } = await openOfferOf(member!)
    await (await api.as(member!.user)).ok(AcceptOfferDocument, { input: { id, plan: 'standard' } })
    const details = await caller.ok(WaitlistEntryDetailsDocument, { id: member!.entry.id })
    expect(details.waitlistEntryDetails.canUndoStatus).toBe(false)
  })

  test('pages through each list, returning each row once', async () => {
    const { referrer, entry, caller } = await createReferrer(11)
    for (let hour = 0; hour < 6; hour += 1) await booking(referrer)
    const note = { userId: referrer.id, authorId: referrer.id, authorEmail: referrer.email }
    const texts = Array.from({ length: 11 }, (_, turn) => ({ ...note, text: `Call ${turn}` }))
    await db.getRepository(Note).insert(texts)
    const { id } = entry
    const { waitlistEntryDetails: first } = await caller.ok(WaitlistEntryDetailsDocument, { id })
    const after = (list: { pageInfo: { endCursor: string | null } } | undefined) => ({
      id,
      after: list?.pageInfo.endCursor,
    })
    const { waitlistEntryDetails: friends } = await caller.ok(
      EntryReferralsDocument,
      after(first.referrals),
    )
    const { waitlistEntryDetails: hours } = await caller.ok(
      EntryBookingsDocument,
      after(first.bookings),
    )
    const { waitlistEntryDetails: notes } = await caller.ok(EntryNotesDocument, after(first.notes))
    for (const [page, rest, total] of [
      [first.referrals, friends.referrals, 11],
      [first.bookings, hours.bookings, 6],
      [first.notes, notes.notes, 11],
    ] as const) {
      expect(page).toMatchObject({ totalCount: total, pageInfo: { hasNextPage: true } })
      expect(rest.pageInfo.hasNextPage).toBe(false)
      const ids = [...page.edges, ...rest.edges].map(({ node }) => node.id)
      expect(new Set(ids).size).toBe(total)
      expect(ids).toHaveLength(total)
    }
  })

  test('refuses an unknown entry with NOT_FOUND', async () => {
    const caller = await api.team()
    const ask = (id: string) => caller.fails(WaitlistEntryDetailsDocument, { id })
    expect(await ask(unknown)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask('1')).toMatchObject(invalidField('id'))
  })

  test('exposes no survey answers', () => {
    const schema = createSchema(registry)
    const reached = new Set<GraphQLNamedType>()
    const follow = (type: GraphQLNamedType | undefined) => {
      if (!isObjectType(type) || reached.has(type)) return
      reached.add(type)
      for (const field of Object.values(type.getFields())) follow(getNamedType(field.type))
    }
    follow(schema.getType('WaitlistEntryDetails'))
    const names = [...reached].map(({ name }) => name)
    expect(names).toContain('Note')
    expect(names.filter(name => name.includes('Survey'))).toEqual([])
  })
})
