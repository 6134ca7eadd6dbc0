/** The reference of REST in the API guide, from backend/openapi.json (API-13). */
import {
  FORMATS,
  LIMIT,
  TYPES,
  idOf,
  lengthOf,
  nameIn,
  table,
  toHtml,
  upperCase,
  whoMayCall,
} from './restTexts.mjs'

/**
 * @typedef {import('./restTexts.mjs').Schema} Schema
 * @typedef {import('./restTexts.mjs').Response} Response
 * @typedef {import('./restTexts.mjs').Parameter} Parameter
 * @typedef {import('./restTexts.mjs').Operation} Operation
 * @typedef {import('./restTexts.mjs').OpenApi} OpenApi
 */

/** Failures that most calls have and that need no row of their own. */
const GENERAL = new Set(['400', '403', '413', '415', '429', '500', '503'])

/** Renders the calls and the objects that they return as HTML, for the styles of the guide. */
export class RestReference {
  /**
   * The names of the objects that the rendered calls return.
   * @type {Set<string>}
   */
  objects = new Set()

  /** @param {OpenApi} document */
  constructor({ paths, components }) {
    this.paths = paths
    this.components = components
  }

  /** @param {Schema} schema */
  resolved({ $ref, ...own }) {
    return $ref === undefined ? own : { ...this.components.schemas[nameIn($ref)], ...own }
  }

  /**
   * @param {string} call
   * @returns {string | undefined} undefined if the heading is not a call
   */
  renderCall(call) {
    const [method = '', path = ''] = call.split(' ')
    const operation = this.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!operation) return undefined
    const { parameters = [], requestBody, responses, security } = operation
    const body = requestBody?.content['application/json']?.schema
    return [
      `<p>${whoMayCall(security)}</p>`,
      parameters.length > 0 ? this.membersTable('Parameter', parameters.map(toMember)) : '',
      body ? this.membersTable('Body', requiredFirst(membersOf(this.resolved(body)))) : '',
      this.responsesTable(responses, security),
    ].join('')
  }

  /**
   * @param {string} head
   * @param {{ name: string; isRequired: boolean; schema: Schema }[]} members
   */
  membersTable(head, members) {
    const isResponse = head === 'Member'
    const rows = members.map(({ name, isRequired, schema }) => [
      `<code>${name}</code>`,
      `${isRequired && !isResponse ? '<b>Required.</b> ' : ''}${this.typeOf(schema, isResponse)}`,
      // The type has the limits.
      toHtml((schema.description ?? '').replace(LIMIT, '').replace(/^./, upperCase)),
    ])
    return table([head, 'Type', 'Description'], rows)
  }

  /**
   * @param {Schema} schema
   * @param {boolean} isResponse whether null is worth a word: an optional member of a body can be null
   * @returns {string}
   */
  typeOf(schema, isResponse) {
    const { anyOf = [], ...own } = schema
    const isNullable = [own, ...anyOf].some(({ type }) => [type].flat().includes('null'))
    const [present = own] = anyOf
    const texts = this.textsFor(this.resolved(present))
    const initial =
      schema.default === undefined
        ? ''
        : `; by default <code>${JSON.stringify(schema.default).replaceAll('"', '')}</code>`
    return `${texts}${initial}${isNullable && isResponse ? ', or null' : ''}`
  }

  /**
   * @param {Schema} schema
   * @returns {string}
   */
  textsFor(schema) {
    if (schema.enum)
      return `one of ${schema.enum.map(value => `<code>${String(value)}</code>`).join(', ')}`
    const type = [schema.type].flat()[0]
    if (type === 'array') {
      const most = schema.maxItems === undefined ? '' : `, at most ${String(schema.maxItems)}`
      return `list${most}; each: ${this.textsFor(this.resolved(schema.items ?? {}))}`
    }
    if (type === 'string') return (FORMATS[schema.format ?? ''] ?? 'text') + lengthOf(schema)
    return type === undefined ? 'any value' : (TYPES[type] ?? type)
  }

  /**
   * @param {Record<string, Response>} responses
   * @param {Operation['security']} security
   */
  responsesTable(responses, security) {
    const all = Object.entries(responses)
    const isForTeam = security.some(one => Object.values(one).flat().includes('team'))
    /** @param {[string, Response]} entry */
    const isGeneral = ([status, { $ref }]) =>
      $ref !== undefined && GENERAL.has(status) && !(isForTeam && status === '403')
    const own = all
      .filter(entry => !isGeneral(entry))
      .map(([status, response]) => [`<code>${status}</code>`, this.responseTexts(status, response)])
    const general = all.filter(isGeneral).map(([status]) => `<code>${status}</code>`)
    const others = [general.join(', '), 'As for any call: see <a href="#errors">Errors</a>.']
    return table(['Status', 'Response'], general.length > 0 ? [...own, others] : own)
  }

  /**
   * @param {string} status
   * @param {Response} response
   */
  responseTexts(status, response) {
    const { description = '', content = {} } = response.$ref
      ? (this.components.responses[nameIn(response.$ref)] ?? {})
      : response
    const [type, media] = Object.entries(content)[0] ?? []
    if (status >= '300') return toHtml(description)
    if (type !== 'application/json')
      return type === 'text/csv' ? 'A CSV file.' : 'An iCalendar file.'
    return `${status === '201' ? 'Created. ' : ''}${this.objectTexts(media?.schema ?? {})}`
  }

  /**
   * @param {Schema} schema
   * @returns {string}
   */
  objectTexts(schema) {
    if (schema.$ref) {
      const name = nameIn(schema.$ref)
      this.objects.add(name)
      return `<a href="#${idOf(name)}"><code>${name}</code></a>`
    }
    if (schema.type === 'array') return `A list of ${this.objectTexts(schema.items ?? {})}`
    const members = Object.entries(schema.properties ?? {})
    return members
      .map(([name, of]) => `<code>${name}</code>${of.$ref ? `: ${this.objectTexts(of)}` : ''}`)
      .join(', ')
  }

  /** The objects and enums that the rendered calls return, each with its anchor. */
  renderObjects() {
    return [...this.objects].map(name => {
      const { description = '', ...schema } = this.components.schemas[name] ?? {}
      // The description of an enum has a line for each value.
      const [texts = '', ...values] = description.split('\n- ')
      const rows = schema.enum
        ? table(['Value', 'Description'], values.map(toCells))
        : this.membersTable('Member', membersOf(schema))
      return { id: idOf(name), name, html: `<p>${toHtml(texts)}</p>${rows}` }
    })
  }
}

/** @param {ReturnType<typeof membersOf>} members */
const requiredFirst = members =>
  members.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))

/** @param {string} line a value as code, a colon, and its description */
const toCells = line => line.split(/: (.*)/s, 2).map(toHtml)

/** @param {Parameter} parameter */
const toMember = ({ name, required, description, schema }) => ({
  name,
  isRequired: required,
  schema: { ...schema, description },
})

/** @param {Schema} schema */
const membersOf = ({ properties = {}, required = [] }) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema,
  }))
