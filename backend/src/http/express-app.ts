import express, { type Express } from 'express'
import { memoize } from '../core/memoize'
import { plainAddress } from './network-of'

/**
 * Creates an Express app with the site's settings. `trustProxy` lists the proxies whose
 * `X-Forwarded-*` headers are trusted, or their number.
 */
export function createExpressApp(trustProxy: string[] | number): Express {
  const app = express()
  app.disable('x-powered-by').enable('case sensitive routing')
  app.set('trust proxy', trustProxy).set('etag', false)
  if (typeof trustProxy === 'number') return app
  // Memoized: Express compares the list on each read of an address, several times per request.
  const isTrusted = app.get('trust proxy fn') as (address: string) => boolean
  // A proxy can write the proxy before it with a port: otherwise that one would be the visitor.
  const isTrustedText = memoize((address: string) => isTrusted(plainAddress(address)))
  // A closed socket has no address any more.
  return app.set(
    'trust proxy',
    (address?: string) => address !== undefined && isTrustedText(address),
  )
}
