const MINUTE = 60
const HOUR = 60 * MINUTE

/** A number of seconds as a person says it, never less: "1 second", "15 minutes", "2 hours". */
export function durationWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  if (seconds < MINUTE) return counted(Math.ceil(seconds), 'second')
  return seconds <= HOUR - MINUTE
    ? counted(minutes, 'minute')
    : counted(Math.ceil(seconds / HOUR), 'hour')
}

const counted = (count: number, unit: string) => `${String(count)} ${unit}${count === 1 ? '' : 's'}`
