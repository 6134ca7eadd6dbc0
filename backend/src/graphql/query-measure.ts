import {
  Kind,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  typeFromAST,
  type FieldNode,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { pageSizeOf, type PageSizes, type KnownField } from './page-size'

/** The size of an operation; introspection-limits.ts counts the values of introspection. */
export interface Measure {
  depth: number
  introspectionDepth: number
  aliases: number
  /** The numbers of `__typename`, `__schema` and `__type` selections, with or without an alias. */
  typenames: number
  schemas: number
  types: number
  /** Fields in the response, counted for each row of a list. */
  values: number
  cost: number
}

const NOTHING: Measure = {
  depth: 0,
  introspectionDepth: 0,
  aliases: 0,
  typenames: 0,
  schemas: 0,
  types: 0,
  values: 0,
  cost: 0,
}

/**
 * Returns a function that measures a selection. Its `rows` is the number of rows of each list
 * directly in the selection. A fragment counts at each spread but is measured once, so fragments
 * that spread each other many times cost no time. A cycle of fragments counts as 0, because another
 * rule of GraphQL refuses it.
 */
export function createMeasure(context: ValidationContext, rowsOf: PageSizes) {
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
    return addField(field, known, rows, below)
  }

  return measure
}

/**
 * Adds a field to the measure of its selection; `rows` is the number of rows if the field is a
 * list.
 */
function addField(
  { alias, name: { value: name } }: FieldNode,
  known: KnownField | undefined,
  rows: number,
  below: Measure,
): Measure {
  const times = known && isListType(getNullableType(known.type)) ? rows : 1
  const isObject = known && isCompositeType(getNamedType(known.type))
  const own = {
    ...below,
    aliases: below.aliases + (alias && name !== '__typename' ? 1 : 0),
    typenames: below.typenames + (name === '__typename' ? 1 : 0),
    schemas: below.schemas + (name === '__schema' ? 1 : 0),
    types: below.types + (name === '__type' ? 1 : 0),
  }
  if (name === '__schema' || name === '__type')
    return { ...own, depth: 1, introspectionDepth: 1 + below.depth, values: 1, cost: 1 }
  const cost = known?.extensions['complexity'] ?? times * (below.cost + (isObject ? 1 : 0))
  return { ...own, depth: 1 + below.depth, values: 1 + times * below.values, cost: Number(cost) }
}

function addMeasures(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
    aliases: one.aliases + other.aliases,
    typenames: one.typenames + other.typenames,
    schemas: one.schemas + other.schemas,
    types: one.types + other.types,
    values: one.values + other.values,
    cost: one.cost + other.cost,
  }
}

function fieldOf(parent: GraphQLNamedType | undefined, name: string): KnownField | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined
  return parent.getFields()[name]
}
