import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Response } from 'express'
import helmet from 'helmet'
import type { Guard } from './guard'

/** Sets the security headers of every response (SEC-H1 to SEC-H8). HSTS is sent over https only. */
export function securityHeaders(): Guard {
  const common = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // A member's picture may be on any https host.
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

/** Computes helmet's headers once, because they are the same for every request. */
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
 * Removes the headers that only documents and workers need from the response with a script, style
 * sheet, font or picture. A page loads a dozen of these files, and the policy is larger than some
 * of them (SEC-H1). Call it before the file's own headers are set.
 */
export function keepAssetHeaders(res: Response): void {
  for (const name of res.getHeaderNames()) if (!ASSET_HEADERS.has(name)) res.removeHeader(name)
}

/** Forbids caches to store responses of /api and /graphql, because they depend on the caller. */
export const noStore: Guard = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store')
}
