import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { booking, person, staffPerson, submissionContext } from '../../../test/factories'
import { createMembership } from '../../../test/club-members'
import { startApi } from '../../../test/harness'
import {
  CreateNoteDocument,
  PersonDocument,
  PersonOffersDocument,
  PersonBookingsDocument,
  PersonPassedOverDocument,
  PersonSecondFactorDocument,
} from '../../../test/operations'
import { runJobNow } from '../../../test/jobs'
import { invite, setOne } from '../../../test/status-changes'
import { createWaiting, expireOffers, preview, sendNewWave, setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { User } from '../../accounts/user.entity'
import { submitContact } from '../contact/contact.service'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { PassedOver } from '../waves/passed-over.entity'

/** Returns the addresses of the rows in a list of the person's. */
const addressesIn = (list: string, address: string) =>
  parse(
    `query ($userId: ID!) { list: ${list}(first: 5, userId: $userId) { edges { node { id ${address} } } } }`,
  ) as TypedDocumentNode<{ list: { edges: { node: Record<string, string> }[] } }, object>

const api = startApi()
const unknown = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
const open = async (id: string) =>
  (await (await api.team()).ok(PersonDocument, { id, withPhone: true })).person

describe('person', () => {
  test('has the place, the memberships and who invited them', async () => {
    const [inviter, user] = [await person(), await person({ emailConfirmedAt: api.now() })]
    const { referralCode } = (await joinWaitlist(inviter, {}, api.now())).entry
    await joinWaitlist(user, { referralCode }, api.now())
    await createMembership(user)
    expect(await open(user.id)).toMatchObject({
      id: user.id,
      email: user.email,
      emailConfirmed: true,
      deletedAt: null,
      staffRole: null,
      undeliverableSince: null,
      phone: null,
      entry: {
        position: 2,
        status: 'waiting',
        user: { email: user.email },
      },
      referrer: { position: 1 },
      memberships: [
        {
          plan: 'standard',
          state: 'active',
        },
      ],
    })
  })

  test('has neither place nor membership, and may be staff', async () => {
    const desk = await staffPerson('DESK')
    expect(await open(desk.id)).toMatchObject({
      staffRole: 'DESK',
      entry: null,
      referrer: null,
      memberships: [],
      canUndoStatus: false,
      canRestore: false,
    })
    const caller = await api.team()
    const lists = await caller.ok(PersonOffersDocument, { id: desk.id })
    expect(lists.person.offers).toBeNull()
  })

  test('says that mail is not sent to the address, and the number that the person told', async () => {
    const user = await person()
    const refused = { email: user.email, undeliverableSince: api.now(), reason: '550' }
    await db.getRepository(MailAddress).insert(refused)
    const message = {
      name: 'Camila',
      email: user.email,
      message: 'Hello',
      phone: '+1 305 555 0199',
    }
    await submitContact(submissionContext(), message)
    await submitContact(submissionContext(), { ...message, phone: null })
    expect(await open(user.id)).toMatchObject({
      undeliverableSince: api.now().toISOString(),
      phone: '+1 305 555 0199',
    })
  })

  test('of a deleted account has no address', async () => {
    const user = await person({ email: `gone-${unknown}@invalid`, firstName: null, lastName: null })
    await db.getRepository(User).update(user.id, { deletedAt: api.now() })
    expect(await open(user.id)).toMatchObject({
      email: null,
      deletedAt: api.now().toISOString(),
    })
  })

  test('is found by its id alone', async () => {
    const caller = await api.team()
    const ask = (id: string) => caller.fails(PersonDocument, { id, withPhone: true })
    expect(await ask(unknown)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask('1')).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('shows the desk no telephone number', async () => {
    const desk = await api.as(await staffPerson('DESK'))
    const { id } = await person()
    const { person: shown } = await desk.ok(PersonDocument, { id, withPhone: false })
    expect(shown).not.toHaveProperty('phone')
    expect(await desk.fails(PersonDocument, { id, withPhone: true })).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test('tells the owner alone whether a sign-in asks for a second factor', async () => {
    const user = await person()
    const caller = await api.team()
    const has = async () =>
      (await caller.ok(PersonSecondFactorDocument, { id: user.id })).person.hasSecondFactor
    expect(await has()).toBe(false)
    await db.getRepository(User).update(user.id, { secondFactors: ['authenticator'] })
    expect(await has()).toBe(true)
    const manager = await api.as(await staffPerson('MANAGER'))
    expect(await manager.fails(PersonSecondFactorDocument, { id: user.id })).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test('has upcoming bookings, soonest first, and all others, latest first', async () => {
    const [user, other] = [await person(), await person()]
    const days = ['2020-01-01', '2020-01-02', '2099-01-02', '2099-01-01']
    for (const bookingDate of days) await booking(user, { bookingDate })
    await booking(user, { bookingDate: '2099-01-03', status: 'cancelled' })
    await booking(other, { bookingDate: '2099-01-01' })
    const caller = await api.team()
    const dates = async (upcoming: boolean) => {
      const { person: found } = await caller.ok(PersonBookingsDocument, { id: user.id, upcoming })
      return found.bookings.edges.map(({ node }) => node.bookingDate)
    }
    expect(await dates(true)).toEqual(['2099-01-01', '2099-01-02'])
    expect(await dates(false)).toEqual(['2099-01-03', '2020-01-02', '2020-01-01'])
  })

  test('has the mails to the account and to its address, and the messages from it', async () => {
    const [user, other] = [await person(), await person()]
    for (const { email } of [user, other])
      await submitContact(submissionContext(), { name: 'Camila', email, message: 'Hello' })
    const caller = await api.team()
    const read = async (list: string, address: string) => {
      const found = await caller.ok(addressesIn(list, address), { userId: user.id })
      return found.list.edges.map(({ node }) => node[address]).toSorted()
    }
    expect(await read('contactSubmissions', 'email')).toEqual([user.email])
    await db.query(
      `INSERT INTO mail (template, "to", "userId", data, key, state) VALUES
         ('welcome', 'old@example.com', $1, '{}', 'a', 'kept'), ('welcome', $2, NULL, '{}', 'b', 'kept'),
         ('welcome', $3, $4, '{}', 'c', 'kept')`,
      [user.id, user.email, other.email, other.id],
    )
    expect(await read('mails', 'to')).toEqual(['old@example.com', user.email].toSorted())
  })

  test('has notes without a place', async () => {
    const { id: userId } = await person()
    const caller = await api.team()
    const { createNote } = await caller.ok(CreateNoteDocument, { input: { userId, text: 'Hi' } })
    expect(createNote).toMatchObject({ text: 'Hi' })
    const add = (input: object) =>
      caller.fails(CreateNoteDocument, { input: { text: 'Hi', ...input } })
    expect(await add({ userId: unknown })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await add({})).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await add({ userId, entryId: unknown })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('waves: who was passed over', () => {
  beforeEach(() => setPhase('memberships'))

  test('is stored with the reason when the offers are sent, once for each wave (API-22)', async () => {
    const [bouncing, byHand, asked] = await createWaiting(3, api.now())
    const caller = await api.team()
    const refused = { undeliverableSince: api.now(), reason: '550' }
    await db.getRepository(MailAddress).insert({ email: bouncing!.user.email, ...refused })
    await setOne.ok(caller, [byHand!.entry.id], invite)
    await preview(caller, { size: 1 })
    expect(await db.getRepository(PassedOver).count()).toBe(0)
    await sendNewWave(caller, { size: 1 })
    const reasonsOf = async (id: string) => {
      const { person: found } = await caller.ok(PersonPassedOverDocument, { id })
      return found.passedOver?.edges.map(({ node }) => [node.waveNumber, node.reason])
    }
    expect(await reasonsOf(bouncing!.user.id)).toEqual([[1, 'undeliverable']])
    expect(await reasonsOf(byHand!.user.id)).toEqual([[1, 'invited_by_hand']])
    expect(await reasonsOf(asked!.user.id)).toEqual([])
    const { person: found } = await caller.ok(PersonOffersDocument, { id: asked!.user.id })
    expect(found.offers?.edges).toMatchObject([{ node: { state: 'open', wave: { number: 1 } } }])
  })

  test('is stored too when freed places are passed on (API-22)', async () => {
    const [, bouncing, next] = await createWaiting(3, api.now())
    const caller = await api.team()
    await sendNewWave(caller, { size: 1, refill: true })
    const refused = { undeliverableSince: api.now(), reason: '550' }
    await db.getRepository(MailAddress).insert({ email: bouncing!.user.email, ...refused })
    await expireOffers()
    await runJobNow('offers_pass_on')
    const rows = await db.getRepository(PassedOver).find()
    expect(rows).toMatchObject([{ entryId: bouncing!.entry.id, reason: 'undeliverable' }])
    const { person: found } = await caller.ok(PersonOffersDocument, { id: next!.user.id })
    expect(found.offers?.totalCount).toBe(1)
  })
})
