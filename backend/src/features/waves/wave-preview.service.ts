import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { canonicalJson } from '../../core/canonical-json'
import { endOfClubDay } from '../../core/club-day'
import { fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import { notFromOneTo, WAVE_DAYS_MAX, WAVE_SIZE_MAX } from '../../shared/wave-limits'
import type { WaveInput } from './waves.inputs'
import { PassedOverReason } from './passed-over.entity'
import type { WaveCandidate, WavePreview } from './waves.types'

const CANDIDATE = `entry.id, entry."userId", entry.position, entry."timesAsked", person.email, person."firstName",
    person."lastName", person."emailConfirmedAt" IS NOT NULL AS "emailConfirmed"`

const ENTRIES = `waitlist_entry entry JOIN "user" person ON person.id = entry."userId"`

/**
 * The waiting people in the order of asking: fewer offers first, then the position (WAITLIST-17). A
 * wave asks nobody twice (WAITLIST-20).
 */
const CANDIDATES = `
  SELECT ${CANDIDATE},
    EXISTS (SELECT FROM mail_address WHERE mail_address.email = person.email) AS "isUndeliverable"
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
}

interface Choice {
  people: WaveCandidate[]
  passedOver: WaveCandidate[]
}

interface Search extends Pick<WaveInput, 'size' | 'confirmedOnly'> {
  /** The wave whose freed places the people get; null for a new wave. */
  waveId: string | null
}

/**
 * Chooses the next people to ask, and lists those who are passed over before the last of them. Locks
 * nothing.
 */
export async function chooseNext(
  { size, confirmedOnly, waveId }: Search,
  em: EntityManager,
): Promise<Choice> {
  const choice: Choice = { people: [], passedOver: [] }
  for (const row of await em.query<CandidateRow[]>(CANDIDATES, [waveId])) {
    if (choice.people.length === size) break
    const { isUndeliverable, ...candidate } = row
    const passedOver = reasonFor(candidate, { isUndeliverable, confirmedOnly })
    const list = passedOver ? choice.passedOver : choice.people
    list.push({ ...candidate, passedOver })
  }
  return choice
}

interface Circumstances {
  isUndeliverable: boolean
  confirmedOnly: boolean
}

function reasonFor(
  { emailConfirmed }: Pick<WaveCandidate, 'emailConfirmed'>,
  { isUndeliverable, confirmedOnly }: Circumstances,
): PassedOverReason | null {
  if (isUndeliverable) return PassedOverReason.undeliverable
  return confirmedOnly && !emailConfirmed ? PassedOverReason.unconfirmed : null
}

/** Returns what sending the wave now would do. Throws BAD_USER_INPUT for `size` and `days`. */
export async function previewWave(
  input: WaveInput,
  now: Date,
  em: EntityManager = db.manager,
): Promise<WavePreview> {
  requireRange('size', input.size, WAVE_SIZE_MAX)
  requireRange('days', input.days, WAVE_DAYS_MAX)
  const { size, days, refill, confirmedOnly } = input
  const choice = await chooseNext({ size, confirmedOnly, waveId: null }, em)
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
