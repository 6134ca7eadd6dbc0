import {
  GraphQLError,
  type ASTVisitor,
  type OperationDefinitionNode,
  type ValidationContext,
} from 'graphql'
import { PAGE_SIZE_MAX } from '../pagination/connection'
import type { ExceededLimit, OperationLimit } from '../shared/errors'
import { createIntrospectionCheck, introspectionMax } from './introspection-limits'
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
} satisfies Partial<Record<OperationLimit, number>>

/** More errors than a developer reads at once; each takes time to find. */
export const VALIDATION_OPTIONS = { maxErrors: 5 }

const WORDS = {
  depth: 'levels deep',
  introspectionDepth: 'levels of introspection deep',
  aliases: 'aliases',
  typenames: 'times __typename',
  schemas: 'times __schema',
  types: 'times __type',
  values: 'values (one for each field, times the rows of its list)',
  cost: 'cost (one for each object, times the rows of its list)',
  lines: 'lines',
  directives: 'directives',
} satisfies Partial<Record<OperationLimit, string>>

const measureKeys = [
  'depth',
  'introspectionDepth',
  'aliases',
  'typenames',
  'schemas',
  'types',
  'values',
  'cost',
] as const satisfies (keyof Measure)[]

const findExceeded = (measured: Measure) =>
  measureKeys.findLast(key => measured[key] > QUERY_LIMITS[key])

/**
 * Refuses operations that exceed the limits, before they are executed. Fields are counted by their
 * names in the schema, so an alias hides nothing. The result is cached with the document and must
 * not depend on variables: a page size in a variable counts as 1 here, and `findCostError` checks
 * its value.
 */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const check = (limit: keyof typeof WORDS, measured: number) => {
    if (measured > QUERY_LIMITS[limit]) context.reportError(tooLarge(limit, measured))
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
      for (const key of measureKeys) check(key, measured[key])
      if (findExceeded(measure(() => PAGE_SIZE_MAX)))
        measures.set(operation, variables => measure(pageSizesIn(operation, variables)))
      if (measured.schemas + measured.types > 0) {
        const schema = context.getSchema()
        const isTooMuch = createIntrospectionCheck(schema, operation, name =>
          context.getFragment(name),
        )
        const refusal = (variables: Variables) =>
          isTooMuch(variables) ? tooMuchIntrospection(introspectionMax(schema)) : undefined
        introspections.set(operation, refusal)
      }
    },
    Document: {
      enter: ({ loc }) => {
        check('lines', loc?.endToken.line ?? 0)
      },
      leave: () => {
        check('directives', directives)
      },
    },
  }
}

type Variables = Record<string, unknown>

/** Measures an operation with its variables, if the largest page sizes would exceed a limit. */
const measures = new WeakMap<OperationDefinitionNode, (variables: Variables) => Measure>()

/** Returns the error for an operation that introspects too much, if it introspects at all. */
const introspections = new WeakMap<
  OperationDefinitionNode,
  (variables: Variables) => GraphQLError | undefined
>()

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
  if (key) return tooLarge(key, measured[key])
  return introspections.get(operation)?.(variables)
}

function tooLarge(limit: keyof typeof WORDS, measured: number): GraphQLError {
  const max = QUERY_LIMITS[limit]
  const reason = `${measured} ${WORDS[limit]}, at most ${max} allowed.`
  return operationTooLarge(reason, { limit, measured, max })
}

const tooMuchIntrospection = (max: number) =>
  operationTooLarge('it introspects far more than the standard query.', {
    limit: 'introspection',
    max,
  })

const operationTooLarge = (reason: string, exceeded: ExceededLimit) =>
  new GraphQLError(`This operation is too large: ${reason}`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...exceeded },
  })

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[nt] \d+ tokens/

/** Adds the limit to graphql-js's error for a document with too many tokens. */
export function addTokenLimit(error: GraphQLError): void {
  if (!TOO_MANY_TOKENS.test(error.message)) return
  const exceeded: ExceededLimit = { limit: 'tokens', max: QUERY_LIMITS.tokens }
  Object.assign(error.extensions, exceeded)
}
