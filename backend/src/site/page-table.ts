import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStored, type StoredFile } from './stored-file'

/** A page as HTML: for a visitor without a session, and for one whose session is still to be checked. */
interface StoredPage {
  status: number
  signedOut: StoredFile
  loading: StoredFile
}

interface PageEntry {
  status: number
  signedOut: string
  loading: string
}

interface Manifest {
  pages: Record<string, PageEntry>
  notFound: PageEntry
}

interface Candidate {
  query: [string, string][]
  page: StoredPage
}

export interface PageTable {
  notFound: StoredPage
  /** The page written for this path and, if there are several, for this query string. */
  find: (path: string, query: URLSearchParams) => StoredPage | undefined
}

/** Reads the pages that the build lists in pages.json: `{ pages: { "/auth?mode=register": ... }, notFound }`. */
export function readPages(dir: string): PageTable {
  const { pages, notFound } = readManifest(dir)
  const read = ({ status, signedOut, loading }: PageEntry): StoredPage => ({
    status,
    signedOut: readStored(join(dir, signedOut)),
    loading: readStored(join(dir, loading)),
  })
  const byPath = new Map<string, Candidate[]>()
  for (const [url, entry] of Object.entries(pages)) {
    const [path = '', search] = url.split('?')
    const candidate = { query: [...new URLSearchParams(search)], page: read(entry) }
    byPath.set(path, [...(byPath.get(path) ?? []), candidate].sort(mostSpecificFirst))
  }
  return {
    notFound: read(notFound),
    find: (path, query) => byPath.get(path)?.find(candidate => suits(candidate, query))?.page,
  }
}

function readManifest(dir: string): Manifest {
  const file = join(dir, 'pages.json')
  if (!existsSync(file))
    throw new Error(`The site is not built: ${file} is missing (npm run build)`)
  // Our own build wrote it; a malformed one fails here, at start.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

const mostSpecificFirst = (a: Candidate, b: Candidate) => b.query.length - a.query.length

const suits = ({ query }: Candidate, given: URLSearchParams) =>
  query.every(([key, value]) => given.get(key) === value)
