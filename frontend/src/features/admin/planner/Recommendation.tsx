import styled from 'styled-components'
import { plannerTexts as texts } from '../../../content/admin/planner'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { displayText } from '../../../ui/mixins'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import type { Forecast } from './cells'
import type { Settings } from './settings'

export interface ForecastProps<Shown = Settings> {
  forecast: Forecast
  /** The settings that it was computed for. */
  settings: Shown
  isStale: boolean
}

/** Shows how many members to invite at most, and why. Screen readers announce a change. */
export function Recommendation({ forecast, settings, isStale }: ForecastProps) {
  const { carries, recommendedCap, quality, usableAnswers, neededAnswers } = forecast
  return (
    <Part role="status" aria-busy={isStale}>
      {recommendedCap === null || !carries ? (
        <>
          <NoCap>{texts.notEnough(usableAnswers, neededAnswers)}</NoCap>
          <Text size="large">{texts.noCap(neededAnswers)}</Text>
        </>
      ) : (
        <>
          <Cap>{texts.cap(recommendedCap)}</Cap>
          <Text size="large">{texts.reason({ ...forecast, recommendedCap }, settings)}</Text>
          <Text>{texts.spread(carries, recommendedCap)}</Text>
        </>
      )}
      {quality === 'rough' && usableAnswers !== null && (
        <Text weight="semibold">{texts.rough(usableAnswers)}</Text>
      )}
    </Part>
  )
}

const Part = styled.div`
  display: grid;
  gap: ${rem(10)};
  max-width: 44em;
  padding-top: ${rem(12)};
  ${dimWhileBusy}
`

const Cap = styled.p`
  ${displayText('d2')}
`

const NoCap = styled.p`
  ${displayText('d3')}
`
