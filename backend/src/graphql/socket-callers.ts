import DataLoader from 'dataloader'
import type { Request } from 'express'
import { CloseCode } from 'graphql-ws'
import { findTokenCaller } from '../accounts/api-token-reader'
import { bearerToken, hasMisplacedToken, hasToken } from '../accounts/callers'
import { findUserSessions, type LastingSession } from '../accounts/session-reader'
import { AppError } from '../core/errors'
import { requestIdOf } from '../core/request-id'
import type { AppServices } from './services'
import { POLICY_VIOLATION } from './serve-socket'
import { Subscriber, type LastingCaller } from './subscriber'

/** Returns a factory of subscribers; it batches the session reads of all sockets. */
export function createSubscriberFactory({
  sessions,
  now,
}: AppServices): (req: Request) => Subscriber {
  const sessionLoader = new DataLoader<string, LastingSession | null>(
    sids => findUserSessions(sids, now()),
    { cache: false },
  )
  return req => {
    const sid = sessions.idOf(req)
    const findSession = () => (sid === undefined ? Promise.resolve(null) : sessionLoader.load(sid))
    const token = bearerToken(req.headers.authorization)
    const findCaller = token === null ? findSession : () => findTokenOwner(token, now())
    const id = req.res ? requestIdOf(req.res) : ''
    return new Subscriber(req.ip ?? '', id, findCaller, now)
  }
}

async function findTokenOwner(text: string, now: Date): Promise<LastingCaller | null> {
  const caller = await findTokenCaller(text, now)
  return caller && { ...caller, endsAt: caller.token.expiresAt.getTime() }
}

/** Whether the upgrade request has an access token that identified nobody. */
export const hasInvalidToken = (req: Request, { token }: Subscriber): boolean =>
  token === null && hasToken(req)

/**
 * Identifies the caller by the access token in the `connection_init` message, whose payload is
 * `{"authorization": "Bearer cwp_…"}`. Closes the socket of an invalid token, and of an account
 * with too many sockets; the reason says what to do.
 */
export async function connectWithToken(
  { now, rateLimits }: AppServices,
  subscriber: Subscriber,
  params: Record<string, unknown>,
): Promise<void> {
  const authorization = params['authorization'] ?? params['Authorization']
  const token = bearerToken(authorization)
  if (token === null) return
  await subscriber.authenticate(() => findTokenOwner(token, now()))
  if (!subscriber.user)
    subscriber.close(
      CloseCode.Unauthorized,
      hasMisplacedToken(authorization) ? MISPLACED_TOKEN : 'Unauthorized',
    )
  else
    try {
      subscriber.count(rateLimits.countSocket)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      subscriber.close(POLICY_VIOLATION, error.message)
    }
}

const MISPLACED_TOKEN = 'Unauthorized: please send {"authorization": "Bearer <token>"}'
