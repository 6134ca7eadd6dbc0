import type { Request } from 'express'
import type { GraphQLSchema } from 'graphql'
import { Extensions } from 'type-graphql'
import { readRootFields } from './root-fields'

const EXEMPT = 'exemptFromVisitorLimit'

/**
 * Exempts requests for this query alone from the visitors' limit (SEC-T2), because every open page
 * polls it and the guests of a launch party share one IP address.
 */
export const ExemptFromVisitorLimit = () => Extensions({ [EXEMPT]: true })

/**
 * Returns a function that returns true for a POST of exempt queries only. It reads the operation's text
 * before GraphQL validates it. Use it for /graphql only.
 */
export function createExemptCheck(schema: GraphQLSchema): (req: Request) => boolean {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const exempt = new Set(
    fields.filter(({ extensions }) => extensions[EXEMPT]).map(({ name }) => name),
  )

  return ({ method, body }) => {
    // A GET request does not execute the body's text.
    if (method !== 'POST') return false
    const operations = readRootFields((body as { query?: unknown } | undefined)?.query)
    return operations.length > 0 && operations.flat().every(name => exempt.has(name))
  }
}
