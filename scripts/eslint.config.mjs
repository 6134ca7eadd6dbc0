import graphql from '@graphql-eslint/eslint-plugin'

/** Rules for GraphQL documents only. oxlint checks everything else: see .oxlintrc.json. */
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
