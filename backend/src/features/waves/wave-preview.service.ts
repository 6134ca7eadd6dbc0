import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { canonicalJson } from '../../core/canonical-json'
import { endOfClubDay } from '../../core/club-day'
import { fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { MailBounds } from '../../mail/mail-bounds'
import type { Services } from '../feature'
import { notFromOneTo, WAVE_DAYS_MAX, WAVE_SIZE_MAX } from '../../shared/wave-limits'
import type { WaveInput } from './waves.inputs'
import { PassedOverReason, type WaveCandidate, type WavePreview } from './waves.types'

const CANDIDATE = `entry.id, entry.position, entry."timesAsked", person.email, person."firstName",
    person."lastName", person."emailConfirmedAt" IS NOT NULL AS "emailConfirmed"`

const ENTRIES = `waitlist_entry entry JOIN "user" person ON person.id = entry."userId"`

/**
 * The waiting people in the order of asking: fewer offers first, then the position (WAITLIST-17). A
 * wave asks nobody twice (WAITLIST-20).
 */
const candidatesSql = ({ mailsLeftSql }: MailBounds) => `
  SELECT ${CANDIDATE},
    EXISTS (SELECT FROM mail_address WHERE mail_address.email = person.email) AS "isUndeliverable",
    mailbox_of(person.email) AS mailbox, ${mailsLeftSql('person.email')} AS "mailsLeft"
  FROM ${ENTRIES}
  WHERE entry.status = 'waiting' AND NOT EXISTS (
    SELECT FROM offer WHERE offer."entryId" = entry.id AND offer."waveId" = $1)
  ORDER BY entry."timesAsked", entry.position`

/**
 * The people whom the team has marked as invited by hand: they have no offer, and no wave asks them
 * (WAITLIST-24).
 */
const INVITED_BY_HAND = `
  SELECT ${CANDIDATE} FROM ${ENTRIES}
  WHERE entry.status = 'invited' AND NOT EXISTS (
    SELECT FROM offer WHERE offer."entryId" = entry.id AND offer.state = 'open')
  ORDER BY entry."timesAsked", entry.position`

interface CandidateRow extends Omit<WaveCandidate, 'passedOver'> {
  isUndeliverable: boolean
  /** The mailbox, and how many mails it can still get now without a confirmed address (MAIL-4). */
  mailbox: string
  mailsLeft: number
}

type MailServices = Pick<Services, 'mailer'>

interface Choice {
  people: WaveCandidate[]
  passedOver: WaveCandidate[]
}

interface Search extends Pick<WaveInput, 'size' | 'confirmedOnly'> {
  /** The wave whose freed places the people get; null for a new wave. */
  waveId: string | null
}

/**
 * Chooses the next people to ask, and lists those who are passed over before the last of them. Each
 * chosen person's offer counts towards their mailbox for the people behind them. Locks nothing, so
 * createOffers checks the mailboxes again.
 */
export async function chooseNext(
  { mailer }: MailServices,
  { size, confirmedOnly, waveId }: Search,
  em: EntityManager,
): Promise<Choice> {
  const choice: Choice = { people: [], passedOver: [] }
  const chosen = new Map<string, number>()
  for (const row of await em.query<CandidateRow[]>(candidatesSql(mailer), [waveId])) {
    if (choice.people.length === size) break
    const { isUndeliverable, mailbox, mailsLeft, ...candidate } = row
    const others = chosen.get(mailbox) ?? 0
    const passedOver = reasonFor(candidate, {
      isUndeliverable,
      confirmedOnly,
      isFull: others >= mailsLeft,
    })
    if (passedOver) choice.passedOver.push({ ...candidate, passedOver })
    else {
      choice.people.push({ ...candidate, passedOver })
      chosen.set(mailbox, others + 1)
    }
  }
  return choice
}

interface Circumstances {
  isUndeliverable: boolean
  confirmedOnly: boolean
  /** Whether the mailbox limit is reached. */
  isFull: boolean
}

function reasonFor(
  { emailConfirmed }: Pick<WaveCandidate, 'emailConfirmed'>,
  { isUndeliverable, confirmedOnly, isFull }: Circumstances,
): PassedOverReason | null {
  if (isUndeliverable) return PassedOverReason.undeliverable
  if (emailConfirmed) return null
  if (confirmedOnly) return PassedOverReason.unconfirmed
  return isFull ? PassedOverReason.mail_limit : null
}

/** Returns what sending the wave now would do. Throws BAD_USER_INPUT for `size` and `days`. */
export async function previewWave(
  services: MailServices,
  input: WaveInput,
  now: Date,
  em: EntityManager = db.manager,
): Promise<WavePreview> {
  requireRange('size', input.size, WAVE_SIZE_MAX)
  requireRange('days', input.days, WAVE_DAYS_MAX)
  const { size, days, refill, confirmedOnly } = input
  const choice = await chooseNext(services, { size, confirmedOnly, waveId: null }, em)
  const expiresAt = endOfClubDay(now, days)
  const ids = choice.people.map(({ id }) => id)
  const seen = canonicalJson([size, days, refill, confirmedOnly, expiresAt.toISOString(), ids])
  const digest = createHash('sha256').update(seen).digest('base64url')
  const passedOver = [...choice.passedOver, ...(await listInvitedByHand(em))]
  return { people: choice.people, passedOver, expiresAt, digest }
}

/** Returns everybody whom the team has marked as invited by hand. */
async function listInvitedByHand(em: EntityManager): Promise<WaveCandidate[]> {
  const rows = await em.query<Omit<WaveCandidate, 'passedOver'>[]>(INVITED_BY_HAND)
  return rows.map(row => ({ ...row, passedOver: PassedOverReason.invited_by_hand }))
}

function requireRange(field: string, value: number, max: number): void {
  if (value < 1 || value > max) throw fieldError(field, notFromOneTo(max))
}
