/** Turns the tables of dependency-cruiser.config.mjs into rules. */

/**
 * @typedef {{ name: string; mayImport: string[] }} Layer
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 */

export const SPEC = '\\.spec\\.tsx?$'

/**
 * Returns the layers of a table. Throws if a layer names one that is not lower.
 * @param {string} root the folder of the layers
 * @param {Record<string, string>} table the layers, lowest first; each value lists the allowed
 * imports, separated by spaces
 * @returns {Layer[]}
 */
export function layers(root, table) {
  const names = Object.keys(table)
  return Object.entries(table).map(([name, imports], at) => {
    const mayImport = imports.split(' ').filter(Boolean)
    for (const it of mayImport) {
      const found = names.findIndex(layer => it === layer || it.startsWith(`${layer}/`))
      if (found > at) throw new Error(`${name} names ${it}, which is not a lower layer`)
    }
    const paths = mayImport.map(it => (it === '@shared' ? 'backend/src/shared' : root + it))
    return { name: root + name, mayImport: paths }
  })
}

/**
 * Returns a layer's rules: one for its files, and one for a folder's specs if they may import more.
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
 * Returns the rules that refuse files in no layer, whether they import, are imported, or do
 * neither.
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
    comment: 'Add this file to a layer in scripts/dependency-cruiser.config.mjs first.',
    ...it,
  }))
}

/**
 * Matches our own files outside these layers.
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
 * Converts a folder, a file, or a glob (`*` for a part of a name, `**` for folders) to a regular
 * expression.
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
