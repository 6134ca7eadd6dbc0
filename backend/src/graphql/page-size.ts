import {
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
} from 'graphql'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../pagination/connection'

export type KnownField = GraphQLField<unknown, unknown>

/** How many rows a variable asks for, by its name. */
export type PageSizes = (variable: string) => number

/** What a list that has no pages counts for: these are short, and the server says how long. */
const WITHOUT_PAGES = 10

/** The rows that a list's page may have: as many as are asked for, 50 without a word, at most 100. */
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

/** The rows that each variable of an operation asks for, or its default does. */
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

/* What is no number is refused when it is read. */
function clampPageSize(asked: unknown): number {
  if (asked === null || asked === undefined) return PAGE_SIZE_DEFAULT
  const rows = typeof asked === 'number' ? asked : PAGE_SIZE_MAX
  return Math.min(Math.max(rows, 1), PAGE_SIZE_MAX)
}
