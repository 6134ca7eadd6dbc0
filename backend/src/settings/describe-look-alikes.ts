import { DEFAULTS, SECRETS } from './setting-names'

const PREFIX = /^(?:ADMIN|BACKUP|DATABASE|MAIL|METRICS|SESSION|SHUTDOWN|SMTP|STARTUP)_/
/**
 * Variables of desktops, and of Kubernetes, which sets the addresses of services in each container.
 */
const FOREIGN = /^SESSION_MANAGER$|_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)/

/**
 * Returns a sentence for each unused variable whose name resembles a setting, which is probably a
 * typing error.
 */
export function describeLookAlikes(source: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(DEFAULTS)
  const known = new Set([...names, ...[...SECRETS].map(name => `${name}_FILE`)])
  return Object.entries(source).flatMap(([given, value]) => {
    const name = given.toUpperCase()
    if (known.has(given) || FOREIGN.test(name) || value?.startsWith('tcp://')) return []
    const meant = [...known].find(one => isOneEditAway(name, one))
    if (meant) return [`${given} is not a setting and has no effect; did you mean ${meant}?`]
    const isLike = PREFIX.test(name) || names.includes(name.replace(/_FILE$/, ''))
    return isLike
      ? [`${given} is not a setting and has no effect; docs/settings.md lists all.`]
      : []
  })
}

/** Whether the texts are equal or differ by one changed, missing, extra or swapped letter. */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const swapped = `${short.charAt(at + 1)}${short.charAt(at)}${short.slice(at + 2)}`
  return swapped === long.slice(at)
}
