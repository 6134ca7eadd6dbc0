/** Puts a rendered page into the template: its head, its marks on <html> and <body>, its content. */
import { chunkOf } from './chunks.mjs'
import { dataScript, sharingTags } from './sharing.mjs'

/**
 * @typedef {typeof import('../src/entryServer')} Server what the server's build exports
 * @typedef {Server['identity']} Identity
 * @typedef {Awaited<ReturnType<Server['listPages']>>[number]} Page
 * @typedef {import('vite').Manifest} Manifest
 * @typedef {'signedOut' | 'loading'} Variant
 */

const FONTS = ['src/ui/fonts/anybody-display.woff2', 'src/ui/fonts/instrument-sans.woff2']

/**
 * Returns the whole HTML of a page.
 * @param {string} template
 * @param {Page & { phase: string; session: Variant; html: string; loadError: string;
 *   data: object | undefined; css: string; chunks: string[]; laterChunks: string[]; islands: string[];
 *   earlyRequests: string; manifest: Manifest; identity: Identity;
 *   protocol: Server['protocol'] }} page
 */
export function composePage(template, page) {
  const { access, listed, status, data, session, html, loadError } = page
  const { css, chunks, laterChunks, islands, manifest, identity, protocol } = page
  const fileOf = (/** @type {string} */ source) => chunkOf(manifest, source).file
  const { hoisted, body } = splitHoisted(html)
  const forSession = session === 'loading'
  const preloads = [
    ...chunks.map(href => `<link rel="modulepreload" href="${href}">`),
    ...laterChunks.map(href => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ]
  const head = [
    `<meta name="theme-color" content="${identity.color.night}">`,
    ...(listed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="stylesheet" href="${css}">`,
    `<script src="/${fileOf('src/boot.ts')}"></script>`,
    ...FONTS.map(
      font =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileOf(font)}">`,
    ),
    // A visitor's page is painted before its script is fetched; a member's page waits for the
    // script.
    ...(forSession ? preloads : []),
    hoisted,
    ...(access === 'public' && status === 200 ? sharingTags(hoisted, identity) : []),
    ...(data ? [dataScript(data)] : []),
  ]
  const marks = [
    `${protocol.PHASE_ATTR}="${attribute(page.phase)}"`,
    `${protocol.ACCESS_ATTR}="${access}"`,
    `${protocol.SESSION_ATTR}="${session}"`,
    `${protocol.APP_ATTR}="/${fileOf('core')} /${fileOf('src/main.tsx')}"`,
    forSession
      ? `${protocol.EARLY_REQUESTS_ATTR}="${attribute(page.earlyRequests)}"`
      : `${protocol.PRELOAD_ATTR}="${chunks.join(' ')}"`,
    ...(forSession || islands.length === 0
      ? []
      : [`${protocol.ISLANDS_ATTR}="${islands.join(' ')}"`]),
  ].join(' ')
  return replaceAll(template, [
    ['<html lang="en">', `<html lang="en" ${marks}>`],
    ['<!--head-->', head.join('')],
    [
      '<body>',
      `<body ${protocol.HYDRATE_ATTR}="${protocol.HYDRATE_ON_LOAD}" ${protocol.LOAD_ERROR_ATTR}="${attribute(loadError)}">`,
    ],
    ['<script type="module" src="/src/boot.ts"></script>', ''],
    ['<div id="root"></div>', `<div id="root">${body}</div>`],
  ])
}

/** @param {string} html */
const attribute = html => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * @param {string} template
 * @param {[from: string, to: string][]} replacements
 */
function replaceAll(template, replacements) {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`index.html lacks ${from}`)
    return text.replace(from, () => to)
  }, template)
}

/**
 * Splits off the titles, metas and preloads that React renders first; they belong into <head>.
 * @param {string} html
 */
function splitHoisted(html) {
  const [hoisted] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? ['']
  return { hoisted, body: html.slice(hoisted.length) }
}
