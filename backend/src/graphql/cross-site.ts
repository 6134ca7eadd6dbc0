import { GraphQLError, OperationTypeNode } from 'graphql'
import { ERRORS } from '../shared/errors'
import { crossSiteError } from '../http/cross-origin'
import type { RequestHooks } from './request-plugin'

/**
 * Refuses the mutations of another site's page (SEC-C5). Its anonymous queries are allowed: CORS
 * lets every page read them (SEC-C6).
 */
export const refuseCrossSiteMutations: RequestHooks = {
  didResolveOperation: ({ operation, contextValue: { details } }) => {
    if (!details.foreignHeader || operation?.operation !== OperationTypeNode.MUTATION) return
    const refusal = crossSiteError(details.foreignHeader)
    // Apollo Server takes the status from the error that it catches.
    const extensions = { http: { status: ERRORS.FORBIDDEN.status } }
    throw new GraphQLError(refusal.message, { originalError: refusal, extensions })
  },
}
