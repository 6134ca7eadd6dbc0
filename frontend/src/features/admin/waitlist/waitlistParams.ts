import type { PlanWish, SortDirection, WaitlistSort, WaitlistStatus } from '../../../api/generated'
import { admin } from '../../../content/admin'
import type { AdminParams } from '../../../paths'
import { parsePlanWish } from '../../../session/usePlanWish'
import { parseKey } from '../section/recordKeys'

interface WaitlistParams {
  filter: { search?: string; status?: WaitlistStatus; planWish?: PlanWish }
  order: { sort: WaitlistSort; direction: SortDirection }
}

/** What the address asks the server for. An address is typed by people: what it cannot mean is left out. */
export const parseWaitlistParams = (params: AdminParams): WaitlistParams => ({
  filter: {
    search: params.search,
    status: parseKey(admin.list.statuses, params.status),
    planWish: parsePlanWish(params.planWish),
  },
  order: {
    sort: parseKey(admin.list.orders, params.sort) ?? 'position',
    direction: params.direction === 'DESC' ? 'DESC' : 'ASC',
  },
})

/** An order as the address spells it: what is usual is not spelled. */
export const sortParams = (sort: string, direction: SortDirection): AdminParams => ({
  sort: sort === 'position' ? undefined : sort,
  direction: direction === 'DESC' ? direction : undefined,
})
