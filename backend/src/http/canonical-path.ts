import type { RequestHandler, Response } from 'express'
import { passGuards, type Guard } from './guard'

/**
 * Returns the path without trailing or double slashes and unnecessary escapes; undefined if it is
 * the same or unknown.
 */
export function findCanonicalPath(
  path: string,
  isKnown: (path: string) => boolean,
): string | undefined {
  const canonical = decoded(path)
    ?.replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return canonical !== undefined && canonical !== path && isKnown(canonical) ? canonical : undefined
}

/**
 * Redirects with 308 to the canonical path; the client keeps method and body. Keeps the query
 * string.
 */
export function redirectPermanently(
  res: Response,
  canonical: string,
  search: string | undefined,
): void {
  res.setHeader('Cache-Control', 'no-cache')
  res.redirect(308, search ? `${canonical}?${search}` : canonical)
}

/** Returns the path as requested, and the text after its question mark. */
export function splitUrl(url: string): [path: string, search: string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

/**
 * Redirects other spellings of these paths to the canonical ones, as pages do. `anyOrigin` runs
 * before a redirect: a browser follows it for another site's page only if that page may read it.
 */
export function redirectToCanonicalPaths(
  paths: Iterable<string>,
  anyOrigin: Guard,
): RequestHandler {
  const known = new Set(paths)
  return async (req, res, next) => {
    const [path, search] = splitUrl(req.originalUrl)
    const canonical = known.has(path)
      ? undefined
      : findCanonicalPath(path, canonical => known.has(canonical))
    if (!canonical) next()
    else if (await passGuards([anyOrigin], req, res)) redirectPermanently(res, canonical, search)
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
