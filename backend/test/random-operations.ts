import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

/** Returns a number below `most` that is the same for the same seed and words. */
export function pick(most: number, ...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const letter of words.join('\n')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return (hash >>> 8) % most
}

export interface RandomOperation {
  text: string
  variables: Record<string, unknown>
  hasDirectives: boolean
}

const DEPTH = 4
const CONDITIONS = [
  ...['', '', '', ''],
  ...['@skip(if: $a)', '@include(if: $a)', '@skip(if: $b)', '@include(if: $b)'],
  ...['@skip(if: $b) @include(if: $a)', '@include(if: false)'],
]
const ARGUMENT = 'argument'

/** Returns a query or a mutation and its variables; the same for the same seed. */
export const randomOperation = (schema: GraphQLSchema, seed: number): RandomOperation =>
  new OperationWriter(seed).write(schema)

/** Writes one operation with aliases, fragments, conditions, arguments and variables. */
class OperationWriter {
  private readonly fragments: string[] = []
  private readonly definitions: string[] = []
  private readonly variables: Record<string, unknown> = {}
  private readonly hasDirectives: boolean

  constructor(private readonly seed: number) {
    this.hasDirectives = this.pick(2, 'directives') === 0
  }

  write(schema: GraphQLSchema): RandomOperation {
    const isMutation = this.pick(3, 'mutation') === 0
    const root = isMutation ? schema.getMutationType() : schema.getQueryType()
    if (!root) throw new Error('the schema has no such operations')
    const texts = [this.selection(root, 'root', DEPTH), ...this.fragments]
    for (const name of ['a', 'b']) {
      if (!texts.join(' ').includes(`$${name})`)) continue
      this.definitions.push(`$${name}: Boolean!`)
      this.variables[name] = this.pick(2, name) === 0
    }
    const head = this.definitions.length > 0 ? `(${this.definitions.join(', ')})` : ''
    const text = [`${isMutation ? 'mutation' : 'query'} ${head}`, ...texts].join('\n')
    const { variables, hasDirectives } = this
    return { text, variables, hasDirectives }
  }

  private readonly pick = (most: number, ...words: string[]) => pick(most, this.seed, ...words)

  private condition(place: string): string {
    if (!this.hasDirectives) return ''
    return CONDITIONS[this.pick(CONDITIONS.length, place, 'if')] ?? ''
  }

  /** Returns some fields of the type; a part of them also in a fragment, which may be spread twice. */
  private selection(type: GraphQLObjectType, place: string, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      field => depth > 0 || isLeafType(getNamedType(field.type)),
    )
    // A root type has many fields.
    const share = Math.max(3, Math.ceil(fields.length / 6))
    const chosen = fields.filter(({ name }) => this.pick(share, place, name) === 0)
    const texts = chosen.map(field => this.field(field, `${place}.${field.name}`, depth))
    const own = ['__typename', ...texts].join(' ')
    const kind = this.pick(5, place, 'fragment')
    if (kind > 2) return `{ ${own} }`
    const [first, second] = [this.condition(`${place} first`), this.condition(`${place} second`)]
    if (kind === 0)
      return `{ __typename ... on ${type.name} ${first} { ${own} } ${texts.slice(0, 1).join(' ')} }`
    const name = `F${String(this.fragments.length)}`
    this.fragments.push(`fragment ${name} on ${type.name} { ${own} }`)
    return `{ ...${name} ${first} ${kind === 1 ? `...${name} ${second}` : texts.slice(-1).join(' ')} }`
  }

  private field(field: GraphQLField<unknown, unknown>, place: string, depth: number): string {
    const named = getNamedType(field.type)
    const alias = this.pick(5, place, 'alias') === 0 ? `${field.name}Too: ` : ''
    const below = isObjectType(named) ? this.selection(named, place, depth - 1) : ''
    const args = field.args.flatMap(arg => this.argument(arg, `${place}.${arg.name}`))
    const list = args.length > 0 ? `(${args.join(', ')})` : ''
    return `${alias}${field.name}${list} ${this.condition(place)} ${below}`
  }

  private argument({ name, type, defaultValue }: GraphQLArgument, place: string): string[] {
    const isRequired = isNonNullType(type) && defaultValue === undefined
    if (!isRequired && this.pick(2, place) === 0) return []
    const value = this.value(type, place)
    if (this.pick(3, place, 'literal') === 0) return [`${name}: ${literal(value)}`]
    const variable = `v${String(this.definitions.length)}`
    this.definitions.push(`$${variable}: ${String(type)}`)
    this.variables[variable] = plain(value)
    return [`${name}: $${variable}`]
  }

  /** Returns a valid value; a name of an enum is a Name. */
  private value(type: GraphQLInputType, place: string): unknown {
    if (!isNonNullType(type) && this.pick(6, place, 'null') === 0) return null
    const present = getNullableType(type)
    if (isListType(present)) {
      const { ofType } = present
      const items = Array.from({ length: this.pick(3, place, 'length') })
      return items.map((_, index) => this.value(ofType, `${place}.${String(index)}`))
    }
    if (isInputObjectType(present)) {
      const fields = Object.values(present.getFields()).filter(
        field => isNonNullType(field.type) || this.pick(2, place, field.name) === 0,
      )
      const values = fields.map(one => [one.name, this.value(one.type, `${place}.${one.name}`)])
      return Object.fromEntries(values) as object
    }
    const number = this.pick(100, place, ARGUMENT)
    if (isEnumType(present)) {
      const values = present.getValues()
      return new Name(values[number % values.length]?.name ?? '')
    }
    if (['Int', 'Float'].includes(present.name)) return number
    if (present.name === 'Boolean') return number % 2 === 0
    return `${present.name} ${String(number)}`
  }
}

/** The name of an enum's value, which a literal has without quotes. */
class Name {
  constructor(private readonly name: string) {}
  readonly toJSON = () => this.name
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function literal(value: unknown): string {
  if (value instanceof Name) return value.toJSON()
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([name, member]) => `${name}: ${literal(member)}`)
  return `{ ${members.join(', ')} }`
}
