import {
  DOWNLOAD_PAGE_SIZE,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  type Connection,
  type PageArgs,
} from './connection'
import { fieldError, isDataException } from '../core/errors'
import type { Order, Rows } from './rows'

/** Which page is asked for, and the most rows it may have: as many as a client's unless told. */
export interface Page extends PageArgs {
  maxPageSize?: number | undefined
}

/** The sizes that the product's own clients ask for: their statements are worth keeping. */
const USUAL_SIZES = new Set([PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, DOWNLOAD_PAGE_SIZE])

/**
 * One page of the rows, from behind the cursor on, however many pages lie before. Cursors are
 * plain here; cursors.ts seals them for clients. BAD_USER_INPUT names `first` outside 1 to `most` and
 * `after` when it is no cursor of this list.
 */
export async function paginate<Row>(
  list: Rows<Row>,
  { first, after, maxPageSize: most = PAGE_SIZE_MAX }: Page,
  { by, direction }: Order,
): Promise<Connection<Row>> {
  if (first < 1 || first > most)
    throw fieldError('first', `Please ask for 1 to ${String(most)} rows`)
  const behind = after ? parseCursor(after, by.length) : undefined
  // One row more than asked for tells whether others follow.
  const found = await list
    .rows({ by, direction, behind, limit: first + 1, isPrepared: USUAL_SIZES.has(first) })
    .catch(refuseInvalidCursor(behind))
  const edges = found.slice(0, first).map(({ row, key }) => new Edge(row, key))
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: behind !== undefined,
      get startCursor() {
        return edges[0]?.cursor ?? null
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null
      },
    },
    // The next page of a long list need not count it all again.
    get totalCount() {
      return list.count()
    },
  }
}

/** A row whose cursor is written for those who ask. */
class Edge<Row> {
  constructor(
    readonly node: Row,
    private readonly key: readonly string[],
  ) {}

  get cursor(): string {
    return JSON.stringify(this.key)
  }
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
