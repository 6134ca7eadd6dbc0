import { codeSplitting } from './codeSplitting.mjs'

const { groups } = codeSplitting

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
 * What a source file became: a file of its own, or part of its group (codeSplitting.mjs), which has a name too.
 * @param {import('vite').Manifest} manifest
 * @param {string} source
 */
export function chunkOf(manifest, source) {
  const group = groups.find(({ test }) => test.test(source))?.name ?? source
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === group)
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  return chunk
}
