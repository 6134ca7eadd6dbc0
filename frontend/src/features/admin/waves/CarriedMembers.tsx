import type { CarryingCapacityQuery, MembershipFiguresQuery } from '../../../api/operationTypes'
import { plannerTexts as texts } from '../../../content/admin/planner'

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
        forecast && texts.beforeFigures(forecast),
        figures && texts.figures(figures.members, figures.openOffers),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
