import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { repairLinkPath, repairPagePath } from '../core/link-path'
import type { PageNotices } from '../core/page-notices'
import { findCanonicalPath, redirectPermanently, splitUrl } from '../http/canonical-path'
import { keepAssetHeaders } from '../http/response-headers'
import { createNoticeInsertion } from './insert-notices'
import { readPages } from './page-table'
import { searchEngineFiles } from './robots'
import { readStored, sendStored, type StoredFile } from './stored-file'

interface Options {
  /** The frontend's dist folder. */
  dir: string
  /** The site's own address, if it is configured. */
  publicUrl?: string | undefined
  /** The phases that the pages are built for, and the phase of a page that is served now. */
  phases: { names: readonly string[]; current: () => Promise<string> }
  /** Returns the lines above the pages that are served now. */
  notices: () => Promise<PageNotices>
  hasSession: (req: Request) => boolean
  /** Receives every path that is served, except those below /assets. */
  routes?: Set<string>
}

const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** Types that a browser never opens as a document. An SVG can be one, and may contain scripts. */
const NO_DOCUMENT = /^(text\/(javascript|css)|font\/|image\/(?!svg))/
const PAGE_HEADERS = { cacheControl: 'no-cache', vary: 'Accept-Encoding, Cookie' }

/**
 * Serves the built site from memory. The page depends on the URL, on the current phase, on the
 * current lines above the pages, and on whether the request has a session cookie. Every file under /assets has a hash in its name and never changes.
 */
export function site({
  dir,
  publicUrl,
  phases,
  notices,
  hasSession,
  routes,
}: Options): RequestHandler {
  const pages = readPages(dir, publicUrl, phases.names)
  const insertNotices = createNoticeInsertion(pages.notice)
  const files = new Map([
    ...readFiles(join(dir, 'public')),
    ...searchEngineFiles(pages.publicPaths, publicUrl),
  ])

  for (const path of [...pages.paths, ...files.keys()])
    if (!path.startsWith('/assets/')) routes?.add(path)

  return async (req, res) => {
    if (isSentForm(req)) {
      // The body, which may be a password, is not read.
      res.setHeader('Cache-Control', 'no-store')
      res.redirect(303, pages.formNotSent)
      return
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      refuseMethod(req, res)
      return
    }
    const [path, search] = splitUrl(req.originalUrl)
    const file = files.get(path)
    if (file) {
      const isAsset = path.startsWith('/assets/')
      const cacheControl = isAsset ? A_YEAR : AN_HOUR
      if (isAsset && NO_DOCUMENT.test(file.type)) keepAssetHeaders(res)
      sendStored(req, res, file, { status: 200, cacheControl, vary: 'Accept-Encoding' })
      return
    }
    const query = new URLSearchParams(search)
    const repaired = path === '/auth' ? repairLinkPath(query) : repairPagePath(path, search)
    if (repaired) {
      res.setHeader('Cache-Control', 'no-store')
      res.redirect(repaired)
      return
    }
    const found = pages.find(path, query)
    const canonical = found
      ? undefined
      : findCanonicalPath(path, canonical => pages.find(canonical, query) !== undefined)
    if (canonical) {
      redirectPermanently(res, canonical, search)
      return
    }
    const { status, html } = found ?? pages.notFound
    const variants = html.get(await phases.current())
    if (!variants) throw new Error('The current phase has no pages')
    const isForSession = hasSession(req)
    const variant = isForSession ? variants.loading : variants.signedOut
    const page = insertNotices(variant, await notices(), isForSession)
    sendStored(req, res, page, { ...PAGE_HEADERS, status })
  }
}

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/** Whether a browser has sent a form itself, because the page's script is off or still loading (FORM-40). */
const isSentForm = ({ method, headers }: Request) =>
  method === 'POST' && FORM_TYPE.test(headers['content-type'] ?? '')

function refuseMethod({ method }: Request, res: Response): void {
  res.setHeader('Allow', 'GET, HEAD, OPTIONS')
  if (method === 'OPTIONS') res.status(204).end()
  else res.status(405).type('text/plain').send('Method Not Allowed')
}

/** Serves only files that are listed at start, so no path leads out of the folder. */
export function readFiles(dir: string): Map<string, StoredFile> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  return new Map(
    paths.map(path => [`/${relative(dir, path).split(sep).join('/')}`, readStored(path)]),
  )
}
