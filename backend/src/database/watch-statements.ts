import { channel } from 'node:diagnostics_channel'
import type { Client, QueryResult } from 'pg'
import { log } from '../core/log'
import { activeTraceId } from '../core/tracing'

/** A statement that takes longer is told to the log, in milliseconds. */
const SLOW_MS = 500
/** For so long after a write was refused for want of room the database counts as full, in milliseconds. */
const FULL_MS = 10_000
/** PostgreSQL's code for that. */
const DISK_FULL = '53100'

/** Where each slow statement is published, for whoever counts them. */
export const SLOW_STATEMENTS = 'club:slow-statements'

export interface SlowStatement {
  /** What the log calls it. */
  statement: string
}

const slowStatements = channel(SLOW_STATEMENTS)

let fullUntil = 0

/** True when a write was refused for want of room in the last 10 s and none has been taken since. */
export const isDatabaseFull = () => performance.now() < fullUntil

type Query = (...args: unknown[]) => unknown

/**
 * From now on this connection's slow statements are in the log, and a full disk is noticed. Of a statement's words only
 * the names of these tables are told.
 */
export function watchStatements(client: Client, tables: () => ReadonlySet<string>): void {
  // Of its many overloads, what they have in common; looked up for each call, for whoever observes the class.
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
      // As pg calls it.
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

/** What the log calls it: the name it was prepared under, else what it does and to which table of ours; no values. */
export function statementName(statement: unknown, tables: ReadonlySet<string>): string {
  const { name, text = statement } =
    typeof statement === 'object' && statement ? (statement as Record<string, unknown>) : {}
  if (typeof name === 'string' && name) return name
  if (typeof text !== 'string') return 'other'
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'other'
  const table = [...text.matchAll(TABLE)].find(([, word = '']) => tables.has(word))?.[1]
  return table ? `${verb} ${table}` : verb
}
