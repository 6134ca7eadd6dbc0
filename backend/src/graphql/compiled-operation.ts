import {
  GraphQLError,
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompilerOptions } from 'graphql-jit'
import { inSpan } from '../core/tracing'

/** How leaves of these types are written, where it is not as the schema says. */
export type Serializers = CompilerOptions['customSerializers']

/** What is different from one execution to the next. */
interface Execution {
  rootValue?: unknown
  contextValue?: unknown
  variableValues?: Record<string, unknown> | null | undefined
}

/** Its answer; undefined, before anything has run, where the words of a refusal are graphql-js's. */
export type CompiledOperation = (
  execution: Execution,
) => ExecutionResult | Promise<ExecutionResult> | undefined

/** An operation that has been validated, compiled by graphql-jit; undefined when it refuses that. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  serializers: Serializers,
): CompiledOperation | undefined {
  const compiled = compileQuery(schema, document, operation.name?.value, {
    customSerializers: serializers,
    useExperimentalPathBasedSkipInclude: true,
  })
  if (!isCompiledQuery(compiled)) return undefined
  const isRefused = nullCheck(operation, document)
  const toGraphqlError = errorTranslator(document)

  // Without data nothing has run: a variable is wrong.
  const translate = ({ data, errors }: ExecutionResult): ExecutionResult =>
    errors ? { data, errors: errors.map(toGraphqlError) } : { data }

  return ({ rootValue, contextValue, variableValues }) => {
    if (isRefused(variableValues ?? {})) return undefined
    const result = inSpan('graphql', operation.operation, () =>
      compiled.query(rootValue, contextValue, variableValues),
    )
    if (result instanceof Promise) return result.then(translate)
    return result.data === undefined ? undefined : translate(result)
  }
}

/**
 * Whether a variable may be refused that is of its own type: null or missing in a place that takes no null. graphql-jit
 * looks at arguments alone, so it is asked of the variables that stand in a list, in an input or in a directive. A
 * default does not help against null.
 */
function nullCheck(operation: OperationDefinitionNode, document: DocumentNode) {
  const inner = new Set<string>()
  const collect = (node: ASTNode) => {
    visit(node, { Variable: ({ name }) => void inner.add(name.value) })
  }
  visit(document, { ListValue: collect, ObjectValue: collect, Directive: collect })
  const checked = (operation.variableDefinitions ?? [])
    .filter(({ defaultValue, variable: { name } }) => defaultValue || inner.has(name.value))
    .map(({ defaultValue, variable: { name } }) => ({ name: name.value, defaultValue }))
  return (variables: Record<string, unknown>) =>
    checked.some(({ name, defaultValue }) =>
      defaultValue ? variables[name] === null : variables[name] == null,
    )
}

/** graphql-jit's errors know where they are; graphql-js's have the nodes there, and extensions. */
function errorTranslator(document: DocumentNode): (error: GraphQLError) => GraphQLError {
  let nodes: Map<string, ASTNode> | undefined
  return ({ message, path, locations = [], originalError }) => {
    nodes ??= nodesByLocation(document)
    const own = locations.flatMap(({ line, column }) => nodes?.get(`${line}:${column}`) ?? [])
    return new GraphQLError(message, { nodes: own, path, originalError })
  }
}

/** The outermost field or value that begins there. */
function nodesByLocation(document: DocumentNode): Map<string, ASTNode> {
  const nodes = new Map<string, ASTNode>()
  const add = (node: ASTNode) => {
    const { line, column } = node.loc?.startToken ?? {}
    const key = `${line}:${column}`
    if (!nodes.has(key)) nodes.set(key, node)
  }
  visit(document, { [Kind.FIELD]: add, [Kind.VARIABLE]: add })
  return nodes
}
