import Bowser from 'bowser'

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/**
 * Returns the browser and the system of a User-Agent header in words, such as `Chrome on Windows`;
 * null if both are unknown. Contains only names that bowser lists, never text of the header.
 */
export function browserWords(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const name = known(browsers, browser.name)
  const system = known(systems, os.name)
  if (name && system) return `${name} on ${system}`
  return name ?? system ?? null
}

const known = (names: ReadonlySet<string>, name: string | undefined) =>
  name !== undefined && names.has(name) ? name : undefined
