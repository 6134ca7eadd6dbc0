import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { EntityManager } from 'typeorm'
import { AppError, passIfReadOnly } from '../core/errors'
import { findTokenCaller, isUseOld, markUsed, type TokenCaller } from './api-token-reader'
import { TOKEN_PREFIX } from './api-token-text'
import type { Sessions } from './session'
import { hasSessionCookie } from './session-cookie'
import type { User } from './user.entity'

/**
 * Identifies who sends a request: the owner of an access token, otherwise the person of the
 * session. With a token, the cookie is not read.
 */
export interface Callers {
  /** Identifies the caller, for `userOf`. Renews a session in use. */
  guard: (req: Request, res: Response) => Promise<void>
  /** Throws UNAUTHENTICATED if the request has an access token that is not valid. */
  refuseInvalidToken: (req: Request, res: Response) => void
  /** Identifies the caller again, without writing to the store. */
  identify: (req: Request) => Promise<void>
  /** Returns the caller, as last read; null for a visitor. */
  userOf: (req: Request) => User | null
  /** Returns the access token of the request; null without one. */
  tokenOf: (req: Request) => TokenCaller['token'] | null
  /** Returns the account id for the log, including one that has just signed in. */
  accountIdOf: (req: Request) => string | undefined
}

const BEARER = /^Bearer(?: |$)(.*)$/is
/** A token of ours after anything but `Bearer`. Base64, as in `Basic`, has no `_`. */
const MISPLACED = new RegExp(`^(?!Bearer +${TOKEN_PREFIX}).*\\b${TOKEN_PREFIX}`, 'is')

/** Whether an `Authorization` header has a token of ours in another form than `Bearer <token>`. */
export const hasMisplacedToken = (authorization: unknown): boolean =>
  typeof authorization === 'string' && MISPLACED.test(authorization)

/**
 * Returns the text after `Bearer` in an `Authorization` header; null for no or another scheme. It
 * is empty if a program sends no token by mistake, or a token of ours without `Bearer`: that is an
 * invalid token too.
 */
export function bearerToken(authorization: unknown): string | null {
  if (typeof authorization !== 'string') return null
  const text = BEARER.exec(authorization)?.[1]?.trim()
  return text ?? (hasMisplacedToken(authorization) ? '' : null)
}

/** Whether the request has an access token, valid or not; then its cookie counts for nothing. */
export const hasToken = ({ headers }: IncomingMessage): boolean =>
  bearerToken(headers.authorization) !== null

/** Whether the request is identified by a session cookie, valid or not. */
export const hasSession = (req: IncomingMessage): boolean => hasSessionCookie(req) && !hasToken(req)

/** Records the first use of a staff person's access token on a day. */
type RecordTokenUse = (caller: TokenCaller, req: Request, em: EntityManager) => Promise<void>

/** Creates the identification of callers for /graphql and /api. */
export function createCallers(
  sessions: Sessions,
  now: () => Date,
  recordTokenUse: RecordTokenUse,
): Callers {
  const found = new WeakMap<Request, TokenCaller>()

  async function identifyToken(req: Request, text: string): Promise<void> {
    const caller = await findTokenCaller(text, now())
    if (caller) found.set(req, caller)
    else found.delete(req)
    if (caller && isUseOld(caller.token, now()))
      await markUsed(caller, now(), em => recordTokenUse(caller, req, em)).catch(passIfReadOnly)
  }

  return {
    guard: async (req, res) => {
      const text = bearerToken(req.headers.authorization)
      await (text === null ? sessions.guard(req, res) : identifyToken(req, text))
    },
    refuseInvalidToken: (req, res) => {
      if (!found.has(req) && hasToken(req)) throw invalidTokenError(req, res)
    },
    identify: req => {
      const text = bearerToken(req.headers.authorization)
      return text === null ? sessions.identify(req) : identifyToken(req, text)
    },
    userOf: req => found.get(req)?.user ?? sessions.userOf(req),
    tokenOf: req => found.get(req)?.token ?? null,
    accountIdOf: req => found.get(req)?.user.id ?? sessions.accountIdOf(req),
  }
}

/**
 * Returns UNAUTHENTICATED, and sets the header that tells clients why (RFC 6750). For a token in
 * another form, the message names the right one.
 */
export function invalidTokenError({ headers }: IncomingMessage, res: Response): AppError {
  res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"')
  const message = hasMisplacedToken(headers.authorization)
    ? 'Please send the access token as `Authorization: Bearer <token>`.'
    : 'The access token is unknown, revoked or expired.'
  return new AppError('UNAUTHENTICATED', message)
}
