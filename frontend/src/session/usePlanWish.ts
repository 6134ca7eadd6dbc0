import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '../hydration/useBrowserValue'
import type { PlanWish } from '../api/generated'

const plans: Record<PlanWish, true> = { standard: true, unlimited: true }

/** What an address or a list of choices says as a wish; undefined for whatever is none. */
export const parsePlanWish = (value: string | null | undefined): PlanWish | undefined =>
  isPlanWish(value) ? value : undefined

const isPlanWish = (value: string | null | undefined): value is PlanWish =>
  typeof value === 'string' && Object.hasOwn(plans, value)

/** The plan whose card was followed (`?plan=`). Prerendered pages know no query string: it appears after hydration. */
export function usePlanWish(): PlanWish | undefined {
  const { search } = useLocation()
  const plan = useBrowserValue(() => new URLSearchParams(search).get('plan'), null)
  return parsePlanWish(plan)
}
