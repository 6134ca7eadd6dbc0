/** The script files that a set of source files needs before it can run, as Vite's manifest tells. */
export function chunksOf(manifest, sources) {
  const files = new Set()
  const visit = key => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}`)
    if (files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}
