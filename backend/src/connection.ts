import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql'
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { fieldError, isUnreadableValue } from './errors'
import { Obeys } from './obeys'
import { rules } from './shared/rules'

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

/** The arguments of every list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: PAGE_SIZE_DEFAULT, description: 'Rows per page, 1 to 100.' })
  first: number

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
  after?: string | null
}

/** The arguments of a list that can be searched. */
@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Keeps the rows whose name or e-mail address contains this text, in any case; at most 100 characters.',
  })
  @Obeys(rules.search)
  search?: string | null
}

/** What a list is ordered by: columns that together are unique. */
interface Order<Row> {
  by: (keyof Row & string)[]
  direction: 'ASC' | 'DESC'
}

/**
 * One page of the query's rows, from behind the cursor on, however many pages lie before.
 * BAD_USER_INPUT names `first` outside 1 to 100 and `after` when it is no cursor of this list.
 */
export async function pageThrough<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { first, after }: PageArgs,
  { by, direction }: Order<Row>,
): Promise<Connection<Row>> {
  if (first < 1 || first > PAGE_SIZE_MAX)
    throw fieldError('first', `Please ask for 1 to ${String(PAGE_SIZE_MAX)} rows`)
  const key = after ? openCursor(after, by.length) : undefined
  const columns = by.map(column => `${query.alias}.${column}`)
  const totalCount = await query.getCount()
  if (key) query.andWhere(behind(columns, direction), Object.fromEntries(key.entries()))
  for (const column of columns) query.addOrderBy(column, direction)
  // One row more than asked for tells whether others follow.
  const rows = await query
    .limit(first + 1)
    .getMany()
    .catch(unreadableCursor(key))
  const edges = rows.slice(0, first).map(node => ({ cursor: cursorOf(node, by), node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: key !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  }
}

function behind(columns: string[], direction: 'ASC' | 'DESC'): string {
  const values = columns.map((_, index) => `:${String(index)}`)
  return `(${columns.join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${values.join(', ')})`
}

function cursorOf<Row>(row: Row, by: (keyof Row)[]): string {
  const key = by.map(column => {
    const value = row[column]
    return value instanceof Date ? value.toISOString() : String(value)
  })
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function openCursor(cursor: string, length: number): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(key) && key.length === length && key.every(isPart)) return key as string[]
  } catch {
    // Not ours, as below.
  }
  throw notACursor()
}

const isPart = (part: unknown) => typeof part === 'string' && !part.includes('\0')

/** A made-up cursor may hold what is no date or number at all; only the database can tell. */
function unreadableCursor(key: string[] | undefined) {
  return (error: unknown): never => {
    if (key && isUnreadableValue(error)) throw notACursor()
    throw error
  }
}

const notACursor = () => fieldError('after', 'This is not a cursor of this list')
