/**
 * Writes every page as HTML, in two variants: for a visitor without a session cookie, and for one
 * whose cookie is still to be checked. dist/pages.json tells the server which file answers what.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { assertPage } from './assertPage.mjs'
import { chunksOf } from './chunks.mjs'
import { absoluteTags, dataScript, sharingTags } from './sharing.mjs'

const VARIANTS = ['signedOut', 'loading']
const DISPLAY_FONT = 'src/ui/fonts/anybody-display.woff2'

export async function writePages(manifest, server) {
  const { listPages, renderPage, sessionRequestBody, identity, protocol } = server
  const template = await readFile('index.html', 'utf8')
  if (manifest['src/boot.ts'].imports) throw new Error('boot.ts must be one file without imports')
  await mkdir('dist/pages', { recursive: true })
  const sessionRequest = await sessionRequestBody()
  const written = []
  // One after the other: the session a page is drawn for is the module's state.
  for (const page of await listPages()) {
    const chunks = chunksFor(manifest, `src/pages/${page.name}.tsx`)
    const drawn = []
    for (const session of VARIANTS) {
      drawn.push({ session, ...(await renderPage(page.url, session)) })
    }
    const css = await writeCss(drawn.map(({ styleTags }) => rulesOf(styleTags)))
    const files = {}
    for (const { session, html, loadError } of drawn) {
      const document = compose(template, {
        ...page,
        session,
        html,
        loadError,
        css,
        chunks: chunks[session],
        sessionRequest,
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
 * What a page's script is made of, for a visitor; and what it will ask for in addition once a session is
 * being checked: who is signed in, and what the page shows whoever that is (its islands).
 */
function chunksFor(manifest, page) {
  const own = ['src/main.tsx', page]
  const later = manifest[page].dynamicImports ?? []
  // What is drawn in place of the served page draws its footer's form at once: no HTML keeps its place.
  const drawsAnew = later.some(source => source.startsWith('src/pages/'))
  const forSession = [
    ...['src/session/sessionActions.ts', 'src/hydration/ApiProvider.tsx', ...later],
    ...(drawsAnew ? ['src/features/site/NewsletterForm.tsx'] : []),
  ]
  return {
    signedOut: chunksOf(manifest, own),
    loading: chunksOf(manifest, [...own, ...forSession]),
  }
}

function compose(template, page) {
  const { access, listed, status, data, session, html, loadError } = page
  const { css, chunks, manifest, identity, protocol } = page
  const { hoisted, body } = splitHoisted(html)
  const forSession = session === 'loading'
  const preloads = chunks.map(href => `<link rel="modulepreload" href="${href}">`)
  const head = [
    `<meta name="theme-color" content="${identity.color.night}">`,
    ...(listed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="stylesheet" href="${css}">`,
    `<script src="/${manifest['src/boot.ts'].file}"></script>`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[DISPLAY_FONT].file}">`,
    // A visitor's page is painted before its script is fetched; a member waits for the script.
    ...(forSession ? preloads : []),
    hoisted,
    ...(access === 'public' && status === 200 ? sharingTags(hoisted, identity) : []),
    ...(data ? [dataScript(data)] : []),
  ]
  const marks = [
    `${protocol.SESSION_ATTR}="${session}"`,
    `${protocol.APP_ATTR}="/${manifest['src/main.tsx'].file}"`,
    forSession
      ? `${protocol.SESSION_REQUEST_ATTR}="${attribute(page.sessionRequest)}"`
      : `${protocol.PRELOAD_ATTR}="${chunks.join(' ')}"`,
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

const attribute = html => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function replaceAll(template, replacements) {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`index.html no longer holds ${from}`)
    return text.replace(from, () => to)
  }, template)
}

/** React puts titles, metas and preloads, which belong into <head>, before everything else. */
function splitHoisted(html) {
  const [hoisted] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? ['']
  return { hoisted, body: html.slice(hoisted.length) }
}

/** The rules, without the marks by which styled-components would find them again in a <style>. */
function rulesOf(styleTags) {
  return styleTags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\n?/g, '')
    .trim()
}

/** One style sheet for both variants of a page, named by its content. */
async function writeCss([first, ...others]) {
  const known = new Set(splitRules(first))
  const added = others.flatMap(splitRules).filter(rule => !known.has(rule))
  const css = first + [...new Set(added)].join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/page-${hash}.css`
  await writeFile(`dist/public/${file}`, css)
  return `/${file}`
}

/** Top-level rules: text up to the brace that closes what it opened. */
function splitRules(css) {
  const rules = []
  let depth = 0
  let start = 0
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{') depth++
    else if (css[i] === '}' && --depth === 0) {
      rules.push(css.slice(start, i + 1))
      start = i + 1
    }
  }
  return rules
}

function fileName(url) {
  return url === '/' ? 'home' : url.slice(1).replace(/[^a-z0-9-]+/gi, '-')
}

async function writeManifest(pages) {
  const entry = ({ url, files, status, access, listed, data }) => ({
    status,
    listed: listed && status === 200,
    ...files,
    ...(access === 'public' && status === 200 && { absoluteTags: absoluteTags(url) }),
    ...(data && { absoluteData: dataScript(data, '{origin}') }),
  })
  const found = pages.filter(({ status }) => status === 200)
  const missing = pages.find(({ status }) => status === 404)
  const content = {
    pages: Object.fromEntries(found.map(page => [page.url, entry(page)])),
    notFound: entry(missing),
  }
  await writeFile('dist/pages.json', `${JSON.stringify(content, null, 2)}\n`)
}
