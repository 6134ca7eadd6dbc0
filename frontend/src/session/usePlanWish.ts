import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '../hydration/useBrowserValue'
import type { PlanWish } from '../api/operationTypes'

const plans: Record<PlanWish, true> = { standard: true, unlimited: true }

/** Parses a plan wish from an address or a list of choices; undefined for any other value. */
export const parsePlanWish = (value: string | null | undefined): PlanWish | undefined =>
  isPlanWish(value) ? value : undefined

const isPlanWish = (value: string | null | undefined): value is PlanWish =>
  typeof value === 'string' && Object.hasOwn(plans, value)

/**
 * Returns the plan of the followed card (`?plan=`). Prerendered pages have no query string, so it
 * is set after hydration.
 */
export function usePlanWish(): PlanWish | undefined {
  const { search } = useLocation()
  const plan = useBrowserValue(() => new URLSearchParams(search).get('plan'), null)
  return parsePlanWish(plan)
}
