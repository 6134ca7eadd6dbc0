/** The tables of dependency-cruiser.config.mjs as rules. */

/**
 * @typedef {{ name: string; mayImport: string[] }} Layer
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 */

export const SPEC = '\\.spec\\.tsx?$'

/**
 * The layers of a table. Throws when one names what is not lower.
 * @param {string} root the folder they are in
 * @param {Record<string, string>} table each layer, the lowest first, and, with spaces between, what it may import
 * @returns {Layer[]}
 */
export function layers(root, table) {
  const names = Object.keys(table)
  return Object.entries(table).map(([name, imports], at) => {
    const mayImport = imports.split(' ').filter(Boolean)
    for (const it of mayImport) {
      const found = names.findIndex(layer => it === layer || it.startsWith(`${layer}/`))
      if (found > at) throw new Error(`${name} names ${it}, which is not lower`)
    }
    const paths = mayImport.map(it => (it === '@shared' ? 'backend/src/shared' : root + it))
    return { name: root + name, mayImport: paths }
  })
}

/**
 * A layer's rules: one for its files; for a folder also one for its specs, when they may import more.
 * @param {Layer} layer
 * @param {string[]} [alsoForSpecs]
 * @returns {Rule[]}
 */
export function rulesOf({ name, mayImport }, alsoForSpecs = []) {
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
 * Refuses files that are in none of the layers: those that import, are imported, or do neither.
 * @param {Layer[]} known
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
    name: 'unknown-layer',
    severity: 'error',
    comment: 'Give this file a layer in scripts/dependency-cruiser.config.mjs first.',
    ...it,
  }))
}

/**
 * Files of ours, those in these layers excepted.
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
 * @param {string} name
 */
export function pattern(name) {
  const expression = name.replace(/\*\*\/|\*|\./g, part => MEANING[part] ?? part)
  return isFile(name) ? `^${expression}$` : `^${expression}/`
}

/** @param {string} name */
const isFile = name => /\.\w+$/.test(name)

/** @type {Record<string, string>} */
const MEANING = { '**/': '.*', '*': '[^/]*', '.': '\\.' }
