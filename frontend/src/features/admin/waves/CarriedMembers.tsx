import type { CarryingCapacityQuery, MembershipFiguresQuery } from '../../../api/operationTypes'
import { plannerWords as words } from '../../../content/admin/planner'

interface CarriedMembersProps {
  /** Undefined if it could not be loaded. */
  forecast: CarryingCapacityQuery['demandForecast'] | undefined
  figures: MembershipFiguresQuery['membershipFigures'] | undefined
}

/**
 * Compares how many members the courts carry with how many have joined. A sentence that could not
 * be loaded is left out.
 */
export function CarriedMembers({ forecast, figures }: CarriedMembersProps) {
  return (
    <p>
      {[
        forecast && words.beforeFigures(forecast),
        figures && words.figures(figures.members, figures.openOffers),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
