import graphql from '@graphql-eslint/eslint-plugin'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { zones } from './import-law.mjs'

const typescript = ['**/*.ts', '**/*.tsx']
const specs = ['**/*.spec.ts', '**/*.spec.tsx', 'backend/test/**', 'e2e/**']

/** Type-checked lint, and the import law: a violation of either fails. */
export default tseslint.config(
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
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'backend/tsconfig.json', 'frontend/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'max-lines': ['error', 200],
      'max-lines-per-function': ['error', 80],
      'max-params': ['error', 5],
      // Inputs and types are classes for their decorators; plain objects of their shape are welcome.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
    },
  },
  {
    files: ['backend/src/**/*.entity.ts'],
    // Two entities that know each other do so through TypeORM's Relation type alone.
    rules: { 'import-x/no-cycle': 'off' },
  },
  {
    files: ['frontend/src/**'],
    extends: [reactHooks.configs.flat.recommended],
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
    files: specs,
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': ['error', 300],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // jest's matchers and a REST answer are of any type.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    // Tools that ask for a default export.
    files: ['**/*.config.ts', '**/global-*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [
      'frontend/src/**/*.graphql',
      'frontend/graphiql/**/*.graphql',
      'backend/src/rest/rest.graphql',
    ],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          schema: 'schema.graphql',
          documents: ['frontend/{src,graphiql}/**/*.graphql', 'backend/src/rest/rest.graphql'],
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
)
