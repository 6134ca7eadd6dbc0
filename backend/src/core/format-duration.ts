const MINUTE = 60
const HOUR = 60 * MINUTE

/** A number of seconds as a person says it, never less: "1 second", "15 minutes", "2 hours". */
export function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  if (seconds < MINUTE) return withUnit(Math.ceil(seconds), 'second')
  return seconds <= HOUR - MINUTE
    ? withUnit(minutes, 'minute')
    : withUnit(Math.ceil(seconds / HOUR), 'hour')
}

const withUnit = (count: number, unit: string) =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`
