/**
 * The script files that a set of source files needs before it can run, as Vite's manifest tells.
 * @param {import('vite').Manifest} manifest
 * @param {string[]} sources
 */
export function chunksOf(manifest, sources) {
  /** @type {Set<string>} */
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = chunkOf(manifest, key)
    if (files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}

/**
 * What a source file became, or a group of them (codeSplitting.mjs) by its name.
 * @param {import('vite').Manifest} manifest
 * @param {string} source
 */
export function chunkOf(manifest, source) {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source)
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  return chunk
}
