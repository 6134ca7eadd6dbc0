import { isIP } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from './public-addresses'

/** Returns whether a connection to this address is allowed. */
export type AddressPolicy = (address: string) => boolean

/** Allows public addresses; with `allowsLoopback` (for tests) also this machine's own. */
export const createAddressPolicy =
  (allowsLoopback: boolean): AddressPolicy =>
  address =>
    isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address))

/** The host of a URL for look-ups and TLS: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Names that RFC 6761, RFC 6762 and ICANN reserve for one machine or network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal)\.?$/i

/** Returns why a URL cannot be an endpoint's, or undefined. A name is checked when something is sent to it. */
export function messageForUrl(text: string, allowsLoopback: boolean): string | undefined {
  if (!URL.canParse(text)) return 'Please enter a URL'
  const url = new URL(text)
  const host = hostOf(url)
  const isLocal = allowsLoopback && (host === 'localhost' || isLoopbackAddress(host))
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
    return 'The URL must begin with https://'
  if (url.username || url.password) return 'The URL must not contain a user name or password'
  if (url.hash) return 'The URL must not contain a #'
  const isPublic = isIP(host) ? createAddressPolicy(allowsLoopback)(host) : !LOCAL_NAME.test(host)
  if (!isPublic && !isLocal) return 'The URL must lead to an address of the public internet'
  return undefined
}
