/** Draws the pictures of shared links: one for the club, one for the waitlist. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { encodePng } from './png.mjs'

/**
 * @typedef {typeof import('../src/entryServer').identity} Identity
 * @typedef {{ text: string; y: number; size: number }} Line
 */

export const SIZE = { width: 1200, height: 630 }
const LINE = { characters: 14, height: 72, last: 560 }
/* 225 places as 15 rows of 15. */
const BALLS = { perRow: 15, cell: 30, radius: 10.5, left: 694, top: 90 }
/* The size limit in bytes: messengers do not show larger pictures. */
const LARGEST = 300 * 1024
const art = 'src/ui/art'
const require = createRequire(import.meta.url)

const CLUB = {
  file: 'og-1200x630.png',
  alt: 'A lit coral pickleball court at night',
  draw: drawClub,
}
const WAITLIST = {
  file: 'og-waitlist-1200x630.png',
  alt: 'Get on the waitlist: 225 balls, one for each place',
  draw: drawWaitlist,
}

/**
 * Returns the picture for links to this page.
 * @param {string} url
 */
export const pictureOf = url => (url === '/waitlist' ? WAITLIST : CLUB)

/**
 * @param {string} folder
 * @param {Identity} identity
 */
export async function drawSharedPictures(folder, identity) {
  const mark = drawingOf(await readFile(join(art, 'mark.svg'), 'utf8'))
  for (const { file, draw } of [CLUB, WAITLIST]) {
    const { words, drawing } = await draw(identity)
    const png = await render(frame(mark, drawing, words, identity.color), words)
    if (png.length > LARGEST)
      throw new Error(`${file} has ${png.length} bytes, more than ${LARGEST}`)
    await writeFile(join(folder, file), png)
  }
}

/**
 * Draws the court on the right and the name on the left.
 * @param {Identity} identity
 */
async function drawClub({ name }) {
  const court = await readFile(join(art, 'court-og.svg'), 'utf8')
  return { words: lines(broken(name), LINE.last, 80), drawing: drawingOf(court) }
}

/**
 * Draws one ball per place on the right, the page's title and the club's name on the left.
 * @param {Identity} identity
 */
function drawWaitlist({ name, color, waitlist }) {
  const balls = Array.from({ length: waitlist.capacity }, (_ball, index) => {
    const x = BALLS.left + BALLS.cell * ((index % BALLS.perRow) + 0.5)
    const y = BALLS.top + BALLS.cell * (Math.floor(index / BALLS.perRow) + 0.5)
    return `<circle cx="${x}" cy="${y}" r="${BALLS.radius}"/>`
  })
  return {
    words: [...lines(waitlist.title, LINE.last - LINE.height, 80), ...lines([name], LINE.last, 30)],
    drawing: `<g fill="${color.coral}">${balls.join('')}</g>`,
  }
}

/**
 * Lays out lines of display text; `last` is the baseline of the last line.
 * @param {string[]} texts
 * @param {number} last
 * @param {number} size
 * @returns {Line[]}
 */
const lines = (texts, last, size) =>
  texts.map((text, index) => ({
    text: text.toUpperCase(),
    y: last - (texts.length - 1 - index) * LINE.height,
    size,
  }))

/**
 * Frames a drawing with the mark at the top left, as on every page.
 * @param {string} mark
 * @param {string} drawing
 * @param {Line[]} words
 * @param {Identity['color']} color
 */
const frame = (mark, drawing, words, color) => `<svg xmlns="http://www.w3.org/2000/svg"
  width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">
    <rect width="${SIZE.width}" height="${SIZE.height}" fill="${color.night}"/>
    ${drawing}<g transform="translate(64 56) scale(1.125)">${mark}</g>
    <g font-family="Anybody" font-weight="900" fill="${color.chalk}">${words
      .map(
        ({ text, y, size }) => `<text x="64" y="${y}" font-size="${size}">${escaped(text)}</text>`,
      )
      .join('')}</g>
  </svg>`

/**
 * @param {string} svg
 * @param {Line[]} words
 */
async function render(svg, words) {
  const folder = await mkdtemp(join(tmpdir(), 'display-face-'))
  const face = join(folder, 'face.ttf')
  await writeFile(face, await displayFace(words.map(({ text }) => text).join('')))
  const font = { fontFiles: [face], loadSystemFonts: false, defaultFontFamily: 'Anybody' }
  const png = encodePng(new Resvg(svg, { font }).render())
  await rm(folder, { recursive: true })
  return png
}

/**
 * Returns a font with the letters of this text, in the width and weight of the drawing.
 * @param {string} text
 */
async function displayFace(text) {
  const from =
    require.resolve('@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2')
  return subsetFont(await readFile(from), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 900, wdth: 68 },
  })
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function broken(name) {
  return name.split(' ').reduce((lines, word) => {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim()
    return lines.length > 0 && joined.length <= LINE.characters
      ? [...lines.slice(0, -1), joined]
      : [...lines, word]
  }, /** @type {string[]} */ ([]))
}

/**
 * Returns the content of an svg without its root element, because the renderer does not support
 * nested svgs.
 * @param {string} svg
 */
const drawingOf = svg => svg.replace(/^[^]*?<svg\b[^>]*>|<\/svg>\s*$/g, '')

/** @param {string} text */
const escaped = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
