import graphql from '@graphql-eslint/eslint-plugin'

/** The rules of GraphQL documents. All else is oxlint's: see .oxlintrc.json. */
export default [
  {
    files: ['**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          schema: 'schema.graphql',
          documents: ['{frontend,backend}/{src,graphiql,test}/**/*.graphql'],
        },
      },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/no-unused-fragments': 'error',
      '@graphql-eslint/require-selections': ['error', { fieldName: 'id' }],
    },
  },
]
