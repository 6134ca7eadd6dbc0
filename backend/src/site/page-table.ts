import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NoticeTemplate } from './insert-notices'
import { readStored, storeText, type StoredFile } from './stored-file'

/**
 * A page as HTML: for a visitor without a session cookie, and for one whose session is not checked
 * yet.
 */
interface Variants<File> {
  signedOut: File
  loading: File
}

interface StoredPage {
  status: number
  /** Its HTML by phase. */
  html: Map<string, Variants<StoredFile>>
}

interface PhaseEntry extends Variants<string> {
  /**
   * The page's structured data as a script element with absolute addresses; the built HTML has
   * relative ones.
   */
  absoluteData?: string
}

interface PageEntry {
  status: number
  phases: Record<string, PhaseEntry>
  /** Whether search engines may list it. */
  listed: boolean
  /** Public pages only: tags that need the site's own address, which is unknown at build time. */
  absoluteTags?: string
}

interface Manifest {
  notice: NoticeTemplate
  pages: Record<string, PageEntry>
  notFound: PageEntry
  formNotSent: string
}

interface PageVariant {
  query: [string, string][]
  page: StoredPage
}

export interface PageTable {
  notFound: StoredPage
  /** How lines above the pages are rendered. */
  notice: NoticeTemplate
  /** The path of the page for a form that the browser has sent without the page's script. */
  formNotSent: string
  /** The paths that search engines may list. */
  publicPaths: string[]
  /** The paths of all pages. */
  paths: Iterable<string>
  /** Returns the page for this path and, if there are several, for this query string. */
  find: (path: string, query: URLSearchParams) => StoredPage | undefined
}

/**
 * Reads the pages that the build lists in dist/pages.json: `{ pages: { "/auth?mode=register": ...
 * }, notFound, formNotSent }`. Without the site's address, the pages keep relative addresses. Throws if a page
 * lacks one of these phases.
 */
export function readPages(
  dir: string,
  publicUrl: string | undefined,
  phases: readonly string[],
): PageTable {
  const { pages, notFound, formNotSent, notice } = readManifest(dir)
  const read = ({ status, absoluteTags, phases: byPhase }: PageEntry): StoredPage => {
    const readPhase = (phase: string) => {
      const entry = byPhase[phase]
      if (!entry) throw new Error(`The site is not built for the phase ${phase} (npm run build)`)
      const file = (name: string) =>
        publicUrl && absoluteTags
          ? readAbsolute(join(dir, name), { ...entry, absoluteTags }, publicUrl)
          : readStored(join(dir, name))
      return { signedOut: file(entry.signedOut), loading: file(entry.loading) }
    }
    return { status, html: new Map(phases.map(phase => [phase, readPhase(phase)])) }
  }
  const byPath = new Map<string, PageVariant[]>()
  for (const [url, entry] of Object.entries(pages)) {
    const [path = '', search] = url.split('?')
    const candidate = { query: [...new URLSearchParams(search)], page: read(entry) }
    byPath.set(path, [...(byPath.get(path) ?? []), candidate].sort(mostSpecificFirst))
  }
  return {
    notFound: read(notFound),
    notice,
    formNotSent,
    publicPaths: Object.keys(pages).filter(url => pages[url]?.listed && !url.includes('?')),
    paths: byPath.keys(),
    find: (path, query) =>
      byPath.get(path)?.find(candidate => matchesQuery(candidate, query))?.page,
  }
}

const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/s

/** Returns the page with the site's own address in all places that need an absolute one. */
function readAbsolute(
  path: string,
  { absoluteTags, absoluteData = '' }: { absoluteTags: string; absoluteData?: string },
  publicUrl: string,
): StoredFile {
  const withOrigin = (text: string) => text.replaceAll('{origin}', publicUrl)
  const html = readFileSync(path, 'utf8')
    .replace(STRUCTURED_DATA, () => withOrigin(absoluteData))
    .replace('</head>', () => `${withOrigin(absoluteTags)}</head>`)
  return storeText(path, html)
}

function readManifest(dir: string): Manifest {
  const file = join(dir, 'pages.json')
  if (!existsSync(file))
    throw new Error(`The site is not built: ${file} is missing (npm run build)`)
  // Our own build wrote it; a malformed file fails here, at start.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

const mostSpecificFirst = (a: PageVariant, b: PageVariant) => b.query.length - a.query.length

const matchesQuery = ({ query }: PageVariant, given: URLSearchParams) =>
  query.every(([key, value]) => given.get(key) === value)
