import styled from 'styled-components'
import { plannerTexts as texts } from '../../../content/admin/planner'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import type { ForecastProps } from './Recommendation'
import type { ShownSettings } from './settings'

/** Shows what the chosen numbers mean for the members, and who sent the answers. */
export function Meaning({ forecast, settings, isStale }: ForecastProps<ShownSettings>) {
  const { shareMet, withoutAny, carries, usableAnswers } = forecast
  return (
    <Part role="status" aria-busy={isStale}>
      {shareMet !== null && <Text size="large">{texts.answer(settings, shareMet)}</Text>}
      <Text tone="muted" size="small">
        {[
          withoutAny !== null && texts.withoutAny(withoutAny),
          carries && usableAnswers !== null && texts.basis(usableAnswers),
          texts.senders(forecast, settings.anonymous),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Part>
  )
}

const Part = styled.div`
  display: grid;
  gap: ${rem(4)};
  padding-bottom: ${rem(8)};
  ${dimWhileBusy}
`
