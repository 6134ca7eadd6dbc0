import { db } from '../src/database/data-source'
import { notify } from '../src/database/notifications'
import { ENTRY_CHANGED } from '../src/features/waitlist/waitlist-changes'
import { joinWaitlist } from '../src/features/waitlist/waitlist.service'
import { person } from './factories'
import type { TestSubscription } from './subscriptions'

/** Creates an entry; `notify` notifies all servers of it again. */
export async function createEntry(now: Date) {
  const { entry } = await joinWaitlist(await person(), {}, now)
  return { id: entry.id, notify: () => notify(ENTRY_CHANGED, [entry.id], db.manager) }
}

/** Waits for the entry with this id; undefined, or the code of the error, if the subscription ends first. */
export async function nextOf(subscription: TestSubscription, id: string): Promise<unknown> {
  for (;;) {
    const result = await subscription.next()
    if (!result || result.errors) return result?.errors?.[0]?.extensions.code
    if (result.data.waitlistEntryChanged.id === id) return result.data.waitlistEntryChanged
  }
}

/**
 * Waits until subscriptions to `waitlistEntryChanged { id }` are established and no notification is on
 * its way to any of them.
 */
export async function establish(
  subscriptions: readonly TestSubscription[],
  now: Date,
): Promise<void> {
  const { notify } = await createEntry(now)
  for (const one of subscriptions) await one.untilEstablished(notify)
  const { id } = await createEntry(now)
  await Promise.all(subscriptions.map(one => nextOf(one, id)))
}
