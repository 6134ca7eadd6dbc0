/**
 * Writes the pictures that other programs show: those of shared links, icons, and the web manifest.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { drawSharedPictures } from './sharedPictures.mjs'

/** @type {[file: string, size: number][]} */
const ICONS = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]

/**
 * @param {string} folder
 * @param {typeof import('../src/entryServer').identity} identity
 */
export async function drawPictures(folder, identity) {
  const { name, tagline, color } = identity
  await drawSharedPictures(folder, identity)
  const icon = await readFile('public/favicon.svg', 'utf8')
  for (const [file, size] of ICONS) await writeFile(join(folder, file), toPng(icon, size))
  await writeFile(join(folder, 'favicon.ico'), toIco(toPng(icon, 32), 32))
  await writeFile(join(folder, 'site.webmanifest'), manifest(name, tagline, color))
}

/**
 * @param {string} svg
 * @param {number} size
 */
const toPng = (svg, size) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()

/**
 * Wraps a PNG in an .ico file, whose 22-byte header gives the size and offset of the picture.
 * @param {Buffer} png
 * @param {number} size
 */
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

/**
 * @param {string} name
 * @param {string} description
 * @param {(typeof import('../src/entryServer').identity)['color']} color
 */
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
