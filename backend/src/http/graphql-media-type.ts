import Negotiator from 'negotiator'
import { memoize } from '../core/memoize'
import { AppError } from '../core/errors'
import type { Guard } from './guard'

const GRAPHQL_JSON = 'application/graphql-response+json'
export const JSON_TYPE = 'application/json'

/** What /graphql answers when nothing is preferred is plain JSON, as the GraphQL-over-HTTP specification asks. */
export const negotiateMediaType = memoize((accept: string | undefined): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_JSON]),
)

/** Refuses what cannot be answered before anything runs. */
export const requireAcceptable: Guard = req => {
  if (!negotiateMediaType(req.headers.accept)) throw new AppError('NOT_ACCEPTABLE')
}
