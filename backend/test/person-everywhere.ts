import { randomUUID } from 'node:crypto'
import { CalendarAddress } from '../src/accounts/calendar-address.entity'
import { Session } from '../src/accounts/session.entity'
import { AppointedRole } from '../src/accounts/staff-role'
import { TokenScope } from '../src/accounts/token-scope'
import type { User } from '../src/accounts/user.entity'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { resetPasswordLink } from '../src/features/auth/auth.links'
import { Charge, ChargeKind, ChargeState } from '../src/features/bookings/charge.entity'
import { PlayerState } from '../src/features/bookings/booking-player.entity'
import { StandbyState } from '../src/features/bookings/standby.entity'
import { PaymentMethod } from '../src/features/bookings/payment-method.options'
import { Due, DueKind, DueState } from '../src/features/dues/due.entity'
import { submitContact } from '../src/features/contact/contact.service'
import { CourtHold, CourtHoldKind } from '../src/features/courts/court-hold.entity'
import { emailChangedMail } from '../src/features/members/members.mails'
import { setAccountEmail } from '../src/features/members/operator-changes.service'
import { Note } from '../src/features/notes/note.entity'
import { Membership, Plan } from '../src/features/memberships/membership.entity'
import { createNote } from '../src/features/notes/notes.service'
import { subscribeNewsletter } from '../src/features/newsletter/newsletter.service'
import type { SubmitAmenitiesSurveyInput } from '../src/features/surveys/amenities-survey.entity'
import { PreferredLocation } from '../src/features/surveys/location-survey.options'
import {
  submitAmenitiesSurvey,
  submitGeneralSurvey,
  submitLocationSurvey,
  submitMemberSurvey,
  submitPricingSurvey,
} from '../src/features/surveys/surveys.service'
import { StaffInvitation } from '../src/features/staff/staff-invitation.entity'
import { WaitlistEntry, WaitlistStatus } from '../src/features/waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../src/features/waitlist/waitlist.service'
import { MailAddress } from '../src/mail/mail-address.entity'
import { createToken } from './api-tokens'
import { insertVisit } from './open-play'
import { addSoftPasskey } from './passkeys'
import { addAuthenticator } from './second-factors'
import { createMembership } from './club-members'
import { insertResponse } from './mutation-responses'
import { createCourts } from './courts'
import { booking, person, submissionContext } from './factories'
import { Letter } from '../src/features/letters/letter.entity'
import { createMailedLetter } from './letters'
import { services } from './services'
import { siteNotice } from './site-notices'
import { insertHidden, insertOpenSpots, insertPlayer, insertPlayerLink } from './players'
import { insertStandby } from './standby'
import { createWaiting, setPhase } from './waves'
import { PassedOver, PassedOverReason } from '../src/features/waves/passed-over.entity'
import { Offer, OfferState } from '../src/features/waves/offer.entity'
import { Wave } from '../src/features/waves/wave.entity'

/** What nobody may find of the person after the deletion, in any case of letters. */
export const TRACES = ['zyxwina', 'quorbat', 'vorpal', '5550177']

const FORMER = 'old@vorpal.example'
const EMAIL = 'zyxwina@vorpal.example'
const NAME = 'Zyxwina Quorbat'
const PHONE = '+1 305 5550177'
const GUEST = 'Guestina Vorpal'
const TEXT = `I am ${NAME}, ${PHONE}.`

/**
 * Creates a member's account with a row in every table that can have one, nothing of which keeps it
 * from being deleted: the membership has ended, the bookings are over, the charges are settled.
 */
export async function createPersonEverywhere(team: User, now: Date): Promise<User> {
  const names = { firstName: 'Zyxwina', lastName: 'Quorbat' }
  const account = await person({ ...names, email: FORMER, emailConfirmedAt: now })
  await setAccountEmail(services, account, EMAIL)
  const user = Object.assign(account, { email: EMAIL, emailConfirmedAt: now })
  await db.query(
    `UPDATE "user" SET "emailConfirmedAt" = $2, "profileImageUrl" = $3 WHERE id = $1`,
    [user.id, now, 'https://vorpal.example/zyxwina.png'],
  )
  await createPlaceRows(user, team, now)
  await createBookingRows(user)
  await createRights(user, now)
  await createMailRows(user, now)
  await createSentRows(user)
  return user
}

/** The place with an offer that waits, a membership that has ended, and notes about the person. */
async function createPlaceRows(user: User, team: User, now: Date): Promise<void> {
  await setPhase('memberships')
  const [inviter] = await createWaiting(1, now)
  const referralCode = inviter ? await codeOf(inviter.user) : ''
  const { entry } = await joinWaitlist(user, { referralCode }, now)
  await createOffer(entry.id, 1, { state: OfferState.withdrawn, decidedAt: now, reason: TEXT }, now)
  await createOffer(entry.id, 2, { state: OfferState.open }, now)
  const [wave] = await db.getRepository(Wave).find({ order: { number: 'ASC' } })
  const passed = { waveId: wave?.id ?? '', entryId: entry.id, passedOverAt: now }
  await db.getRepository(PassedOver).insert({ ...passed, reason: PassedOverReason.unconfirmed })
  await db.getRepository(WaitlistEntry).update(entry.id, { status: WaitlistStatus.invited })
  const { id } = await createMembership(user)
  await db.query(
    `UPDATE membership SET state = 'ended', "endsOn" = '2026-01-31', "endReason" = $2 WHERE id = $1`,
    [id, TEXT],
  )
  await siteNotice(user, now)
  await createNote(services, team, { entryId: entry.id, text: TEXT })
  const byThem = { authorId: user.id, authorEmail: user.email }
  await db.getRepository(Note).insert({ userId: inviter?.user.id ?? '', text: 'Called', ...byThem })
}

async function createOffer(
  entryId: string,
  number: number,
  state: Partial<Offer>,
  now: Date,
): Promise<void> {
  const wave = { size: 1, days: 7, refill: false, confirmedOnly: false, number, sentAt: now }
  const { id: waveId } = await db.getRepository(Wave).save(wave)
  const times = { sentAt: now, expiresAt: new Date(now.getTime() + 7 * DAY_MS), hasMail: false }
  await db.getRepository(Offer).save({ entryId, waveId, waveSize: 1, place: 1, ...times, ...state })
}

async function codeOf({ id: userId }: User): Promise<string> {
  return (await db.getRepository(WaitlistEntry).findOneByOrFail({ userId })).referralCode
}

/** A past booking with a guest, its charges, and one that the team wrote down by hand. */
async function createBookingRows(user: User): Promise<void> {
  const [court] = await createCourts()
  if (!court) throw new Error('there are two courts')
  const [startsAt, endsAt] = [new Date('2026-03-01T15:00:00Z'), new Date('2026-03-01T16:00:00Z')]
  const hold = await db
    .getRepository(CourtHold)
    .save({ courtId: court.id, startsAt, endsAt, kind: CourtHoldKind.booking })
  const past = await booking(user, {
    bookingDate: '2026-03-01',
    startTime: '10:00',
    courtId: court.id,
    startsAt,
    endsAt,
    holdId: hold.id,
    plan: Plan.standard,
    month: '2026-03-01',
    isExtra: true,
    guests: [GUEST, 'Bo'],
    cancelReason: TEXT,
  })
  await booking(user, { bookingDate: '2026-03-02' })
  await insertStandby(user, StandbyState.lapsed, endsAt)
  await insertPlayer(user, PlayerState.declined, endsAt)
  await insertPlayerLink(past.id, endsAt)
  await insertOpenSpots(user, endsAt, TEXT)
  await insertHidden(user, endsAt)
  await insertVisit(user)
  const charges = db.getRepository(Charge)
  const common = { userId: user.id, bookingId: past.id, kind: ChargeKind.guest_pass, cents: 1500 }
  await charges.save({ ...common, no: 1, state: ChargeState.settled, settledHow: 'card' })
  await charges.save({ ...common, no: 2, state: ChargeState.waived, waivedReason: TEXT })
  await createDues(user)
}

/** A settled and a waived due of an ended membership. */
async function createDues({ id: userId }: User): Promise<void> {
  const { id: membershipId } = await db.getRepository(Membership).findOneByOrFail({ userId })
  const period = { periodStart: '2026-03-01', periodEnd: '2026-03-31', dueOn: '2026-03-01' }
  const common = { userId, membershipId, ...period, plan: Plan.standard, cents: 11_900 }
  const settled = { state: DueState.settled, method: PaymentMethod.cash, settledAt: new Date() }
  const dues = db.getRepository(Due)
  await dues.save({ ...common, kind: DueKind.fee, ...settled, note: TEXT })
  const waived = { state: DueState.waived, waivedReason: TEXT }
  await dues.save({ ...common, kind: DueKind.difference, ...waived })
}

/** A session, an access token and the calendar's address. */
async function createRights(user: User, now: Date): Promise<void> {
  const stamp = now.getTime()
  const sess = { userId: user.id, role: user.role, startedAt: stamp, seenAt: stamp }
  const expire = new Date(stamp + DAY_MS)
  await db.getRepository(Session).insert({ sid: randomUUID(), sess, expire })
  await createToken(user, [TokenScope.PROFILE_READ], now)
  await insertResponse(user, now)
  await addAuthenticator(user, now)
  await addSoftPasskey(user, now)
  await db.query('UPDATE api_token SET name = $2 WHERE "userId" = $1', [user.id, NAME])
  await db.getRepository(CalendarAddress).insert({ userId: user.id })
}

async function createMailRows(user: User, now: Date): Promise<void> {
  const { letterId } = await createMailedLetter(user)
  await db.getRepository(Letter).update(letterId, { writtenById: user.id })
  const mail = { template: emailChangedMail, to: user.email, userId: user.id, key: randomUUID() }
  await services.mailer.queue({ ...mail, data: { newAddress: 'z…@v….example' } }, db.manager)
  const link = { purpose: resetPasswordLink, subject: user.id, email: user.email, now }
  await services.links.create(link, db.manager)
  const reason = `550 ${user.email}: no such user`
  const refused = { email: user.email, undeliverableSince: now, reason }
  await db.getRepository(MailAddress).insert(refused)
}

/** What the person has sent, and a record of the audit log with their address. */
async function createSentRows(user: User): Promise<void> {
  const { email } = user
  const signed = { name: NAME, email, additionalComments: TEXT }
  await submitContact(submissionContext(), { name: NAME, email, phone: PHONE, message: TEXT })
  await subscribeNewsletter(email)
  const invitation = { email, role: AppointedRole.DESK, invitedById: user.id }
  const times = { createdAt: new Date(0), expiresAt: new Date(1), revokedAt: new Date(1) }
  await db.getRepository(StaffInvitation).insert({ ...invitation, ...times })
  await submitMemberSurvey(submissionContext(user), { email })
  await submitPricingSurvey(submissionContext(), signed)
  // The database fills in omitted flags.
  await submitAmenitiesSurvey(submissionContext(), signed as SubmitAmenitiesSurveyInput)
  await submitLocationSurvey(submissionContext(), {
    name: NAME,
    email,
    preferredLocation: PreferredLocation.miami,
  })
  const answers = { phone: PHONE, hearAboutUs: `By ${GUEST}`, interestedFeatures: [NAME] }
  await submitGeneralSurvey(submissionContext(user), { ...signed, ...answers })
}
