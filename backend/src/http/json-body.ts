import type { IncomingMessage } from 'node:http'
import express from 'express'
import { AppError } from '../core/errors'
import type { Guard } from './guard'

/** Returns true if the request's headers announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined
}

/**
 * Throws UNSUPPORTED_MEDIA_TYPE for a body that is not JSON. A write without a body is allowed
 * (ACCOUNT-12).
 */
export const requireJson: Guard = req => {
  if (hasBody(req) && !req.is('application/json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
}

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
    if (!UTF8.test(charset))
      throw new AppError(
        'UNSUPPORTED_MEDIA_TYPE',
        'Please send JSON in UTF-8, not in another charset.',
      )
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

/** Ten times the number of values in the largest call, which has a hundred ids. */
const VALUES_MAX = 1_000

/**
 * Throws BAD_USER_INPUT for a body with too many values, because validation reports each invalid
 * value.
 */
export const limitValues: Guard = req => {
  if (countValues(req.body, VALUES_MAX) > VALUES_MAX)
    throw new AppError(
      'BAD_USER_INPUT',
      `Please send at most ${String(VALUES_MAX)} values at once.`,
    )
}

/** Counts members and items at any depth; stops above `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner: unknown[] = Object.values(value)
  let count = inner.length
  for (const one of inner) {
    if (count > most) return count
    count += countValues(one, most - count)
  }
  return count
}
