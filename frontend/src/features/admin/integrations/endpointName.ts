/** Returns the address of an endpoint without what every address has: hooks.example/club */
export function endpointName(url: string): string {
  const { host, pathname } = new URL(url)
  return pathname === '/' ? host : host + pathname
}
