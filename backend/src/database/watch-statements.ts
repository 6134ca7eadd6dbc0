import { channel } from 'node:diagnostics_channel'
import type { Client, QueryResult } from 'pg'
import { log } from '../core/log'
import { activeTraceId } from '../core/tracing'

/** A statement that takes longer than this is logged, in milliseconds. */
const SLOW_MS = 500
/**
 * How long the database counts as full after a write failed because the disk is full, in
 * milliseconds.
 */
const FULL_MS = 10_000
/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100'

/** The diagnostics channel on which each slow statement is published. */
export const SLOW_STATEMENTS = 'club:slow-statements'

export interface SlowStatement {
  /** The statement's name in the log. */
  statement: string
}

const slowStatements = channel(SLOW_STATEMENTS)

let fullUntil = 0

/**
 * Whether a write failed in the last 10 s because the disk is full, and none has succeeded since.
 */
export const isDatabaseFull = () => performance.now() < fullUntil

type Query = (...args: unknown[]) => unknown

/**
 * Starts logging this connection's slow statements and detecting a full disk. Of a statement's
 * text, the log contains only names of these tables.
 */
export function watchStatements(client: Client, tables: () => ReadonlySet<string>): void {
  // The common signature of the overloads. Looked up at each call, so that a patched class is
  // respected.
  const own = Object.getPrototypeOf(client) as { query: Query }
  const query: Query = (...args) => own.query.apply(client, args)
  const watched: Query = (...args) => {
    const began = performance.now()
    const ended = (error: unknown, result?: unknown) => {
      noteRoom(error, result)
      const ms = performance.now() - began
      if (ms >= SLOW_MS) tellSlow(statementName(args[0], tables()), ms)
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      // The signature with which pg calls it.
      const tell = callback as Query
      args[args.length - 1] = (error: unknown, result: unknown) => {
        ended(error, result)
        tell(error, result)
      }
      return query(...args)
    }
    const answer = query(...args)
    if (answer instanceof Promise)
      answer.then(
        (result: unknown) => {
          ended(undefined, result)
        },
        (error: unknown) => {
          ended(error)
        },
      )
    return answer
  }
  client.query = watched as typeof client.query
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE'])

function noteRoom(error: unknown, result: unknown): void {
  if (error) {
    if ((error as { code?: unknown }).code === DISK_FULL) fullUntil = performance.now() + FULL_MS
  } else if (fullUntil > 0 && WRITES.has((result as Partial<QueryResult>).command ?? ''))
    fullUntil = 0
}

function tellSlow(statement: string, ms: number): void {
  log.warn({ statement, ms: Math.round(ms), trace_id: activeTraceId() }, 'slow statement')
  const message: SlowStatement = { statement }
  slowStatements.publish(message)
}

const VERB = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|COPY|START|BEGIN|COMMIT|ROLLBACK|SET|LISTEN)\b/i
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+"?(\w{1,63})/gi

/**
 * Returns the statement's name in the log: its prepared name, or else the kind of statement and our
 * table; no values.
 */
export function statementName(statement: unknown, tables: ReadonlySet<string>): string {
  const { name, text = statement } =
    typeof statement === 'object' && statement ? (statement as Record<string, unknown>) : {}
  if (typeof name === 'string' && name) return name
  if (typeof text !== 'string') return 'other'
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'other'
  const table = [...text.matchAll(TABLE)].find(([, word = '']) => tables.has(word))?.[1]
  return table ? `${verb} ${table}` : verb
}
