import express, { type Express } from 'express'
import { memoize } from '../core/memoize'

/** An Express app with the site's settings; `trustProxy` says which proxies may tell the client's address. */
export function createExpressApp(trustProxy: string[] | number): Express {
  const app = express()
  app.disable('x-powered-by').enable('case sensitive routing')
  app.set('trust proxy', trustProxy).set('etag', false)
  if (typeof trustProxy === 'number') return app
  // A list is compared anew at each look at an address, and each request has several.
  const isTrusted = app.get('trust proxy fn') as (address: string) => boolean
  return app.set('trust proxy', memoize(isTrusted))
}
