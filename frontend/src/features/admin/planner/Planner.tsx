import styled from 'styled-components'
import { failureOf } from '../../../api/apollo/errors'
import { plannerTexts as texts } from '../../../content/admin/planner'
import { Button } from '../../../ui/Button'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import { tryAgain } from '../../../ui/Retry'
import { rem } from '../../../ui/theme'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { LoadFailed } from '../section/LoadFailed'
import { Answer } from './Answer'
import { ForecastSettings } from './ForecastSettings'
import { Meaning } from './Meaning'
import { LEFT_OUT, type PlannerParam, readSettings } from './settings'
import { useForecast } from './useForecast'
import { Week } from './Week'

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
  const form = (
    <ForecastSettings
      values={values}
      invalid={invalid}
      onChange={(name, value) => view.setParams({ [name]: String(value) })}
      onAnonymous={counts => view.setParams({ anonymous: counts ? undefined : LEFT_OUT })}
    />
  )
  if (!forecast)
    return (
      <AdminSection title={title}>
        {error ? (
          <>
            {form}
            <LoadFailed view={view} text={text} error={error} retry={refetch} />
          </>
        ) : (
          <Loading page />
        )}
      </AdminSection>
    )
  return (
    <AdminSection title={title}>
      <Answer forecast={forecast} settings={settings} isStale={isLoading} />
      {form}
      {error && <Failed text={text} retry={refetch} />}
      <Meaning forecast={forecast} settings={settings} isStale={isLoading} />
      {forecast.cells.length > 0 && <Week cells={forecast.cells} isStale={isLoading} />}
    </AdminSection>
  )
}

/** Says that the new forecast is missing, while the one before is shown. */
function Failed({ text, retry }: { text: string; retry: () => Promise<unknown> }) {
  return (
    <Line role="alert">
      <Notice>{`${text} ${texts.kept}`}</Notice>
      <Button tone="secondary" size="small" onClick={() => void retry().catch(console.error)}>
        {tryAgain}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)} ${rem(24)};
  align-items: center;
`
