/**
 * `npm run check-deployment`: checks each file of docker/ with the tool of its format. deployment.spec.ts and
 * compose.spec.ts of backend/test check the contents.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { root, run as runProgram } from '../../scripts/commands.mjs'
import { formatChecks, haveAllPassed } from '../../scripts/report.cjs'
import { checkManifests } from './check-manifests.mjs'
import { findOtherHosts, renderExample } from './rendered-example.mjs'

const DOCKER = join(root, 'docker')
const PUBLIC_URL = 'https://club.example'

/** Runs every check and prints the results. Returns false when a check has failed. */
export async function run() {
  const { problems, manifests } = await renderExample()
  const checks = [
    { name: 'Dockerfile: instructions, flags, names', problems: checkDockerfile() },
    ...(await checkWith('docker compose', 'version', '--file compose.yaml config -q')),
    ...(await checkWith('caddy', 'version', 'validate --config Caddyfile --adapter caddyfile')),
    ...(await checkWith('promtool', '--version', 'check rules prometheus/alerts.yaml')),
    ...(await checkWith('promtool', '--version', 'test rules prometheus/alerts.test.yaml')),
    { name: 'kubernetes/example: kubectl kustomize', problems },
    { name: 'kubernetes/example: one host everywhere', problems: findOtherHosts(manifests) },
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

/**
 * Runs the program in docker/ with these arguments. Returns no check if the command for its version
 * fails, because then the program is not installed.
 * @param {string} program
 * @param {string} version
 * @param {string} args
 */
async function checkWith(program, version, args) {
  const [command, ...words] = program.split(' ')
  const options = { quiet: true, cwd: DOCKER, env: { PUBLIC_URL } }
  const probe = await runProgram(command, [...words, version], options)
  if (probe.code !== 0) {
    console.log(`skipped ${args}: ${program} is not installed`)
    return []
  }
  const { code, output } = await runProgram(command, [...words, ...args.split(' ')], options)
  const name = `${program} ${args}`
  return [{ name, problems: code === 0 ? [] : [output.trim().split('\n').at(-1)] }]
}
