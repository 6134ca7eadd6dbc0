import {
  createSourceEventStream,
  execute as executeUncompiled,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { mapAsync, type Values } from '../core/async-queue'
import { compileOperation, type CompiledOperation, type Serializers } from './compiled-operation'
import { operationFields } from './root-fields'
import { createRightsCheck, type Caller } from './rights'
import { withCode } from './subscription-operation'

/** The arguments of graphql-js's `execute`, without the schema. */
type Operation = Omit<ExecutionArgs, 'schema'>

export interface Executor {
  /** Executes a validated query or mutation. */
  execute: (operation: Operation) => ExecutionResult | Promise<ExecutionResult>
  /**
   * Starts a validated subscription. Returns its results, or one result with errors if it does not
   * start.
   */
  subscribe: (operation: Operation) => Promise<Values<ExecutionResult> | ExecutionResult>
}

interface ExecutorOptions {
  serializers?: Serializers
  /** The number of the execution on which an operation is compiled; 10 by default. */
  compiledFrom?: number | undefined
}

/** Far more operations than the clients of one server use. */
const COMPILED_MAX = 100

/**
 * The number of the execution on which an operation is compiled. Compiling takes as long as many
 * executions, so a rare operation is not compiled.
 */
const COMPILED_FROM = 10

/** More than the texts that the usual clients send; each result takes about 1 MB. */
const INTROSPECTED_MAX = 10

/**
 * Each error message quotes all input before it is reduced to a path, so their number is limited.
 */
const COERCION = { maxErrors: 10 }

/**
 * Creates the executor for HTTP, REST and WebSockets. It refuses an operation with a field that the
 * caller may not select, before it executes any of it. It compiles frequent operations and caches
 * the 100 used last. graphql-js executes all others, with the same result: rare operations,
 * introspection, operations with a directive and operations with invalid variables. Caches results of
 * introspection, because the schema does not change while a server runs.
 */
export function createExecutor(
  schema: GraphQLSchema,
  { serializers = {}, compiledFrom = COMPILED_FROM }: ExecutorOptions = {},
): Executor {
  const compiled = new LRUCache<OperationDefinitionNode, CompiledOperation>({ max: COMPILED_MAX })
  const uses = new WeakMap<OperationDefinitionNode, number>()
  const introspected = new LRUCache<OperationDefinitionNode, ExecutionResult>({
    max: INTROSPECTED_MAX,
  })

  const refuse = createRefusal(schema)

  function findCompiled(
    operation: OperationDefinitionNode,
    document: DocumentNode,
  ): CompiledOperation | undefined {
    const known = compiled.get(operation)
    if (known) return known
    const count = (uses.get(operation) ?? 0) + 1
    uses.set(operation, count)
    if (count < compiledFrom || operationFields(operation, document).some(isMetaField))
      return undefined
    const made = compileOperation(schema, document, operation, serializers)
    if (made) compiled.set(operation, made)
    else uses.set(operation, -Infinity)
    return made
  }

  const argsOf = (operation: Operation): ExecutionArgs => ({
    ...operation,
    schema,
    options: { maxCoercionErrors: COERCION.maxErrors },
  })

  const execute = (execution: Operation) => {
    const { document, operationName } = execution
    const operation = getOperationAST(document, operationName)
    const refusal = refuse(execution)
    if (refusal) return refusal
    const known =
      operation && (introspected.get(operation) ?? findCompiled(operation, document)?.(execution))
    if (known) return known
    const result = executeUncompiled(argsOf(execution))
    if (operation && isIntrospection(operation, document) && isComplete(result))
      introspected.set(operation, result)
    return result
  }

  return {
    execute,
    subscribe: async operation => {
      const refusal = refuse(operation)
      if (refusal) return withInputCodes(refusal)
      const events = await createSourceEventStream(argsOf(operation))
      if (!(Symbol.asyncIterator in events)) return withInputCodes(events)
      // All subscription resolvers use liveQuery, which returns Values.
      return mapAsync(events as Values<unknown>, async rootValue =>
        execute({ ...operation, rootValue }),
      )
    },
  }
}

/** Gives errors of variables their code. They have no path, because no resolver was called. */
const withInputCodes = ({ errors = [] }: ExecutionResult): ExecutionResult => ({
  errors: errors.map(error =>
    error.path || error.extensions['code'] ? error : withCode(error, 'BAD_USER_INPUT'),
  ),
})

/**
 * Returns a function that returns the result of an operation that the caller may not execute;
 * undefined if they may.
 */
function createRefusal(schema: GraphQLSchema) {
  const findRefusal = createRightsCheck(schema)
  return (execution: Operation): ExecutionResult | undefined => {
    const { document, operationName, contextValue } = execution
    const operation = getOperationAST(document, operationName)
    if (!operation) return undefined
    const variables = execution.variableValues ?? {}
    // Every caller of the executor passes the context of a request or a subscription.
    const caller = contextValue as Caller
    const refusal = findRefusal(document, operation, variables, caller)
    if (!refusal) return undefined
    // As without a refusal, an invalid variable is reported first.
    const definitions = operation.variableDefinitions ?? []
    const { errors } = getVariableValues(schema, definitions, variables, COERCION)
    return errors ? { errors } : { data: null, errors: [refusal] }
  }
}

/** Returns true if the result depends on the text only. */
const isIntrospection = (operation: OperationDefinitionNode, document: DocumentNode) =>
  !operation.variableDefinitions?.length && operationFields(operation, document).every(isMetaField)

const isMetaField = (field: string) => field === '__schema' || field === '__type'

const isComplete = (
  result: ExecutionResult | Promise<ExecutionResult>,
): result is ExecutionResult => !(result instanceof Promise) && !result.errors
