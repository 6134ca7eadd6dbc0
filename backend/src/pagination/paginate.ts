import {
  DOWNLOAD_PAGE_SIZE,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  type Connection,
  type PageArgs,
} from './connection'
import { fieldError, isDataException } from '../core/errors'
import type { Order, Rows } from './rows'

/** The page sizes of the product's own clients: only their statements are prepared. */
const USUAL_SIZES = new Set([PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, DOWNLOAD_PAGE_SIZE])

/**
 * Returns one page of the rows after the cursor; its cost does not depend on the number of earlier
 * pages. Cursors are plain here; cursors.ts seals them for clients, and limits `first`. Throws
 * BAD_USER_INPUT for an invalid `after`.
 */
export async function paginate<Row>(
  list: Rows<Row>,
  { first, after }: PageArgs,
  { by, direction }: Order,
): Promise<Connection<Row>> {
  const behind = after ? parseCursor(after, by.length) : undefined
  // One extra row shows whether more follow.
  const found = await list
    .rows({ by, direction, behind, limit: first + 1, isPrepared: USUAL_SIZES.has(first) })
    .catch(refuseInvalidCursor(behind))
  const hasNextPage = found.length > first
  if (hasNextPage) found.pop()
  const page: Connection<Row> = {
    seal: cursor => cursor,
    edges: [],
    pageInfo: {
      hasNextPage,
      hasPreviousPage: behind !== undefined,
      get startCursor() {
        return page.edges[0]?.cursor ?? null
      },
      get endCursor() {
        return page.edges.at(-1)?.cursor ?? null
      },
    },
    // A getter, so that the next page of a long list need not count it again.
    get totalCount() {
      return list.count()
    },
  }
  page.edges = found.map(({ row, key }) => new Edge(row, key, page))
  return page
}

/**
 * A row whose cursor is computed only when it is selected, because encryption takes longer than the
 * rest of the row.
 */
class Edge<Row> {
  constructor(
    readonly node: Row,
    private readonly key: readonly string[],
    private readonly page: Pick<Connection<Row>, 'seal'>,
  ) {}

  get cursor(): string {
    return this.page.seal(JSON.stringify(this.key))
  }
}

function parseCursor(cursor: string, length: number): string[] {
  try {
    const key: unknown = JSON.parse(cursor)
    if (Array.isArray(key) && key.length === length && key.every(isPart)) return key as string[]
  } catch {
    // Not one of our cursors; refused below.
  }
  throw invalidCursor()
}

const isPart = (part: unknown) => typeof part === 'string' && !part.includes('\0')

/**
 * A cursor of another version may contain an invalid date or number, which only the database
 * detects.
 */
function refuseInvalidCursor(key: string[] | undefined) {
  return (error: unknown): never => {
    if (key && isDataException(error)) throw invalidCursor()
    throw error
  }
}

const invalidCursor = () => fieldError('after', 'This is not a cursor of this list')
