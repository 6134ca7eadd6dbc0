import { useState } from 'react'
import { useDemandForecastQuery } from './planner.generated'
import { type Settings, toBasis } from './settings'

/**
 * Requests the forecast for these settings. While it loads or after a failure, it returns the last
 * forecast with the settings that it was computed for. A repeated question is read from the cache:
 * the server limits the number of forecasts.
 */
export function useForecast(settings: Settings) {
  const variables = { members: settings.members, ...toBasis(settings) }
  const { data, previousData, error, refetch } = useDemandForecastQuery({ variables })
  const [answered, setAnswered] = useState(settings)
  if (data && !isSame(answered, settings)) setAnswered(settings)
  return {
    forecast: (data ?? previousData)?.demandForecast,
    settings: data ? settings : answered,
    isLoading: !data && !error,
    error: data ? undefined : error,
    refetch,
  }
}

const isSame = (a: Settings, b: Settings) => JSON.stringify(a) === JSON.stringify(b)
