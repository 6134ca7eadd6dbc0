/** Prints what a visitor downloads for each page as it was built, and fails when one has outgrown its budget. */
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const SCRIPT_BUDGET = 104 * 1024
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** @typedef {{ signedOut: string }} Files a page's HTML, by who asks */

const { pages, notFound } = /** @type {{ pages: Record<string, Files>; notFound: Files }} */ (
  JSON.parse(await readFile(`${dist}pages.json`, 'utf8'))
)
const tooHeavy = []
for (const [url, { signedOut }] of Object.entries({ ...pages, 'any other': notFound })) {
  const html = await sum([`${dist}${signedOut}.br`])
  const script = await sum((await scriptsOf(signedOut)).map(src => `${dist}public${src}.br`))
  console.log(`${url}: html ${kilobytes(html)}, script ${kilobytes(script)} (brotli)`)
  if (script > SCRIPT_BUDGET) tooHeavy.push(url)
}
if (tooHeavy.length > 0) {
  console.error(`More than ${kilobytes(SCRIPT_BUDGET)} of script: ${tooHeavy.join(', ')}`)
  process.exitCode = 1
}

/**
 * Every script that the page names: its only script tag, and what that one fetches.
 * @param {string} page
 */
async function scriptsOf(page) {
  const html = await readFile(`${dist}${page}`, 'utf8')
  const scripts = html.match(/\/assets\/[\w-]+\.js/g)
  if (!scripts) throw new Error(`${page} names no scripts`)
  return [...new Set(scripts)]
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
