/** GraphQL Code Generator plugin: one typed Apollo Client hook per operation, over its document constant. */
const pascalCase = name => name.charAt(0).toUpperCase() + name.slice(1)

const isRequired = variable => variable.type.kind === 'NonNullType' && !variable.defaultValue

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

function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`
  return [
    `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>`,
    `  useMutation<${types}>(${name}Document, options);`,
  ]
}

function subscriptionHook(name) {
  const types = `${name}Subscription, ${name}SubscriptionVariables`
  return [
    `export const use${name}Subscription = (options?: useSubscription.Options<${types}>) =>`,
    `  useSubscription<${types}>(${name}Document, options);`,
  ]
}

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter(definition => definition.kind === 'OperationDefinition')
    const lines = operations.flatMap(({ operation, name, variableDefinitions }) => {
      const pascal = pascalCase(name.value)
      if (operation === 'mutation') return mutationHook(pascal)
      if (operation === 'subscription') return subscriptionHook(pascal)
      return queryHooks(pascal, variableDefinitions?.some(isRequired))
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
