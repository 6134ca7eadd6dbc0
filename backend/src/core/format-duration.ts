import { HOUR_SECONDS, MINUTE_SECONDS } from './durations'

/** Formats seconds for people, rounded up: "1 second", "15 minutes", "2 hours". */
export function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS)
  if (seconds < MINUTE_SECONDS) return withUnit(Math.ceil(seconds), 'second')
  return seconds <= HOUR_SECONDS - MINUTE_SECONDS
    ? withUnit(minutes, 'minute')
    : withUnit(Math.ceil(seconds / HOUR_SECONDS), 'hour')
}

const withUnit = (count: number, unit: string) =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`
