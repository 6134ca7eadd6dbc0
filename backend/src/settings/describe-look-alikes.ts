import { DEFAULTS, SECRETS } from './setting-names'

const PREFIX = /^(?:ADMIN|BACKUP|DATABASE|MAIL|METRICS|SESSION|SHUTDOWN|SMTP|STARTUP)_/
/** Of a desktop, and of Kubernetes, which tells each container where its services are. */
const FOREIGN = /^SESSION_MANAGER$|_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)/

/** A sentence for each variable that nobody reads although its name is like a setting's: a typing error would go unseen. */
export function describeLookAlikes(source: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(DEFAULTS)
  const known = new Set([...names, ...[...SECRETS].map(name => `${name}_FILE`)])
  return Object.entries(source).flatMap(([given, value]) => {
    const name = given.toUpperCase()
    if (known.has(given) || FOREIGN.test(name) || value?.startsWith('tcp://')) return []
    const meant = [...known].find(one => isOneEditAway(name, one))
    if (meant) return [`${given} is no setting and does nothing; is ${meant} meant?`]
    const isLike = PREFIX.test(name) || names.includes(name.replace(/_FILE$/, ''))
    return isLike ? [`${given} is no setting and does nothing; README lists those there are.`] : []
  })
}

/** True when one letter is other, missing or too many, two beside one another are swapped, or none is. */
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
