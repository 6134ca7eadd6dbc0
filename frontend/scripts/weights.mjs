/** Prints what a visitor downloads for each page as it was built, and fails when one has outgrown its budget. */
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Before anything answers: what a page to be read is made of. */
const SCRIPT_BUDGET = 98 * 1024
/** With its islands: Apollo Client and, for a form, Formik. What each file is for says codeSplitting.mjs. */
const ISLANDS_BUDGET = 158 * 1024
/** Of the first view, whose browser fetches six at a time. */
const FILES_BUDGET = 8
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** @typedef {{ signedOut: string }} Files a page's HTML, by who asks */

const { pages, notFound } = /** @type {{ pages: Record<string, Files>; notFound: Files }} */ (
  JSON.parse(await readFile(`${dist}pages.json`, 'utf8'))
)
const tooHeavy = []
for (const [url, { signedOut }] of Object.entries({ ...pages, 'any other': notFound })) {
  const html = await readFile(`${dist}${signedOut}`, 'utf8')
  const islands = scriptsIn(/ data-islands="([^"]*)"/.exec(html)?.[1] ?? '')
  const all = scriptsIn(html)
  if (all.length === 0) throw new Error(`${signedOut} names no scripts`)
  const page = await sum([`${dist}${signedOut}.br`])
  const whole = await sum(all.map(src => `${dist}public${src}.br`))
  const script = whole - (await sum(islands.map(src => `${dist}public${src}.br`)))
  console.log(
    `${url}: html ${kilobytes(page)}, script ${kilobytes(script)}, with islands ${kilobytes(whole)} (brotli) in ${String(all.length)} files`,
  )
  if (script > SCRIPT_BUDGET || whole > ISLANDS_BUDGET || all.length > FILES_BUDGET)
    tooHeavy.push(url)
}
if (tooHeavy.length > 0) {
  console.error(
    `More than ${kilobytes(SCRIPT_BUDGET)} of script, ${kilobytes(ISLANDS_BUDGET)} with islands, or ${String(FILES_BUDGET)} files: ${tooHeavy.join(', ')}`,
  )
  process.exitCode = 1
}

/**
 * The scripts that a text names.
 * @param {string} text
 */
function scriptsIn(text) {
  return [...new Set(text.match(/\/assets\/[\w-]+\.js/g))]
}

/** @param {string[]} files */
async function sum(files) {
  const sizes = await Promise.all(files.map(async file => (await stat(file)).size))
  return sizes.reduce((total, size) => total + size, 0)
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`
}
