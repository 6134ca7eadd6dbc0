import type { Request } from 'express'
import { AppError } from '../core/errors'
import type { Guard } from './guard'
import { detailsOf } from './observe-requests'
import { RATE_LIMIT_HEADERS } from './rate-limits'

/** Response headers that a page of another site may read, besides those that it always may. */
const READABLE_HEADERS = [
  'ETag',
  ...RATE_LIMIT_HEADERS,
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
]

/** How long a browser may keep the answer to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600

/** Clients add headers of their own, as Apollo Client does. `*` allows any but Authorization. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
}

/** What a request says of its sender. */
export interface CrossOriginOptions {
  publicUrl: string | undefined
  /** Whether the request has an access token, which no browser adds by itself. */
  hasToken: (req: Request) => boolean
  /** Whether the request is identified by a session cookie. */
  hasSession: (req: Request) => boolean
}

/**
 * Lets pages of all sites read the responses to anonymous calls and to calls with an access token.
 * Never allows credentials: a response that depends on a cookie stays unreadable (SEC-C6). Answers
 * preflights, which browsers send without a cookie or a token.
 */
export const allowOtherOrigins =
  ({ hasSession }: Pick<CrossOriginOptions, 'hasSession'>): Guard =>
  (req, res) => {
    if (hasSession(req)) return
    res.setHeader('Access-Control-Allow-Origin', '*')
    res.setHeader('Access-Control-Expose-Headers', READABLE_HEADERS.join(', '))
    if (req.method !== 'OPTIONS' || !req.headers['access-control-request-method']) return
    for (const [name, value] of Object.entries(PREFLIGHT_HEADERS)) res.setHeader(name, value)
    res.statusCode = 204
    res.end()
  }

/**
 * Throws FORBIDDEN for a request from another site's page (SEC-C5). Allows requests without these
 * headers, and requests with an access token.
 */
export function refuseCrossSite(options: Omit<CrossOriginOptions, 'hasSession'>): Guard {
  return req => {
    const header = findForeignHeader(req, options)
    if (header) throw crossSiteError(header)
  }
}

/** Does the same for requests that may write. Reading is refused by the browser (SEC-C6). */
export function refuseCrossSiteWrites(options: Omit<CrossOriginOptions, 'hasSession'>): Guard {
  const own = refuseCrossSite(options)
  return (req, res) => (isRead(req) ? undefined : own(req, res))
}

/**
 * Does the same for GraphQL, whose queries are sent by POST too: refuses a session, and marks
 * anonymous requests, whose mutations graphql/apollo-server.ts refuses.
 */
export function refuseCrossSiteSessions(options: CrossOriginOptions): Guard {
  return (req, res) => {
    const header = isRead(req) ? undefined : findForeignHeader(req, options)
    if (header && options.hasSession(req)) throw crossSiteError(header)
    if (header) detailsOf(res).foreignHeader = header
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Returns the name of the header that shows that another site's page sent the request. */
function findForeignHeader(
  req: Request,
  { publicUrl, hasToken }: Omit<CrossOriginOptions, 'hasSession'>,
): string | undefined {
  if (hasToken(req)) return undefined
  const { origin, host } = req.headers
  const own = [publicUrl, `${req.protocol}://${host ?? ''}`]
  if (origin !== undefined && !own.includes(origin)) return 'Origin'
  return req.headers['sec-fetch-site'] === 'cross-site' ? 'Sec-Fetch-Site' : undefined
}

/** Returns FORBIDDEN, naming the header that shows that another site's page sent the request. */
export const crossSiteError = (header: string) =>
  new AppError('FORBIDDEN', `Requests from another site's page are refused (${header}).`)
