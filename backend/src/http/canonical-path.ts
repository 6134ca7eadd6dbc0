import type { RequestHandler, Response } from 'express'

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

/** Redirects other spellings of these paths to the canonical ones, as pages do. */
export function redirectToCanonicalPaths(paths: Iterable<string>): RequestHandler {
  const known = new Set(paths)
  return (req, res, next) => {
    const [path, search] = splitUrl(req.originalUrl)
    if (known.has(path)) {
      next()
      return
    }
    const canonical = findCanonicalPath(path, canonical => known.has(canonical))
    if (canonical) redirectPermanently(res, canonical, search)
    else next()
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
