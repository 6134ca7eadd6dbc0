import type { RequestHandler, Response } from 'express'

/** The path without a trailing or doubled slash or needless escapes, when that is another and known one. */
export function findCanonicalPath(
  path: string,
  isKnown: (path: string) => boolean,
): string | undefined {
  const canonical = decoded(path)
    ?.replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return canonical !== undefined && canonical !== path && isKnown(canonical) ? canonical : undefined
}

/** Redirects a request to the canonical path, with its method, body and query string. */
export function redirectPermanently(
  res: Response,
  canonical: string,
  search: string | undefined,
): void {
  res.setHeader('Cache-Control', 'no-cache')
  res.redirect(308, search ? `${canonical}?${search}` : canonical)
}

/** The path as it was asked for, and what follows its question mark. */
export function splitUrl(url: string): [path: string, search: string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

/** Redirects other spellings of these paths, as the pages do. */
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
