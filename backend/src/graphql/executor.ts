import {
  createSourceEventStream,
  execute as executeUncompiled,
  getOperationAST,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { mapAsync, type Values } from '../core/async-queue'
import { compileOperation, type CompiledOperation, type Serializers } from './compiled-operation'
import { operationFields } from './operation-fields'

/** What is executed, for whom: what graphql-js takes, but for the schema, which is the executor's. */
type Operation = Omit<ExecutionArgs, 'schema'>

export interface Executor {
  /** The answer to a query or a mutation that has been validated. */
  execute: (operation: Operation) => ExecutionResult | Promise<ExecutionResult>
  /** The answers of a subscription that has been validated, or why it does not begin. */
  subscribe: (operation: Operation) => Promise<Values<ExecutionResult> | ExecutionResult>
}

interface ExecutorOptions {
  serializers?: Serializers
  /** From which execution on an operation is compiled. */
  compiledFrom?: number | undefined
}

/** Far more than the clients of one server have. */
const COMPILED_MAX = 100

/** Which execution of an operation compiles it. Compiling takes as long as many executions: what comes a few times is not worth it. */
const COMPILED_FROM = 10

/** Each says all that was sent, before it is cut down to a path. */
const COERCION_ERRORS_MAX = 10

/**
 * Executes the schema's operations for HTTP, REST and sockets alike. An operation that comes often is compiled, and the
 * latest 100 are kept. graphql-js executes what is not compiled, to the same answer: an operation that has come a few
 * times, introspection, and one whose variables are wrong.
 */
export function createExecutor(
  schema: GraphQLSchema,
  { serializers = {}, compiledFrom = COMPILED_FROM }: ExecutorOptions = {},
): Executor {
  const compiled = new LRUCache<OperationDefinitionNode, CompiledOperation>({ max: COMPILED_MAX })
  const uses = new WeakMap<OperationDefinitionNode, number>()

  function findCompiled({ document, operationName }: Operation): CompiledOperation | undefined {
    const operation = getOperationAST(document, operationName)
    if (!operation) return undefined
    const known = compiled.get(operation)
    if (known) return known
    const count = (uses.get(operation) ?? 0) + 1
    uses.set(operation, count)
    if (count < compiledFrom || operationFields(operation, document).some(isIntrospection))
      return undefined
    const made = compileOperation(schema, document, operation, serializers)
    if (made) compiled.set(operation, made)
    else uses.set(operation, -Infinity)
    return made
  }

  const argsOf = (operation: Operation): ExecutionArgs => ({
    ...operation,
    schema,
    options: { maxCoercionErrors: COERCION_ERRORS_MAX },
  })

  const execute = (operation: Operation) =>
    findCompiled(operation)?.(operation) ?? executeUncompiled(argsOf(operation))

  return {
    execute,
    subscribe: async operation => {
      const events = await createSourceEventStream(argsOf(operation))
      if (!(Symbol.asyncIterator in events)) return events
      // A resolver's subscription is a liveQuery.
      return mapAsync(events as Values<unknown>, async rootValue =>
        execute({ ...operation, rootValue }),
      )
    },
  }
}

const isIntrospection = (field: string) => field === '__schema' || field === '__type'
