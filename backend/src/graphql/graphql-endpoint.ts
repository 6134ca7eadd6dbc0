import type { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import { Router, type RequestHandler } from 'express'
import { AppError } from '../core/errors'
import { requireAcceptable } from '../http/graphql-media-type'
import { requireGetOrPost } from '../http/methods'
import { noStore } from '../http/middleware'
import { createContext, type AppServices, type Context } from './context'

/** What answers at /graphql: `before` are those that every call of an API passes. */
export function graphqlEndpoint(
  server: ApolloServer<Context>,
  services: AppServices,
  before: RequestHandler[],
): Router {
  // One router, because Express takes the path off and puts it back for each handler.
  return Router().use(
    noStore,
    exactPath,
    requireGetOrPost,
    requireAcceptable,
    ...before,
    expressMiddleware(server, {
      context: ({ req, res }) => Promise.resolve(createContext(req, res, services)),
    }),
  )
}

/** There is nothing below /graphql but the explorer's files. */
const exactPath: RequestHandler = (req, _res, next) => {
  if (req.path !== '/') throw new AppError('NOT_FOUND')
  next()
}
