import { Field, Int, ObjectType, type ClassType } from 'type-graphql'
import { fieldError } from './errors'

export const PAGE_SIZE_MAX = 100
export const PAGE_SIZE_DEFAULT = 50

@ObjectType({ description: 'Where a page of a list stands (Relay cursor connections).' })
export class PageInfo {
  @Field(() => Boolean, { description: 'True when more follow.' })
  hasNextPage: boolean

  @Field(() => Boolean, { description: 'True when this page does not begin at the start.' })
  hasPreviousPage: boolean

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first row; null on an empty page.',
  })
  startCursor: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last row; give it as `after` for the next page.',
  })
  endCursor: string | null
}

export interface Connection<T> {
  edges: { cursor: string; node: T }[]
  pageInfo: PageInfo
  totalCount: number
}

/** The Relay-style types of a list: `<name>Connection` and `<name>Edge`. */
export function connectionOf<T extends object>(Node: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`, { description: `One row of a ${name}Connection.` })
  class Edge {
    @Field(() => String, { description: 'The row’s place in the list; opaque.' })
    cursor: string

    @Field(() => Node, { description: 'The row itself.' })
    node: T
  }

  @ObjectType(`${name}Connection`, { description: 'One page of a list.' })
  class Connection {
    @Field(() => [Edge], { description: 'The rows of this page, in order.' })
    edges: Edge[]

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo: PageInfo

    @Field(() => Int, { description: 'How many rows there are on all pages.' })
    totalCount: number
  }
  return { Connection, Edge }
}

/** What a page query needs: one row more than asked for tells whether others follow. */
export interface Page {
  first: number
  after: string[] | undefined
}

/** Checks `first` (1 to 100) and opens the cursor; BAD_USER_INPUT names the argument at fault. */
export function pageOf(first: number, after: string | null | undefined): Page {
  if (first < 1 || first > PAGE_SIZE_MAX)
    throw fieldError('first', `Please ask for 1 to ${String(PAGE_SIZE_MAX)} rows`)
  return { first, after: after ? openCursor(after) : undefined }
}

/** Cuts the rows (one more than `first`, when others follow) to a page. `keyOf` gives what the list is ordered by. */
export function toConnection<T>(
  rows: T[],
  page: Page,
  totalCount: number,
  keyOf: (row: T) => string[],
): Connection<T> {
  const edges = rows.slice(0, page.first).map(node => ({ cursor: cursorOf(keyOf(node)), node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > page.first,
      hasPreviousPage: page.after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  }
}

function cursorOf(key: string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function openCursor(cursor: string): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(key) && key.every(part => typeof part === 'string' && !part.includes('\0')))
      return key as string[]
  } catch {
    // Not ours, as below.
  }
  throw fieldError('after', 'This is not a cursor of this list')
}
