import type { EntityManager } from 'typeorm'
import { Role } from '../../accounts/user.entity'
import { SKIP, STOP, mapAsync, type Values } from '../../core/async-queue'
import { db } from '../../database/data-source'
import type { Notification } from '../../database/notifications'
import type { SubscriptionContext } from '../../graphql/subscription-context'
import { WaitlistEntry } from './waitlist-entry.entity'

/** The NOTIFY channel of changed entries; the payload is an entry's id. */
export const ENTRY_CHANGED = 'waitlist_entry_changed'

/** Notifies every server of a change of the entry whose id, a text, this SQL expression gives. */
export const notifyEntryChangedSql = (id: string) => `pg_notify('${ENTRY_CHANGED}', ${id})`

/** Notifies every server of these entries' change, once the transaction is committed and not before. */
export async function notifyEntryChanged(ids: readonly string[], em: EntityManager): Promise<void> {
  await em.query(`SELECT ${notifyEntryChangedSql('id')} FROM unnest($1::text[]) id`, [ids])
}

/**
 * Entries as they change. The session and the role are judged before each: whoever has signed out,
 * or is of the team no more, sees nothing of it, and the subscription ends.
 */
export function subscribeToEntryChanges(context: SubscriptionContext): Values<WaitlistEntry> {
  return mapAsync(context.notifications.subscribe(ENTRY_CHANGED), async notification => {
    await context.refreshUser()
    if (context.user?.role !== Role.ADMIN) return STOP
    return (await findChangedEntry(notification)) ?? SKIP
  })
}

const changedEntries = new WeakMap<Notification, Promise<WaitlistEntry | null>>()

/** The entry with its person: one statement for each notification, however many listen. */
function findChangedEntry(notification: Notification): Promise<WaitlistEntry | null> {
  const known = changedEntries.get(notification)
  if (known) return known
  const found = db
    .getRepository(WaitlistEntry)
    .createQueryBuilder('entry')
    .innerJoinAndSelect('entry.user', 'user')
    .where({ id: notification.payload })
    .getOne()
  changedEntries.set(notification, found)
  return found
}
