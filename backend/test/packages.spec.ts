import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFolder } from './folders'

const ROOT = resolve(__dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const folder = createFolder()

/** Runs one of our scripts on a file with this text; without a text, on its usual files. */
function check(script: string, text?: string): { status: number | null; stderr: string } {
  const file = join(folder, 'planted')
  if (text !== undefined) writeFileSync(file, text)
  const args = text === undefined ? [] : [file]
  return spawnSync(process.execPath, [join(ROOT, 'scripts', script), ...args], { encoding: 'utf8' })
}

const lockOf = (locked: object) =>
  JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', ...locked } } })
const sound = { integrity: 'sha512-abc', license: '(GPL-3.0 OR MIT)' }

test('packages: every lock is complete, with checksums and licences that we accept', () => {
  expect(check('check-packages.mjs')).toMatchObject({ status: 0, stderr: '' })
  expect(check('check-packages.mjs', lockOf(sound))).toMatchObject({ status: 0, stderr: '' })
})

test('packages: each of these is refused, and an override without a reason in docs/packages.md', () => {
  const refused: Record<string, [words: string, locked: object]> = {
    unsigned: ['has no checksum', { integrity: undefined }],
    weak: ['has no checksum', { integrity: 'sha1-abc' }],
    elsewhere: ['not from the registry', { resolved: 'git+ssh://git.example/a.git' }],
    unlicensed: ['has a licence that we do not accept: none', { license: undefined }],
    strict: [
      'has a licence that we do not accept: MIT AND GPL-3.0',
      { license: 'MIT AND GPL-3.0' },
    ],
    scripted: ['has a script for installing', { hasInstallScript: true }],
    partial: ['a-darwin is missing', { optionalDependencies: { 'a-darwin': '1.0.0' } }],
  }
  const packages = Object.fromEntries(
    Object.entries(refused).map(([name, [, locked]]) => [
      `node_modules/${name}`,
      { version: '1.0.0', ...sound, ...locked },
    ]),
  )
  const overrides = { listr2: '9.0.5', 'left-pad': '1.3.0' }
  const { status, stderr } = check('check-packages.mjs', JSON.stringify({ packages, overrides }))
  expect(status).toBe(1)
  const all = stderr.trim().split('\n')
  const ofOverrides = all.filter(line => line.includes('override'))
  expect(ofOverrides).toEqual([
    expect.stringMatching(/: the override of left-pad has no reason in docs\/packages\.md$/),
  ])
  const lines = all.filter(line => !ofOverrides.includes(line))
  expect(lines).toHaveLength(Object.keys(refused).length)
  for (const [name, [words]] of Object.entries(refused)) {
    const said = lines.filter(line => line.includes(name))
    expect([name, said]).toEqual([name, [expect.stringContaining(words)]])
  }
})

/** Stands for npm, npx and git in a run of the checks without the project. */
const NPM = (audit: string) => `#!/bin/sh
case "$1" in
test) echo '3 passed, 0 failed' ;;
sbom) echo '${JSON.stringify({ components: Array(51).fill({}) })}' ;;
audit) ${audit} ;;
esac
`

test.each([
  {
    what: 'no advisory',
    audit: 'exit 0',
    line: /: passed in \d+ s$/,
    total: '11 passed, 0 failed',
  },
  {
    what: 'an advisory',
    audit: 'echo "1 high"; exit 1',
    line: /: FAILED in \d+ s$/,
    total: '10 passed, 1 failed',
  },
  {
    what: 'a registry that answers none',
    audit: 'echo "npm error audit endpoint returned an error"; exit 1',
    line: /: not asked \(the registry answers none\)$/,
    total: '10 passed, 0 failed',
  },
])('packages: the checks report $what (SEC-Q2)', ({ audit, line, total }) => {
  const project = mkdtempSync(join(folder, 'checks-'))
  mkdirSync(join(project, '.ci'))
  copyFileSync(join(ROOT, '.ci/run'), join(project, '.ci/run'))
  const bin = join(project, 'bin')
  mkdirSync(bin)
  for (const name of ['npm', 'npx', 'git'])
    writeFileSync(join(bin, name), NPM(audit), { mode: 0o755 })
  const env = { ...process.env, PATH: `${bin}:${String(process.env['PATH'])}` }
  const run = spawnSync('bash', [join(project, '.ci/run')], { encoding: 'utf8', env })
  const lines = run.stdout.trim().split('\n')
  expect(lines.find(one => one.startsWith('── advisories'))).toMatch(line)
  const status = total.endsWith('0 failed') ? 0 : 1
  expect({ status: run.status, total: lines.at(-1) }).toEqual({ status, total })
})

test('packages: no package runs an install script', () => {
  expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(textOf('docker/Dockerfile').match(/^COPY .*package-lock\.json.*$/gm)).toEqual([
    'COPY package.json package-lock.json .npmrc ./',
  ])
})

const MANIFESTS = ['', 'backend/', 'frontend/', 'backend/bench/', 'docker/check/']

test('packages: ours have no licence yet, and README.md says so', () => {
  for (const manifest of [...MANIFESTS, 'backend/upgrade/'])
    expect(JSON.parse(textOf(`${manifest}package.json`))).toHaveProperty('license', 'UNLICENSED')
  expect(textOf('README.md')).toMatch(
    /\n## Licence\n\nAll rights reserved until the club decides on a licence\.[^#]*$/,
  )
})

test('packages: each is asked for by its exact version', () => {
  for (const manifest of MANIFESTS) {
    // npm's own file.
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      textOf(`${manifest}package.json`),
    ) as Record<string, Record<string, string> | undefined>
    const declared = { ...dependencies, ...devDependencies, ...optionalDependencies }
    const loose = Object.entries(declared).filter(
      ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  }
})

// .ci/run scans all files of git.
test('secrets: a planted one is found', () => {
  // In two parts, because this file is scanned too.
  const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')
  const planted = check('scan-secrets.mjs', `const key = '${token}'\n`)
  expect(planted).toMatchObject({ status: 1, stderr: expect.stringContaining('planted:1') })
})
