import type { GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Request } from 'express'
import { Extensions } from 'type-graphql'
import { hasSessionCookie } from '../accounts/session-cookie'
import { readRootFields } from './root-fields'

/** Names what a query's answer depends on, the same for as long as the answer is; undefined when it has to be looked up. */
export type Version = (now: Date) => string | undefined

const VERSION = 'answerVersion'

/** Says of a query that its answer is the same for everybody who is not signed in, while its version is (PERF-6). */
export const SameForAll = (version: Version) => Extensions({ [VERSION]: version })

/** An answer as it is sent. */
export interface WholeAnswer {
  headers: [name: string, value: string][]
  body: string
  /** For the log and the metrics. */
  operation: readonly string[] | undefined
}

export interface WholeAnswers {
  /** The answer that is kept for such a request; else what it will depend on, if it may be kept. */
  find: (req: Request, now: Date) => { answer?: WholeAnswer; version?: string }
  /** Keeps the answer of a request, unless what it depends on has changed since `version` was found. */
  keep: (req: Request, now: Date, version: string, answer: WholeAnswer) => void
}

/** More than our clients and their media types have between them. */
const KEPT_MAX = 20

/**
 * Keeps whole answers to queries that are the same for all, asked by POST without a session cookie and without
 * variables. The text alone is judged: an answer is kept only where one was given.
 */
export function createWholeAnswers(schema: GraphQLSchema): WholeAnswers {
  const versions = new Map<string, Version>()
  for (const { name, extensions } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const version = extensions[VERSION] as Version | undefined
    if (version) versions.set(name, version)
  }
  const kept = new LRUCache<string, { version: string; answer: WholeAnswer }>({ max: KEPT_MAX })

  function versionOf(req: Request, now: Date): string | undefined {
    if (req.method !== 'POST' || hasSessionCookie(req)) return undefined
    const { query, variables, extensions } = (req.body ?? {}) as Record<string, unknown>
    if (hasMembers(variables) || hasMembers(extensions)) return undefined
    const [fields, ...others] = readRootFields(query)
    if (!fields || others.length > 0) return undefined
    const all = fields.map(name => versions.get(name)?.(now))
    return all.every(one => one !== undefined) ? all.join() : undefined
  }

  return {
    find: (req, now) => {
      const version = versionOf(req, now)
      if (version === undefined) return {}
      const known = kept.get(keyOf(req))
      return known?.version === version ? { answer: known.answer } : { version }
    },
    keep: (req, now, version, answer) => {
      if (versionOf(req, now) === version) kept.set(keyOf(req), { version, answer })
    },
  }
}

/** Anything but an empty object might. */
const hasMembers = (value: unknown) => value != null && JSON.stringify(value) !== '{}'

/** What else an answer depends on: how the media type is negotiated, and which operation is meant. */
function keyOf({ headers, body }: Request): string {
  const { query, operationName } = body as { query: string; operationName?: string | null }
  return JSON.stringify([headers.accept, operationName, query])
}
