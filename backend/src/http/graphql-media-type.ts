import Negotiator from 'negotiator'

const GRAPHQL_JSON = 'application/graphql-response+json'
export const JSON_TYPE = 'application/json'

/** What /graphql answers when nothing is preferred is plain JSON, as the GraphQL-over-HTTP specification asks. */
export function negotiateMediaType(accept: string | undefined): string | undefined {
  return new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_JSON])
}
