/** Manifests by the models of their kind: values by the schema, and members nobody knows by the types. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run } from '../../scripts/commands.mjs'

const CACHE = fileURLToPath(new URL('node_modules/.cache/manifests', import.meta.url))
const OPTIONS = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
]

/**
 * Each manifest's name and its errors; no list of them where no definition was named.
 * @param {object[]} manifests
 * @param {Map<string, (manifest: object) => string[]>} custom validators by `apiVersion/kind`
 * @returns {Promise<[string, string[]?][]>}
 */
export async function listManifestErrors(manifests, custom) {
  const modelled = manifests.filter(it => packageOf(it))
  const unknown = await listTypeErrors(modelled)
  const checked = modelled.map(async (manifest, at) => {
    const errors = [...(await schemaErrors(manifest)), ...unknown[at]]
    return [`${nameOf(manifest)} (kubernetes-models)`, errors]
  })
  const others = manifests.filter(it => !packageOf(it)).map(it => checkCustom(it, custom))
  return [...(await Promise.all(checked)), ...others]
}

/** What TypeScript says of each manifest as a literal of its model's type. */
async function listTypeErrors(manifests) {
  mkdirSync(CACHE, { recursive: true })
  const files = manifests.map((it, at) => writeTyped(it, join(CACHE, `${at}.ts`)))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { code, output } = await run(process.execPath, [tsc, ...OPTIONS, ...files], { quiet: true })
  const lines = output.split('\n')
  const errors = files.map((_, at) =>
    lines.filter(line => line.includes(`/${at}.ts(`)).map(line => line.split(': error ')[1]),
  )
  if (code !== 0 && errors.flat().length === 0) throw new Error(`tsc has failed: ${output}`)
  return errors
}

const nameOf = ({ kind, metadata }) => `kubernetes: ${kind} ${metadata.name}`
const keyOf = ({ apiVersion, kind }) => `${apiVersion}/${kind}`

function checkCustom(manifest, custom) {
  const list = custom.get(keyOf(manifest))
  return [`${nameOf(manifest)} (its operator’s definition)`, list?.(manifest)]
}

function packageOf({ apiVersion }) {
  if (apiVersion.startsWith('monitoring.coreos.com/'))
    return '@kubernetes-models/prometheus-operator'
  return /^(?:[a-z]+\/)?v\d+$|\.k8s\.io\//.test(apiVersion) ? 'kubernetes-models' : undefined
}

async function schemaErrors(manifest) {
  const model = await import(`${packageOf(manifest)}/${keyOf(manifest)}`)
  try {
    new model[manifest.kind](manifest).validate()
    return []
  } catch (error) {
    return [error.message]
  }
}

function writeTyped(manifest, file) {
  const type = `import type { I${manifest.kind} } from '${packageOf(manifest)}/${keyOf(manifest)}'`
  writeFileSync(
    file,
    `${type}\nexport const manifest: I${manifest.kind} = ${JSON.stringify(manifest)}\n`,
  )
  return file
}
