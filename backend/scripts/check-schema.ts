import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SCHEMA_VERSION } from '../src/features/version/schema-version'
import { checkSchema, releasedVersion } from './schema-check'

const root = resolve(__dirname, '../..')
const BASELINE = 'docs/schema-baseline.graphql'
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/**
 * Returns the baseline of the main branch, so that a change cannot hide by changing the baseline
 * too.
 */
function mainBaseline(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    return git('show', `${git('merge-base', 'HEAD', 'main').trim()}:${BASELINE}`)
  } catch {
    return undefined // no git, no main branch or no baseline in it: only the committed one exists
  }
}

/** `npm run schema-check`; with `--release`, the current schema becomes the released one. */
async function main(): Promise<void> {
  const after = read('schema.graphql')
  const changes = read('docs/schema-changes.md')
  for (const before of new Set([mainBaseline() ?? read(BASELINE), read(BASELINE)])) {
    const released = releasedVersion(before)
    const check = { before, released, after, version: SCHEMA_VERSION, changes }
    const { refusals, breaking, safe } = await checkSchema(check)
    console.log(`since ${released}: ${breaking.length} breaking changes, ${safe} safe ones`)
    for (const refusal of refusals) console.error(refusal)
    if (refusals.length > 0) process.exitCode = 1
  }
  if (process.argv.includes('--release') && !process.exitCode)
    writeFileSync(resolve(root, BASELINE), `# Version ${SCHEMA_VERSION}\n${after}`)
}

void main()
