import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const BUDGET_BYTES = 60 * 1024
const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url))
const madeFrom = join(folder, 'made-from.txt')

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
/* Letters of people's names, which appear on the keycard and in greetings; in Miami many are
   Spanish. */
const names = 'áéíóúüñçãõâêôàÁÉÍÓÚÜÑÇÃÕÂÊÔÀ'
const displayText = `${basicLatin}${names}\u00a0¡¿©®°·×–—‘’“”„•…€™→`

/** @type {{ file: string; from: string; cut: (font: Buffer) => Buffer | Promise<Buffer> }[]} */
const fonts = [
  {
    file: 'anybody-display.woff2',
    from: require.resolve('@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2'),
    cut: font =>
      subsetFont(font, displayText, {
        targetFormat: 'woff2',
        variationAxes: { wght: 900, wdth: { min: 50, max: 100 } },
      }),
  },
  {
    file: 'instrument-sans.woff2',
    from: require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    cut: font => font,
  },
]

/**
 * Subsets the two self-hosted fonts to the characters that the site needs, and adds their licences
 * to the build.
 * @returns {import('vite').Plugin}
 */
export function selfHostedFonts() {
  return {
    name: 'self-hosted-fonts',
    buildStart: makeFonts,
    async generateBundle() {
      for (const { file, from } of fonts) {
        this.emitFile({
          type: 'asset',
          fileName: `licences/${file.replace('.woff2', '-OFL.txt')}`,
          source: await readFile(join(dirname(from), '../LICENSE'), 'utf8'),
        })
      }
    },
  }
}

/** Writes the font files if one is missing or an input has changed. */
async function makeFonts() {
  const inputs = await hashOfInputs()
  const made = await readFile(madeFrom, 'utf8').catch(() => '')
  if (made === inputs && fonts.every(({ file }) => existsSync(join(folder, file)))) return

  let bytes = 0
  for (const { file, from, cut } of fonts) {
    const font = await cut(await readFile(from))
    bytes += font.length
    await writeFile(join(folder, file), font)
  }
  if (bytes > BUDGET_BYTES)
    throw new Error(`The fonts have ${bytes} bytes, more than ${BUDGET_BYTES}`)
  await writeFile(madeFrom, inputs)
}

async function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of [fileURLToPath(import.meta.url), ...fonts.map(({ from }) => from)]) {
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}
