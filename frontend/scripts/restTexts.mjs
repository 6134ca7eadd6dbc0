/** The texts and the HTML of the REST reference (restReference.mjs). */

/**
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {string} [format]
 * @property {string} [pattern]
 * @property {unknown[]} [enum]
 * @property {unknown} [const]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [maxItems]
 * @property {Schema} [items]
 * @property {Schema[]} [anyOf]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {unknown} [default]
 * @property {string} [description]
 * @typedef {{ $ref?: string; description?: string; content?: Record<string, { schema: Schema }> }} Response
 * @typedef {{ name: string; required: boolean; description?: string; schema: Schema }} Parameter
 * @typedef {object} Operation
 * @property {Record<string, string[]>[]} security
 * @property {Parameter[]} [parameters]
 * @property {{ content: Record<string, { schema: Schema }> }} [requestBody]
 * @property {Record<string, Response>} responses
 * @typedef {object} OpenApi
 * @property {Record<string, Record<string, Operation>>} paths
 * @property {{ schemas: Record<string, Schema>; responses: Record<string, Response> }} components
 */

/** @type {Record<string, string>} */
export const FORMATS = {
  'date-time': 'instant',
  date: 'day',
  email: 'email address',
  password: 'password',
  uuid: 'UUID',
}
/** @type {Record<string, string>} */
export const TYPES = { boolean: 'true or false', integer: 'whole number' }
export const LIMIT = /^(\d+ to \d+ characters|At (most|least) [\d ]+characters)[.;] ?/
export const upperCase = (/** @type {string} */ text) => text.toUpperCase()
export const nameIn = (/** @type {string} */ ref) => ref.split('/').at(-1) ?? ''
export const idOf = (/** @type {string} */ name) => `object-${name.toLowerCase()}`

/** @param {Schema} schema */
export function lengthOf({ minLength = 0, maxLength, format }) {
  if (maxLength === undefined) return ''
  if (format === 'password')
    return minLength > 1 ? `, at least ${String(minLength)} characters` : ''
  return minLength > 0
    ? `, ${String(minLength)} to ${String(maxLength)} characters`
    : `, at most ${String(maxLength)} characters`
}

/** @param {Operation['security']} security */
export function whoMayCall(security) {
  const schemes = security.flatMap(one => Object.entries(one))
  if (schemes.length < security.length || security.length === 0) return 'Everyone can call it.'
  if (schemes.some(([, roles]) => roles.includes('team'))) return 'Only the team can call it.'
  return 'Needs a signed-in account.'
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const cells = rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
  const heads = head.map(cell => `<th>${cell}</th>`).join('')
  return `<div role="group" aria-label="Table: ${head[0] ?? ''}" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${cells.join('')}</tbody></table></div>\n`
}

/**
 * Escapes a description, whose code is in backticks.
 * @param {string} text
 */
export const toHtml = text =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
