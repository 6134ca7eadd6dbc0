import type { Connection, TeamPageArgs } from './connection'
import { fieldError } from '../core/errors'
import { paginate } from './paginate'
import type { Order, Rows } from './rows'
import type { Filterable } from './search'

/** The column with the order in which rows were inserted; database/insert-position.ts declares it. */
export const INSERT_POSITION = 'insertPosition'

/** The column of a list's time, by default `createdAt`, and its usual order, by default latest first. */
interface TeamList extends Partial<Order> {
  time?: string
}

/**
 * Returns one page of a list of the team: of the rows created in a period, in the usual order or,
 * with `follow`, in the order in which they were inserted. Throws BAD_USER_INPUT as `paginate`
 * does, and for an empty period.
 */
export function paginateForTeam<Row>(
  list: Rows<Row> & Filterable & { alias: string },
  { createdAfter, createdBefore, follow, ...page }: TeamPageArgs,
  { time = 'createdAt', by, direction = 'DESC' }: TeamList = {},
): Promise<Connection<Row>> {
  if (createdAfter && createdBefore && createdBefore <= createdAfter)
    throw fieldError('createdBefore', 'createdBefore must be later than createdAfter')
  const { alias } = list
  const column = `${alias}."${time}"`
  if (createdAfter) list.filter(value => `${column} >= ${value(createdAfter)}`)
  if (createdBefore) list.filter(value => `${column} < ${value(createdBefore)}`)
  if (!follow) return paginate(list, page, { by: by ?? [column, `${alias}.id`], direction })
  const position = `${alias}."${INSERT_POSITION}"`
  // No transaction that is still running can insert a row below this position (API-21). As a
  // subquery it is computed only once.
  list.filter(() => `${position} < (SELECT insert_floor())`)
  return paginate(list, page, { by: [position, `${alias}.id`], direction: 'ASC' })
}
