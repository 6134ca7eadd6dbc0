/** Prints what a visitor downloads for each page, and refuses a build that outgrew its budget. */
import { readFile, stat } from 'node:fs/promises'

const SCRIPT_BUDGET = 104 * 1024

export async function checkWeights(pages) {
  const tooHeavy = []
  for (const { url, files, chunks } of pages) {
    const script = await sum(
      [...chunks, await bootOf(files.signedOut)].map(f => `dist/public${f}.br`),
    )
    const html = await sum([`dist/${files.signedOut}.br`])
    console.log(`${url}: html ${kilobytes(html)}, script ${kilobytes(script)} (brotli)`)
    if (script > SCRIPT_BUDGET) tooHeavy.push(url)
  }
  if (tooHeavy.length > 0) {
    throw new Error(`More than ${kilobytes(SCRIPT_BUDGET)} of script on ${tooHeavy.join(', ')}`)
  }
}

async function bootOf(page) {
  const html = await readFile(`dist/${page}`, 'utf8')
  const boot = /<script src="([^"]+)">/.exec(html)?.[1]
  if (!boot) throw new Error(`${page} has no script`)
  return boot
}

async function sum(files) {
  const sizes = await Promise.all(files.map(async file => (await stat(file)).size))
  return sizes.reduce((total, size) => total + size, 0)
}

const kilobytes = bytes => `${(bytes / 1024).toFixed(1)} KB`
