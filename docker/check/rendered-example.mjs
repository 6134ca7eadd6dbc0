import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { root, run } from '../../scripts/commands.mjs'

const SECRETS = ['session-secret', 'admin-password', 'metrics-token', 'smtp-url']
/** Another host than the files have, to find every place that does not follow PUBLIC_URL. */
const HOST = 'club.test'

/** @typedef {{ apiVersion: string; kind: string; metadata: { name: string }; spec?: unknown }} Manifest */

/**
 * Renders docker/kubernetes/example as an operator does: in a copy, with another PUBLIC_URL and
 * made-up secrets. If kubectl fails, returns its message as a problem, and no manifests.
 * @returns {Promise<{ problems: string[]; manifests: Manifest[] }>}
 */
export async function renderExample() {
  const copy = mkdtempSync(join(tmpdir(), 'coral-way-kubernetes-'))
  const filter = source => !source.endsWith('/secrets')
  cpSync(join(root, 'docker/kubernetes'), copy, { recursive: true, filter })
  const example = join(copy, 'example')
  writePublicUrl(join(example, 'kustomization.yaml'))
  const secrets = join(example, 'secrets')
  mkdirSync(secrets)
  for (const name of SECRETS) writeFileSync(join(secrets, name), randomBytes(24).toString('hex'))
  const { code, output } = await run('kubectl', ['kustomize', example], { quiet: true })
  rmSync(copy, { recursive: true })
  if (code !== 0) return { problems: [output.trim()], manifests: [] }
  return { problems: [], manifests: parseAllDocuments(output).map(it => it.toJSON()) }
}

function writePublicUrl(file) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(?<=PUBLIC_URL=https:\/\/)\S+/, HOST))
}

/**
 * Returns a problem for each host of an Ingress that is not the host of PUBLIC_URL, and one if there
 * is no Ingress.
 * @param {Manifest[]} manifests
 */
export function findOtherHosts(manifests) {
  const ingresses = manifests.filter(({ kind }) => kind === 'Ingress')
  const hosts = ingresses.flatMap(({ spec }) => [
    ...spec.rules.map(({ host }) => host),
    ...spec.tls.flatMap(it => it.hosts),
  ])
  if (hosts.length === 0) return ['no Ingress has a host']
  const others = hosts.filter(host => host !== HOST)
  return others.map(host => `PUBLIC_URL has the host ${HOST}, an Ingress has ${host}`)
}
