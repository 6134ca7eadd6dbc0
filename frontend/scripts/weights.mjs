/** Prints the download size of each built page, and fails if a page exceeds its budget. */
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** For a page without a form. docs/performance.md lists the size of each library. */
const PAGE_BUDGET = 112 * 1024
/**
 * For a page with a form, including Formik and our fields. Apollo Client and yup are loaded at the
 * first interaction with a field.
 */
const FORM_BUDGET = 128 * 1024
/** For the first view. */
const FILES_BUDGET = 20
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/**
 * @typedef {{ signedOut: string; loading: string }} Files a page's HTML files, by session status
 * @typedef {{ phases: Record<string, Files> }} Entry its files, by launch phase
 */

const { pages, notFound } = /** @type {{ pages: Record<string, Entry>; notFound: Entry }} */ (
  JSON.parse(await readFile(`${dist}pages.json`, 'utf8'))
)
const tooHeavy = []
for (const [url, { phases }] of Object.entries({ ...pages, 'any other': notFound })) {
  /** @type {Map<string, string[]>} */
  const lines = new Map()
  for (const [phase, { signedOut, loading }] of Object.entries(phases)) {
    const visitor = await firstView(signedOut)
    const member = await firstView(loading)
    const page = await sum([`${dist}${signedOut}.br`])
    const line = [
      `html ${kilobytes(page)}, script ${describe(visitor)} (brotli)`,
      `signed in ${describe(member)}`,
      ...(member.later.files > 0 ? [`then ${describe(member.later)}`] : []),
    ].join('; ')
    lines.set(line, [...(lines.get(line) ?? []), phase])
    const budget = visitor.hasForm ? FORM_BUDGET : PAGE_BUDGET
    if (visitor.bytes > budget || Math.max(visitor.files, member.files) > FILES_BUDGET)
      tooHeavy.push(`${url} (${phase})`)
  }
  for (const [line, inPhases] of lines)
    console.log(`${url}${lines.size > 1 ? ` in ${inPhases.join(', ')}` : ''}: ${line}`)
}
if (tooHeavy.length > 0) {
  console.error(
    `More than ${kilobytes(PAGE_BUDGET)} of script, ${kilobytes(FORM_BUDGET)} for a form, or ${String(FILES_BUDGET)} files: ${tooHeavy.join(', ')}`,
  )
  process.exitCode = 1
}

/**
 * Returns the size of the scripts of a first view, and of what loads after them at a low priority.
 * @param {string} html the file of the page's HTML
 */
async function firstView(html) {
  const text = await readFile(`${dist}${html}`, 'utf8')
  const later = scriptsIn((text.match(/<link [^>]*fetchpriority="low"[^>]*>/g) ?? []).join(''))
  const scripts = scriptsIn(text).filter(src => !later.includes(src))
  if (scripts.length === 0) throw new Error(`${html} contains no scripts`)
  return {
    ...(await sizeOf(scripts)),
    later: await sizeOf(later),
    hasForm: scripts.some(src => src.includes('/forms-')),
  }
}

/** @param {string[]} scripts */
async function sizeOf(scripts) {
  const bytes = await sum(scripts.map(src => `${dist}public${src}.br`))
  return { bytes, files: scripts.length }
}

/** @param {{ bytes: number; files: number }} view */
function describe({ bytes, files }) {
  return `${kilobytes(bytes)} in ${String(files)} files`
}

/**
 * Returns the addresses of the scripts in a text.
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
