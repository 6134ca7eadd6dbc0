import type { Request } from 'express'
import { Kind, parse, type DefinitionNode } from 'graphql'
import { memoize } from '../core/memoize'

/** Our own client's operation takes half of it. */
const TEXT_MAX = 300

/**
 * True for a call that asks for the waitlist's numbers alone, over REST or GraphQL. Every open page asks for
 * them again and again, and a launch party shares one address: visitors' limit is for the rest (SEC-T2).
 */
export function asksForStatsOnly({ method, baseUrl, path, body }: Request): boolean {
  const call = `${method} ${baseUrl}${path}`
  if (call === 'GET /api/waitlist/stats') return true
  // Elsewhere, and in a GET, another text is run than the body's.
  if (call !== 'POST /graphql/') return false
  const text = (body as { query?: unknown } | undefined)?.query
  return typeof text === 'string' && text.length <= TEXT_MAX && isStatsDocument(text)
}

const isStatsDocument = memoize((text: string): boolean => {
  try {
    return parse(text, { noLocation: true }).definitions.every(isStatsOperation)
  } catch {
    return false
  }
})

const isStatsOperation = (definition: DefinitionNode): boolean =>
  definition.kind === Kind.OPERATION_DEFINITION &&
  definition.selectionSet.selections.every(
    field => field.kind === Kind.FIELD && field.name.value === 'waitlistStats',
  )
