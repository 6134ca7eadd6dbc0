import { randomUUID } from 'node:crypto'
import { clubDay, clubDayAfter } from '../src/core/club-day'
import { DAY_MS } from '../src/core/durations'
import { BackupRun } from '../src/backup/backup-run.entity'
import { bookCourt } from '../src/features/bookings/book-court.service'
import { PlayerState } from '../src/features/bookings/booking-player.entity'
import { StandbyState } from '../src/features/bookings/standby.entity'
import { contactActions, submitContact } from '../src/features/contact/contact.service'
import { createFees } from '../src/features/dues/create-dues.service'
import { BlockKind } from '../src/features/court-blocks/block.options'
import { blockCourts } from '../src/features/court-blocks/court-blocks.service'
import { slotsOfDay } from '../src/features/courts/court-times.service'
import { db } from '../src/database/data-source'
import { CalendarAddress } from '../src/accounts/calendar-address.entity'
import type { User } from '../src/accounts/user.entity'
import { JobRun } from '../src/jobs/job-run.entity'
import { MailAddress } from '../src/mail/mail-address.entity'
import { queueNewsletterConfirmation } from '../src/features/newsletter/newsletter-mail'
import { NewsletterSubscription } from '../src/features/newsletter/newsletter-subscription.entity'
import { subscribeNewsletter } from '../src/features/newsletter/newsletter.service'
import { PreferredLocation } from '../src/features/surveys/location-survey.options'
import type { SubmitAmenitiesSurveyInput } from '../src/features/surveys/amenities-survey.entity'
import {
  submitAmenitiesSurvey,
  submitGeneralSurvey,
  submitLocationSurvey,
  submitMemberSurvey,
  submitPricingSurvey,
} from '../src/features/surveys/surveys.service'
import { inviteStaff } from '../src/features/staff/staff-invitations.service'
import { WaitlistFormerSignup } from '../src/features/waitlist/waitlist-former-signup.entity'
import { joinWaitlist } from '../src/features/waitlist/waitlist.service'
import { TokenScope } from '../src/accounts/token-scope'
import { createToken } from './api-tokens'
import { createInvited, createMember, createMembership } from './club-members'
import { bookingInput, createCourts } from './courts'
import { booking, person, submissionContext, teamMember } from './factories'
import { createMailedLetter } from './letters'
import { insertResponse } from './mutation-responses'
import { insertBookings } from './past-bookings'
import { insertVisit } from './open-play'
import { addSoftPasskey } from './passkeys'
import { addAuthenticator } from './second-factors'
import { services } from './services'
import { siteNotice } from './site-notices'
import { insertHidden, insertOpenSpots, insertPlayer, insertPlayerLink } from './players'
import { insertStandby } from './standby'
import { setPhase } from './waves'
import { createEndpoint, queueEvents } from './webhooks'
import { emailChangedMail } from '../src/features/members/members.mails'

/**
 * Creates a row in every table, and the three callers. Rows of the other person belong to nobody
 * else.
 */
export async function createRowsInEveryTable(
  now: Date,
): Promise<Record<'member' | 'other' | 'team', User>> {
  const [member, other, team] = [await person(), await person(), await teamMember()]
  await addAuthenticator(other, now)
  await insertResponse(other, now)
  await addSoftPasskey(other, now)
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  for (const who of [other, member]) {
    await joinWaitlist(who, {}, now)
    await booking(who, { bookingDate: tomorrow })
  }
  await createMembershipRows(team, now)
  await createCourtRows({ team, other }, now)
  const signed = { name: 'Other', email: other.email }
  await submitContact(submissionContext(), { ...signed, message: 'Hello' })
  await subscribeNewsletter(other.email)
  await queueNewsletterConfirmation(services, other.email, now)
  const reader = { email: `news.${other.email}`, confirmedAt: now }
  await db.getRepository(NewsletterSubscription).insert(reader)
  await createMail(other)
  await createMailedLetter(other)
  await submitMemberSurvey(submissionContext(other), { email: other.email })
  await submitPricingSurvey(submissionContext(), signed)
  // The database fills in omitted flags.
  await submitAmenitiesSurvey(submissionContext(), signed as SubmitAmenitiesSurveyInput)
  await submitLocationSurvey(submissionContext(), {
    ...signed,
    preferredLocation: PreferredLocation.miami,
  })
  await submitGeneralSurvey(submissionContext(other), signed)
  const change = {
    action: contactActions.contact_status,
    subjectId: randomUUID(),
    before: {},
    after: {},
  }
  await services.auditLog.record(team, change, db.manager)
  await db.getRepository(CalendarAddress).insert({ userId: other.id })
  for (const who of [other, team]) await createToken(who, [TokenScope.PROFILE_READ], now)
  await inviteStaff(services, team, { email: `desk.${other.email}`, role: 'DESK' }, now)
  await siteNotice(other, now)
  await createEndpoint()
  await queueEvents()
  await db.getRepository(BackupRun).insert({ file: 'coral-way.backup', bytes: '1' })
  await db.getRepository(JobRun).insert({ name: 'mail_retention', startedAt: now })
  return { member, other, team }
}

/** Creates a wave with its offer, which passes over those without a confirmed address, a membership, and a former sign-up. */
async function createMembershipRows(team: User, now: Date): Promise<void> {
  await createInvited(team, now)
  await createMember(team, now)
  await db.getRepository(WaitlistFormerSignup).insert({ day: clubDay(now) })
}

/**
 * Makes the other person a member who has booked an hour of the next day with a guest, which costs a
 * charge, and has not come on three days; blocks an hour of the next day. The launch is in phase
 * `booking` then.
 */
async function createCourtRows(
  { team, other }: Record<'team' | 'other', User>,
  now: Date,
): Promise<void> {
  await setPhase('booking')
  await createMembership(other)
  await createFees(now)
  const [court] = await createCourts()
  const day = clubDayAfter(now, 1)
  const [first] = slotsOfDay(day)
  if (!court || !first) throw new Error('a day has slots')
  const { startsAt } = first
  const guest = { guests: ['Guest'], acceptsCharges: true }
  const input = { ...bookingInput(court, startsAt.toISOString(), guest), startsAt }
  await bookCourt(services, { input, member: other, isByTeam: true }, now)
  await insertBookings(
    [1, 2, 3].map(days => {
      const missedAt = new Date(startsAt.getTime() - (days + 1) * DAY_MS)
      const missed = { startsAt: missedAt, createdAt: missedAt, status: 'no_show' } as const
      return { userId: other.id, courtId: court.id, ...missed }
    }),
  )
  await insertStandby(other, StandbyState.waiting, now)
  const { bookingId } = await insertPlayer(other, PlayerState.playing, now)
  await insertPlayerLink(bookingId, now)
  await insertOpenSpots(other, now)
  await insertHidden(other, now)
  await insertVisit(other)
  const times = { from: day, until: day, startTime: '18:00', endTime: '19:00' }
  const block = { kind: BlockKind.event, title: 'Cup', reason: 'Cup', cancelsBookings: false }
  await blockCourts(services, team, { courts: [court.id], ...times, ...block }, now)
}

/** Creates a mail to the person, and marks the address undeliverable. */
async function createMail({ id: userId, email }: User): Promise<void> {
  const mail = { template: emailChangedMail, to: email, userId, key: randomUUID() }
  await services.mailer.queue({ ...mail, data: { newAddress: 'n…@e….com' } }, db.manager)
  const refused = { email, undeliverableSince: new Date(), reason: '550 no such user' }
  await db.getRepository(MailAddress).insert(refused)
}

/**
 * Texts that no response may contain. Ignores the random characters of a sealed cursor (at least
 * 40), which can spell any short word.
 */
export const SECRETS = /(?<![\w-]{16})(?:password|argon|hash|salt|secret)(?![\w-]{16})|"sess|"sid"/i

/**
 * Operations whose responses contain such a text on purpose: the key for the caller's own app, the
 * sentences of the copy about what it leaves out, the names of tables, and the words of audited acts.
 */
export const NAMES_SECRETS: ReadonlySet<string> = new Set([
  'startAuthenticator',
  'myData',
  'auditFilters',
  'forgetPreview',
])
