import { layers, pattern, rulesOf, SPEC, unknown } from './layers.mjs'

/**
 * The allowed imports; `npm run lint` refuses all others, type imports included.
 *
 * A folder is a layer. Each table lists the lowest layer first: a layer may import itself and the
 * layers that it names, and it can name only lower ones. A file in no layer is refused: add its
 * layer to the table first.
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
  outbox: 'database core',
  mail: 'outbox links accounts http jobs database core shared',
  webhooks: 'mail outbox accounts jobs database core shared',
  graphql: 'webhooks mail links audit accounts http database pagination settings core shared',
  features:
    'graphql webhooks mail outbox submissions links audit accounts http jobs backup database pagination settings core shared',
  // REST runs GraphQL operations and never calls services.
  rest: 'graphql http pagination core shared',
  site: 'http core shared',
  telemetry: 'features/feature.ts accounts http database core shared',
  // The composition reads the list of features and imports no single one.
  'features.ts': 'features/*/*.feature.ts features/feature.ts',
  'schema.ts': 'features/registry.ts graphql',
  'provision.ts': 'features/registry.ts features/feature.ts accounts database',
  'guards.ts': 'rest graphql accounts http settings core',
  'app.ts':
    'guards.ts schema.ts features/registry.ts telemetry rest site graphql accounts http database jobs settings core',
  'server.ts':
    'app.ts provision.ts features.ts features/registry.ts webhooks mail accounts http jobs database settings core',
  // Each command is a separate program, like main.ts.
  commands:
    'features.ts features/registry.ts features/feature.ts graphql/services.ts links backup accounts embedded-postgres database settings core',
  'cluster.ts': 'server.ts settings embedded-postgres core',
  'main.ts': 'telemetry/start-tracing.ts cluster.ts server.ts settings core',
})

const frontend = layers('frontend/src/', {
  'paths.ts': '',
  ui: '@shared',
  format: '@shared',
  hydration: 'ui',
  api: 'hydration ui @shared',
  content: 'hydration/protocol.ts api/operationTypes.ts format paths.ts @shared',
  live: 'api @shared',
  schema: '@shared',
  session: 'hydration content api format ui paths.ts @shared',
  form: 'schema session hydration content/site.ts content/chargeTexts.ts ui api @shared',
  features: 'form schema session hydration live content api format ui paths.ts @shared',
  pages: 'features live session hydration content api format ui paths.ts @shared',
  app: 'pages features session hydration content api/sessionStore.ts ui paths.ts @shared',
  'boot.ts': 'hydration',
  'siteNotice.ts': 'hydration/protocol.ts',
  'main.tsx': 'app session hydration',
  'entryServer.tsx': 'app pages features session hydration content api ui paths.ts @shared',
  // Only for specs.
  testing: 'features form live session hydration content api format ui paths.ts @shared',
})

const around = layers('', {
  'scripts/bundled-packages.cjs': '',
  'backend/scripts': 'backend/src',
  'backend/test': 'backend/scripts backend/src scripts/bundled-packages.cjs',
  'backend/src/*.spec.ts': 'backend/src backend/test',
  'backend/swc.cjs': '',
  'backend/jest.config.cjs': 'backend/swc.cjs backend/test/bundled-packages.cjs',
  'backend/jest.all.config.cjs': 'backend/jest.config.cjs backend/test/groups',
  'frontend/src/*.spec.ts': 'frontend/src',
  'frontend/scripts':
    'frontend/src/entryServer.tsx frontend/src/hydration/protocol.ts scripts/bundled-packages.cjs',
  'scripts/browser-floor.mjs': '',
  'frontend/graphiql': 'frontend/scripts/compress.mjs scripts/browser-floor.mjs',
  'frontend/vite.config.ts': 'frontend/scripts scripts/browser-floor.mjs',
  'frontend/jest.config.cjs': 'frontend/scripts',
  scripts:
    'backend/swc.cjs backend/src/embedded-postgres/process-lock.cjs backend/src/embedded-postgres/supervise.ts backend/src/settings/setting-names.ts',
  // Separate because its packages are not the project's.
  'backend/bench': 'scripts',
  'backend/faults': 'backend/test/mail-server.ts scripts',
  'backend/scale': 'backend/src/embedded-postgres scripts',
  'backend/upgrade': 'backend/src scripts',
  'docker/check': 'scripts',
  // Each example is one file that a reader can copy.
  'docs/examples': '',
  // Stories use the site from outside and import plain files only.
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
      comment: 'Files must not import one another in a circle, type and entity imports included.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'backend-feature-to-feature',
      severity: 'error',
      comment:
        'A feature may import only another one’s entities, options, services, inputs, types, events, mails and links.',
      from: { path: '^backend/src/features/([^/]+)/', pathNot: SPEC },
      to: {
        path: '^backend/src/features/',
        pathNot: [
          '^backend/src/features/$1/',
          '^backend/src/features/feature\\.ts$',
          '\\.(?:entity|options|service|inputs|types|events|mails|links)\\.ts$',
        ],
      },
    },
    {
      name: 'service-knows-no-request',
      severity: 'error',
      comment:
        'A service takes values as arguments: it imports neither Express nor the GraphQL context.',
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
      comment: 'Shared modules run on both sides: they import nothing, not even packages.',
      from: { path: pattern('backend/src/shared'), pathNot: SPEC },
      to: { pathNot: pattern('backend/src/shared') },
    },
    {
      name: 'plain-files',
      severity: 'error',
      comment: 'Stories import this file, so it must not import anything.',
      from: { path: ['frontend/src/paths.ts', 'backend/scripts/personas.ts'].map(pattern) },
      to: {},
    },
    {
      name: 'ui-packages',
      severity: 'error',
      comment:
        'ui/ only renders: it imports React, styled-components, links and icons, but no data.',
      from: { path: pattern('frontend/src/ui'), pathNot: SPEC },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(?:react|react-router-dom|styled-components|lucide-react)/',
      },
    },
    {
      name: 'not-to-spec',
      severity: 'error',
      comment: 'Move code that two specs share into a helper.',
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
