import type { GraphQLSchema } from 'graphql'
import { hasSession, hasToken } from './accounts/callers'
import { requestId } from './core/request-id'
import type { AppServices } from './graphql/services'
import { createExemptCheck } from './graphql/visitor-limit'
import {
  allowOtherOrigins,
  refuseCrossSiteSessions,
  refuseCrossSiteWrites,
} from './http/cross-origin'
import type { Guard } from './http/guard'
import { limitValues, readJson, requireJson } from './http/json-body'
import { limitCalls } from './http/rate-limits'
import { noStore, securityHeaders } from './http/response-headers'
import { warnOfUntrustedProxy } from './http/untrusted-proxy'
import { createExemptRouteCheck } from './rest/mount'
import { routes } from './rest/routes'
import type { Env } from './settings/env'

const BODY_MAX = '100kb'

/** Returns the guards of every request, the guards of both APIs, and the limit of REST calls. */
export function createGuards(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  schema: GraphQLSchema,
  { callers, rateLimits }: AppServices,
  observe: Guard,
) {
  const limitGraphql = limitCalls(rateLimits, callers.userOf, createExemptCheck(schema))
  const limitRest = limitCalls(rateLimits, callers.userOf, createExemptRouteCheck(routes))
  const everyAnswer = [
    requestId,
    observe,
    ...(publicUrl?.startsWith('https:') ? [warnOfUntrustedProxy()] : []),
    securityHeaders(),
  ]
  const origins = { publicUrl, hasToken, hasSession }
  const anyOrigin = allowOtherOrigins(origins)
  const everyCall = (refuseOtherSites: Guard, limit: Guard) => [
    noStore,
    refuseOtherSites,
    requireJson,
    readJson(BODY_MAX),
    limitValues,
    callers.guard,
    limit,
    callers.refuseInvalidToken,
  ]
  return {
    everyAnswer,
    anyOrigin,
    graphqlCall: everyCall(refuseCrossSiteSessions(origins), limitGraphql),
    restCall: [anyOrigin, ...everyCall(refuseCrossSiteWrites(origins), limitRest)],
    limitRest,
  }
}
