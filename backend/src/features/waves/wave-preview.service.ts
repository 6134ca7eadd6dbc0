import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { canonicalJson } from '../../core/canonical-json'
import { endOfClubDay } from '../../core/club-day'
import { fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import { notFromOneTo, WAVE_DAYS_MAX, WAVE_SIZE_MAX } from '../../shared/wave-limits'
import type { WaveInput } from './waves.inputs'
import { PassedOverReason, type WaveCandidate, type WavePreview } from './waves.types'

/**
 * The waiting people in the order of asking: fewer offers first, then the position (WAITLIST-17). A
 * wave asks nobody twice (WAITLIST-20).
 */
const CANDIDATES = `
  SELECT entry.id, entry.position, entry."timesAsked", person.email, person."firstName",
    person."lastName", person."emailConfirmedAt" IS NOT NULL AS "emailConfirmed",
    EXISTS (SELECT FROM mail_address WHERE mail_address.email = person.email) AS "isUndeliverable"
  FROM waitlist_entry entry JOIN "user" person ON person.id = entry."userId"
  WHERE entry.status = 'waiting' AND NOT EXISTS (
    SELECT FROM offer WHERE offer."entryId" = entry.id AND offer."waveId" = $1)
  ORDER BY entry."timesAsked", entry.position`

type CandidateRow = Omit<WaveCandidate, 'passedOver'> & { isUndeliverable: boolean }

interface Choice {
  people: WaveCandidate[]
  passedOver: WaveCandidate[]
}

/**
 * Chooses the next people to ask, and lists those who are passed over before the last of them.
 * `waveId` is the wave whose freed places they get; null for a new wave.
 */
export async function chooseNext(
  { size, confirmedOnly }: Pick<WaveInput, 'size' | 'confirmedOnly'>,
  waveId: string | null,
  em: EntityManager,
): Promise<Choice> {
  const choice: Choice = { people: [], passedOver: [] }
  for (const { isUndeliverable, ...row } of await em.query<CandidateRow[]>(CANDIDATES, [waveId])) {
    if (choice.people.length === size) break
    const isUnconfirmed = confirmedOnly && !row.emailConfirmed
    if (isUndeliverable)
      choice.passedOver.push({ ...row, passedOver: PassedOverReason.undeliverable })
    else if (isUnconfirmed)
      choice.passedOver.push({ ...row, passedOver: PassedOverReason.unconfirmed })
    else choice.people.push({ ...row, passedOver: null })
  }
  return choice
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
  const choice = await chooseNext(input, null, em)
  const expiresAt = endOfClubDay(now, days)
  const ids = choice.people.map(({ id }) => id)
  const seen = canonicalJson([size, days, refill, confirmedOnly, expiresAt.toISOString(), ids])
  const digest = createHash('sha256').update(seen).digest('base64url')
  return { ...choice, expiresAt, digest }
}

function requireRange(field: string, value: number, max: number): void {
  if (value < 1 || value > max) throw fieldError(field, notFromOneTo(max))
}
