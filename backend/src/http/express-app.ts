import express, { type Express } from 'express'

/** An Express app with the site's settings; `trustProxy` says which proxies may tell the client's address. */
export function createExpressApp(trustProxy: string[] | number): Express {
  const app = express()
  app.disable('x-powered-by').enable('case sensitive routing')
  app.set('trust proxy', trustProxy).set('etag', false)
  return app
}
