import Negotiator from 'negotiator'
import { memoize } from '../core/memoize'
import { AppError } from '../core/errors'
import type { Guard } from './guard'
import { refuseOtherMethods } from './methods'

const GRAPHQL_JSON = 'application/graphql-response+json'
export const JSON_TYPE = 'application/json'

/**
 * Returns the media type of a /graphql response; undefined if none is acceptable. Without a
 * preference it is application/json, as GraphQL over HTTP requires.
 */
export const negotiateMediaType = memoize((accept: string | undefined): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_JSON]),
)

/** Throws NOT_ACCEPTABLE before execution if no media type is acceptable. */
export const requireAcceptable: Guard = req => {
  if (!negotiateMediaType(req.headers.accept)) throw new AppError('NOT_ACCEPTABLE')
}

const graphqlOthers = refuseOtherMethods(['GET', 'POST'])

/** Refuses methods other than GET, HEAD, POST and OPTIONS on /graphql. */
export const requireGetOrPost: Guard = (req, res) => {
  if (!['GET', 'POST', 'HEAD'].includes(req.method)) return graphqlOthers(req, res)
  // Apollo Server does not support HEAD. Node omits the body of a response to HEAD.
  if (req.method === 'HEAD') req.method = 'GET'
}
