import { createHmac } from 'node:crypto'
import {
  In,
  MoreThan,
  type DeepPartial,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm'
import { canonicalJson } from '../core/canonical-json'
import type { DerivedKeys } from '../core/derived-keys'
import { DAY_MS } from '../core/durations'
import { AppError } from '../core/errors'
import { trimToNull } from '../core/normalize'
import { ownKey } from '../core/own-key'
import type { Submission } from './submission.entity'

/** How long a key returns the first response again. */
const REPLAY_MS = DAY_MS

/** The sender of a submission, the server's keys and its clock. */
export interface SubmissionContext {
  user: { id: string } | null
  services: { keys: DerivedKeys<'submissions'>; now: () => Date }
}

interface StoreOptions<Row> {
  context: SubmissionContext
  key: string | null | undefined
  /** Called only for a row that this request has stored, not for a repeated request. */
  onStored?: (row: Row) => Promise<void>
}

/**
 * Stores a submission. Within 24 hours, the same row with the same key and from the same account
 * (or none) is not stored again and returns the first response, even for concurrent requests.
 * Throws IDEMPOTENCY_KEY_REUSED for anything else with that key; an equal key of another account is
 * another key. `row` is the normalised input
 * including defaults.
 */
export async function storeOnce<Row extends Submission>(
  entity: EntityTarget<Row>,
  { context, key, onStored }: StoreOptions<Row>,
  row: DeepPartial<Row>,
  em: EntityManager,
): Promise<Row> {
  const rows = em.getRepository(entity)
  const sentKey = trimToNull(key)
  const submissionKey = sentKey === null ? null : ownKey(sentKey, context.user?.id ?? null)
  const hashes = submissionKey === null ? [] : hashesOf(row, context)
  const values = Object.assign(rows.create(row), {
    submissionKey,
    submissionHash: hashes[0] ?? null,
    replayUntil: submissionKey && new Date(context.services.now().getTime() + REPLAY_MS),
  })
  // A query builder: a repository cannot insert with ON CONFLICT DO NOTHING, for which SQL would have
  // to list each entity's columns. A row is a complete set of values; TypeORM's types cannot say that.
  const insert = rows
    .createQueryBuilder()
    .insert()
    .values(values as QueryDeepPartialEntity<Row>)
  // RETURNING returns the id of the stored row, or nothing.
  const [stored] = (await insert.orIgnore().returning('id').execute()).raw as { id: string }[]
  if (!stored) return getFirstAnswer(rows, values, hashes, context.services.now())
  // A column of every Submission; see above.
  const submission = await rows.findOneByOrFail({ id: stored.id } as FindOptionsWhere<Row>)
  await onStored?.(submission)
  return submission
}

/**
 * Returns the hash to store with a row that has a key, and the hashes with previous secrets
 * (OPS-5).
 */
function hashesOf(row: unknown, { user, services: { keys } }: SubmissionContext): string[] {
  const sent = canonicalJson([user?.id ?? null, row])
  return keys.submissions.map(key => createHmac('sha256', key).update(sent).digest('hex'))
}

/**
 * Returns the first response to a repeated request: the current input, which equals the stored row,
 * with that row's id and time.
 */
async function getFirstAnswer<Row extends Submission>(
  rows: Repository<Row>,
  values: Row,
  hashes: string[],
  now: Date,
): Promise<Row> {
  const time = rows.metadata.createDateColumn?.propertyName
  if (!time) throw new Error(`${rows.metadata.name} has no column for the time of sending`)
  const { submissionKey } = values
  // Columns of every Submission; TypeORM's generic types cannot express that.
  const where = { submissionHash: In(hashes), replayUntil: MoreThan(now) } as FindOptionsWhere<Row>
  const first = await rows.findOne({ where: { ...where, submissionKey } })
  if (!first) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  // The column comes from the row's own metadata.
  return Object.assign(values, { id: first.id, [time]: first[time as keyof Row] })
}
