/** Looks for secrets in every file that git keeps: keys, tokens, addresses with a password (SEC-Q6). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { root } from './commands.mjs'

const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }]

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
let count = 0
for (const file of files.split('\0').filter(Boolean))
  for (const { ruleId, loc } of await secretsIn(file)) {
    console.error(`${file}:${loc.start.line} ${ruleId}`)
    count += 1
  }
// At once: the library would add up its own measures for ten seconds.
process.exit(count > 0 ? 1 : 0)

/** @param {string} file */
async function secretsIn(file) {
  const content = readFileSync(join(root, file), 'utf8')
  const source = {
    filePath: file,
    content,
    ext: extname(file),
    contentType: /** @type {const} */ ('text'),
  }
  const { messages } = await lintSource({ source, options: { config: { rules } } })
  return messages
}
