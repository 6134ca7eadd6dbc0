import { person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import {
  AcceptOfferDocument,
  DeclineOfferByLinkDocument,
  IsOwnOfferLinkDocument,
  MembershipFiguresDocument,
  MyMembershipDocument,
} from '../../../test/operations'
import { findMails, rendered, tokenIn } from '../../../test/mails'
import { records } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  declineOffer,
  entryOf,
  expireOffers,
  membershipsOf,
  myOffer,
  offerStates,
  openOfferOf,
  sendNewWave,
  setPhase,
  withdrawOffer,
  type Waiting,
} from '../../../test/waves'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { waitlistLeftMail } from '../entry-status/entry-status.mails'
import { membershipStartedMail } from '../memberships/memberships.mails'
import { offerMail, offerReminderMail, offerWithdrawnMail } from './offers.mails'
import { Offer } from './offer.entity'
import { services } from '../../../test/services'

const api = startApi()
checkWaitlistAfterEach()

const UNKNOWN_ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
const getOffer = (id: string) => db.getRepository(Offer).findOneByOrFail({ id })
const getUser = ({ id }: User) => db.getRepository(User).findOneByOrFail({ id })

beforeEach(() => setPhase('memberships'))

/** Offers a membership to the first of some people; returns them and the offer. */
async function offerOne(size = 1, values?: Partial<User>) {
  const people = await createWaiting(size, api.now(), values)
  const [first] = people
  const caller = await api.team()
  const waveId = await sendNewWave(caller, { size: 1 })
  const offer = await openOfferOf(first!)
  return { first: first!, people, offer, waveId, caller, own: await api.as(first!.user) }
}

const input = <Values extends object>(id: string, values: Values) => ({ input: { id, ...values } })
const standard = { plan: 'standard' } as const
const stay = { leave: false }

describe('acceptOffer', () => {
  test('makes the person a member with the plan, mails them, and confirms no address', async () => {
    const { first, offer, own, caller } = await offerOne(1, { emailConfirmedAt: null })
    expect((await own.ok(myOffer)).myOffer).toMatchObject({ id: offer.id, state: 'open' })
    const accepted = (
      await own.ok(AcceptOfferDocument, input(offer.id, { plan: 'unlimited' as const }))
    ).acceptOffer
    expect(accepted).toMatchObject({ plan: 'unlimited', state: 'active', endsOn: null })
    // Without the mail's token.
    expect((await getUser(first.user)).emailConfirmed).toBe(false)
    expect((await entryOf(first)).status).toBe('joined')
    expect(await getOffer(offer.id)).toMatchObject({ state: 'accepted', plan: 'unlimited' })
    expect((await own.ok(myOffer)).myOffer).toBeNull()
    expect((await own.ok(MyMembershipDocument)).myMembership).toEqual(accepted)
    const [mail] = await findMails(membershipStartedMail, first.user.email)
    expect((await rendered(mail!)).text).toContain(`founding member No. ${accepted.number}`)
    const { membershipFigures: figures } = await caller.ok(MembershipFiguresDocument)
    expect(figures).toMatchObject({ members: 1, openOffers: 0, placesLeft: 224 })
    expect(figures.medianHoursToAnswer).toBeGreaterThanOrEqual(0)
  })

  test('drops the reminder and the offer’s mail once it is decided', async () => {
    const { offer, own } = await offerOne()
    const mails = [...(await findMails(offerMail)), ...(await findMails(offerReminderMail))]
    for (const mail of mails) expect(await services.renderMail(mail, db.manager)).not.toBeNull()
    await own.ok(declineOffer, input(offer.id, stay))
    for (const mail of mails) expect(await services.renderMail(mail, db.manager)).toBeNull()
  })

  test('confirms the address with the mailed link’s token, not with that of another offer', async () => {
    const [first, second] = await createWaiting(2, api.now(), { emailConfirmedAt: null })
    await sendNewWave(await api.team(), { size: 2 })
    const tokenOf = async ({ user }: Waiting) =>
      tokenIn((await findMails(offerMail, user.email))[0]!)
    const token = await tokenOf(first!)
    const { id } = await openOfferOf(first!)
    const own = await api.as(first!.user)
    for (const wrong of [`${token}x`, await tokenOf(second!)])
      expect(
        await own.fails(AcceptOfferDocument, input(id, { ...standard, token: wrong })),
      ).toMatchObject({ code: 'LINK_EXPIRED' })
    expect((await getUser(first!.user)).emailConfirmed).toBe(false)
    expect((await entryOf(first!)).status).toBe('invited')
    await own.ok(AcceptOfferDocument, input(id, { ...standard, token }))
    expect((await getUser(first!.user)).emailConfirmed).toBe(true)
  })

  test('refuses other people, unknown offers and phase waitlist', async () => {
    const { first, offer, own } = await offerOne()
    const stranger = await api.as(await person())
    for (const [document, values] of [
      [AcceptOfferDocument, standard],
      [declineOffer, stay],
      [declineOffer, { leave: true }],
    ] as const) {
      const variables = input(offer.id, values)
      expect(await stranger.fails(document, variables)).toMatchObject({ code: 'NOT_FOUND' })
      const unknown = input(UNKNOWN_ID, values)
      expect(await own.fails(document, unknown)).toMatchObject({ code: 'NOT_FOUND' })
      await setPhase('waitlist')
      expect(await own.fails(document, variables)).toMatchObject({ code: 'NOT_OPEN_YET' })
      await setPhase('memberships')
    }
    expect((await entryOf(first)).status).toBe('invited')
  })

  test('refuses a decided offer and says how it was decided', async () => {
    const { first, offer, own, caller } = await offerOne()
    await own.ok(AcceptOfferDocument, input(offer.id, standard))
    const decided = { code: 'CONFLICT', message: 'This offer has been accepted already.' }
    expect(await own.fails(AcceptOfferDocument, input(offer.id, standard))).toMatchObject(decided)
    expect(await own.fails(declineOffer, input(offer.id, stay))).toMatchObject(decided)
    const reason = { reason: 'Oops' }
    expect(await caller.fails(withdrawOffer, input(offer.id, reason))).toMatchObject(decided)
    expect(await membershipsOf(first)).toHaveLength(1)
  })
})

describe('an expired offer', () => {
  test('is neither shown nor accepted nor declined, although no job has run', async () => {
    const { first, offer, own } = await offerOne()
    await expireOffers()
    const expired = { code: 'CONFLICT', message: 'This offer has expired.' }
    expect((await own.ok(myOffer)).myOffer).toBeNull()
    expect(await own.fails(AcceptOfferDocument, input(offer.id, standard))).toMatchObject(expired)
    for (const leave of [false, true])
      expect(await own.fails(declineOffer, input(offer.id, { leave }))).toMatchObject(expired)
    expect((await entryOf(first)).status).toBe('invited')
  })

  test('is compared with the database’s clock, not by the server’s', async () => {
    const { offer, first } = await offerOne()
    api.at('2030-01-01T12:00:00Z')
    await (await api.as(first.user)).ok(AcceptOfferDocument, input(offer.id, standard))
  })
})

describe('declineOffer', () => {
  test('keeps the position and asks again after everybody else', async () => {
    const { first, offer, own, caller } = await offerOne(3)
    const { declineOffer: entry } = await own.ok(declineOffer, input(offer.id, stay))
    expect(entry).toMatchObject({ status: 'waiting', position: 1 })
    expect((await entryOf(first)).timesAsked).toBe(1)
    await sendNewWave(caller, { size: 3 })
    const places = (await offerStates()).slice(1)
    expect(places.map(([position]) => position)).toEqual([2, 3, 1])
  })

  test('leaves the list if asked to', async () => {
    const { first, offer, own } = await offerOne()
    const { declineOffer: entry } = await own.ok(declineOffer, input(offer.id, { leave: true }))
    expect(entry).toMatchObject({ status: 'left', position: 1 })
    expect(await offerStates()).toEqual([[1, 'declined']])
    expect(await findMails(waitlistLeftMail, first.user.email)).toHaveLength(1)
  })
})

describe('declineOfferByLink', () => {
  const byLink = (token: string) => ({ input: { token } })

  test('declines once, without a session, and confirms the address', async () => {
    const { first } = await offerOne(1, { emailConfirmedAt: null })
    const token = await tokenIn((await findMails(offerMail))[0]!)
    expect(await api.visitor.ok(DeclineOfferByLinkDocument, byLink(token))).toEqual({
      declineOfferByLink: true,
    })
    expect(await entryOf(first)).toMatchObject({ status: 'waiting', timesAsked: 1 })
    expect((await getUser(first.user)).emailConfirmed).toBe(true)
    expect(await api.visitor.fails(DeclineOfferByLinkDocument, byLink(token))).toMatchObject({
      code: 'LINK_EXPIRED',
    })
    expect((await entryOf(first)).timesAsked).toBe(1)
  })

  test('isOwnOfferLink tells the person who was asked from anybody else', async () => {
    const { first } = await offerOne()
    const link = byLink(await tokenIn((await findMails(offerMail))[0]!))
    expect(await (await api.as(first.user)).ok(IsOwnOfferLinkDocument, link)).toEqual({
      isOwnOfferLink: true,
    })
    const other = await api.as(await person())
    expect(await other.ok(IsOwnOfferLinkDocument, link)).toEqual({ isOwnOfferLink: false })
    expect(await other.fails(IsOwnOfferLinkDocument, byLink('x'.repeat(54)))).toMatchObject({
      code: 'LINK_EXPIRED',
    })
  })

  test('refuses any other token, an expired offer and a former address', async () => {
    const { first } = await offerOne()
    const token = await tokenIn((await findMails(offerMail))[0]!)
    const refused = { code: 'LINK_EXPIRED' }
    for (const other of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
      expect(await api.visitor.fails(DeclineOfferByLinkDocument, byLink(other))).toMatchObject(
        refused,
      )
    const { email } = first.user
    await db.getRepository(User).update(first.user.id, { email: 'new@example.com' })
    expect(await api.visitor.fails(DeclineOfferByLinkDocument, byLink(token))).toMatchObject(
      refused,
    )
    await db.getRepository(User).update(first.user.id, { email })
    await expireOffers()
    expect(await api.visitor.fails(DeclineOfferByLinkDocument, byLink(token))).toMatchObject(
      refused,
    )
    expect((await entryOf(first)).status).toBe('invited')
  })

  test('opening the link changes nothing: no address of the server takes its token', async () => {
    const { first } = await offerOne()
    const token = await tokenIn((await findMails(offerMail))[0]!)
    for (const path of [
      `/auth?mode=offer&token=${token}`,
      `/api/offers/${token}`,
      `/api/offers/decline?token=${token}`,
      `/graphql?query=${encodeURIComponent(`mutation { declineOfferByLink(input: { token: "${token}" }) }`)}`,
    ])
      await api.visitor.send(path)
    expect((await entryOf(first)).status).toBe('invited')
    expect(await offerStates()).toEqual([[1, 'open']])
  })
})

describe('withdrawOffer', () => {
  test('mails the reason, and counts as asked', async () => {
    const { first, offer, caller } = await offerOne()
    const { withdrawOffer: withdrawn } = await caller.ok(
      withdrawOffer,
      input(offer.id, { reason: ' The court floods ' }),
    )
    expect(withdrawn).toMatchObject({
      state: 'withdrawn',
      reason: 'The court floods',
      entry: { status: 'waiting', position: 1 },
    })
    expect((await entryOf(first)).timesAsked).toBe(1)
    const [mail] = await findMails(offerWithdrawnMail, first.user.email)
    expect((await rendered(mail!)).text).toContain('The court floods')
    expect((await records()).at(-1)).toMatchObject({
      action: 'offer_withdraw',
      subjectId: offer.id,
      before: { state: 'open' },
      after: { state: 'withdrawn' },
    })
  })

  test('refuses unknown offers and reasons of 0 and 501 characters', async () => {
    const { offer, caller } = await offerOne()
    const unknown = input(UNKNOWN_ID, { reason: 'Why' })
    expect(await caller.fails(withdrawOffer, unknown)).toMatchObject({ code: 'NOT_FOUND' })
    for (const reason of ['', ' ', 'x'.repeat(501)])
      expect(await caller.fails(withdrawOffer, input(offer.id, { reason }))).toMatchObject(
        invalidField('reason'),
      )
    expect(await offerStates()).toEqual([[1, 'open']])
  })
})
