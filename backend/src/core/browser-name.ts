import Bowser from 'bowser'

/** The browser and the system of a request, in words; null if they are unknown. */
export interface Browser {
  browser: string | null
  system: string | null
}

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/** Longer headers are cut: browsers send about 150 characters. */
const HEADER_MAX = 500

/**
 * Returns the browser and the system of a User-Agent header. Contains only names that bowser lists,
 * never text of the header.
 */
export function parseBrowser(userAgent: string | undefined): Browser {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, HEADER_MAX))
  return { browser: known(browsers, browser.name), system: known(systems, os.name) }
}

/** Returns both in words, such as `Chrome on Windows`; null if both are unknown. */
export function browserName(userAgent: string | undefined): string | null {
  const { browser, system } = parseBrowser(userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}

const known = (names: ReadonlySet<string>, name: string | undefined) =>
  name !== undefined && names.has(name) ? name : null
