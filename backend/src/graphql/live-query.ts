import type { User } from '../accounts/user.entity'
import { SKIP, STOP, mapAsync, type Values } from '../core/async-queue'
import type { Notification } from '../database/notifications'
import type { SubscriptionContext } from './subscription-context'

interface LiveQuery<Event> {
  /** The NOTIFY channel; each notification is one event. */
  channel: string
  /** Reads an event by its notification's payload; null when there is nothing to send any more. */
  find: (payload: string) => Promise<Event | null>
  /** Whether this person may read the events. */
  mayRead: (user: User) => boolean
}

/**
 * The `subscribe` of a subscription that sends the events of a channel. An event is read once on each server, for all
 * subscribers together. Their rights are judged before each event, from memory (ADR-6): the subscription of whoever has
 * signed out, or may not read any more, ends without it.
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
