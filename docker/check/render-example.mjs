/** The manifests of docker/kubernetes/example, as an operator would render them. */
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { run } from '../../scripts/commands.mjs'

const SECRETS = ['session-secret', 'admin-password', 'metrics-token', 'smtp-url']

/**
 * Rendered in a copy, with secrets made up: the operator's own stay where they are.
 * @param {string} folder
 * @returns {Promise<{ errors: string[]; documents: object[] }>}
 */
export async function renderExample(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'coral-way-kubernetes-'))
  try {
    cpSync(folder, copy, { recursive: true, filter: it => !it.endsWith('/secrets') })
    mkdirSync(join(copy, 'example/secrets'))
    for (const name of SECRETS)
      writeFileSync(join(copy, 'example/secrets', name), randomBytes(24).toString('hex'))
    const { code, output } = await run('kubectl', ['kustomize', join(copy, 'example')], {
      quiet: true,
    })
    if (code !== 0) return { errors: [output.trim()], documents: [] }
    return { errors: [], documents: parseAllDocuments(output).map(it => it.toJSON()) }
  } finally {
    rmSync(copy, { recursive: true })
  }
}
