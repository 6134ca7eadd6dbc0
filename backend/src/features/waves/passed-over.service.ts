import type { EntityManager } from 'typeorm'
import { select } from '../../database/select'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { addEntries } from './offer-lists.service'
import { PassedOver } from './passed-over.entity'
import type { Wave } from './wave.entity'
import type { WaveCandidate } from './waves.types'

interface Passing {
  wave: Pick<Wave, 'id'>
  /** Their entries are locked. */
  passedOver: readonly WaveCandidate[]
  now: Date
}

/** Stores whom a wave passes over, in the transaction of its offers. Keeps what it has stored before. */
export async function storePassedOver(
  { wave, passedOver, now }: Passing,
  em: EntityManager,
): Promise<void> {
  if (passedOver.length === 0) return
  await em.query(
    `INSERT INTO passed_over ("waveId", "entryId", reason, "passedOverAt")
     SELECT $1, id, reason::passed_over_reason_enum, $4 FROM unnest($2::uuid[], $3::text[]) AS new (id, reason)
     ON CONFLICT ("waveId", "entryId") DO NOTHING`,
    [
      wave.id,
      passedOver.map(({ id }) => id),
      passedOver.map(candidate => candidate.passedOver),
      now,
    ],
  )
}

/** Returns a page of those whom the wave has passed over, earliest first, then by place on the waitlist. */
export async function listPassedOver(
  wave: Wave,
  page: TeamPageArgs,
): Promise<Connection<PassedOver>> {
  const rows = select(PassedOver, 'passed')
    .join('entry', 'entry', ['position'])
    .where(value => `passed."waveId" = ${value(wave.id)}`)
  // Whom the wave passes over at once has the same time.
  const by = ['passed."passedOverAt"', 'entry.position']
  const found = await paginateForTeam(rows, page, { time: 'passedOverAt', by, direction: 'ASC' })
  await addEntries(found)
  for (const { node } of found.edges) Object.assign(node, { wave })
  return found
}

/** Returns a page of the times that waves have passed over the entry, latest first. */
export async function listPassedOverOf(
  entryId: string,
  page: TeamPageArgs,
): Promise<Connection<PassedOver>> {
  const rows = select(PassedOver, 'passed')
    .join('wave', 'wave', ['number'])
    .where(value => `passed."entryId" = ${value(entryId)}`)
  const found = await paginateForTeam(rows, page, { time: 'passedOverAt' })
  await addEntries(found)
  return found
}
