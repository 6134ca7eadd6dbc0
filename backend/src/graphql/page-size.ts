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
export type AskedRows = (variable: string) => number

/** What a list that has no pages counts for: these are short, and the server says how long. */
const WITHOUT_PAGES = 10

/** The rows that a list's page may have: as many as are asked for, 50 without a word, at most 100. */
export function pageOf(
  { arguments: args = [] }: FieldNode,
  known: KnownField | undefined,
  rowsOf: AskedRows,
): number {
  if (!known?.args.some(({ name }) => name === 'first')) return WITHOUT_PAGES
  const first = args.find(({ name }) => name.value === 'first')?.value
  if (first?.kind === Kind.VARIABLE) return rowsOf(first.name.value)
  return rowsFor(first && valueFromASTUntyped(first))
}

/** The rows that each variable of an operation asks for, or its default does. */
export function rowsIn(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): AskedRows {
  return name => {
    const defined = variableDefinitions.find(({ variable }) => variable.name.value === name)
    const fallback = defined?.defaultValue && valueFromASTUntyped(defined.defaultValue)
    return rowsFor(variables[name] === undefined ? fallback : variables[name])
  }
}

/* What is no number is refused when it is read. */
function rowsFor(asked: unknown): number {
  if (asked === null || asked === undefined) return PAGE_SIZE_DEFAULT
  const rows = typeof asked === 'number' ? asked : PAGE_SIZE_MAX
  return Math.min(Math.max(rows, 1), PAGE_SIZE_MAX)
}
