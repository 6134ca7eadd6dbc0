/**
 * Fetches a part of the site that is a file of its own. When it does not come, the address at hand is
 * loaded as a whole, once for each part (see recovery.ts); rejected when that does not help, or when
 * nobody answers there.
 *
 * `part` names it: the text of the function that imports it does, and tells one build from another.
 */
export async function recovered<Part>(part: string, fetch: () => Promise<Part>): Promise<Part> {
  try {
    const fetched = await fetch()
    globalThis.recovery?.forget(part)
    return fetched
  } catch (error) {
    // What is shown stays until the browser has put the new page in its place.
    if (await globalThis.recovery?.loadAnew(part)) return new Promise(() => {})
    throw error
  }
}
