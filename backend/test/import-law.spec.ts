import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * Violates each rule of scripts/dependency-cruiser.config.mjs once, in a small temporary tree.
 * `npm run lint` checks the real tree.
 */
const ROOT = resolve(__dirname, '../..')

const SERVICE = 'backend/src/features/waitlist/waitlist.service.ts'
const WAITLIST = 'backend/src/features/waitlist/waitlist.feature.ts'
const RESOLVER = 'backend/src/features/waitlist/waitlist.resolver.ts'
const CHANGES = 'backend/src/features/waitlist/waitlist-changes.ts'
const ORPHAN = 'frontend/src/planted/orphan.ts'
const CONTEXT = 'backend/src/graphql/context.ts'
const PATHS = 'frontend/src/paths.ts'
const PAGE = 'frontend/src/pages/FaqPage.tsx'
const FEATURE = 'frontend/src/features/faq/Categories.tsx'

type Planted = [rule: string, from: string, to: string]

/** A layer’s rule, a file of the layer, and a file or package that it must not import. */
const layers: Planted[] = [
  ['backend/src/shared', 'backend/src/shared/club.ts', 'backend/src/core/errors.ts'],
  ['backend/src/core', 'backend/src/core/errors.ts', SERVICE],
  ['backend/src/core', 'backend/src/core/club-day.ts', PATHS],
  ['backend/src/pagination', 'backend/src/pagination/paginate.ts', SERVICE],
  ['backend/src/embedded-postgres', 'backend/src/embedded-postgres/supervise.ts', SERVICE],
  ['backend/src/database', 'backend/src/database/data-source.ts', SERVICE],
  ['backend/src/backup', 'backend/src/backup/backup-file.ts', SERVICE],
  ['backend/src/jobs', 'backend/src/jobs/job-runner.ts', SERVICE],
  ['backend/src/telemetry', 'backend/src/telemetry/metrics.ts', RESOLVER],
  ['backend/src/http', 'backend/src/http/health.ts', SERVICE],
  ['backend/src/accounts', 'backend/src/accounts/session.ts', SERVICE],
  ['backend/src/audit', 'backend/src/audit/audit-log.ts', SERVICE],
  ['backend/src/links', 'backend/src/links/links.ts', SERVICE],
  ['backend/src/submissions', 'backend/src/submissions/store-once.ts', SERVICE],
  ['backend/src/mail', 'backend/src/mail/mailer.ts', SERVICE],
  ['backend/src/webhooks', 'backend/src/webhooks/webhook-worker.ts', SERVICE],
  ['backend/src/graphql', 'backend/src/graphql/context.ts', SERVICE],
  [
    'backend/src/features',
    'backend/src/features/contact/contact.service.ts',
    'backend/src/rest/mount.ts',
  ],
  [
    'backend/src/features',
    'backend/src/features/contact/contact.resolver.ts',
    'backend/src/schema.ts',
  ],
  ['backend/src/rest', 'backend/src/rest/mount.ts', SERVICE],
  ['backend/src/site', 'backend/src/site/site.ts', 'backend/src/database/data-source.ts'],
  ['backend/src/settings', 'backend/src/settings/setting-reader.ts', SERVICE],
  ['backend/src/features.ts', 'backend/src/features.ts', RESOLVER],
  ['backend/src/app-services.ts', 'backend/src/app-services.ts', SERVICE],
  ['backend/src/guards.ts', 'backend/src/guards.ts', SERVICE],
  ['backend/src/provision.ts', 'backend/src/provision.ts', WAITLIST],
  // The composition imports no single feature, neither its declaration nor a part of it.
  ['backend/src/schema.ts', 'backend/src/schema.ts', WAITLIST],
  ['backend/src/schema.ts', 'backend/src/schema.ts', RESOLVER],
  ['backend/src/app.ts', 'backend/src/app.ts', WAITLIST],
  ['backend/src/app.ts', 'backend/src/app.ts', SERVICE],
  ['backend/src/server.ts', 'backend/src/server.ts', WAITLIST],
  ['backend/src/server.ts', 'backend/src/server.ts', SERVICE],
  ['backend/src/telemetry', 'backend/src/telemetry/start-metrics.ts', WAITLIST],
  ['backend/src/telemetry', 'backend/src/telemetry/start-metrics.ts', SERVICE],
  ['backend/src/commands', 'backend/src/commands/admin.ts', WAITLIST],
  ['backend/src/commands', 'backend/src/commands/admin.ts', SERVICE],
  ['backend/src/commands', 'backend/src/commands/backup.ts', 'backend/src/server.ts'],
  ['backend/src/cluster.ts', 'backend/src/cluster.ts', SERVICE],
  ['backend/src/main.ts', 'backend/src/main.ts', SERVICE],
  ['frontend/src/paths.ts', 'frontend/src/paths.ts', FEATURE],
  ['frontend/src/ui', 'frontend/src/ui/Button.tsx', PATHS],
  ['frontend/src/ui', 'frontend/src/ui/ButtonLink.tsx', 'frontend/src/app/routes.tsx'],
  ['frontend/src/format', 'frontend/src/format/dates.ts', FEATURE],
  ['frontend/src/api', 'frontend/src/api/useQuery.ts', 'frontend/src/session/session.ts'],
  ['frontend/src/api', 'frontend/src/api/apollo/client.ts', 'frontend/src/app/routes.tsx'],
  ['frontend/src/content', 'frontend/src/content/faq.ts', FEATURE],
  ['frontend/src/live', 'frontend/src/live/useLiveQuery.ts', FEATURE],
  ['frontend/src/schema', 'frontend/src/schema/ruleSchema.ts', FEATURE],
  ['frontend/src/form', 'frontend/src/form/Form.tsx', FEATURE],
  ['frontend/src/hydration', 'frontend/src/hydration/island.tsx', FEATURE],
  ['frontend/src/session', 'frontend/src/session/session.ts', FEATURE],
  ['frontend/src/features', 'frontend/src/features/faq/Categories.tsx', PAGE],
  ['frontend/src/features', 'frontend/src/features/faq/Answer.tsx', 'frontend/src/app/routes.tsx'],
  ['frontend/src/features', 'frontend/src/features/faq/Question.tsx', SERVICE],
  ['frontend/src/pages', 'frontend/src/pages/FaqPage.tsx', 'frontend/src/app/routes.tsx'],
  ['frontend/src/app', 'frontend/src/app/App.tsx', 'frontend/src/main.tsx'],
  ['frontend/src/boot.ts', 'frontend/src/boot.ts', 'frontend/src/app/App.tsx'],
  ['frontend/src/main.tsx', 'frontend/src/main.tsx', FEATURE],
  ['frontend/src/entryServer.tsx', 'frontend/src/entryServer.tsx', SERVICE],
  ['frontend/src/testing', 'frontend/src/testing/people.ts', 'frontend/src/app/App.tsx'],
  ['backend/scripts', 'backend/scripts/seed.ts', PATHS],
  ['backend/test', 'backend/test/harness.ts', PATHS],
  ['backend/src/*.spec.ts', 'backend/src/access.spec.ts', PATHS],
  ['frontend/src/*.spec.ts', 'frontend/src/entryServer.spec.ts', SERVICE],
  ['backend/swc.cjs', 'backend/swc.cjs', 'backend/src/settings/env.ts'],
  ['backend/jest.config.cjs', 'backend/jest.config.cjs', 'backend/src/settings/env.ts'],
  ['backend/jest.all.config.cjs', 'backend/jest.all.config.cjs', 'backend/src/settings/env.ts'],
  ['frontend/scripts', 'frontend/scripts/build.mjs', 'frontend/src/app/routes.tsx'],
  ['frontend/graphiql', 'frontend/graphiql/main.tsx', 'frontend/src/api/apollo/client.ts'],
  ['frontend/vite.config.ts', 'frontend/vite.config.ts', PATHS],
  ['frontend/jest.config.cjs', 'frontend/jest.config.cjs', PATHS],
  ['scripts/browser-floor.mjs', 'scripts/browser-floor.mjs', PATHS],
  ['scripts', 'scripts/build.mjs', 'backend/src/settings/env.ts'],
  ['backend/bench', 'backend/bench/rounds.ts', SERVICE],
  ['backend/faults', 'backend/faults/faults.ts', SERVICE],
  ['backend/scale', 'backend/scale/scale.ts', SERVICE],
  ['backend/upgrade', 'backend/upgrade/drill.ts', PATHS],
  ['docker/check', 'docker/check/check-deployment.mjs', SERVICE],
  ['docs/examples', 'docs/examples/urql.mjs', SERVICE],
  ['e2e', 'e2e/faq.e2e.ts', PAGE],
  ['e2e', 'e2e/join.e2e.ts', 'backend/scripts/seed.ts'],
]

/** Specs may import more than other files of their folder, but not everything. */
const folders = new Set(layers.map(([layer]) => layer).filter(layer => /\/src\/[^.]+$/.test(layer)))
const specs = [...folders].map((layer): Planted => {
  const to = layer.startsWith('backend/') ? PATHS : 'frontend/src/main.tsx'
  return [`specs of ${layer}`, `${layer}/planted.spec.ts`, to]
})

const others: Planted[] = [
  // A new file at the root, a file that is only imported, an orphan, an unknown folder.
  ['unknown-layer', 'backend/src/planted.ts', SERVICE],
  ['unknown-layer', 'frontend/src/app/lazy.ts', 'frontend/src/planted/planted.ts'],
  ['unknown-layer', ORPHAN, ORPHAN],
  ['unknown-layer', 'tools/planted.mjs', 'scripts/build.mjs'],
  ['backend-feature-to-feature', 'backend/src/features/contact/contact.types.ts', RESOLVER],
  ['backend-feature-to-feature', 'backend/src/features/contact/contact.inputs.ts', CHANGES],
  ['service-knows-no-request', 'backend/src/features/notes/notes.service.ts', CONTEXT],
  ['service-knows-no-request', 'backend/src/features/audit/audit.service.ts', 'express'],
  ['frontend-feature-to-feature', 'frontend/src/features/site/Page.tsx', FEATURE],
  ['shared-imports-nothing', 'backend/src/shared/rules.ts', 'fs'],
  ['plain-files', 'backend/scripts/personas.ts', 'fs'],
  ['ui-packages', 'frontend/src/ui/Toasts.tsx', '@apollo/client'],
  ['not-to-spec', 'backend/src/core/normalize.ts', 'backend/src/core/errors.spec.ts'],
]

/** Pairs of files that import each other: for a value, for a type, from an entity, in a script. */
const circles: [a: string, b: string, statement: (path: string) => string][] = [
  ['backend/src/core/a.ts', 'backend/src/core/b.ts', path => `import '${path}'`],
  ['frontend/src/ui/A.tsx', 'frontend/src/ui/B.tsx', path => `import type { T } from '${path}'`],
  ['backend/src/http/a.ts', 'backend/src/http/b.ts', path => `type T = import('${path}').T`],
  [
    'backend/src/features/notes/note.entity.ts',
    'backend/src/features/notes/notes.service.ts',
    path => `export type { T } from '${path}'`,
  ],
  ['scripts/a.mjs', 'scripts/b.mjs', path => `/** @typedef {import('${path}').T} T */`],
]

/** Pairs of folders that import each other without a cycle of files; a spec may do so. */
const folderCircle: [from: string, to: string][] = [
  ['backend/src/audit/planted-a.ts', 'backend/src/links/planted-b.ts'],
  ['backend/src/links/planted-c.ts', 'backend/src/audit/planted-d.ts'],
  ['backend/src/jobs/planted.spec.ts', 'backend/src/audit/planted-d.ts'],
  ['backend/src/audit/planted-e.ts', 'backend/src/jobs/planted-f.ts'],
]

/** Imports that the rules must allow. */
const lawful: [from: string, to: string][] = [
  ['backend/src/features/bookings/bookings.service.ts', SERVICE],
  ['backend/src/features/bookings/bookings.spec.ts', 'backend/test/factories.ts'],
  ['frontend/src/content/club.ts', '@shared/club'],
  ['frontend/src/features/profile/Profile.tsx', 'frontend/src/session/guards/useAccess.ts'],
  ['frontend/src/features/profile/Profile.spec.tsx', 'frontend/src/testing/network.ts'],
  ['e2e/waitlist.e2e.ts', PATHS],
]

interface Violation {
  rule: { name: string }
  from: string
  to: string
}

const tree = mkdtempSync(join(tmpdir(), 'import-law-'))
let violations: Violation[]
let rules: Set<string>
let circlesOfFolders: Violation[]

const planted = [...layers, ...specs, ...others]

beforeAll(async () => {
  for (const [, from, to] of planted) write(from, to, path => `import '${path}'`)
  for (const [from, to] of lawful) write(from, to, path => `import '${path}'`)
  for (const [from, to] of folderCircle) write(from, to, path => `import '${path}'`)
  for (const [a, b, statement] of circles) {
    write(a, b, statement)
    write(b, a, statement)
  }
  cpSync(join(ROOT, 'tsconfig.json'), join(tree, 'tsconfig.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction')
  const summary = await cruise('dependency-cruiser.config.mjs', '.')
  violations = summary.violations
  circlesOfFolders = (await cruise('folder-circles.config.mjs', 'backend/src')).violations
  rules = new Set(summary.ruleSetUsed.forbidden.map(({ name }) => name))
})

afterAll(() => rmSync(tree, { recursive: true }))

test.each(planted)('import law: %s refuses the import in %s of "%s"', (rule, from, to) => {
  const seen = violations.filter(it => it.from === from && it.rule.name === rule)
  const isPackage = !isOurs(to) && !isBuiltin(to)
  const imported = isPackage ? expect.stringContaining(`node_modules/${to}/`) : to
  expect(seen.map(it => it.to)).toContainEqual(imported)
})

test.each(circles)('import law: no-circular refuses %s and %s', (a, b) => {
  const seen = violations.filter(({ rule }) => rule.name === 'no-circular')
  expect(seen.map(({ from, to }) => [from, to].sort())).toContainEqual([a, b])
})

test('import law: no-circular-folders refuses two folders, and ignores specs', () => {
  const seen = circlesOfFolders.map(({ rule, from, to }) => [rule.name, from, to])
  const [audit, links, jobs] = ['backend/src/audit', 'backend/src/links', 'backend/src/jobs']
  expect(seen).toContainEqual(['no-circular-folders', audit, links])
  expect(seen).not.toContainEqual(['no-circular-folders', audit, jobs])
})

test.each(lawful)('import law: allows %s to import %s', from => {
  expect(violations.filter(it => it.from === from)).toEqual([])
})

test('import law: every rule is violated here once', () => {
  expect([...rules].sort()).toEqual(
    [...new Set([...planted.map(([rule]) => rule), 'no-circular'])].sort(),
  )
})

test('import law: every layer in it exists', () => {
  const names = layers.map(([layer]) => layer).filter(layer => !layer.includes('*'))
  expect(names.filter(layer => !existsSync(join(ROOT, layer)))).toEqual([])
})

const isOurs = (path: string) => /^\w+\//.test(path)

/** Adds an import to a file of the tree, and creates the imported file if it is one of ours. */
function write(from: string, to: string, statement: (path: string) => string): void {
  const path = isOurs(to) ? specifier(from, to) : to
  const line = from.endsWith('.cjs') ? `require('${path}')` : statement(path)
  append(from, from === to ? '' : line)
  if (isOurs(to)) append(to, '')
}

function specifier(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/')
  const name = from.endsWith('js') ? path : path.replace(/\.tsx?$/, '')
  return name.startsWith('.') ? name : `./${name}`
}

function append(file: string, line: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  appendFileSync(join(tree, file), `${line}\n`)
}

interface Summary {
  violations: Violation[]
  ruleSetUsed: { forbidden: { name: string }[] }
}

/** Returns the cruiser's JSON output; its exit code reports violations. */
async function cruise(name: string, folder: string): Promise<Summary> {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(ROOT, 'scripts', name)
  const args = [bin, '--config', config, '--output-type', 'json', folder]
  const stdout = await new Promise<string>(done => {
    const options = { cwd: tree, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, args, options, (_error, text) => done(text))
  })
  return (JSON.parse(stdout) as { summary: Summary }).summary
}
