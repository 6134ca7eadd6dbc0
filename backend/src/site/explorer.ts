import { existsSync } from 'node:fs'
import type { Request, RequestHandler, Response } from 'express'
import type { Guard } from '../http/guard'
import { readFiles } from './site'
import { sendStored, type StoredFile } from './stored-file'

/*
 * Unlike pages of the site, the explorer may use inline styles and a font within its style sheet,
 * because its editor needs both. Scripts and requests are limited to this host.
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
 * Serves GraphiQL: its page to browsers that open /graphql, which is the API for other clients, and
 * its files below that path. `dir` is the built explorer; if it is missing, only the API is served.
 */
export function explorer(dir: string): { page: Guard; files: RequestHandler } {
  const files = existsSync(dir) ? readFiles(dir) : new Map<string, StoredFile>()
  const page = files.get('/index.html')
  files.delete('/index.html')
  const send = (req: Request, res: Response, file: StoredFile, cacheControl: string) => {
    res.setHeader('Content-Security-Policy', POLICY)
    sendStored(req, res, file, { status: 200, cacheControl, vary: 'Accept, Accept-Encoding' })
  }
  return {
    page: (req, res) => {
      if (page && isRead(req) && req.accepts(['json', 'html']) === 'html')
        send(req, res, page, 'no-cache')
    },
    files: (req, res, next) => {
      const file = isRead(req) && files.get(req.path)
      if (file) send(req, res, file, 'public, max-age=31536000, immutable')
      else next()
    },
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
