/** Draws what other programs show of the site: the picture of a shared link, icons, the web manifest. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'

export const PICTURE = {
  file: 'og-1200x630.png',
  width: 1200,
  height: 630,
  alt: 'A lit coral pickleball court at night',
}
const LINE = { characters: 14, height: 72, last: 560 }
const ICONS = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]
const art = 'src/ui/art'
const require = createRequire(import.meta.url)

export async function drawPictures(folder, { name, tagline, color }) {
  await writeFile(join(folder, PICTURE.file), await drawShared(name, color))
  const icon = await readFile('public/favicon.svg', 'utf8')
  for (const [file, size] of ICONS) await writeFile(join(folder, file), toPng(icon, size))
  await writeFile(join(folder, 'favicon.ico'), toIco(toPng(icon, 32), 32))
  await writeFile(join(folder, 'site.webmanifest'), manifest(name, tagline, color))
}

/** The court at right, the mark top left, the name in the display face bottom left. */
async function drawShared(name, color) {
  const [court, mark] = await Promise.all([
    readFile(join(art, 'court-og.svg'), 'utf8'),
    readFile(join(art, 'mark.svg'), 'utf8'),
  ])
  const lines = broken(name)
  const words = lines.map((line, index) => {
    const y = LINE.last - (lines.length - 1 - index) * LINE.height
    return `<text x="64" y="${y}">${escaped(line.toUpperCase())}</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${color.night}"/>
    ${drawingOf(court)}<g transform="translate(64 56) scale(1.125)">${drawingOf(mark)}</g>
    <g font-family="Anybody" font-weight="900" font-size="80" fill="${color.chalk}">${words.join('')}</g>
  </svg>`
  const folder = await mkdtemp(join(tmpdir(), 'display-face-'))
  const face = join(folder, 'face.ttf')
  await writeFile(face, await displayFace(name))
  const font = { fontFiles: [face], loadSystemFonts: false, defaultFontFamily: 'Anybody' }
  const png = new Resvg(svg, { font }).render().asPng()
  await rm(folder, { recursive: true })
  return png
}

/** The name's letters, as wide and as heavy as they are drawn. */
async function displayFace(name) {
  const from =
    require.resolve('@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2')
  return subsetFont(await readFile(from), name.toUpperCase(), {
    targetFormat: 'sfnt',
    variationAxes: { wght: 900, wdth: 68 },
  })
}

function broken(name) {
  return name.split(' ').reduce((lines, word) => {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim()
    return lines.length > 0 && joined.length <= LINE.characters
      ? [...lines.slice(0, -1), joined]
      : [...lines, word]
  }, [])
}

/** The drawing without its frame: the renderer cannot draw an svg within an svg. */
const drawingOf = svg => svg.replace(/^[^]*?<svg\b[^>]*>|<\/svg>\s*$/g, '')

const escaped = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const toPng = (svg, size) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()

/** An .ico may hold a PNG as it is: six bytes of head and sixteen that say where it lies. */
function toIco(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function manifest(name, description, { night }) {
  const icons = ICONS.slice(1).map(([src, size]) => ({
    src: `/${src}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  const content = { name, short_name: name.split(' ').slice(0, 2).join(' '), description }
  const look = { start_url: '/', display: 'browser', background_color: night, theme_color: night }
  return `${JSON.stringify({ ...content, ...look, icons }, null, 2)}\n`
}
