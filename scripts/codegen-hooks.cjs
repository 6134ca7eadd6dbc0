/**
 * A GraphQL Code Generator plugin: generates a typed hook for each operation that a component uses,
 * on top of the runtime in frontend/src/api. A hook refers to its document by the operation's name,
 * so importing the hook does not load Apollo Client.
 */
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const { Kind, OperationTypeNode, print, visit } = require('graphql')

const SOURCES = path.join(__dirname, '../frontend/src')

/**
 * @typedef {import('graphql').OperationDefinitionNode} Operation
 * @typedef {{ earlyQueries?: string[], page?: keyof typeof PAGES }} Config
 */

/** @param {string} name */
const pascalCase = name => name.charAt(0).toUpperCase() + name.slice(1)

/** @param {import('graphql').VariableDefinitionNode} variable */
const isRequired = variable => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue

/**
 * Returns the types of an operation's data and variables.
 * @param {string} name
 * @param {string} kind
 */
const typesOf = (name, kind) => `Types.${name}${kind}, Types.${name}${kind}Variables`

/**
 * @param {string} name
 * @param {Operation} operation
 */
function queryHook(name, { variableDefinitions }) {
  const types = typesOf(name, 'Query')
  const options = `QueryOptions<${types}>`
  const parameter = variableDefinitions?.some(isRequired)
    ? `options: ${options} & RequiredVariables<Types.${name}QueryVariables>`
    : `options?: ${options}`
  return [
    `export const use${name}Query = (${parameter}) =>`,
    `  useQuery<${types}>('${name}', options);`,
  ]
}

/**
 * Generates the hook of a query that is sent as plain text before Apollo Client is loaded. The text
 * includes type names, because its data is written to Apollo's cache later.
 * @param {string} name
 * @param {Operation} operation
 */
function earlyQueryHook(name, operation) {
  if (operation.variableDefinitions?.length)
    throw new Error(`${name}: an early query must not have variables`)
  const withTypeNames = visit(operation, {
    SelectionSet: (node, _key, parent) =>
      parent === operation
        ? undefined
        : {
            ...node,
            selections: [
              ...node.selections,
              { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
            ],
          },
    FragmentSpread: () => {
      throw new Error(`${name}: an early query must not have fragments`)
    },
  })
  const text = print(withTypeNames).replace(/\s+/g, ' ')
  return [
    `const ${name} = /* @__PURE__ */ new EarlyQuery<Types.${name}Query>('${name}', '${text}');`,
    `export const use${name}Query = (options?: EarlyQueryOptions) => useEarlyQuery(${name}, options);`,
  ]
}

/** @param {string} name */
function mutationHook(name) {
  const types = typesOf(name, 'Mutation')
  return [
    `export const use${name}Mutation = (options?: MutationOptions<${types}>) =>`,
    `  useMutation<${types}>('${name}', options);`,
  ]
}

/** @param {string} name */
function subscriptionHook(name) {
  const types = typesOf(name, 'Subscription')
  return [
    `export const use${name}Subscription = (options?: SubscriptionOptions<${types}>) =>`,
    `  useSubscription<${types}>('${name}', options);`,
  ]
}

/** Returns the text of all source files that may use a hook. */
function sourceText() {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/^api|\.spec\./.test(file))
    .map(file => readFileSync(path.join(SOURCES, file), 'utf8'))
    .join('\n')
}

/** The functions of frontend/src/api that generated hooks call, and their types, by file. */
const RUNTIME = {
  earlyQuery: ['EarlyQuery'],
  useEarlyQuery: ['type EarlyQueryOptions', 'useEarlyQuery'],
  useMutation: ['type MutationOptions', 'useMutation'],
  useQuery: ['type QueryOptions', 'type RequiredVariables', 'useQuery'],
  useSubscription: ['type SubscriptionOptions', 'useSubscription'],
}

/** The folders of documents that one page uses. Their hooks are in a file that no other page loads. */
const PAGES = {
  team: /features.admin\b/,
  courts: /features.courts\b/,
  tokens: /features.apiTokens\b/,
}

/**
 * Returns the page that a document belongs to; undefined if several pages use it.
 * @param {{ location?: string }} document
 */
const pageOf = ({ location = '' }) =>
  Object.entries(PAGES).find(([, folder]) => folder.test(location))?.[0]

module.exports = {
  /**
   * @param {unknown} _schema
   * @param {{ document?: import('graphql').DocumentNode, location?: string }[]} documents
   * @param {Config} config
   */
  plugin(_schema, documents, { earlyQueries = [], page }) {
    const sources = sourceText()
    const operations = documents
      .filter(document => pageOf(document) === page)
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
    const lines = operations.flatMap(operation => {
      if (!operation.name) throw new Error('Every operation needs a name')
      const name = pascalCase(operation.name.value)
      if (!new RegExp(`\\buse${name}${pascalCase(operation.operation)}\\b`).test(sources)) return []
      if (operation.operation === OperationTypeNode.MUTATION) return mutationHook(name)
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) return subscriptionHook(name)
      return earlyQueries.includes(name)
        ? earlyQueryHook(name, operation)
        : queryHook(name, operation)
    })
    const content = lines.join('\n')
    const imports = Object.entries(RUNTIME).flatMap(([file, names]) => {
      const used = names.filter(name => content.includes(name.replace('type ', '')))
      return used.length > 0 ? `import { ${used.join(', ')} } from './${file}';` : []
    })
    const types = [
      "import type * as Types from './operationTypes';",
      "export type * from './operationTypes';",
    ]
    return { prepend: [...types, ...imports], content }
  },
}
