import express from 'express'
import type { Guard } from './guard'

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i
/** The names of UTF-8 that clients send; some leave out the hyphen. */
const UTF8 = /^utf-?8$/i

/**
 * Reads a body of at most `limit` as JSON. Accepts any JSON value, so that a value that is not an
 * object gets a different error from invalid JSON. Throws 415 for another charset and 400 for invalid
 * UTF-8: JSON is UTF-8 (RFC 8259); other bytes would be stored as wrong characters (SEC-I6).
 */
export function readJson(limit: string): Guard {
  const read = express.raw({ limit, type: 'application/json' })
  return (req, res) => {
    const [, charset = 'utf-8'] = CHARSET.exec(req.headers['content-type'] ?? '') ?? []
    if (!UTF8.test(charset)) throw Object.assign(new Error('another charset'), { status: 415 })
    return new Promise<void>((resolve, reject) => {
      read(req, res, (error?: unknown) => {
        if (error === undefined) resolve()
        else reject(error instanceof Error ? error : new Error('body parser', { cause: error }))
      })
    }).then(() => {
      if (Buffer.isBuffer(req.body)) req.body = parseJson(req.body)
    })
  }
}

/** An empty body is an object without members. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (cause) {
    throw Object.assign(new Error('no JSON in UTF-8', { cause }), { status: 400 })
  }
}
