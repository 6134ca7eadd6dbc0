import { In, type EntityManager } from 'typeorm'
import { AppError, requireRow } from '../../core/errors'
import { normalizeId } from '../../shared/rules'
import { emit } from '../../webhooks/emit'
import { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'
import { waitlistStatusChanged } from './waitlist.events'

/*
 * Every change of an entry's status uses these functions in one transaction. Callers lock rows in the
 * order of ADR-36.
 */

/** Locks the entries and returns them with their people, in the order of the ids. Throws NOT_FOUND. */
export async function lockEntries(
  ids: readonly string[],
  em: EntityManager,
): Promise<WaitlistEntry[]> {
  if (ids.length === 0) return []
  const locked = await em.find(WaitlistEntry, {
    where: { id: In(ids.map(normalizeId)) },
    relations: { user: true },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write', tables: ['waitlist_entry'] },
  })
  const known = new Map(locked.map(entry => [entry.id, entry]))
  return ids.map(id => {
    const entry = known.get(normalizeId(id))
    if (!entry) throw new AppError('NOT_FOUND', `No entry has the id ${normalizeId(id)}`)
    return entry
  })
}

/** Locks an entry and returns it with its person. Throws NOT_FOUND. */
export const lockEntry = async (id: string, em: EntityManager): Promise<WaitlistEntry> =>
  requireRow((await lockEntries([id], em))[0])

/** Locks the person's entry, if they have one, before their membership and account (ADR-36). */
export async function lockEntryOf(
  userId: string,
  em: EntityManager,
): Promise<WaitlistEntry | null> {
  const own = await em.findOneBy(WaitlistEntry, { userId })
  return own && lockEntry(own.id, em)
}

interface Move {
  to: WaitlistStatus
  /** Counts an offer that did not lead to a membership. */
  countsAsAsked?: boolean | undefined
  /** When they left; for a move to `left`. */
  leftAt?: Date | null
}

/** Gives locked entries another status and notifies every server; returns them. */
export async function moveEntries(
  entries: readonly WaitlistEntry[],
  { to, countsAsAsked = false, leftAt = null }: Move,
  em: EntityManager,
): Promise<WaitlistEntry[]> {
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  await em.query(
    `UPDATE waitlist_entry SET status = $2, "leftAt" = $3, "timesAsked" = "timesAsked" + $4
     WHERE id = ANY ($1)`,
    [ids, to, leftAt, countsAsAsked ? 1 : 0],
  )
  const moves = entries.map(({ id, userId, status }) => ({ id, userId, from: status, to }))
  await emit(waitlistStatusChanged, moves, em)
  return entries.map(entry => Object.assign(entry, { status: to, leftAt }))
}

/** Locks the counter: call it before any entry is locked, in a transaction that may free a place. */
export async function lockCounter(em: EntityManager): Promise<void> {
  await em.query('SELECT FROM waitlist_counter FOR UPDATE')
}

/**
 * Moves a locked entry to `left` and frees its place. The caller has locked the counter, and calls
 * forgetWaitlistCounter after the commit.
 */
export async function departEntry(
  entry: WaitlistEntry,
  { now, countsAsAsked }: Pick<Move, 'countsAsAsked'> & { now: Date },
  em: EntityManager,
): Promise<void> {
  await em.query(`UPDATE waitlist_counter SET "left" = "left" + 1`)
  await moveEntries([entry], { to: WaitlistStatus.left, countsAsAsked, leftAt: now }, em)
}
