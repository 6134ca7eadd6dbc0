/** Each file of docker/ by the schema or the tool of its format, as `N passed, N failed`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { parse } from 'yaml'
import { root, run } from '../../scripts/commands.mjs'
import { describeErrors } from './describe-errors.mjs'
import { listManifestErrors } from './manifest-errors.mjs'
import { renderExample } from './render-example.mjs'
import { compileResourceDefinitions } from './resource-definitions.mjs'

const docker = join(root, 'docker')
const read = name => readFileSync(join(docker, name), 'utf8')

/**
 * Prints a line for each check, what is wrong below it, and the sum. Answers the exit code.
 * @param {string[]} definitionFiles YAML of operators, with the CustomResourceDefinitions of what is skipped without
 */
export async function checkDeployment(definitionFiles) {
  const manifests = await renderExample(join(docker, 'kubernetes'))
  const validateCustom = compileResourceDefinitions(definitionFiles)
  const outcomes = [
    print('Dockerfile: instructions, flags, names (dockerfile-utils)', checkDockerfile()),
    print('compose.yaml: the Compose Specification’s schema', checkCompose()),
    print('Caddyfile: caddy validate', await checkCaddyfile()),
    print('kubernetes/example: kubectl kustomize', manifests.errors),
    ...(await listManifestErrors(manifests.documents, validateCustom)).map(it => print(...it)),
  ]
  const failed = outcomes.filter(it => it === 'failed').length
  console.log(`\n${outcomes.filter(it => it === 'passed').length} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/**
 * @param {string} name
 * @param {string[]} [errors] absent when nothing could be checked
 */
function print(name, errors) {
  const outcome = !errors ? 'skipped' : errors.length === 0 ? 'passed' : 'failed'
  console.log([`${outcome.padEnd(7)}  ${name}`, ...(errors ?? [])].join('\n         '))
  return outcome
}

function checkDockerfile() {
  /** @type {{ message: string; range: { start: { line: number } } }[]} */
  const problems = validateDockerfile(read('Dockerfile'))
  return problems.map(({ message, range }) => `line ${String(range.start.line + 1)}: ${message}`)
}

function checkCompose() {
  const ajv = new Ajv.default({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // The draft by an address that Ajv does not know it by.
  const { $schema: _draft, ...schema } = JSON.parse(read('check/compose-spec.schema.json'))
  const validate = ajv.compile(schema)
  validate(parse(read('compose.yaml'), { merge: true }))
  return describeErrors(validate.errors)
}

async function checkCaddyfile() {
  const file = ['--config', join(docker, 'Caddyfile'), '--adapter', 'caddyfile']
  const env = { PUBLIC_URL: 'https://club.example' }
  const { code, output } = await run('caddy', ['validate', ...file], { quiet: true, env })
  return code === 0 ? [] : [output.trim().split('\n').at(-1)]
}
