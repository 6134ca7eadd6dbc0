import { ArgsType, Field, Int, ObjectType, registerEnumType, type ClassType } from 'type-graphql'
import { Satisfies } from '../core/satisfies.decorator'
import { rules } from '../shared/rules'

export const PAGE_SIZE_MAX = 100
export const PAGE_SIZE_DEFAULT = 50
/** A page of the server's own downloads: large for fewer turns, small for others' requests in between. */
export const DOWNLOAD_PAGE_SIZE = 500

@ObjectType({
  simpleResolvers: true,
  description: 'Where a page of a list stands (Relay cursor connections).',
})
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
  totalCount: number | Promise<number>
}

/** The Relay-style types of a list: `<name>Connection` and `<name>Edge`. */
export function createConnectionType<T extends object>(Node: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: `One row of a ${name}Connection.`,
  })
  class Edge {
    @Field(() => String, {
      description:
        'The row’s place in the list; opaque, and good for the same list, order and filter only.',
    })
    cursor: string

    @Field(() => Node, { description: 'The row itself.' })
    node: T
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: 'One page of a list.' })
  class Connection {
    @Field(() => [Edge], { description: 'The rows of this page, in order.' })
    edges: Edge[]

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo: PageInfo

    // Counted when it is asked for: a promise, which only a resolver may give.
    @Field(() => Int, { simple: false, description: 'How many rows there are on all pages.' })
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
    description:
      'The endCursor of the page before, in the same order and with the same filter; any other is BAD_USER_INPUT.',
  })
  after?: string | null
}

/** The arguments of a list that can be searched. */
@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Keeps the rows whose name and e-mail address contain each of these words, in any order and case, with or without accents; at most 100 characters.',
  })
  @Satisfies(rules.search)
  search?: string | null
}

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Which end of an order comes first.',
  valuesConfig: {
    ASC: { description: 'The smallest, earliest or first letter first.' },
    DESC: { description: 'The other way round.' },
  },
})
