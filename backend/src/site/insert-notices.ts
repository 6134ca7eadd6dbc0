import { escapeHtml } from '../core/escape-html'
import type { PageNotice, PageNotices } from '../core/page-notices'
import { contentHash } from '../http/etag'
import { storeText, type StoredFile } from './stored-file'

/** How the build renders a line: `{key}`, `{pages}` and `{text}` are filled in. */
export interface NoticeTemplate {
  /** The HTML by tone. */
  html: Record<string, string>
  /** The script that applies and stores a dismissal. */
  script: string
}

/** The pages that show a line, for its style. */
type Pages = 'all' | 'members' | 'others'

export type InsertNotices = (
  page: StoredFile,
  notices: PageNotices,
  hasSession: boolean,
) => StoredFile

/**
 * Returns a function that inserts the lines into a built page (NOTICE-3): without lines it returns the page
 * itself. It keeps each page’s latest result, so that a page is composed and compressed once per line.
 */
export function createNoticeInsertion(template: NoticeTemplate): InsertNotices {
  const latest = new WeakMap<StoredFile, { html: string; page: StoredFile }>()
  return (page, { members, others }, hasSession) => {
    const html = hasSession ? linesFor(template, members, others) : lineOf(template, others, 'all')
    if (!html) return page
    const known = latest.get(page)
    if (known?.html === html) return known.page
    const composed = compose(page, html, template.script)
    latest.set(page, { html, page: composed })
    return composed
  }
}

/** Returns the lines of a page for a session, from which links lead to pages for members and to others. */
function linesFor(
  template: NoticeTemplate,
  members: PageNotice | undefined,
  others: PageNotice | undefined,
): string {
  if (members?.id === others?.id) return lineOf(template, members, 'all')
  return lineOf(template, others, 'others') + lineOf(template, members, 'members')
}

function lineOf(template: NoticeTemplate, notice: PageNotice | undefined, pages: Pages): string {
  if (!notice) return ''
  const { id, text, tone } = notice
  const html = template.html[tone]
  if (html === undefined) throw new Error(`The site is not built for lines of the tone ${tone}`)
  // Another text is another line for who has dismissed it.
  const values = { key: contentHash(id + text), pages, text: escapeHtml(text) }
  return html.replace(/\{(key|pages|text)\}/g, (_, name: keyof typeof values) => values[name])
}

const ROOT = '<div id="root">'

/** Inserts the lines before the application’s root, and their script at the end of the head. */
function compose({ bodies }: StoredFile, lines: string, script: string): StoredFile {
  const html = bodies.identity
    .toString()
    .replace('</head>', `<script src="${script}"></script></head>`)
    .replace(ROOT, () => lines + ROOT)
  return storeText('page.html', html)
}
