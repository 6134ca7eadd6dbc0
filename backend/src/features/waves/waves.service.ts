import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError, fieldError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { WAVE_SEND_LOCK } from '../../database/advisory-locks'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { notify } from '../../database/notifications'
import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { club } from '../../shared/club'
import { emit } from '../../webhooks/emit'
import type { Services } from '../../graphql/services'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import { lockEntries } from '../waitlist/entry-moves.service'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { createOffers } from './create-offers.service'
import { storePassedOver } from './passed-over.service'
import { previewWave } from './wave-preview.service'
import { Wave } from './wave.entity'
import { WAVE_CHANGED, waveSent } from './waves.events'
import type { SendWaveInput, WavesArgs } from './waves.inputs'
import type { WaveCounts } from './waves.types'

export const waveActions = defineAuditActions({
  wave_send: 'Sent a wave of offers.',
  wave_offer: 'Offered a membership to a person, as part of a wave.',
  wave_close: 'Closed a wave.',
})

const STALE = 'The list has changed since you looked. Please look again.'

/**
 * Sends the offers that the preview showed, in one transaction. Throws NOT_OPEN_YET in phase
 * `waitlist`; CONFLICT if the list differs from the preview by now; BAD_USER_INPUT if nobody waits.
 */
export function sendWave(
  services: Services,
  actor: User,
  { digest, note, ...input }: SendWaveInput,
  now: Date,
): Promise<Wave> {
  return db.transaction(async em => {
    await requirePhase(LaunchPhase.memberships, em)
    await em.query('SELECT pg_advisory_xact_lock($1)', [WAVE_SEND_LOCK])
    const preview = await previewWave(input, now, em)
    if (preview.digest !== digest) throw new AppError('CONFLICT', STALE)
    if (preview.people.length === 0) throw fieldError('size', 'There is nobody to ask')
    const { size, days, refill, confirmedOnly } = input
    const settings = { size, days, refill, confirmedOnly, note: note?.trim() || null }
    const wave = await em.save(
      em.create(Wave, { ...settings, number: await nextNumber(em), sentAt: now }),
    )
    const { people, passedOver } = preview
    const ids = [...people, ...passedOver].map(({ id }) => id)
    const locked = await lockEntries(ids, em)
    const entries = locked.slice(0, people.length)
    if (entries.some(({ status }) => status !== WaitlistStatus.waiting))
      throw new AppError('CONFLICT', STALE)
    const places = entries.map((_, index) => index + 1)
    const { number } = wave
    await services.auditLog.recordAll(
      actor,
      [
        {
          action: waveActions.wave_send,
          subjectId: wave.id,
          after: { number, size, days, refill, confirmedOnly, offers: entries.length },
        },
        ...entries.map(({ id, status }) => ({
          action: waveActions.wave_offer,
          subjectId: id,
          before: { status },
          after: { status: WaitlistStatus.invited, wave: number },
        })),
      ],
      em,
    )
    await storePassedOver({ wave, passedOver, now }, em)
    const notTold = await createOffers(services, { wave, entries, places, now }, em)
    await emit(waveSent, [{ wave, offers: entries.length }], em)
    return Object.assign(wave, { notTold })
  })
}

async function nextNumber(em: EntityManager): Promise<number> {
  const [row] = await em.query<[{ next: number }]>(
    'SELECT coalesce(max(number), 0) + 1 AS next FROM wave',
  )
  return row.next
}

/**
 * Ends a wave: its open offers stay, but no further person is asked. Throws NOT_FOUND; CONFLICT if it
 * is closed already.
 */
export function closeWave(
  { auditLog }: Services,
  actor: User,
  id: string,
  now: Date,
): Promise<Wave> {
  return db.transaction(async em => {
    const wave = requireRow(await lockRow(Wave, { id }, em))
    if (wave.closedAt) throw new AppError('CONFLICT', 'This wave is closed already.')
    const after = { closedAt: now.toISOString() }
    const action = waveActions.wave_close
    const before = { closedAt: null }
    await auditLog.record(actor, { action, subjectId: wave.id, before, after }, em)
    await notify(WAVE_CHANGED, [wave.id], em)
    return em.save(Object.assign(wave, { closedAt: now }))
  })
}

/** Returns the wave, or null. */
export const findWave = (id: string): Promise<Wave | null> =>
  db.getRepository(Wave).findOneBy({ id })

/** A wave of a list, with its counts. */
export type CountedWave = Wave & { counts?: WaveCounts | undefined }

/** SQL that is true for an open offer whose last New York day is `day` or an earlier one. */
export const offersEndingBy = (day: string) =>
  `state = 'open' AND "expiresAt" <= (${day}::date + 1)::timestamp AT TIME ZONE '${club.timeZone}'`

/** Returns a page of the waves with their counts, latest first. */
export async function listWaves({
  offersEndBy,
  ...page
}: WavesArgs): Promise<Connection<CountedWave>> {
  const waves = select(Wave, 'wave')
  if (offersEndBy)
    waves.filter(
      value =>
        `EXISTS (SELECT FROM offer WHERE "waveId" = wave.id AND ${offersEndingBy(value(offersEndBy))})`,
    )
  const found = await paginateForTeam(waves, page, { time: 'sentAt', by: ['wave.number'] })
  const nodes = found.edges.map(({ node }) => node)
  const counts = await countOffers(nodes.map(({ id }) => id))
  for (const node of nodes) Object.assign(node, { counts: counts.get(node.id) })
  return found
}

/** Counts the offers of each wave by state. */
export async function countOffers(waveIds: readonly string[]): Promise<Map<string, WaveCounts>> {
  const rows = await db.query<{ waveId: string; state: keyof WaveCounts; count: number }[]>(
    `SELECT "waveId", state, count(*)::int FROM offer WHERE "waveId" = ANY ($1) GROUP BY 1, 2`,
    [waveIds],
  )
  const none = { open: 0, accepted: 0, declined: 0, expired: 0, withdrawn: 0 }
  const counts = new Map(waveIds.map(id => [id, { ...none }]))
  for (const { waveId, state, count } of rows)
    Object.assign(counts.get(waveId) ?? {}, { [state]: count })
  return counts
}
