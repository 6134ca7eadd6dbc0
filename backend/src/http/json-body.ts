import { isUtf8 } from 'node:buffer'
import express from 'express'
import type { Guard } from './guard'

/**
 * Reads a body of at most `limit` as JSON. Accepts any JSON value, so that a value that is not an
 * object gets a different error from invalid JSON.
 */
export function readJson(limit: string): Guard {
  const parse = express.json({ limit, strict: false, verify: requireUtf8 })
  return (req, res) =>
    new Promise((resolve, reject) => {
      parse(req, res, (error?: unknown) => {
        if (error === undefined) resolve()
        else reject(error instanceof Error ? error : new Error('body parser', { cause: error }))
      })
    })
}

/**
 * Throws 415 for another charset and 400 for invalid UTF-8. JSON is UTF-8 (RFC 8259); other bytes
 * would be stored as wrong characters (SEC-I6).
 */
function requireUtf8(_req: unknown, _res: unknown, body: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw Object.assign(new Error('another charset'), { status: 415 })
  if (!isUtf8(body)) throw Object.assign(new Error('no UTF-8'), { status: 400 })
}
