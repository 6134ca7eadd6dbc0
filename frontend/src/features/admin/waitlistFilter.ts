import type { PlanWish, SortDirection, WaitlistSort, WaitlistStatus } from '../../api/generated'
import { planWishOf } from '../../session/planWish'
import { admin } from '../../content/admin'
import type { AdminView } from '../../paths'

interface WaitlistFilter {
  search?: string
  status?: WaitlistStatus
  planWish?: PlanWish
  sort: WaitlistSort
  direction: SortDirection
}

const { statuses, orders } = admin.list

const isStatus = (status: string | undefined): status is WaitlistStatus =>
  status !== undefined && Object.hasOwn(statuses, status)
const isSort = (sort: string | undefined): sort is WaitlistSort =>
  sort !== undefined && Object.hasOwn(orders, sort)

/** What the address asks the server for. An address is typed by people: what it cannot mean is left out. */
export function waitlistFilter({
  search,
  status,
  planWish,
  sort,
  direction,
}: AdminView): WaitlistFilter {
  return {
    search,
    status: isStatus(status) ? status : undefined,
    planWish: planWishOf(planWish),
    sort: isSort(sort) ? sort : 'position',
    direction: direction === 'DESC' ? 'DESC' : 'ASC',
  }
}

/** The other way round: how the server is asked for the pages from the end. */
export const turned = (direction: SortDirection): SortDirection =>
  direction === 'ASC' ? 'DESC' : 'ASC'

/** An order as the address spells it: what is usual is not spelled. */
export const spelled = (sort: string, direction: SortDirection): AdminView => ({
  sort: sort === 'position' ? undefined : sort,
  direction: direction === 'DESC' ? direction : undefined,
})
