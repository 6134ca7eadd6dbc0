import { isIPv4, isIPv6 } from 'node:net'
import { ConfigurationError } from '../core/configuration-error'

const HOPS = /^\d{1,2}$/
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** How many proxies, or which addresses, may tell us the client's address; never "everyone". */
export function parseTrustProxy(text: string): string[] | number {
  if (HOPS.test(text)) return Number(text)
  const addresses = text.split(',').map(part => part.trim())
  if (!addresses.every(isProxyAddress))
    throw new ConfigurationError('TRUST_PROXY must be a number of hops or a list of addresses.')
  return addresses
}

/** A name that Express knows, an address, or a network; one of no bits is everyone. */
function isProxyAddress(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true
  const [address = '', bits = '1', ...more] = text.split('/')
  const isNetwork = /^[1-9]\d*$/.test(bits) && more.length === 0
  if (isIPv4(address)) return isNetwork && Number(bits) <= 32
  return isIPv6(address) && isNetwork && Number(bits) <= 128
}
