import { existsSync } from 'node:fs'
import type { Request, RequestHandler, Response } from 'express'
import type { Guard } from '../http/guard'
import { readFiles } from './site'
import { sendStored, type StoredFile } from './stored-file'

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
 * Serves GraphiQL: its page to a browser that opens /graphql, where everybody else is for the API, and its files below
 * that. `dir` is the explorer's built folder: without it there is the API alone.
 */
export function explorer(dir: string): { page: Guard; files: RequestHandler } {
  const files = existsSync(dir) ? readFiles(dir) : new Map<string, StoredFile>()
  const page = files.get('/index.html')
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
