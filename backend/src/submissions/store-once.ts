import { createHmac } from 'node:crypto'
import type {
  DeepPartial,
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  QueryDeepPartialEntity,
  Repository,
} from 'typeorm'
import { canonicalJson } from '../core/canonical-json'
import type { DerivedKeys } from '../core/derived-keys'
import { DAY_MS } from '../core/durations'
import { AppError } from '../core/errors'
import { trimToNull } from '../core/normalize'
import { db } from '../database/data-source'
import type { Submission } from './submission.entity'

/** For so long a key gives the first answer again. */
const REPLAY_MS = DAY_MS

/** Who sends a submission, when, and the server's keys: as far as the context says. */
export interface SubmissionContext {
  user: { id: string } | null
  keys: DerivedKeys<'submissions'>
  now: () => Date
}

/**
 * Stores a submission. The same row with the same key, by the same account or none, even at the same
 * time, stores nothing within 24 hours and gives the first answer; IDEMPOTENCY_KEY_REUSED for anything
 * else with that key. `row` is the normalised input with every value that has a default.
 */
export async function storeOnce<Row extends Submission>(
  entity: EntityTarget<Row>,
  { key, ...context }: SubmissionContext & { key: string | null | undefined },
  row: DeepPartial<Row>,
  em: EntityManager = db.manager,
): Promise<Row> {
  const rows = em.getRepository(entity)
  const submissionKey = trimToNull(key)
  const hashes = submissionKey === null ? [] : hashesOf(row, context)
  const values = Object.assign(rows.create(row), {
    submissionKey,
    submissionHash: hashes[0] ?? null,
    replayUntil: submissionKey && new Date(context.now().getTime() + REPLAY_MS),
  })
  // A row is a full set of values, which TypeORM's generic types cannot tell.
  const insert = rows
    .createQueryBuilder()
    .insert()
    .values(values as QueryDeepPartialEntity<Row>)
  // RETURNING gives the id of the row that was stored, or nothing.
  const [stored] = (await insert.orIgnore().returning('id').execute()).raw as { id: string }[]
  // A column of every Submission, as above.
  if (stored) return rows.findOneByOrFail({ id: stored.id } as FindOptionsWhere<Row>)
  return getFirstAnswer(rows, values, hashes, context.now())
}

/** What is kept beside a row that has a key, and what was under former secrets (decision O5). */
function hashesOf(row: unknown, { user, keys }: SubmissionContext): string[] {
  const sent = canonicalJson([user?.id ?? null, row])
  return keys.submissions.map(key => createHmac('sha256', key).update(sent).digest('hex'))
}

/**
 * The first answer to what was sent again. Of the stored row only its id and time are read: the rest is
 * what was sent just now, as it was stored then.
 */
async function getFirstAnswer<Row extends Submission>(
  rows: Repository<Row>,
  values: Row,
  hashes: string[],
  now: Date,
): Promise<Row> {
  const time = rows.metadata.createDateColumn?.propertyName
  if (!time) throw new Error(`${rows.metadata.name} does not say when it was sent`)
  const { submissionKey } = values
  const first = await rows
    .createQueryBuilder('row')
    .select(['row.id', `row.${time}`])
    .where('row.submissionKey = :submissionKey', { submissionKey })
    .andWhere('row.submissionHash = ANY(:hashes)', { hashes })
    .andWhere('row.replayUntil > :now', { now })
    .getOne()
  if (!first) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  // The column that metadata names is one of the row's.
  return Object.assign(values, { id: first.id, [time]: first[time as keyof Row] })
}
