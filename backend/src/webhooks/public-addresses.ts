import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are not on the public internet, or are a cloud's own (IANA's special registries). */
const REFUSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure's metadata
  ['169.254.0.0', 16], // link-local, with the metadata of most clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4],
]

/** Parts of 2000::/3 that are not public, or that contain IPv4 addresses. */
const REFUSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // Teredo among others
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [network, prefix] of REFUSED_V4) refused.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of REFUSED_V6) refused.addSubnet(network, prefix, 'ipv6')

/** All other IPv6 networks are refused, also those that map or translate IPv4 (NAT64). */
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Returns whether this is an address of the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return unicast.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Returns whether this is 127.0.0.0/8 or ::1. */
export const isLoopbackAddress = (address: string): boolean =>
  isIPv4(address)
    ? loopback.check(address, 'ipv4')
    : isIPv6(address) && !address.includes('%') && loopback.check(address, 'ipv6')
