import { plannerDefaults } from '@shared/planner-rules'
import styled from 'styled-components'
import { failureOf } from '../../../api/apollo/errors'
import { plannerTexts as texts } from '../../../content/admin/planner'
import { SmallButton } from '../../../ui/SmallButton'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { Notice } from '../../../ui/Notice'
import { tryAgain } from '../../../ui/Retry'
import { rem, theme } from '../../../ui/theme'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { NoData } from '../section/NoData'
import { ForecastSettings } from './ForecastSettings'
import { Meaning } from './Meaning'
import { Promised } from './Promised'
import { Recommendation } from './Recommendation'
import { LEFT_OUT, type PlannerParam, readSettings, withReservations } from './settings'
import { useForecast } from './useForecast'
import { Week } from './Week'
import { WhatChanges } from './WhatChanges'

/** In seconds. */
const MINUTE = 60

/**
 * How many members the courts carry, forecast from the member survey. It requests the team's data,
 * so only the team may mount it.
 */
export function Planner({ title, view }: SectionProps<PlannerParam>) {
  const { values, invalid } = readSettings(view.get)
  const { forecast, settings, isLoading, error, refetch } = useForecast(values)
  const { code, details } = failureOf(error)
  const text = code === 'RATE_LIMITED' ? texts.limited(details.retryAfter ?? MINUTE) : texts.failed
  const own = forecast?.frequency.reservationsPerWeek ?? plannerDefaults.reservationsPerWeek
  const form = (
    <ForecastSettings
      values={withReservations(values, own)}
      frequency={forecast?.frequency}
      usesOwn={values.reservations === null}
      invalid={invalid}
      onChange={(name, value) => view.setParams({ [name]: String(value) })}
      onOwn={() => view.setParams({ reservations: undefined })}
      onAnonymous={counts => view.setParams({ anonymous: counts ? undefined : LEFT_OUT })}
    />
  )
  if (!forecast)
    return (
      <AdminSection title={title}>
        {error && form}
        <NoData view={view} text={text} error={error} />
      </AdminSection>
    )
  const { recommendedCap } = forecast
  const shown = withReservations(settings, own)
  return (
    <AdminSection title={title}>
      <Recommendation forecast={forecast} settings={settings} isStale={isLoading} />
      <Beside aria-busy={isLoading}>
        {recommendedCap !== null && <WhatChanges settings={settings} cap={recommendedCap} />}
        <Promised forecast={forecast} settings={shown} />
      </Beside>
      {form}
      {error && <Failed text={text} retry={refetch} />}
      <Meaning forecast={forecast} settings={shown} isStale={isLoading} />
      {forecast.cells.length > 0 && <Week cells={forecast.cells} isStale={isLoading} />}
    </AdminSection>
  )
}

/** Says that the new forecast is missing, while the one before is shown. */
function Failed({ text, retry }: { text: string; retry: () => Promise<unknown> }) {
  return (
    <Line role="alert">
      <Notice>{`${text} ${texts.kept}`}</Notice>
      <SmallButton onClick={() => void retry().catch(console.error)}>{tryAgain}</SmallButton>
    </Line>
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${rem(24)} ${rem(40)};
  padding-block: ${rem(24)} ${rem(12)};
  ${dimWhileBusy}

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)} ${rem(24)};
  align-items: center;
`
