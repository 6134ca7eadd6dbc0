import { existsSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { readFiles } from './site'
import { sendStored } from './stored-file'

/*
 * The explorer's editor writes styles of its own and brings its font inside its style sheet, which no
 * page of the site may. Scripts and requests stay within this host.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves GraphiQL to a browser that opens /graphql, and its files below it; everybody else is for the
 * API. `dir` is the explorer's built folder: without it there is the API alone.
 */
export function explorer(dir: string): RequestHandler {
  const files = existsSync(dir) ? readFiles(dir) : new Map<string, never>()
  const page = files.get('/index.html')
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next()
      return
    }
    const opens = req.path === '/' && req.accepts(['json', 'html']) === 'html'
    const file = opens ? page : files.get(req.path)
    if (!file) {
      next()
      return
    }
    res.set('Content-Security-Policy', POLICY)
    const cacheControl = opens ? 'no-cache' : 'public, max-age=31536000, immutable'
    sendStored(req, res, file, { status: 200, cacheControl, vary: 'Accept, Accept-Encoding' })
  }
}
