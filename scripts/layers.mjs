/** The import law's tables as dependency-cruiser's rules: see dependency-cruiser.config.mjs. */

/**
 * @typedef {{ name: string; mayImport: string }} Place
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 */

export const SPEC = '\\.spec\\.tsx?$'
const PACKAGES = 'node_modules/'

/**
 * The places of a table. Throws when one names what does not stand above it.
 * @param {string} root the folder they are in
 * @param {Record<string, string>} table each place and, with spaces between, whom it may import
 * @returns {Place[]}
 */
export function places(root, table) {
  const names = Object.keys(table)
  return Object.entries(table).map(([name, mayImport], at) => {
    const imported = mayImport.split(' ').filter(Boolean)
    for (const it of imported) {
      const [place = ''] = it.split('/*')
      if (names.includes(place) && names.indexOf(place) > at)
        throw new Error(`${name} names ${it}, which does not stand above it`)
    }
    const paths = imported.map(it => (it === '@shared' ? 'backend/src/shared' : root + it))
    return { name: root + name, mayImport: paths.join(' ') }
  })
}

/**
 * A place's rules: one for its files, one for its specs when those may import something else.
 * @param {Place} place
 * @param {string} [specsMayImport]
 * @returns {Rule[]}
 */
export function layer({ name, mayImport }, specsMayImport) {
  const files = { path: pattern(name), ...(specsMayImport && { pathNot: SPEC }) }
  const specs = { path: `${pattern(name)}.*${SPEC}` }
  return [
    rule(name, files, mayImport),
    ...(specsMayImport ? [rule(`specs of ${name}`, specs, specsMayImport)] : []),
  ]
}

/**
 * @param {string} name
 * @param {Rule['from']} from
 * @param {string} mayImport
 * @returns {Rule}
 */
function rule(name, from, mayImport) {
  const allowed = [name.replace(/^specs of /, ''), ...mayImport.split(' ').filter(Boolean)]
  return {
    name,
    severity: 'error',
    comment: `May import ${mayImport || 'nothing'} beside what is in the same place.`,
    from,
    to: ours(allowed),
  }
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
    pathNot: [PACKAGES, ...except.map(pattern)],
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
  return /\.\w+$/.test(place) ? `^${expression}$` : `^${expression}/`
}

/** @type {Record<string, string>} */
const MEANING = { '**/': '.*', '*': '[^/]*', '.': '\\.' }
