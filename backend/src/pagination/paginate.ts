import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { PAGE_SIZE_MAX, type Connection, type PageArgs } from './connection'
import { fieldError, isDataException } from '../core/errors'

/**
 * What a list is ordered by: expressions over the query's aliases (`entry.position`) that together
 * are unique and never null: what may be missing says in its expression where it stands.
 */
export interface Order {
  by: string[]
  direction: 'ASC' | 'DESC'
}

/** Which page is asked for, and the most rows it may have: as many as a client's unless told. */
interface Page extends PageArgs {
  maxPageSize?: number | undefined
}

/**
 * One page of the query's rows, from behind the cursor on, however many pages lie before. Cursors are
 * plain here; cursors.ts seals them for clients. The query
 * may join what each row has one of. BAD_USER_INPUT names `first` outside 1 to `most` and `after` when
 * it is no cursor of this list.
 */
export async function paginate<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { first, after, maxPageSize: most = PAGE_SIZE_MAX }: Page,
  { by, direction }: Order,
): Promise<Connection<Row>> {
  if (first < 1 || first > most)
    throw fieldError('first', `Please ask for 1 to ${String(most)} rows`)
  const key = after ? parseCursor(after, by.length) : undefined
  const counted = query.clone()
  if (key) query.andWhere(keysetCondition(by, direction), Object.fromEntries(key.entries()))
  for (const [index, part] of by.entries())
    query.addOrderBy(part, direction).addSelect(`(${part})::text`, keyName(index))
  // One row more than asked for tells whether others follow.
  const { entities, raw } = await query
    .limit(first + 1)
    .getRawAndEntities<Record<string, string>>()
    .catch(refuseInvalidCursor(key))
  const edges = entities
    .slice(0, first)
    .map((node, index) => ({ cursor: cursorOf(raw[index], by.length), node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: entities.length > first,
      hasPreviousPage: key !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    // Only for those who ask: the next page of a long list need not count it all again.
    get totalCount() {
      return countRows(counted)
    },
  }
}

/** Each row once, as no join multiplies them; TypeORM's own count sorts all ids to be sure of it. */
async function countRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
): Promise<number> {
  const row = await query.select('count(*)::int', 'total').getRawOne<{ total: number }>()
  return row?.total ?? 0
}

/**
 * Where the rows behind a key are. The last part breaks ties and may be another table's than the
 * rest; the rest is compared for itself too, so that an index over it finds the place.
 */
function keysetCondition(by: string[], direction: 'ASC' | 'DESC'): string {
  const sign = direction === 'ASC' ? '>' : '<'
  const values = by.map((_, index) => `:${String(index)}`)
  const whole = `(${by.join(', ')}) ${sign} (${values.join(', ')})`
  if (by.length === 1) return whole
  return `(${by.slice(0, -1).join(', ')}) ${sign}= (${values.slice(0, -1).join(', ')}) AND ${whole}`
}

const keyName = (index: number) => `key_${String(index)}`

function cursorOf(raw: Record<string, string> | undefined, length: number): string {
  // As PostgreSQL writes the values, so that it reads the very same ones again.
  const key = Array.from({ length }, (_, index) => raw?.[keyName(index)])
  return JSON.stringify(key)
}

function parseCursor(cursor: string, length: number): string[] {
  try {
    const key: unknown = JSON.parse(cursor)
    if (Array.isArray(key) && key.length === length && key.every(isPart)) return key as string[]
  } catch {
    // Not ours, as below.
  }
  throw invalidCursor()
}

const isPart = (part: unknown) => typeof part === 'string' && !part.includes('\0')

/** A cursor of another version may hold what is no date or number here; only the database can tell. */
function refuseInvalidCursor(key: string[] | undefined) {
  return (error: unknown): never => {
    if (key && isDataException(error)) throw invalidCursor()
    throw error
  }
}

const invalidCursor = () => fieldError('after', 'This is not a cursor of this list')
