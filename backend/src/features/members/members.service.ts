import type { EntityManager } from 'typeorm'
import { clubDay, nextClubMidnight } from '../../core/club-day'
import { HOUR_SECONDS } from '../../core/durations'
import { db } from '../../database/data-source'
import { AppError } from '../../core/errors'
import { trimToNull } from '../../core/normalize'
import { endOtherSessions, type OwnSession } from '../../accounts/session-endings'
import { normalizeEmail } from '../../shared/rules'
import { refuseTakenEmail } from '../../accounts/refuse-taken-email'
import type { Services } from '../../graphql/services'
import { followEmailChange } from './email-change.service'
import type { UpdateProfileInput } from './members.inputs'
import { Role, User } from '../../accounts/user.entity'

const EMAIL_CHANGES_PER_DAY = 5
const RETRY_AFTER_MAX = HOUR_SECONDS

/** The stored person, and whether the change ended their other sessions. */
interface ProfileChange {
  user: User
  endedSessions: boolean
}

/** The person who makes the change. */
interface Editor extends OwnSession {
  /** Whether an access token makes the change. */
  hasToken: boolean
  /** Whether the person proved a short time ago who they are (ACCOUNT-40). */
  hasFreshProof: boolean
  /** Counts a new address; rejects with RATE_LIMITED. */
  countNewAddress: () => Promise<void>
}

/**
 * Stores all given changes of the profile, or none. A new address ends every other session. Throws
 * UNAUTHENTICATED if this session has ended meanwhile; FORBIDDEN for what an access token cannot change;
 * FRESH_PROOF_REQUIRED for a new address without a fresh proof;
 * CONFLICT for a registered address (the team's always is) and for any change of the team's own (ACCOUNT-2, ACCOUNT-3); RATE_LIMITED for
 * the sixth new address on one New York day.
 */
export async function updateProfile(
  services: Services,
  { person, sessionId, hasToken, hasFreshProof, countNewAddress, now }: Editor,
  input: UpdateProfileInput,
): Promise<ProfileChange> {
  const email = input.email == null ? person.email : normalizeEmail(input.email)
  const endedSessions = email !== person.email
  if (hasToken && (endedSessions || person.staffRole !== null))
    throw new AppError('FORBIDDEN', 'An access token cannot change this. Please sign in.')
  if (endedSessions && person.role === Role.ADMIN) throw teamAddressError()
  if (endedSessions && !hasFreshProof) throw new AppError('FRESH_PROOF_REQUIRED')
  if (endedSessions) await countNewAddress()
  return db.transaction(async em => {
    await em.update(User, person.id, changesIn(input, person.role))
    if (endedSessions) {
      // Read again under the row lock: another request may have changed it.
      const before = await em.findOneByOrFail(User, { id: person.id })
      const changeId = await changeEmail(person.id, email, now, em)
      const change = { before, email, changeId, isUndoable: true, now }
      if (before.email !== email) await followEmailChange(services, change, em)
      await endOtherSessions(person.id, sessionId, em)
    }
    return { user: await em.findOneByOrFail(User, { id: person.id }), endedSessions }
  })
}

function changesIn({ firstName, lastName, membershipPlan }: UpdateProfileInput, role: Role) {
  return {
    ...(firstName !== undefined && { firstName: trimToNull(firstName) }),
    ...(lastName !== undefined && { lastName: trimToNull(lastName) }),
    ...(membershipPlan !== undefined &&
      role === Role.ADMIN && { membershipPlan: trimToNull(membershipPlan) }),
  }
}

/**
 * The former team mark belongs to an address, so an account that leaves the address loses it
 * (ACCOUNT-27).
 */
const CHANGE_EMAIL = `UPDATE "user" SET email = $2, "wasTeam" = false, "emailConfirmedAt" = NULL,
    "emailChanges" = CASE WHEN "emailChangedOn" = $3 THEN "emailChanges" + 1 ELSE 1 END,
    "emailChangedOn" = $3, "updatedAt" = now()
  WHERE id = $1 AND ("emailChangedOn" IS DISTINCT FROM $3 OR "emailChanges" < $4)
  RETURNING "emailChanges"`

/**
 * Counts and changes in one statement, so that concurrent changes cannot pass the limit. Returns
 * the id of this change within the account.
 */
async function changeEmail(
  id: string,
  email: string,
  now: Date,
  em: EntityManager,
): Promise<string> {
  const today = clubDay(now)
  const values = [id, email, today, EMAIL_CHANGES_PER_DAY]
  const [[changed]] = await em
    .query<[Pick<User, 'emailChanges'>[], number]>(CHANGE_EMAIL, values)
    .catch(refuseTakenEmail)
  if (!changed) throw tooManyChangesError(now)
  return `${today}:${String(changed.emailChanges)}`
}

function tooManyChangesError(now: Date): AppError {
  const midnight = nextClubMidnight(now)
  const seconds = Math.ceil((midnight.getTime() - now.getTime()) / 1000)
  return new AppError(
    'RATE_LIMITED',
    'You have changed your email address too often today. Please try again tomorrow.',
    { resetsAt: midnight.toISOString(), retryAfter: Math.min(seconds, RETRY_AFTER_MAX) },
  )
}

function teamAddressError(): AppError {
  const message = 'The team’s email address is set by the club'
  return new AppError('CONFLICT', message, { fields: [{ field: 'email', message }] })
}
