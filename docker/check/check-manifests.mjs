import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run } from '../../scripts/commands.mjs'

// Below the node_modules that has the models' packages, so that imports of them resolve.
const FOLDER = fileURLToPath(new URL('node_modules/.cache/manifests', import.meta.url))
const OPTIONS = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
]

/**
 * Checks each manifest: its values against the schema of its model, and its members against the
 * model's TypeScript type. Skips a resource that has no model.
 * @param {{ apiVersion: string; kind: string; metadata: { name: string } }[]} manifests
 */
export async function checkManifests(manifests) {
  mkdirSync(FOLDER, { recursive: true })
  const modelled = manifests.filter(packageOf)
  const files = modelled.map((manifest, at) => writeTyped(manifest, join(FOLDER, `${at}.ts`)))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { code, output } = await run(process.execPath, [tsc, ...OPTIONS, ...files], { quiet: true })
  const lines = output.split('\n').filter(line => line.includes(': error '))
  if (code !== 0 && lines.length === 0) throw new Error(`tsc has failed: ${output}`)
  const typeErrors = at =>
    lines.filter(line => line.includes(`/${at}.ts(`)).map(line => line.split(': error ')[1])
  const checks = modelled.map(async (manifest, at) => ({
    name: `kubernetes: ${manifest.kind} ${manifest.metadata.name}`,
    problems: [...(await schemaErrors(manifest)), ...typeErrors(at)],
  }))
  return Promise.all(checks)
}

async function schemaErrors(manifest) {
  const models = await import(modelOf(manifest))
  try {
    new models[manifest.kind](manifest).validate()
    return []
  } catch (error) {
    return [error.message]
  }
}

const modelOf = manifest => `${packageOf(manifest)}/${manifest.apiVersion}/${manifest.kind}`

function packageOf({ apiVersion }) {
  if (apiVersion.startsWith('monitoring.coreos.com/'))
    return '@kubernetes-models/prometheus-operator'
  return /^(?:[a-z]+\/)?v\d+$|\.k8s\.io\//.test(apiVersion) ? 'kubernetes-models' : undefined
}

function writeTyped(manifest, file) {
  const { kind } = manifest
  const text = `import type { I${kind} } from '${modelOf(manifest)}'
export const manifest: I${kind} = ${JSON.stringify(manifest)}\n`
  writeFileSync(file, text)
  return file
}
