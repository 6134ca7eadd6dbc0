import type { User } from '../accounts/user.entity'
import { SKIP, STOP, mapAsync, type Values } from '../core/async-queue'
import type { Notification } from '../database/notifications'
import type { SubscriptionContext } from './subscription-context'

interface LiveQuery<Event> {
  /** The NOTIFY channel; each notification is one event. */
  channel: string
  /** Reads the event for a notification's payload; null if it no longer exists. */
  find: (payload: string) => Promise<Event | null>
  /** Returns whether this person may read the events. */
  mayRead: (user: User) => boolean
}

/**
 * Returns the `subscribe` function of a subscription that sends the events of a channel. Each
 * server reads an event once for all subscribers. Before each event it checks the subscriber's
 * rights from memory (ADR-6). If the subscriber has signed out or lost the right, the subscription
 * ends without sending the event.
 */
export function liveQuery<Event>({ channel, find, mayRead }: LiveQuery<Event>) {
  const events = new WeakMap<Notification, Promise<Event | null>>()
  const findOnce = (notification: Notification) => {
    const event = events.get(notification) ?? find(notification.payload)
    events.set(notification, event)
    return event
  }
  return async ({ context }: { context: SubscriptionContext }): Promise<Values<Event>> => {
    const notifications = await context.notifications.subscribe(channel)
    return mapAsync(notifications, async notification => {
      await context.refreshUser()
      if (!context.user || !mayRead(context.user)) return STOP
      return (await findOnce(notification)) ?? SKIP
    })
  }
}
