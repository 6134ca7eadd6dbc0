import type { RequestHandler, Response } from 'express'

/** A trailing or doubled slash, or needless escapes: only what is known once it is put right is followed. */
export function findCanonicalPath(
  path: string,
  isKnown: (path: string) => boolean,
): string | undefined {
  const proper = decoded(path)
    ?.replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return proper !== undefined && proper !== path && isKnown(proper) ? proper : undefined
}

/** Sends a request on to the proper spelling, with its method, body and query string. */
export function redirectPermanently(
  res: Response,
  proper: string,
  search: string | undefined,
): void {
  res.setHeader('Cache-Control', 'no-cache')
  res.redirect(308, search ? `${proper}?${search}` : proper)
}

/** The path as it was asked for, and what follows its question mark. */
export function splitUrl(url: string): [path: string, search: string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

/** Sends misspelled requests for these paths on, as the pages do. */
export function redirectToCanonicalPaths(paths: Iterable<string>): RequestHandler {
  const known = new Set(paths)
  return (req, res, next) => {
    const [path, search] = splitUrl(req.originalUrl)
    const proper = findCanonicalPath(path, spelled => known.has(spelled))
    if (proper) redirectPermanently(res, proper, search)
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
