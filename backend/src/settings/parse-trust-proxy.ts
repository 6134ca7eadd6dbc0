import { isIPv4, isIPv6 } from 'node:net'
import { ConfigurationError } from '../core/configuration-error'
import type { Parser } from './setting-reader'

const HOPS = /^\d{1,2}$/
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Parses the number or the addresses of trusted proxies, whose X-Forwarded headers count; never
 * "everyone".
 */
export const trustedProxies: Parser<string[] | number> = (text, name) => {
  if (HOPS.test(text)) return Number(text)
  const addresses = text.split(',').map(part => part.trim())
  if (!addresses.every(isProxyAddress))
    throw new ConfigurationError(`${name} must be a number of hops or a list of addresses.`)
  return addresses
}

/**
 * IPv4-mapped addresses, whose networks may include all of IPv4, and zones, which Express cannot
 * read.
 */
const MAPPED_OR_ZONED = /^\[::ffff:|%/

/**
 * Whether the text is a name that Express knows, an address, or a network. A network of 0 bits
 * means everyone and is refused.
 */
function isProxyAddress(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true
  const [address = '', bits = '1', ...more] = text.split('/')
  const isNetwork = /^[1-9]\d*$/.test(bits) && more.length === 0
  if (isIPv4(address)) return isNetwork && Number(bits) <= 32
  if (!isIPv6(address) || MAPPED_OR_ZONED.test(spellingOf(address))) return false
  return isNetwork && Number(bits) <= 128
}

/** Returns the address as URLs spell it. */
const spellingOf = (address: string) =>
  address.includes('%') ? address : new URL(`http://[${address}]`).hostname
