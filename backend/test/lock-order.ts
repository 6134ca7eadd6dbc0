import type { PoolClient, QueryConfig } from 'pg'
import { pool } from '../src/database/data-source'

/** The tables whose rows a transaction locks and waits for, in the order in which it locks them (ADR-36). */
const LOCK_ORDER = [
  'launch',
  'letter',
  'court',
  'waitlist_counter',
  'wave',
  'waitlist_entry',
  'offer',
  'membership',
  'court_booking',
  'charge',
  'due',
  'user',
  'standby',
  'note',
  'staff_invitation',
  'api_token',
  'contact_submission',
  'site_notice',
  'session',
  'mail',
  'webhook_delivery',
]

/** Everybody shares the rows of an endpoint, and its removal locks nothing after them. */
const UNORDERED = ['webhook_endpoint']

/** `FOR UPDATE`, `FOR KEY SHARE …`, with the alias after `OF`. SKIP LOCKED does not wait, so it cannot deadlock. */
const LOCK =
  /\bFOR (?:NO KEY )?(?:KEY )?(?:UPDATE|SHARE)(?: OF "?(?<alias>\w+)"?)?(?! SKIP LOCKED)\b/

/**
 * Makes a statement fail that locks rows of a table after rows of a later one, or of a table that
 * LOCK_ORDER does not name. Call it after `connect`.
 */
export function watchLockOrder(): void {
  const watched = new WeakSet<PoolClient>()
  pool().on('acquire', client => {
    if (!watched.has(client)) watch(client)
    watched.add(client)
  })
}

function watch(client: PoolClient): void {
  let held = new Set<string>()
  let isInTransaction = false
  const check = (text: string) => {
    if (text === 'START TRANSACTION') isInTransaction = true
    if (text === 'COMMIT' || text === 'ROLLBACK') isInTransaction = false
    if (!isInTransaction) held = new Set()
    const table = lockedTable(text)
    if (table === undefined || UNORDERED.includes(table)) return
    requireOrder(held, table)
    held.add(table)
  }
  client.query = new Proxy(client.query.bind(client), {
    // The parameters of pg's `query`.
    apply(query, self, parameters: [string | QueryConfig]): unknown {
      const [statement] = parameters
      check(typeof statement === 'string' ? statement : statement.text)
      return Reflect.apply(query, self, parameters)
    },
  })
}

/** A table that the transaction has locked before may be locked again. */
function requireOrder(held: ReadonlySet<string>, table: string): void {
  const rank = LOCK_ORDER.indexOf(table)
  if (rank === -1) throw new Error(`LOCK_ORDER does not name ${table}`)
  const later = LOCK_ORDER.slice(rank + 1).find(name => held.has(name))
  if (later !== undefined && !held.has(table))
    throw new Error(`${table} is locked after ${later}, against LOCK_ORDER (ADR-36)`)
}

/** Returns the table whose rows the statement locks. */
function lockedTable(text: string): string | undefined {
  const lock = LOCK.exec(text)
  if (!lock) return undefined
  const before = text.slice(0, lock.index)
  const alias = lock.groups?.['alias']
  const named = alias && new RegExp(`"?(\\w+)"?(?: AS)? "?${alias}"?(?:\\s|$)`).exec(before)?.[1]
  const tables = [...before.matchAll(/\bFROM "?(\w+)"?/g)]
  return named ?? tables.at(-1)?.[1]
}
