import { layers, pattern, rulesOf, SPEC, unknown } from './layers.mjs'

/**
 * Who may import whom: `npm run lint` refuses everything else, imports of types included.
 *
 * A folder is a layer. Each table has the lowest layer first: a layer may import itself and the ones
 * it names, and it can name only lower ones. A file that is in none of these layers is refused too:
 * give it one first.
 */
const backend = layers('backend/src/', {
  shared: '',
  core: 'shared',
  settings: 'core shared',
  pagination: 'core shared',
  'embedded-postgres': 'core shared',
  database: 'embedded-postgres pagination core shared',
  backup: 'embedded-postgres database core shared',
  jobs: 'database core shared',
  http: 'database core shared',
  accounts: 'jobs database core shared',
  audit: 'accounts database core shared',
  links: 'jobs database core shared',
  submissions: 'database core shared',
  mail: 'links accounts http jobs database core shared',
  graphql: 'mail links audit accounts http database pagination core shared',
  features:
    'graphql mail submissions links audit accounts http jobs backup database pagination settings core shared',
  // REST speaks GraphQL: operations, never services.
  rest: 'graphql http pagination core shared',
  site: 'http core shared',
  telemetry: 'features/feature.ts accounts http database core shared',
  // The composition loops over the list of features and imports no single one.
  'features.ts': 'features/*/*.feature.ts features/feature.ts',
  'schema.ts': 'features/registry.ts graphql',
  'provision.ts': 'features/registry.ts features/feature.ts accounts database',
  'app-services.ts':
    'features/registry.ts graphql mail links audit accounts http database pagination settings core',
  'app.ts':
    'app-services.ts schema.ts telemetry rest site graphql accounts http jobs settings core',
  'server.ts':
    'app.ts provision.ts features.ts features/registry.ts mail accounts http jobs database settings core',
  // Each is a program of its own, as main.ts is.
  commands:
    'features.ts features/registry.ts features/feature.ts mail links audit backup accounts embedded-postgres database settings core',
  'cluster.ts': 'server.ts settings embedded-postgres core',
  'main.ts': 'telemetry/start-tracing.ts cluster.ts server.ts settings core',
})

const frontend = layers('frontend/src/', {
  'paths.ts': '',
  ui: '',
  format: '@shared',
  hydration: 'ui',
  api: 'hydration ui @shared',
  content: 'api/operationTypes.ts format paths.ts @shared',
  live: 'api @shared',
  schema: '@shared',
  session: 'hydration content api format ui paths.ts @shared',
  form: 'schema session hydration ui api @shared',
  features: 'form schema session hydration live content api format ui paths.ts @shared',
  pages: 'features session hydration content api format ui paths.ts @shared',
  app: 'pages features session hydration content api/sessionStore.ts ui paths.ts @shared',
  'boot.ts': 'hydration',
  'main.tsx': 'app session hydration',
  'entryServer.tsx': 'app pages features session hydration content api ui paths.ts @shared',
  // For specs alone.
  testing: 'features form live session hydration content api format ui paths.ts @shared',
})

const around = layers('', {
  'backend/scripts': 'backend/src',
  'backend/test': 'backend/scripts backend/src',
  'backend/src/*.spec.ts': 'backend/src backend/test',
  'backend/swc.cjs': '',
  'backend/jest.config.cjs': 'backend/swc.cjs backend/test/bundled-packages.cjs',
  'frontend/src/*.spec.ts': 'frontend/src',
  'frontend/scripts': 'frontend/src/entryServer.tsx frontend/src/hydration/protocol.ts',
  'frontend/graphiql': 'frontend/scripts/compress.mjs',
  'frontend/vite.config.ts': 'frontend/scripts',
  'frontend/jest.config.cjs': '',
  scripts:
    'backend/swc.cjs backend/src/embedded-postgres/process-lock.cjs backend/src/settings/setting-names.ts',
  // Run alone: its packages are not those of the project.
  'backend/bench': 'scripts',
  'backend/faults': 'backend/test/mail-server.ts scripts',
  'backend/scale': 'scripts',
  'backend/upgrade': 'backend/src scripts',
  'docker/check': 'scripts',
  // Stories know the site from outside: plain files only.
  e2e: 'frontend/src/paths.ts @shared backend/scripts/personas.ts backend/test/mail-server.ts scripts',
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...backend.flatMap(layer => rulesOf(layer, ['backend/src', 'backend/test'])),
    ...frontend.flatMap(layer => rulesOf(layer, ['frontend/src/testing'])),
    ...around.flatMap(layer => rulesOf(layer)),
    ...unknown([...backend, ...frontend, ...around]),
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Files must not import one another in a circle, not for a type or an entity either.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'backend-feature-to-feature',
      severity: 'error',
      comment:
        'A feature may use another one’s entities, services, inputs, types, mails and links, nothing else.',
      from: { path: '^backend/src/features/([^/]+)/', pathNot: SPEC },
      to: {
        path: '^backend/src/features/',
        pathNot: [
          '^backend/src/features/$1/',
          '^backend/src/features/feature\\.ts$',
          '\\.(?:entity|service|inputs|types|mails|links)\\.ts$',
        ],
      },
    },
    {
      name: 'service-knows-no-request',
      severity: 'error',
      comment:
        'A service takes what it needs as values: it knows neither a request nor its context.',
      from: { path: '^backend/src/features/.*\\.service\\.ts$' },
      to: { path: 'node_modules/(?:@types/)?express/|^backend/src/graphql/context\\.ts$' },
    },
    {
      name: 'frontend-feature-to-feature',
      severity: 'error',
      comment: 'A feature never imports another feature; a page composes them.',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'shared-imports-nothing',
      severity: 'error',
      comment: 'Shared facts run anywhere: they import nothing, no package either.',
      from: { path: pattern('backend/src/shared'), pathNot: SPEC },
      to: { pathNot: pattern('backend/src/shared') },
    },
    {
      name: 'plain-files',
      severity: 'error',
      comment: 'Stories read this file: it imports nothing.',
      from: { path: ['frontend/src/paths.ts', 'backend/scripts/personas.ts'].map(pattern) },
      to: {},
    },
    {
      name: 'ui-packages',
      severity: 'error',
      comment:
        'ui/ draws: it knows React, styled-components, links, icons and charts, and no data.',
      from: { path: pattern('frontend/src/ui'), pathNot: SPEC },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(?:react|react-router-dom|styled-components|lucide-react|recharts)/',
      },
    },
    {
      name: 'not-to-spec',
      severity: 'error',
      comment: 'What two specs need is a helper of its own.',
      from: {},
      to: { path: [SPEC, '\\.e2e\\.ts$'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
    },
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '(?:^|/)dist/|^\\.data/|^playwright-report/|^test-results/' },
  },
}
