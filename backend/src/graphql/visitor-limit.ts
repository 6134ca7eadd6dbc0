import type { Request } from 'express'
import type { GraphQLSchema } from 'graphql'
import { Extensions } from 'type-graphql'
import { splitUrl } from '../http/canonical-path'
import { readRootFields } from './root-fields'

const EXEMPT = 'exemptFromVisitorLimit'

/**
 * Says of a query that the visitors' limit does not count who asks for nothing else (SEC-T2): every open page asks again
 * and again, and a launch party shares one address.
 */
export const ExemptFromVisitorLimit = () => Extensions({ [EXEMPT]: true })

/** Whether a POST of /graphql asks for exempt queries alone, judged by its text, which has been neither validated nor run. */
export function createExemptCheck(schema: GraphQLSchema): (req: Request) => boolean {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const exempt = new Set(
    fields.filter(({ extensions }) => extensions[EXEMPT]).map(({ name }) => name),
  )

  return ({ method, originalUrl, body }) => {
    // Elsewhere, and in a GET, another text is run than the body's.
    if (method !== 'POST' || splitUrl(originalUrl)[0] !== '/graphql') return false
    const operations = readRootFields((body as { query?: unknown } | undefined)?.query)
    return operations.length > 0 && operations.flat().every(name => exempt.has(name))
  }
}
