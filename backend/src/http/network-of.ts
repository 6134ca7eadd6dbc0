import { isIPv4, isIPv6 } from 'node:net'

/** An address in brackets, as proxies write it with a port: [2001:db8::1]:443 */
const BRACKETED = /^\[(.*)\](?::\d+)?$/
const IPV4_WITH_PORT = /^(\d+(?:\.\d+){3})(?::\d+)?$/
/** An IPv4 address in IPv6, as URLs spell it: ::ffff:c000:201 */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** Returns an address as proxies write it, without its port, brackets and zone. */
export function plainAddress(address: string): string {
  const text = address.trim()
  const plain = (BRACKETED.exec(text)?.[1] ?? text).replace(/%.*$/, '')
  return IPV4_WITH_PORT.exec(plain)?.[1] ?? plain
}

/**
 * Returns the network that is counted for an address: the IPv4 address, or the /64 of an IPv6
 * address. All spellings of one address are one network, also those of proxies, with a port or in
 * brackets. Returns any other text, such as an account id, as it is.
 */
export function networkOf(address: string): string {
  const text = plainAddress(address)
  if (IPV4_WITH_PORT.test(text)) return withoutZeros(text) ?? text
  const ipv6 = text.replace(/[\d.]+$/, end =>
    end.includes('.') ? (withoutZeros(end) ?? end) : end,
  )
  if (!isIPv6(ipv6)) return address
  // URLs have one spelling of an address: lower case, without leading zeros, without IPv4 parts.
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(canonical) ?? []
  if (high !== undefined && low !== undefined) return toIPv4(parseInt(high, 16), parseInt(low, 16))
  return networkOfIPv6(canonical)
}

/** Returns an IPv4 address without leading zeros; undefined if it is none. */
function withoutZeros(text: string): string | undefined {
  const plain = text.replace(/\b0+(?=\d)/g, '')
  return isIPv4(plain) ? plain : undefined
}

const toIPv4 = (high: number, low: number) =>
  [high >> 8, high & 255, low >> 8, low & 255].map(String).join('.')

/** Returns the first 64 bits of an address in its canonical spelling. */
function networkOfIPv6(canonical: string): string {
  const [head = '', tail] = canonical.split('::')
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
