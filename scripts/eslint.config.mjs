import graphql from '@graphql-eslint/eslint-plugin'
import * as parser from '@typescript-eslint/parser'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import { zones } from './import-law.mjs'

/** The import law, and the rules of GraphQL documents. All else is oxlint's: see .oxlintrc.json. */
export default [
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-ssr/',
      '**/build/',
      '.data/',
      'frontend/src/api/generated.tsx',
      'backend/src/rest/operations.ts',
      'backend/test/operations.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'backend/tsconfig.json', 'frontend/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name=/^(refetchQueries|include)$/] > ArrayExpression > Literal',
          message: 'A query to be fetched again is named by its generated document.',
        },
      ],
    },
  },
  {
    files: [
      'frontend/src/**/*.graphql',
      'frontend/graphiql/**/*.graphql',
      'backend/{src,test}/**/*.graphql',
    ],
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
