import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const tree = mkdtempSync(join(tmpdir(), 'lint-plugin-'))

afterAll(() => rmSync(tree, { recursive: true }))

/** Runs oxlint on a file with the project's rules. */
function lint(text: string, file = 'frontend/src/planted.ts') {
  for (const own of ['.oxlintrc.json', 'scripts/oxlint-plugin.mjs', 'scripts/browser-floor.mjs'])
    cpSync(join(ROOT, own), join(tree, own))
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
  const bin = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const args = [bin, '--format', 'unix', file]
  return spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
}

test('lint plugin: refuses a string as the name of a query to refetch', () => {
  const said = lint(
    "export const a = { refetchQueries: ['Me'] }\nexport const b = { include: ['Me'] }",
  )
  expect(said.stdout.match(/club\(refetch-by-document\)/g)).toHaveLength(2)
})

test('lint plugin: allows a document as the name of a query', () => {
  const said = lint('const Me = {}\nexport const a = { refetchQueries: [Me], include: [Me] }')
  expect(said.stdout).not.toContain('club')
  expect(said.status).toBe(0)
})

test('lint plugin: refuses a selector that the oldest browsers lack (PAGE-10)', () => {
  const refused = lint('export const style = `label:has(:checked) { color: red; }`\n')
  expect(refused.stdout).toContain('club(browser-floor)')
  const allowed = lint('export const style = `label[data-checked] { color: red; }`\n')
  expect(allowed.stdout).not.toContain('club')
})

test('lint: reports a long file and a long list of parameters as advice, without failing', () => {
  const long = `${'export {}\n'.repeat(400)}export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e]\n`
  for (const file of ['frontend/src/planted.ts', 'backend/src/core/planted.spec.ts']) {
    const said = lint(long, file)
    expect(said.stdout).toMatch(/max-lines/)
    expect(said.stdout).toMatch(/max-params/)
    expect(said.status).toBe(0)
  }
})

test('lint: refuses server output that bypasses the log', () => {
  const text = 'export const tell = (error: unknown) => console.error(error)'
  expect(lint(text, 'backend/src/core/planted.ts').stdout).toContain('no-console')
  expect(lint(text, 'backend/src/core/log.ts').stdout).not.toContain('no-console')
})
