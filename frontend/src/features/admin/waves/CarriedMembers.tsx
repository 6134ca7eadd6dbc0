import styled from 'styled-components'
import type { MembershipFiguresQuery } from '../../../api/generated'
import { useCarryingCapacityQuery } from '../../../api/generatedTeam'
import { plannerWords as words } from '../../../content/planner'
import { rem, theme } from '../../../ui/theme'

interface CarriedMembersProps {
  figures: MembershipFiguresQuery['membershipFigures'] | undefined
}

/**
 * Compares how many members the courts carry with how many have joined. A sentence that could not
 * be loaded is left out.
 */
export function CarriedMembers({ figures }: CarriedMembersProps) {
  const { data, loading } = useCarryingCapacityQuery()
  const forecast = data?.demandForecast
  return (
    <Line>
      {!loading && (
        <>
          {forecast && words.beforeFigures(forecast)}{' '}
          {figures && words.figures(figures.members, figures.openOffers)}
        </>
      )}
    </Line>
  )
}

/* As high as the sentence, so that nothing moves when it appears. */
const Line = styled.p`
  min-height: ${rem(28)};

  ${theme.media.phone} {
    min-height: ${rem(56)};
  }
`
