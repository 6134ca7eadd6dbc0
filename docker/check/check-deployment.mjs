/**
 * `npm run check-deployment`: holds the files of docker/ against the tools of their formats. What they say is tested by
 * deployment.spec.ts and compose.spec.ts of backend/test.
 */
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { parseAllDocuments } from 'yaml'
import { root, run as runProgram } from '../../scripts/commands.mjs'
import { formatChecks, haveAllPassed } from '../../scripts/report.cjs'
import { checkManifests } from './check-manifests.mjs'

const DOCKER = join(root, 'docker')
const SECRETS = ['session-secret', 'admin-password', 'metrics-token', 'smtp-url']
const PUBLIC_URL = 'https://club.example'

/** False when a check has failed. */
export async function run() {
  const { problems, manifests } = await renderExample()
  const caddyfile = ['--config', join(DOCKER, 'Caddyfile'), '--adapter', 'caddyfile']
  const checks = [
    { name: 'Dockerfile: instructions, flags, names', problems: checkDockerfile() },
    ...(await ask('compose.yaml', 'docker compose', [
      '--file',
      join(DOCKER, 'compose.yaml'),
      'config',
      '-q',
    ])),
    ...(await ask('Caddyfile', 'caddy', ['validate', ...caddyfile])),
    { name: 'kubernetes/example: kubectl kustomize', problems },
    ...(await checkManifests(manifests)),
  ]
  console.log(formatChecks(checks))
  return haveAllPassed(checks)
}

function checkDockerfile() {
  /** @type {{ message: string; range: { start: { line: number } } }[]} */
  const problems = validateDockerfile(readFileSync(join(DOCKER, 'Dockerfile'), 'utf8'))
  return problems.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)
}

/** A check of the file by the program; none where that is not installed. */
async function ask(file, words, args) {
  const [program, ...command] = words.split(' ')
  const options = { quiet: true, env: { PUBLIC_URL } }
  const version = await runProgram(program, [...command, 'version'], options)
  if (version.code !== 0) {
    console.log(`skipped ${file}: ${words} is not installed`)
    return []
  }
  const { code, output } = await runProgram(program, [...command, ...args], options)
  const name = `${file}: ${words}`
  return [{ name, problems: code === 0 ? [] : [output.trim().split('\n').at(-1)] }]
}

/** The manifests as an operator would render them: in a copy, with secrets made up. */
async function renderExample() {
  const copy = mkdtempSync(join(tmpdir(), 'coral-way-kubernetes-'))
  const filter = source => !source.endsWith('/secrets')
  cpSync(join(DOCKER, 'kubernetes'), copy, { recursive: true, filter })
  const secrets = join(copy, 'example/secrets')
  mkdirSync(secrets)
  for (const name of SECRETS) writeFileSync(join(secrets, name), randomBytes(24).toString('hex'))
  const args = ['kustomize', join(copy, 'example')]
  const { code, output } = await runProgram('kubectl', args, { quiet: true })
  rmSync(copy, { recursive: true })
  if (code !== 0) return { problems: [output.trim()], manifests: [] }
  return { problems: [], manifests: parseAllDocuments(output).map(it => it.toJSON()) }
}
