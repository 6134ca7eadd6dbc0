import {
  GraphQLError,
  type ASTVisitor,
  type OperationDefinitionNode,
  type ValidationContext,
} from 'graphql'
import { PAGE_SIZE_MAX } from '../pagination/connection'
import { createIntrospectionCheck } from './introspection-limits'
import { pageSizesIn, type PageSizes } from './page-size'
import { createMeasure, type Measure } from './query-measure'

/** The limits of one operation; documented for integrators in docs/api.md. */
export const QUERY_LIMITS = {
  tokens: 1000,
  depth: 10,
  /** The standard introspection query is 15 deep. */
  introspectionDepth: 15,
  aliases: 15,
  typenames: 100,
  schemas: 1,
  types: 5,
  directives: 50,
  values: 10_000,
  cost: 1000,
  /** Includes blank lines: each error counts lines from the start of the document. */
  lines: 2000,
}

/** More errors than a developer reads at once; each takes time to find. */
export const VALIDATION_OPTIONS = { maxErrors: 5 }

const WORDS: Record<keyof Measure, string> = {
  depth: 'levels deep',
  introspectionDepth: 'levels of introspection deep',
  aliases: 'aliases',
  typenames: 'times __typename',
  schemas: 'times __schema',
  types: 'times __type',
  values: 'values (one for each field, times the rows of its list)',
  cost: 'cost (one for each object, times the rows of its list)',
}

// Object.keys returns string[].
const measureKeys = Object.keys(WORDS) as (keyof Measure)[]

const findExceeded = (measured: Measure) =>
  measureKeys.findLast(key => measured[key] > QUERY_LIMITS[key])

/**
 * Refuses operations that exceed the limits, before they are executed. Fields are counted by their
 * names in the schema, so an alias hides nothing. The result is cached with the document and must
 * not depend on variables: a page size in a variable counts as 1 here, and `findCostError` checks
 * its value.
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
      if (findExceeded(measure(() => PAGE_SIZE_MAX)))
        measures.set(operation, variables => measure(pageSizesIn(operation, variables)))
      if (measured.schemas + measured.types > 0)
        introspections.set(
          operation,
          createIntrospectionCheck(context.getSchema(), operation, name =>
            context.getFragment(name),
          ),
        )
    },
    Document: {
      enter: ({ loc }) => {
        const lines = loc?.endToken.line ?? 0
        if (lines > QUERY_LIMITS.lines) refuse(lines, QUERY_LIMITS.lines, 'lines')
      },
      leave: () => {
        const most = QUERY_LIMITS.directives
        if (directives > most) refuse(directives, most, 'directives')
      },
    },
  }
}

type Variables = Record<string, unknown>

/** Measures an operation with its variables, if the largest page sizes would exceed a limit. */
const measures = new WeakMap<OperationDefinitionNode, (variables: Variables) => Measure>()

/** Checks an operation's introspection, if it has any. */
const introspections = new WeakMap<OperationDefinitionNode, (variables: Variables) => boolean>()

/**
 * Returns the error for an operation that passed `queryLimitsRule` but exceeds a limit with these
 * variables; undefined if it does not.
 */
export function findCostError(
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | undefined {
  const measured = measures.get(operation)?.(variables)
  const key = measured && findExceeded(measured)
  if (key) return tooLarge(measured[key], QUERY_LIMITS[key], WORDS[key])
  return introspections.get(operation)?.(variables) ? tooMuchIntrospection() : undefined
}

const tooLarge = (asked: number, most: number, words: string) =>
  new GraphQLError(`This operation is too large: ${asked} ${words}, at most ${most} allowed.`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })

const tooMuchIntrospection = () =>
  new GraphQLError(
    'This operation is too large: it introspects far more than the standard query.',
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  )
