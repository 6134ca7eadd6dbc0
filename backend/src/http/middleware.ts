import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Response } from 'express'
import helmet from 'helmet'
import { AppError } from '../core/errors'
import type { Guard } from './guard'

/** The headers of every answer (SEC-H1 to SEC-H8). HSTS and upgrades only where https is spoken. */
export function securityHeaders(): Guard {
  const common = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // A member's picture may stand on any host that speaks https.
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  } as const
  const plain = headersOf(helmet({ ...common, strictTransportSecurity: false }))
  const secure = headersOf(
    helmet({
      ...common,
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    }),
  )
  return (req, res) => {
    for (const [name, value] of req.secure ? secure : plain) res.setHeader(name, value)
  }
}

/** What helmet sets is the same for every request: it is asked once. */
function headersOf(setHeaders: ReturnType<typeof helmet>): Iterable<[name: string, value: string]> {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  setHeaders(res.req, res, () => undefined)
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)])
}

const ASSET_HEADERS = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-request-id',
])

/**
 * Takes back what documents and workers obey from the answer with a script, a style sheet, a font or a picture:
 * a page asks for a dozen of them, and the policy is longer than some (SEC-H1). Call it before the file's own
 * headers are set.
 */
export function keepAssetHeaders(res: Response): void {
  for (const name of res.getHeaderNames()) if (!ASSET_HEADERS.has(name)) res.removeHeader(name)
}

/** Refuses what another site's page asks for in a visitor's browser (SEC-C5). Absent headers are fine. */
export function refuseCrossSite(publicUrl: string | undefined): Guard {
  return req => {
    const { origin, host } = req.headers
    const own = [publicUrl, `${req.protocol}://${host ?? ''}`]
    const foreign = origin !== undefined && !own.includes(origin)
    const crossSite = req.headers['sec-fetch-site'] === 'cross-site'
    if (foreign || crossSite) throw new AppError('FORBIDDEN')
  }
}

/** As above for what may write; reading is shut to other sites by the browser itself. */
export function refuseCrossSiteWrites(publicUrl: string | undefined): Guard {
  const own = refuseCrossSite(publicUrl)
  return (req, res) => (req.method === 'GET' || req.method === 'HEAD' ? undefined : own(req, res))
}

/** True when the request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined
}

/** A write with a body must be JSON; one without needs no content type (logout; decision S12). */
export const requireJson: Guard = req => {
  if (hasBody(req) && !req.is('application/json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
}

/** Ten times what any call takes, in a hundred ids. */
const VALUES_MAX = 1_000

/** Refuses a body of very many values: what is wrong with each of them would be worked out and told. */
export const limitValues: Guard = req => {
  if (countValues(req.body, VALUES_MAX) > VALUES_MAX)
    throw new AppError(
      'BAD_USER_INPUT',
      `Please send at most ${String(VALUES_MAX)} values at once.`,
    )
}

/** The members and items at any depth, counted until there are more than `most`. */
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

/** Answers of /api and /graphql are about the asking person: no cache keeps them. */
export const noStore: Guard = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store')
}
