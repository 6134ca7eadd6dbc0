import type {
  PlanWish,
  SortDirection,
  WaitlistSort,
  WaitlistStatus,
} from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { parsePlanWish } from '../../../session/usePlanWish'
import { parseKey } from '../section/recordKeys'
import type { AdminView } from '../section/useAdminView'

export type WaitlistParam = 'status' | 'planWish' | 'sort' | 'direction'

/** The value of `status` in the URL for the accounts without a place. */
export const NO_PLACE = 'none'

export type WaitlistView = AdminView<WaitlistParam>

export interface WaitlistParams {
  filter: { search?: string; status?: WaitlistStatus; planWish?: PlanWish }
  order: { sort: WaitlistSort; direction: SortDirection }
}

/**
 * Reads the filter and the order from the URL. Invalid values are ignored, because people type
 * URLs.
 */
export const parseWaitlistParams = ({ get }: WaitlistView): WaitlistParams => ({
  filter: {
    search: get('search'),
    status: parseKey(admin.list.statuses, get('status')),
    planWish: parsePlanWish(get('planWish')),
  },
  order: {
    sort: parseKey(admin.list.orders, get('sort')) ?? 'position',
    direction: get('direction') === 'DESC' ? 'DESC' : 'ASC',
  },
})

/** Returns the URL parameters of an order, without default values. */
export const sortParams = (sort: string, direction: SortDirection) => ({
  sort: sort === 'position' ? undefined : sort,
  direction: direction === 'DESC' ? direction : undefined,
})
