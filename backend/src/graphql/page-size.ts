import {
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
} from 'graphql'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../pagination/connection'

export type KnownField = GraphQLField<unknown, unknown>

/** Returns the page size that the variable with this name contains. */
export type PageSizes = (variable: string) => number

/** The assumed number of rows of a list without pages; these lists are short. */
const WITHOUT_PAGES = 10

/** Returns the page size of a list field: the requested size, 50 by default, at most 100. */
export function pageSizeOf(
  { arguments: args = [] }: FieldNode,
  known: KnownField | undefined,
  rowsOf: PageSizes,
): number {
  if (!known?.args.some(({ name }) => name === 'first')) return WITHOUT_PAGES
  const first = args.find(({ name }) => name.value === 'first')?.value
  if (first?.kind === Kind.VARIABLE) return rowsOf(first.name.value)
  return clampPageSize(first && valueFromASTUntyped(first))
}

/** Returns a function that reads the page size from a variable, or from its default value. */
export function pageSizesIn(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): PageSizes {
  return name => {
    const defined = variableDefinitions.find(({ variable }) => variable.name.value === name)
    const fallback = defined?.defaultValue && valueFromASTUntyped(defined.defaultValue)
    return clampPageSize(variables[name] === undefined ? fallback : variables[name])
  }
}

/* A value that is not a number counts as the maximum here and is refused later. */
function clampPageSize(requested: unknown): number {
  if (requested === null || requested === undefined) return PAGE_SIZE_DEFAULT
  const rows = typeof requested === 'number' ? requested : PAGE_SIZE_MAX
  return Math.min(Math.max(rows, 1), PAGE_SIZE_MAX)
}
