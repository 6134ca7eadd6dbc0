/** docs/api.md as the HTML of the page /graphql/docs, with the reference of REST. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import { RestReference } from './restReference.mjs'

const MODULE = 'virtual:api-guide'
const source = fileURLToPath(new URL('../../docs/api.md', import.meta.url))
const openApi = fileURLToPath(new URL('../../backend/openapi.json', import.meta.url))

/**
 * Makes the module `virtual:api-guide`, which exports the guide as HTML: its contents, then its text.
 * @returns {import('vite').Plugin}
 */
export function apiGuide() {
  return {
    name: 'api-guide',
    resolveId: id => (id === MODULE ? id : undefined),
    async load(id) {
      if (id !== MODULE) return undefined
      for (const file of [source, openApi]) this.addWatchFile(file)
      const guide = await readFile(source, 'utf8')
      const document = /** @type {import('./restTexts.mjs').OpenApi} */ (
        JSON.parse(await readFile(openApi, 'utf8'))
      )
      const reference = new RestReference(document)
      return `export const html = ${JSON.stringify(renderGuide(guide, reference))}`
    },
  }
}

/** The chapter after the calls, where the objects that they return are. */
const OBJECTS_BEFORE = 'Mail'

/**
 * What a screen reader says of a code block, by its language.
 * @type {Record<string, string>}
 */
const LABELS = {
  sh: 'Command',
  json: 'JSON',
  csv: 'CSV',
  js: 'JavaScript',
  python: 'Python',
  text: 'Output',
}

/**
 * The guide without its title, which the page has. Throws for a link that leads nowhere on the site.
 * The reference of a call is before the call's example, and replaces the list of its body's members.
 * @param {string} markdown
 * @param {RestReference} reference
 */
function renderGuide(markdown, reference) {
  /** @type {{ id: string; html: string }[]} */
  const chapters = []
  /** @type {Set<string>} */
  const ids = new Set()
  /** The reference of the current section's call, until it is rendered. */
  let pending = ''
  /** @param {{ id: string; html: string; depth: number }} heading */
  const heading = ({ id, html, depth }) => {
    if (ids.has(id)) throw new Error(`docs/api.md has two headings with the anchor #${id}`)
    ids.add(id)
    return `<h${depth} id="${id}"><a href="#${id}">${html}</a></h${depth}>\n`
  }
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 1) return ''
        const html = this.parser.parseInline(tokens)
        const id = slugOf(text)
        if (depth === 2) chapters.push({ id, html })
        pending = (depth === 3 && reference.renderCall(text)) || ''
        const objects = text === OBJECTS_BEFORE ? reference.renderObjects() : []
        return [
          ...objects.map(one => heading({ ...one, html: one.name, depth: 3 }) + one.html),
          heading({ id, html, depth }),
        ].join('')
      },
      paragraph({ text, tokens }) {
        if (pending && text.startsWith('Body: ')) return ''
        const status = /^`(\d{3})`$/.exec(text)?.[1]
        if (status) return `<p data-status>Response: <code>${status}</code></p>\n`
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      // The comments around the tables that codegen writes.
      html: () => '',
      link({ href, tokens }) {
        return `<a href="${href}">${this.parser.parseInline(tokens)}</a>`
      },
      code({ text, lang = '' }) {
        const label = LABELS[lang]
        if (!label) throw new Error(`docs/api.md has a code block in an unknown language: ${lang}`)
        const before = pending
        pending = ''
        return `${before}<pre data-language="${lang}" role="group" aria-label="${label}" tabindex="0"><code>${escape(text)}</code></pre>\n`
      },
      table(token) {
        const rows = [token.header, ...token.rows].map(cells =>
          this.tablerow({ text: cells.map(cell => this.tablecell(cell)).join('') }),
        )
        const [head, ...body] = rows
        const wide = token.header.length > 2 ? ' data-wide' : ''
        return `<div role="group" aria-label="Table" tabindex="0"><table${wide}><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>\n`
      },
    },
  })
  const text = marked.parse(markdown, { async: false })
  const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href)
  refuseDeadLinks(links, ids)
  const items = chapters.map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`)
  return `<nav aria-label="Contents"><ol role="list">${items.join('')}</ol></nav><div>${text}</div>`
}

/**
 * Throws for a link that is neither to a heading nor to a page of the site nor elsewhere.
 * @param {string[]} links
 * @param {Set<string>} ids the headings' anchors
 */
function refuseDeadLinks(links, ids) {
  for (const href of links)
    if (!/^(https:\/\/|\/)/.test(href) && !ids.has(href.slice(1)))
      throw new Error(`docs/api.md links to ${href}, which is neither a heading nor on the site`)
}

/**
 * The anchor that GitHub gives a heading too.
 * @param {string} text
 */
const slugOf = text =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')

/** @param {string} text */
const escape = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
