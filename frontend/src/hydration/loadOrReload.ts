/**
 * Loads a chunk of the site, a file of its own. When it does not come, the address at hand is
 * loaded as a whole, once for each chunk (see chunkRecovery.ts); rejected when that does not help, or when
 * nobody answers there.
 *
 * `chunk` names it: the text of the function that imports it does, and tells one build from another.
 */
export async function loadOrReload<Chunk>(
  chunk: string,
  load: () => Promise<Chunk>,
): Promise<Chunk> {
  try {
    const loaded = await load()
    globalThis.chunkRecovery?.markLoaded(chunk)
    return loaded
  } catch (error) {
    // What is shown stays until the browser has put the new page in its place.
    if (await globalThis.chunkRecovery?.reloadOnce(chunk)) return new Promise(() => {})
    throw error
  }
}
