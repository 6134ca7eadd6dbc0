/** The meta tags for the preview of a shared link. */
import { pictureOf, SIZE } from './sharedPictures.mjs'

/**
 * Returns the tags without absolute addresses, from the page's title and description. Throws if the
 * page lacks one.
 * @param {string} head
 * @param {typeof import('../src/entryServer').identity} identity
 */
export function sharingTags(head, { name }) {
  const title = /<title>([^<]+)<\/title>/.exec(head)?.[1]
  const description = /<meta name="description" content="([^"]+)"/.exec(head)?.[1]
  if (!title || !description) throw new Error(`A public page lacks a description: ${title}`)
  return [
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/**
 * Returns the tags with absolute addresses; the server inserts the site's address when it starts.
 * @param {string} url
 */
export function absoluteTags(url) {
  const { file, alt } = pictureOf(url)
  return [
    `<link rel="canonical" href="{origin}${url}">`,
    property('og:url', `{origin}${url}`),
    property('og:image', `{origin}/${file}`),
    property('og:image:width', SIZE.width),
    property('og:image:height', SIZE.height),
    property('og:image:alt', alt),
  ].join('')
}

/**
 * Returns the page's facts as JSON-LD; without an origin the addresses are relative.
 * @param {object} data
 */
export function dataScript(data, origin = '') {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('{origin}', origin)
  return `<script type="application/ld+json">${json}</script>`
}

/**
 * @param {string} name
 * @param {string | number} content
 */
const property = (name, content) => `<meta property="${name}" content="${content}">`
