import type { Request } from 'express'
import { Kind, parse, type DefinitionNode, type GraphQLSchema } from 'graphql'
import { Extensions } from 'type-graphql'
import { memoize } from '../core/memoize'
import { splitUrl } from '../http/canonical-path'

const EXEMPT = 'exemptFromVisitorLimit'

/** Our own client's operation takes half of it. */
const TEXT_MAX = 300

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

  const isExemptOperation = (definition: DefinitionNode): boolean =>
    definition.kind === Kind.OPERATION_DEFINITION &&
    definition.selectionSet.selections.every(
      selection => selection.kind === Kind.FIELD && exempt.has(selection.name.value),
    )

  const isExemptDocument = memoize((text: string): boolean => {
    try {
      return parse(text, { noLocation: true }).definitions.every(isExemptOperation)
    } catch {
      return false
    }
  })

  return ({ method, originalUrl, body }) => {
    // Elsewhere, and in a GET, another text is run than the body's.
    if (method !== 'POST' || splitUrl(originalUrl)[0] !== '/graphql') return false
    const text = (body as { query?: unknown } | undefined)?.query
    return typeof text === 'string' && text.length <= TEXT_MAX && isExemptDocument(text)
  }
}
