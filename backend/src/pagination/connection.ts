import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../core/define-enum'
import { Satisfies } from '../core/satisfies.decorator'
import { rules } from '../shared/rules'

export const PAGE_SIZE_MAX = 100
export const PAGE_SIZE_DEFAULT = 50
/**
 * The page size of the server's own downloads: large for fewer statements, small enough to let
 * other requests run in between.
 */
export const DOWNLOAD_PAGE_SIZE = 500

@ObjectType({
  simpleResolvers: true,
  description: 'The position of a page within a list (Relay cursor connections).',
})
export class PageInfo {
  @Field(() => Boolean, { description: 'True if more rows follow.' })
  hasNextPage: boolean

  @Field(() => Boolean, { description: 'True if rows precede this page.' })
  hasPreviousPage: boolean

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first row; null on an empty page.',
  })
  startCursor: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The cursor of the last row; pass it as `after` to get the next page. Null on an empty page.',
  })
  endCursor: string | null
}

export interface Connection<T> {
  /** Encrypts a cursor for clients; called for each cursor that is read. */
  seal: (cursor: string) => string
  edges: { cursor: string; node: T }[]
  pageInfo: PageInfo
  totalCount: number | Promise<number>
}

/** Creates the Relay-style types of a list: `<name>Connection` and `<name>Edge`. */
export function createConnectionType<T extends object>(Node: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: 'One row of the list.',
  })
  class Edge {
    @Field(() => String, {
      description:
        'The row’s position in the list; opaque, and valid only for the same account, list, order and filter.',
    })
    cursor: string

    @Field(() => Node, { description: 'The row.' })
    node: T
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: 'One page of a list.' })
  class Connection {
    @Field(() => [Edge], { description: 'The rows of this page, in order.' })
    edges: Edge[]

    @Field(() => PageInfo, { description: 'The position of the page.' })
    pageInfo: PageInfo

    // Counted only if selected: a promise, which only a resolver can return.
    @Field(() => Int, { simple: false, description: 'The number of rows on all pages.' })
    totalCount: number
  }
  return { Connection, Edge }
}

/** The arguments of every list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: PAGE_SIZE_DEFAULT,
    description: 'Rows per page, 1 to 100.',
  })
  first: number

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the previous page, with the same order and filter.',
  })
  after?: string | null
}

/** The arguments of every list of the team. */
@ArgsType()
export class TeamPageArgs extends PageArgs {
  @Field(() => Date, {
    nullable: true,
    description: 'Only rows created at this instant or later.',
  })
  createdAfter?: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'Only rows created before this instant; it must be later than `createdAfter`.',
  })
  createdBefore?: Date | null

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Returns the rows in the order in which they were stored, instead of the list’s order. A later request with the last `endCursor` as `after` returns exactly the rows stored since. A new row is left out while a transaction that began earlier is running.',
  })
  follow: boolean
}

/** The arguments of a list of the team that can be searched. */
@ArgsType()
export class SearchArgs extends TeamPageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Only rows whose name (if the row has one) and email address together contain all of these words, in any order and case, with or without accents; at most 100 characters.',
  })
  @Satisfies(rules.search)
  search?: string | null
}

export const SortDirection = defineEnum('SortDirection', 'The direction of an order.', {
  ASC: 'Ascending: smallest, earliest or alphabetically first.',
  DESC: 'Descending.',
})
export type SortDirection = EnumValue<typeof SortDirection>
