import Negotiator from 'negotiator'
import { memoize } from '../core/memoize'

const GRAPHQL_JSON = 'application/graphql-response+json'
export const JSON_TYPE = 'application/json'

/**
 * Returns the media type of a /graphql response; undefined if none is acceptable. Without a
 * preference it is application/json, as GraphQL over HTTP requires.
 */
export const negotiateMediaType = memoize((accept: string | undefined): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_JSON]),
)
