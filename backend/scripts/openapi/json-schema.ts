import type { GraphQLEnumType, GraphQLScalarType } from 'graphql'
import type { Limits } from '../../src/shared/rule'

/** The keywords of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  items?: JsonSchema
  required?: string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
  default?: unknown
  description?: string
}

/** The named schemas of the document. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  /** Adds the schema and returns a reference to it. Throws for a second schema of that name. */
  define(name: string, schema: JsonSchema): JsonSchema {
    const known = this.schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`two schemas are named ${name}`)
    this.schemas[name] = schema
    return { $ref: `#/components/schemas/${name}` }
  }

  /**
   * Describes a value in a sentence: by its schema's description, the text that it always is, or its
   * members. Throws if the schema has none of them.
   */
  describeValue({ $ref, ...own }: JsonSchema): string {
    const { description, const: text, properties } = $ref ? this.#resolve($ref) : own
    if (description) return description.replace(/(?<=\.) .*$/s, '')
    if (typeof text === 'string') return `The text “${text}”.`
    if (!properties) throw new Error(`a response has no description: ${JSON.stringify(own)}`)
    const members = Object.entries(properties)
    return members.map(([name, of]) => `\`${name}\`: ${this.describeValue(of)}`).join(' ')
  }

  #resolve(reference: string): JsonSchema {
    return this.schemas[reference.replace(/^.*\//, '')] ?? {}
  }

  /** Adds an enum with its documented values. */
  defineEnum(type: GraphQLEnumType): JsonSchema {
    const values = type.getValues().map(({ value, description }) => {
      // On REST, the documented values are the values.
      const words = description?.replace(/; `[^`]*` on REST/, '')
      return `- \`${String(value)}\`${words ? `: ${words}` : ''}`
    })
    return this.define(type.name, {
      type: 'string',
      enum: type.getValues().map(({ value }) => value as unknown),
      description: [type.description, ...values].join('\n'),
    })
  }
}

/** The schema with a description of this use. */
export const described = (schema: JsonSchema, text: string | null | undefined): JsonSchema =>
  text ? { ...schema, description: text } : schema

/** The schema, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
}

/** A schema with a rule's limits. */
export function withLimits(schema: JsonSchema, limits: Limits = {}): JsonSchema {
  const { items, ...others } = limits
  // An optional text with a format may be empty.
  if (others.format && others.minLength === 0) {
    const { minLength, ...present } = others
    return {
      anyOf: [
        { ...schema, ...present },
        { ...schema, maxLength: minLength },
      ],
    }
  }
  if (others.minLength === 0) delete others.minLength
  return {
    ...schema,
    ...others,
    ...(items && schema.items && { items: withLimits(schema.items, items) }),
  }
}

/** The wire formats of our scalars and of GraphQL's. */
const scalars: Record<string, JsonSchema> = {
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  JSONObject: { type: 'object', additionalProperties: true },
  LocalDate: { type: 'string', format: 'date' },
  LocalTime: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  String: { type: 'string' },
}

export function scalarSchema({ name }: GraphQLScalarType): JsonSchema {
  const schema = scalars[name]
  if (!schema) throw new Error(`the scalar ${name} has no JSON Schema`)
  return schema
}
