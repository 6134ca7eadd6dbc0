/** Returns the URL, or undefined if it is none; `URL.canParse` is newer than the oldest browsers. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
