import styled from 'styled-components'
import { plannerTexts } from '../../../content/admin/planner'
import { Heading } from '../../../ui/Heading'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import type { ForecastProps } from './Recommendation'
import type { ShownSettings } from './settings'

const texts = plannerTexts.promise

/** Shows a promise of more hours than the courts have, and how both can be true. */
export function Promised({
  forecast,
  settings,
}: Pick<ForecastProps<ShownSettings>, 'forecast' | 'settings'>) {
  const { promisedHours, availableHours } =
    forecast.warnings.find(({ kind }) => kind === 'promise_exceeds_capacity') ?? {}
  if (promisedHours == null || availableHours == null) return null
  return (
    <Part>
      <Heading level={2} size="d4">
        {texts.title}
      </Heading>
      <Notice>{texts.hours(settings, promisedHours, availableHours)}</Notice>
      <Text>{texts.atUse(settings, promisedHours, availableHours)}</Text>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${rem(8)};
  align-content: start;
`
