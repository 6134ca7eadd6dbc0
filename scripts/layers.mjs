/** The tables of dependency-cruiser.config.mjs as rules. */

/**
 * @typedef {{ name: string; mayImport: string[] }} Place
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 */

export const SPEC = '\\.spec\\.tsx?$'

/**
 * The places of a table. Throws when one names what does not stand above it.
 * @param {string} root the folder they are in
 * @param {Record<string, string>} table each place and, with spaces between, what it may import
 * @returns {Place[]}
 */
export function places(root, table) {
  const names = Object.keys(table)
  return Object.entries(table).map(([name, imports], at) => {
    const mayImport = imports.split(' ').filter(Boolean)
    for (const it of mayImport) {
      const stands = names.findIndex(place => it === place || it.startsWith(`${place}/`))
      if (stands > at) throw new Error(`${name} names ${it}, which does not stand above it`)
    }
    const paths = mayImport.map(it => (it === '@shared' ? 'backend/src/shared' : root + it))
    return { name: root + name, mayImport: paths }
  })
}

/**
 * A place's rules: one for its files; for a folder also one for its specs, when they may import more.
 * @param {Place} place
 * @param {string[]} [alsoForSpecs]
 * @returns {Rule[]}
 */
export function layer({ name, mayImport }, alsoForSpecs = []) {
  const path = pattern(name)
  const allowed = [name, ...mayImport]
  if (alsoForSpecs.length === 0 || isFile(name)) return [rule(name, { path }, allowed)]
  return [
    rule(name, { path, pathNot: SPEC }, allowed),
    rule(`specs of ${name}`, { path: `${path}.*${SPEC}` }, [...allowed, ...alsoForSpecs]),
  ]
}

/**
 * @param {string} name
 * @param {Rule['from']} from
 * @param {string[]} allowed
 * @returns {Rule}
 */
function rule(name, from, allowed) {
  const comment = `May import ${allowed.join(' ')}`
  return { name, severity: 'error', comment, from, to: ours(allowed) }
}

/**
 * Refuses files that are in none of the places: those that import, are imported, or do neither.
 * @param {Place[]} known
 * @returns {Rule[]}
 */
export function unknown(known) {
  const names = known.map(({ name }) => name)
  const pathNot = names.map(pattern)
  /** @type {Pick<Rule, 'from' | 'to'>[]} */
  const cases = [
    { from: { pathNot }, to: {} },
    { from: {}, to: ours(names) },
    { from: { orphan: true, pathNot }, to: {} },
  ]
  return cases.map(it => ({
    name: 'unknown-place',
    severity: 'error',
    comment: 'Give this file a place in scripts/dependency-cruiser.config.mjs first.',
    ...it,
  }))
}

/**
 * Files of ours, those in these places excepted.
 * @param {string[]} except
 * @returns {Rule['to']}
 */
function ours(except) {
  return {
    pathNot: ['node_modules/', ...except.map(pattern)],
    dependencyTypesNot: ['core'],
    couldNotResolve: false,
  }
}

/**
 * A folder, a file, or files with `*` for a part of a name and `**` for folders, as a regular expression.
 * @param {string} place
 */
export function pattern(place) {
  const expression = place.replace(/\*\*\/|\*|\./g, part => MEANING[part] ?? part)
  return isFile(place) ? `^${expression}$` : `^${expression}/`
}

/** @param {string} place */
const isFile = place => /\.\w+$/.test(place)

/** @type {Record<string, string>} */
const MEANING = { '**/': '.*', '*': '[^/]*', '.': '\\.' }
