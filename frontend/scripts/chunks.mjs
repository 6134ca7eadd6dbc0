/**
 * Returns the script files that the source files need, from Vite's manifest.
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
 * Returns the chunk of a page, of a lazy part, or of a group (codeSplitting.mjs). Throws if there
 * is none.
 * @param {import('vite').Manifest} manifest
 * @param {string} name a source file's path, or the group's name
 */
export function chunkOf(manifest, name) {
  const chunk = manifest[name] ?? Object.values(manifest).find(other => other.name === name)
  if (!chunk) throw new Error(`The build has no chunk for ${name}`)
  return chunk
}

/**
 * Throws if script files import each other in a circle: one of them would then run before a file that
 * it needs, and its page would fail.
 * @param {import('vite').Manifest} manifest
 */
export function requireNoCircles(manifest) {
  /** @type {Set<string>} */
  const done = new Set()
  const visit = (/** @type {string} */ key, /** @type {string[]} */ path) => {
    if (path.includes(key))
      throw new Error(`Script files import each other in a circle: ${[...path, key].join(', ')}`)
    if (done.has(key)) return
    chunkOf(manifest, key).imports?.forEach(other => visit(other, [...path, key]))
    done.add(key)
  }
  Object.keys(manifest).forEach(key => visit(key, []))
}
