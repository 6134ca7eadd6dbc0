import { Temporal } from 'temporal-polyfill'
import { Role } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { isDeliverableSql } from '../../mail/insert-mail'
import { LETTER_AUDIENCES_MAX, LETTER_DAYS_MAX } from '../../shared/letter-rules'
import { normalizeId } from '../../shared/rules'
import { BookingStatus } from '../bookings/court-booking.entity'
import { boundsOfDay } from '../courts/court-times.service'
import { MembershipState } from '../memberships/membership.entity'
import { isOnListSql, isSubscribedSql } from '../newsletter/leave-links.service'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import type { Letter } from './letter.entity'
import { LetterAudienceKind, LetterKind, UnreachableReason } from './letter.options'
import type { LetterAudienceInput } from './letters.inputs'
import type { LetterAudience } from './letters.types'

/** Adds a parameter to a statement and returns its name. */
type AddValue = (value: unknown) => string

const NOTHING = {
  from: null,
  until: null,
  waveId: null,
  answer: null,
  firstPosition: null,
  lastPosition: null,
  confirmed: null,
  userId: null,
}

/** Returns the audiences with the fields of their kinds. Throws BAD_USER_INPUT. */
export function readAudiences(
  kind: LetterKind,
  audiences: readonly LetterAudienceInput[],
): LetterAudience[] {
  if (audiences.length < 1 || audiences.length > LETTER_AUDIENCES_MAX)
    throw refusal([], `Please choose 1 to ${String(LETTER_AUDIENCES_MAX)} audiences`)
  return audiences.map((audience, index) => {
    if (kind === LetterKind.notice && audience.kind === LetterAudienceKind.newsletter)
      throw refusal([index, 'kind'], 'The newsletter’s addresses get news only')
    return readAudience(audience, index)
  })
}

function readAudience(audience: LetterAudienceInput, index: number): LetterAudience {
  const { kind, from, until, waveId, answer, firstPosition, lastPosition, confirmed, userId } =
    audience
  const refuse = (field: keyof LetterAudienceInput, message: string) =>
    refusal([index, field], message)
  const read = { ...NOTHING, kind }
  switch (kind) {
    case LetterAudienceKind.booked:
      if (!from) throw refuse('from', 'Please choose the first day')
      if (!until || until < from)
        throw refuse('until', 'Please choose the first day or a later one')
      if (Temporal.PlainDate.from(from).until(until).days >= LETTER_DAYS_MAX)
        throw refuse('until', `Please choose at most ${String(LETTER_DAYS_MAX)} days`)
      return { ...read, from, until }
    case LetterAudienceKind.offered:
      if (!waveId) throw refuse('waveId', 'Please choose a wave')
      return { ...read, waveId: normalizeId(waveId), answer: answer ?? null }
    case LetterAudienceKind.waiting:
      if ((firstPosition ?? 1) < 1) throw refuse('firstPosition', 'Please enter 1 or more')
      if ((lastPosition ?? Infinity) < (firstPosition ?? 1))
        throw refuse('lastPosition', 'Please enter the first number or a later one')
      return {
        ...read,
        firstPosition: firstPosition ?? null,
        lastPosition: lastPosition ?? null,
        confirmed: confirmed ?? null,
      }
    case LetterAudienceKind.person:
      if (!userId) throw refuse('userId', 'Please choose a person')
      return { ...read, userId: normalizeId(userId) }
    default:
      return read
  }
}

/** Returns an error about a field of a row, which a form names `audiences.0.from`. */
function refusal(below: readonly (string | number)[], message: string): AppError {
  const path = ['audiences', ...below]
  return new AppError('BAD_USER_INPUT', message, {
    fields: [{ field: path.join('.'), message, path }],
  })
}

/** SQL of the accounts in an audience, as a condition on `person`. */
const conditions: Record<
  Exclude<LetterAudienceKind, 'newsletter'>,
  (audience: LetterAudience, value: AddValue) => string
> = {
  members: () =>
    `EXISTS (SELECT FROM membership WHERE "userId" = person.id AND state = '${MembershipState.active}')`,
  booked: ({ from, until }, value) =>
    `EXISTS (SELECT FROM court_booking WHERE "userId" = person.id AND status = '${BookingStatus.confirmed}'
      AND "startsAt" >= ${value(from && boundsOfDay(from).startsAt)}
      AND "startsAt" < ${value(until && boundsOfDay(until).endsAt)})`,
  offered: ({ waveId, answer }, value) =>
    `EXISTS (SELECT FROM offer JOIN waitlist_entry entry ON entry.id = offer."entryId"
      WHERE entry."userId" = person.id AND offer."waveId" = ${value(waveId)}
      ${answer === null ? '' : `AND offer.state = ${value(answer)}`})`,
  waiting: ({ firstPosition, lastPosition, confirmed }, value) =>
    `EXISTS (SELECT FROM waitlist_entry entry WHERE entry."userId" = person.id
      AND entry.status = '${WaitlistStatus.waiting}' AND entry.position >= ${value(firstPosition ?? 1)}
      ${lastPosition === null ? '' : `AND entry.position <= ${value(lastPosition)}`}
      ${confirmed === null ? '' : `AND (person."emailConfirmedAt" IS NOT NULL) = ${value(confirmed)}`})`,
  person: ({ userId }, value) => `person.id = ${value(userId)}`,
  staff: () => `(person.role = '${Role.ADMIN}' OR person."appointedRole" IS NOT NULL)`,
}

const SUBSCRIBERS = `SELECT subscriber.email, person.id AS "userId" FROM newsletter_subscription subscriber
  LEFT JOIN "user" person ON person.email = subscriber.email AND person."deletedAt" IS NULL
  WHERE ${isOnListSql('subscriber')}`

const audienceSql = (audience: LetterAudience, value: AddValue): string =>
  audience.kind === LetterAudienceKind.newsletter
    ? SUBSCRIBERS
    : `SELECT person.email, person.id AS "userId" FROM "user" person
       WHERE person."deletedAt" IS NULL AND ${conditions[audience.kind](audience, value)}`

/**
 * Returns SQL of the people of all audiences, each address once: `email`, `userId`, and `reason`, which is
 * null for those whom the letter reaches. Adds its parameters to `values`.
 */
export function peopleSql(
  { kind, audiences }: Pick<Letter, 'kind' | 'audiences'>,
  values: unknown[],
): string {
  const value = (one: unknown) => `$${String(values.push(one))}`
  const chosen = audiences.map(audience => audienceSql(audience, value)).join('\nUNION\n')
  const subscribed = kind === LetterKind.news ? isSubscribedSql('chosen.email') : 'true'
  return `SELECT chosen.email, chosen."userId", CASE
      WHEN NOT (${isDeliverableSql('chosen.email')}) THEN '${UnreachableReason.undeliverable}'
      WHEN NOT (${subscribed}) THEN '${UnreachableReason.not_asked}' END AS reason
    FROM (${chosen}) chosen`
}
