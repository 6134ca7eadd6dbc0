import {
  GraphQLError,
  Kind,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  typeFromAST,
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './connection'

/** The most that one operation may ask for; docs/api.md tells integrators. */
export const QUERY_LIMITS = {
  tokens: 1000,
  depth: 10,
  /** The standard introspection query is 15 deep. */
  introspectionDepth: 15,
  aliases: 15,
  typenames: 100,
  directives: 50,
  cost: 1000,
}

type Measure = Record<Exclude<keyof typeof QUERY_LIMITS, 'tokens' | 'directives'>, number>

const WORDS: Record<keyof Measure, string> = {
  depth: 'levels deep',
  introspectionDepth: 'levels of introspection deep',
  aliases: 'aliases',
  typenames: 'times __typename',
  cost: 'cost (one for each object, times the rows of its list)',
}

const NOTHING: Measure = { depth: 0, introspectionDepth: 0, aliases: 0, typenames: 0, cost: 0 }

/**
 * Refuses operations that ask for too much, before anything runs. Fragments count where they are
 * spread, each measured once, so that a bomb of them costs us nothing; a circle counts as nothing
 * here, because GraphQL itself refuses it. Only fields are looked at, never names people choose.
 */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const measure = measurer(context)
  const refuse = (asked: number, most: number, words: string) =>
    context.reportError(
      new GraphQLError(`This operation is too large: ${asked} ${words}, at most ${most} allowed.`),
    )
  let directives = 0
  return {
    Directive: () => {
      directives += 1
    },
    OperationDefinition: ({ operation, selectionSet }) => {
      const root = context.getSchema().getRootType(operation)
      const measured = measure(selectionSet, root ?? undefined, 1)
      for (const key of keysOf(WORDS))
        if (measured[key] > QUERY_LIMITS[key]) refuse(measured[key], QUERY_LIMITS[key], WORDS[key])
    },
    Document: {
      leave: () => {
        const most = QUERY_LIMITS.directives
        if (directives > most) refuse(directives, most, 'directives')
      },
    },
  }
}

/** Measures a selection; `rows` is how many rows each list directly in it has. */
function measurer(context: ValidationContext) {
  const known = new Map<string, Measure>()

  function measure(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    rows: number,
  ): Measure {
    return selections
      .map(selection => {
        if (selection.kind === Kind.FIELD) return ofField(selection, type, rows)
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, rows)
        return measure(selection.selectionSet, type, rows)
      })
      .reduce(together, NOTHING)
  }

  function ofFragment(name: string, rows: number): Measure {
    const key = `${name} ${rows}`
    const fragment = context.getFragment(name)
    if (!fragment) return NOTHING
    const before = known.get(key)
    if (before) return before
    known.set(key, NOTHING)
    const type = typeFromAST(context.getSchema(), fragment.typeCondition)
    const measured = measure(fragment.selectionSet, type, rows)
    known.set(key, measured)
    return measured
  }

  function ofField(field: FieldNode, parent: GraphQLNamedType | undefined, rows: number): Measure {
    const name = field.name.value
    const known = fieldOf(parent, name)
    const type = known?.type
    const below = field.selectionSet
      ? measure(field.selectionSet, type && getNamedType(type), pageOf(field, known))
      : NOTHING
    const times = type && isListType(getNullableType(type)) ? rows : 1
    const isObject = type !== undefined && isCompositeType(getNamedType(type))
    const own = {
      ...below,
      aliases: below.aliases + (field.alias && name !== '__typename' ? 1 : 0),
      typenames: below.typenames + (name === '__typename' ? 1 : 0),
    }
    if (name === '__schema' || name === '__type')
      return { ...own, depth: 1, introspectionDepth: 1 + below.depth, cost: 1 }
    return { ...own, depth: 1 + below.depth, cost: times * (below.cost + (isObject ? 1 : 0)) }
  }

  return measure
}

function together(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
    aliases: one.aliases + other.aliases,
    typenames: one.typenames + other.typenames,
    cost: one.cost + other.cost,
  }
}

function fieldOf(parent: GraphQLNamedType | undefined, name: string): KnownField | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined
  return parent.getFields()[name]
}

type KnownField = GraphQLField<unknown, unknown>

/** What a list that has no pages counts for: these are short, and the server says how long. */
const WITHOUT_PAGES = 10

/** The rows a list's page may have: as many as are asked for; the most there can be when only the variables tell. */
function pageOf({ arguments: args = [] }: FieldNode, known: KnownField | undefined): number {
  if (!known?.args.some(({ name }) => name === 'first')) return WITHOUT_PAGES
  const first = args.find(({ name }) => name.value === 'first')?.value
  if (!first) return PAGE_SIZE_DEFAULT
  const asked = first.kind === Kind.INT ? Number(first.value) : PAGE_SIZE_MAX
  return Math.min(Math.max(asked, 1), PAGE_SIZE_MAX)
}

/* Object.keys forgets which keys they are. */
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]
