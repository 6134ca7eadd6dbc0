/**
 * Writes each page's HTML in two variants: for a visitor without a session cookie, and for a
 * browser whose cookie is not checked yet. dist/pages.json maps each address to its files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { assertPage } from './assertPage.mjs'
import { chunkOf, chunksOf } from './chunks.mjs'
import { rulesOf, writeCss } from './pageCss.mjs'
import { absoluteTags, dataScript, sharingTags } from './sharing.mjs'

/**
 * @typedef {typeof import('../src/entryServer')} Server what the server's build exports
 * @typedef {Server['identity']} Identity
 * @typedef {Awaited<ReturnType<Server['listPages']>>[number]} Page
 * @typedef {import('vite').Manifest} Manifest
 * @typedef {'signedOut' | 'loading'} Variant
 * @typedef {Page & { files: Record<Variant, string> }} WrittenPage
 */

/** @type {Variant[]} */
const VARIANTS = ['signedOut', 'loading']
const FONTS = ['src/ui/fonts/anybody-display.woff2', 'src/ui/fonts/instrument-sans.woff2']

/**
 * @param {Manifest} manifest
 * @param {Server} server
 */
export async function writePages(manifest, server) {
  const { listPages, renderPage, earlyRequestBodies, identity, protocol } = server
  const template = await readFile('index.html', 'utf8')
  if (chunkOf(manifest, 'src/boot.ts').imports)
    throw new Error('boot.ts must be one file without imports')
  await mkdir('dist/pages', { recursive: true })
  /** @type {WrittenPage[]} */
  const written = []
  // Sequential, because the session of a rendered page is module state.
  for (const page of await listPages()) {
    const earlyRequests = await earlyRequestBodies(page.url)
    const chunks = chunksFor(manifest, page)
    const drawn = []
    for (const session of VARIANTS) {
      drawn.push({ session, ...(await renderPage(page.url, session)) })
    }
    const css = await writeCss(drawn.map(({ styleTags }) => rulesOf(styleTags)))
    const files = { signedOut: '', loading: '' }
    for (const { session, html, loadError } of drawn) {
      const document = compose(template, {
        ...page,
        session,
        html,
        loadError,
        css,
        chunks: chunks[session],
        islands: html.includes(`${protocol.HYDRATE_ATTR}="${protocol.HYDRATE_ON_LOAD}"`)
          ? chunks.islands
          : [],
        earlyRequests,
        manifest,
        identity,
        protocol,
      })
      assertPage(`${page.url} (${session})`, document)
      files[session] = `pages/${fileName(page.url)}.${session}.html`
      await writeFile(`dist/${files[session]}`, document)
    }
    written.push({ ...page, files })
  }
  await writeManifest(written)
}

/**
 * Returns the script files of a page: for a visitor those of the page, then those of its islands,
 * which hydrate after it; for an unchecked session all of these and the API client.
 * @param {Manifest} manifest
 * @param {Page} page
 */
function chunksFor(manifest, { name, access }) {
  const source = `src/pages/${name}.tsx`
  const own = ['src/main.tsx', source]
  const imports = chunkOf(manifest, source).dynamicImports ?? []
  // The validation schema of a form is loaded at the first interaction; the guide's text is in the HTML.
  const parts = imports.filter(part => !/schema|api-guide/.test(part))
  // The team's page starts with its group's chunk; sections load later.
  const groups = parts.filter(part => manifest[part]?.name === access)
  const later = groups.length > 0 ? groups : parts
  // A page that replaces the prerendered one has no HTML for its footer, so the footer's form is
  // needed at once.
  const rendersOtherPage = later.some(part => /^src.pages.\w+Page\.tsx$/.test(part))
  const forSession = ['api', ...later, ...(rendersOtherPage ? ['forms'] : [])]
  const signedOut = chunksOf(manifest, own)
  return {
    signedOut,
    islands: chunksOf(manifest, later).filter(file => !signedOut.includes(file)),
    loading: chunksOf(manifest, [...own, ...forSession]),
  }
}

/**
 * @param {string} template
 * @param {Page & { session: Variant; html: string; loadError: string; css: string; chunks: string[];
 *   islands: string[]; earlyRequests: string; manifest: Manifest; identity: Identity; protocol: Server['protocol'] }} page
 */
function compose(template, page) {
  const { access, listed, status, data, session, html, loadError } = page
  const { css, chunks, islands, manifest, identity, protocol } = page
  const fileOf = (/** @type {string} */ source) => chunkOf(manifest, source).file
  const { hoisted, body } = splitHoisted(html)
  const forSession = session === 'loading'
  const preloads = chunks.map(href => `<link rel="modulepreload" href="${href}">`)
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

/** @param {string} url */
function fileName(url) {
  return url === '/' ? 'home' : url.slice(1).replace(/[^a-z0-9-]+/gi, '-')
}

/** @param {WrittenPage[]} pages */
async function writeManifest(pages) {
  const entry = (/** @type {WrittenPage} */ { url, files, status, access, listed, data }) => ({
    status,
    listed: listed && status === 200,
    ...files,
    ...(access === 'public' && status === 200 && { absoluteTags: absoluteTags(url) }),
    ...(data && { absoluteData: dataScript(data, '{origin}') }),
  })
  const found = pages.filter(({ status }) => status === 200)
  const missing = pages.find(({ status }) => status === 404)
  if (!missing) throw new Error('There is no page for unknown addresses')
  const content = {
    pages: Object.fromEntries(found.map(page => [page.url, entry(page)])),
    notFound: entry(missing),
  }
  await writeFile('dist/pages.json', `${JSON.stringify(content, null, 2)}\n`)
}
