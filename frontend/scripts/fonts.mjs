/** Cuts the two self-hosted fonts down to what the site shows, and makes them only when something changed. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const BUDGET_BYTES = 60 * 1024
const { resolve } = createRequire(import.meta.url)
const fontsDir = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url))
const madeFrom = join(fontsDir, 'made-from.txt')

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const displayText = `${basicLatin}éñÉÑ\u00a0¡¿©®°·×–—‘’“”„•…€™→`

const fonts = [
  {
    file: 'anybody-display.woff2',
    from: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    cut: font =>
      subsetFont(font, displayText, {
        targetFormat: 'woff2',
        variationAxes: { wght: 900, wdth: { min: 50, max: 100 } },
      }),
  },
  {
    file: 'instrument-sans.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    cut: font => font,
  },
]

const packages = ['anybody', 'instrument-sans']

export async function makeFonts() {
  const sources = await Promise.all(fonts.map(({ from }) => readFile(resolve(from))))
  const inputs = await inputsOf(sources)
  const files = fonts.map(({ file }) => join(fontsDir, file))
  if (files.every(existsSync) && (await readFile(madeFrom, 'utf8').catch(() => '')) === inputs)
    return

  const made = await Promise.all(fonts.map(({ cut }, i) => cut(sources[i])))
  const bytes = made.reduce((sum, font) => sum + font.length, 0)
  if (bytes > BUDGET_BYTES)
    throw new Error(`The fonts weigh ${bytes} bytes, more than ${BUDGET_BYTES}`)
  await mkdir(fontsDir, { recursive: true })
  await Promise.all(files.map((file, i) => writeFile(file, made[i])))
  await writeFile(madeFrom, inputs)
  console.log(`fonts: ${made.map((font, i) => `${fonts[i].file} ${font.length} bytes`).join(', ')}`)
}

/** The Open Font License asks that its text travels with the fonts. */
export async function copyLicences(target) {
  await mkdir(target, { recursive: true })
  await Promise.all(
    packages.map(name =>
      copyFile(
        join(dirname(resolve(`@fontsource-variable/${name}/package.json`)), 'LICENSE'),
        join(target, `${name}-OFL.txt`),
      ),
    ),
  )
}

async function inputsOf(sources) {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)))
  sources.forEach(source => hash.update(source))
  return hash.digest('hex')
}
