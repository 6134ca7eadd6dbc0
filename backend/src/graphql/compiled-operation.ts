import {
  BREAK,
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

/** Serializers of leaf types that replace the schema's. */
export type Serializers = CompilerOptions['customSerializers']

/** The arguments that differ between executions. */
interface Execution {
  rootValue?: unknown
  contextValue?: unknown
  variableValues?: Record<string, unknown> | null | undefined
}

/**
 * Executes the operation. Returns undefined, without executing anything, if a variable is invalid:
 * graphql-js then writes the error message.
 */
export type CompiledOperation = (
  execution: Execution,
) => ExecutionResult | Promise<ExecutionResult> | undefined

/**
 * Compiles a validated operation with graphql-jit. Returns undefined if graphql-jit cannot compile
 * it, and if the document has a directive: graphql-jit leaves out what two selections select on
 * different conditions.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  serializers: Serializers,
): CompiledOperation | undefined {
  if (hasDirective(document)) return undefined
  const compiled = compileQuery(schema, document, operation.name?.value, {
    customSerializers: serializers,
  })
  if (!isCompiledQuery(compiled)) return undefined
  const isRefused = nullCheck(operation, document)
  const toGraphqlError = errorTranslator(document)

  // No `data` member means that nothing was executed: a variable is invalid.
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

function hasDirective(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Directive: () => {
      found = true
      return BREAK
    },
  })
  return found
}

/**
 * Returns a check for variables that are null or missing where the schema may require a value.
 * graphql-jit checks arguments only, so this checks variables inside a list or an input object. It
 * also checks variables with a default, because a default does not replace an explicit null.
 */
function nullCheck(operation: OperationDefinitionNode, document: DocumentNode) {
  const inner = new Set<string>()
  const collect = (node: ASTNode) => {
    visit(node, { Variable: ({ name }) => void inner.add(name.value) })
  }
  visit(document, { ListValue: collect, ObjectValue: collect })
  const checked = (operation.variableDefinitions ?? [])
    .filter(({ defaultValue, variable: { name } }) => defaultValue || inner.has(name.value))
    .map(({ defaultValue, variable: { name } }) => ({ name: name.value, defaultValue }))
  return (variables: Record<string, unknown>) =>
    checked.some(({ name, defaultValue }) =>
      defaultValue ? variables[name] === null : variables[name] == null,
    )
}

/**
 * Adds the AST nodes and extensions of graphql-js errors to graphql-jit's, which have locations
 * only.
 */
function errorTranslator(document: DocumentNode): (error: GraphQLError) => GraphQLError {
  let nodes: Map<string, ASTNode> | undefined
  return ({ message, path, locations = [], originalError }) => {
    nodes ??= nodesByLocation(document)
    const own = locations.flatMap(({ line, column }) => nodes?.get(`${line}:${column}`) ?? [])
    return new GraphQLError(message, { nodes: own, path, originalError })
  }
}

/** Maps each source location to the outermost field or variable that starts there. */
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
