import type { GraphQLRequestContextWillSendResponse, HeaderMap } from '@apollo/server'
import type { GraphQLFormattedError } from 'graphql'
import { withRequestId } from '../core/format-error'
import { JSON_TYPE, negotiateMediaType } from '../http/graphql-media-type'
import type { Context } from './context'

/*
 * Codes of well-formed requests that cannot be executed: their status is 200 with application/json
 * and 400 with graphql-response+json.
 */
const WELL_FORMED = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/** Sets the status as GraphQL over HTTP requires, and 503 if the database is unavailable. */
export function setHttpStatus({
  request,
  response: { body, http },
  contextValue: { requestId },
}: GraphQLRequestContextWillSendResponse<Context>): void {
  if (!request.http || body.kind !== 'single') return
  nameRequest(body.singleResult, requestId)
  const { data, errors } = body.singleResult
  const plain = negotiateMediaType(request.http.headers.get('accept')) === JSON_TYPE
  if (plain && http.status === 400 && errors?.every(isWellFormed)) http.status = 200
  if (isEmpty(data) && errors?.some(isOutage)) http.status = 503
  if (http.status === 405) refuseMethod(body.singleResult, http.headers)
  const wait = Math.max(0, ...(errors ?? []).map(retryAfterOf))
  if (wait > 0) http.headers.set('retry-after', String(wait))
}

/** Adds the request id to errors, so that users can report it. */
function nameRequest(result: { errors?: readonly GraphQLFormattedError[] }, requestId: string) {
  if (result.errors) result.errors = result.errors.map(error => withRequestId(error, requestId))
}

/**
 * Gives Apollo Server's error for a mutation by GET the code and the `Allow` header of a refused
 * method.
 */
function refuseMethod(result: { errors?: readonly GraphQLFormattedError[] }, headers: HeaderMap) {
  result.errors = result.errors?.map(error => ({
    ...error,
    extensions: { code: 'METHOD_NOT_ALLOWED' },
  }))
  headers.set('allow', 'POST, OPTIONS')
}

const isWellFormed = ({ extensions }: GraphQLFormattedError) =>
  WELL_FORMED.has(String(extensions?.['code']))

const retryAfterOf = ({ extensions }: GraphQLFormattedError) =>
  Number(extensions?.['retryAfter'] ?? 0)

/** Returns true if every root field is null or missing. */
const isEmpty = (data: object | null | undefined) =>
  !Object.values(data ?? {}).some(value => value !== null)

const isOutage = ({ extensions }: GraphQLFormattedError) =>
  extensions?.['code'] === 'SERVICE_UNAVAILABLE'
