/** GraphQL Code Generator plugin: one typed Apollo Client hook per operation, over its document constant. */
const { Kind, OperationTypeNode } = require('graphql')

/** @param {string} name */
const pascalCase = name => name.charAt(0).toUpperCase() + name.slice(1)

/** @param {import('graphql').VariableDefinitionNode} variable */
const isRequired = variable => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue

/**
 * @param {string} name
 * @param {boolean} requiresVariables
 */
function queryHooks(name, requiresVariables) {
  const types = `${name}Query, ${name}QueryVariables`
  const options = `useQuery.Options<${types}>`
  const variables = `({ variables: ${name}QueryVariables; skip?: boolean } | { skip: boolean })`
  const parameter = requiresVariables
    ? `options: ${options} & ${variables}`
    : `options?: ${options}`
  return [
    `export const use${name}Query = (${parameter}) =>`,
    `  useQuery<${types}>(${name}Document, options as ${options});`,
  ]
}

/** @param {string} name */
function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`
  return [
    `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>`,
    `  useMutation<${types}>(${name}Document, options);`,
  ]
}

/** @param {string} name */
function subscriptionHook(name) {
  const types = `${name}Subscription, ${name}SubscriptionVariables`
  return [
    `export const use${name}Subscription = (options?: useSubscription.Options<${types}>) =>`,
    `  useSubscription<${types}>(${name}Document, options);`,
  ]
}

module.exports = {
  /**
   * @param {unknown} _schema
   * @param {{ document?: import('graphql').DocumentNode }[]} documents
   */
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
    const lines = operations.flatMap(({ operation, name, variableDefinitions }) => {
      if (!name) throw new Error('An operation without a name gets no hook')
      const pascal = pascalCase(name.value)
      if (operation === OperationTypeNode.MUTATION) return mutationHook(pascal)
      if (operation === OperationTypeNode.SUBSCRIPTION) return subscriptionHook(pascal)
      return queryHooks(pascal, variableDefinitions?.some(isRequired) ?? false)
    })
    const hooks = [...new Set(operations.map(({ operation }) => operation))]
      .map(operation => `use${pascalCase(operation)}`)
      .sort()
    return {
      prepend: [`import { ${hooks.join(', ')} } from '@apollo/client/react';`],
      content: lines.join('\n'),
    }
  },
}
