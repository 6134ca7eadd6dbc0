/**
 * Searches the named files, or all tracked files, for keys, tokens and addresses with a password
 * (SEC-Q6).
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { root } from './commands.mjs'

const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }]

const named = process.argv.slice(2)
const kept = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
let count = 0
for (const file of named.length > 0 ? named : kept.filter(Boolean))
  for (const { ruleId, loc } of await secretsIn(file)) {
    console.error(`${file}:${loc.start.line} ${ruleId}`)
    count += 1
  }
// Exits at once: the library would otherwise sum up its timings for ten seconds.
process.exit(count > 0 ? 1 : 0)

/** @param {string} file */
async function secretsIn(file) {
  const content = readFileSync(resolve(root, file), 'utf8')
  const source = {
    filePath: file,
    content,
    ext: extname(file),
    contentType: /** @type {const} */ ('text'),
  }
  const { messages } = await lintSource({ source, options: { config: { rules } } })
  return messages
}
