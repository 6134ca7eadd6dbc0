import type { GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Request } from 'express'
import { Extensions } from 'type-graphql'
import { hasSession } from '../accounts/callers'
import { readRootFields } from './root-fields'

/**
 * Returns a version of the query's result: equal versions mean equal results. Returns undefined if
 * the version is not known without reading the database.
 */
export type Version = (now: Date) => string | undefined

const VERSION = 'answerVersion'

/**
 * Marks a query whose result is the same for all visitors while its version does not change
 * (PERF-6).
 */
export const SameForAll = (version: Version) => Extensions({ [VERSION]: version })

/** A response as it is sent. */
export interface WholeAnswer {
  headers: [name: string, value: string][]
  body: string
  /** The root fields, for the log and the metrics. */
  operation: readonly string[] | undefined
}

export interface WholeAnswers {
  /** Returns the cached response; otherwise the version to cache it under, if it is cacheable. */
  find: (req: Request, now: Date) => { answer?: WholeAnswer; version?: string }
  /** Caches the response, unless the version has changed since `find`. */
  keep: (req: Request, now: Date, version: string, answer: WholeAnswer) => void
}

/** More than the number of operations and media types of the site's clients. */
const KEPT_MAX = 20

/**
 * Caches whole responses to queries with the same result for all visitors, sent by POST without a
 * session cookie and without variables. A request is matched by its text, before validation: only
 * successful responses are cached.
 */
export function createWholeAnswers(schema: GraphQLSchema): WholeAnswers {
  const versions = new Map<string, Version>()
  for (const { name, extensions } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const version = extensions[VERSION] as Version | undefined
    if (version) versions.set(name, version)
  }
  const kept = new LRUCache<string, { version: string; answer: WholeAnswer }>({ max: KEPT_MAX })

  function versionOf(req: Request, now: Date): string | undefined {
    if (req.method !== 'POST' || hasSession(req)) return undefined
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

/** Returns true unless the value is null, undefined or an empty object. */
const hasMembers = (value: unknown) => value != null && JSON.stringify(value) !== '{}'

/** Returns the cache key: the Accept header, the operation name and the text. */
function keyOf({ headers, body }: Request): string {
  const { query, operationName } = body as { query: string; operationName?: string | null }
  return JSON.stringify([headers.accept, operationName, query])
}
