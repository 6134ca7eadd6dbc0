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
  type GraphQLNamedType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { PAGE_SIZE_MAX } from '../pagination/connection'
import { pageSizeOf, pageSizesIn, type PageSizes, type KnownField } from './page-size'

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

// Object.keys forgets which keys they are.
const measureKeys = Object.keys(WORDS) as (keyof Measure)[]

const NOTHING: Measure = { depth: 0, introspectionDepth: 0, aliases: 0, typenames: 0, cost: 0 }

/**
 * Refuses operations that ask for too much, before anything runs. Fragments count where they are
 * spread, each measured once, so that a bomb of them costs us nothing; a circle counts as nothing
 * here, because GraphQL itself refuses it. Only fields are looked at, never names people choose.
 * The verdict is kept with the document, so that a page size in a variable counts as 1 here;
 * `findCostError` has the last word once the variables are known.
 */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const refuse = (asked: number, most: number, words: string) => {
    context.reportError(tooLarge(asked, most, words))
  }
  let directives = 0
  return {
    Directive: () => {
      directives += 1
    },
    OperationDefinition: operation => {
      const root = context.getSchema().getRootType(operation.operation) ?? undefined
      const measure = (rowsOf: PageSizes) =>
        createMeasure(context, rowsOf)(operation.selectionSet, root, 1)
      const measured = measure(() => 1)
      for (const key of measureKeys)
        if (measured[key] > QUERY_LIMITS[key]) refuse(measured[key], QUERY_LIMITS[key], WORDS[key])
      if (measure(() => PAGE_SIZE_MAX).cost > QUERY_LIMITS.cost)
        costs.set(operation, variables => measure(pageSizesIn(operation, variables)).cost)
    },
    Document: {
      leave: () => {
        const most = QUERY_LIMITS.directives
        if (directives > most) refuse(directives, most, 'directives')
      },
    },
  }
}

type Variables = Record<string, unknown>

/** What an operation costs, for those that may be too much with the greatest pages in their variables. */
const costs = new WeakMap<OperationDefinitionNode, (variables: Variables) => number>()

/** Why an operation that passed `queryLimitsRule` costs too much with these variables; undefined when it does not. */
export function findCostError(
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | undefined {
  const cost = costs.get(operation)?.(variables) ?? 0
  return cost > QUERY_LIMITS.cost ? tooLarge(cost, QUERY_LIMITS.cost, WORDS.cost) : undefined
}

const tooLarge = (asked: number, most: number, words: string) =>
  new GraphQLError(`This operation is too large: ${asked} ${words}, at most ${most} allowed.`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })

/** Measures a selection; `rows` is how many rows each list directly in it has. */
function createMeasure(context: ValidationContext, rowsOf: PageSizes) {
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
      .reduce(addMeasures, NOTHING)
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
    const known = fieldOf(parent, field.name.value)
    const type = known?.type
    const below = field.selectionSet
      ? measure(field.selectionSet, type && getNamedType(type), pageSizeOf(field, known, rowsOf))
      : NOTHING
    return addField(field, type, rows, below)
  }

  return measure
}

/** What a field makes of the measure of its own selection; `rows` is how often a list has it. */
function addField(
  { alias, name: { value: name } }: FieldNode,
  type: GraphQLOutputType | undefined,
  rows: number,
  below: Measure,
): Measure {
  const times = type && isListType(getNullableType(type)) ? rows : 1
  const isObject = type !== undefined && isCompositeType(getNamedType(type))
  const own = {
    ...below,
    aliases: below.aliases + (alias && name !== '__typename' ? 1 : 0),
    typenames: below.typenames + (name === '__typename' ? 1 : 0),
  }
  if (name === '__schema' || name === '__type')
    return { ...own, depth: 1, introspectionDepth: 1 + below.depth, cost: 1 }
  return { ...own, depth: 1 + below.depth, cost: times * (below.cost + (isObject ? 1 : 0)) }
}

function addMeasures(one: Measure, other: Measure): Measure {
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
