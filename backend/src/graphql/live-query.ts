import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { User } from '../accounts/user.entity'
import { SKIP, STOP, mapAsync, type Values } from '../core/async-queue'
import type { Notification } from '../database/notifications'
import type { Rights } from './operation.decorators'
import { mayCall, type StaffRules } from './rights'
import type { SubscriptionContext } from './subscription-context'

interface LiveQuery<Event, Args> {
  /** The NOTIFY channel; each notification is one event. */
  channel: string
  /** Returns whether this payload is for the subscriber; by default all are. */
  matches?: (payload: string, args: Args, user: User) => boolean
  /** Reads the event for a notification's payload; null if it no longer exists. */
  find: (payload: string) => Promise<Event | null>
  /** Returns whether this person, who may call the subscription, may read the event; by default all. */
  mayRead?: (user: User, event: Event | null, rules: StaffRules) => boolean
  /** A subscriber gets at most one event in this time, and always the latest; default 0. */
  everyMs?: number
  /** A right that can end without an event. */
  right?: LiveRight
}

/** A right to a subscription besides its events. */
interface LiveRight {
  /** The NOTIFY channels of changes that may end it. */
  channels: readonly string[]
  /** Throws if the person does not have it. */
  require: (user: User, rules: StaffRules) => Promise<void>
}

interface Subscribing<Args> {
  args: Args
  rights: Rights
  context: SubscriptionContext
}

const READS_MAX = 100

/**
 * Returns the `subscribe` function of a subscription that sends the events of a channel. Each
 * server reads an event once for all subscribers. Before each event it checks the subscriber's
 * rights from memory (ADR-6). If the subscriber has signed out or lost the right, the subscription
 * ends without sending the event. With `right`, a subscriber without it is refused, and the
 * subscription ends as soon as it is lost.
 */
export function liveQuery<Event, Args = unknown>({
  channel,
  matches = () => true,
  find,
  mayRead = () => true,
  everyMs = 0,
  right,
}: LiveQuery<Event, Args>) {
  const reads = new LRUCache<string, { startedAt: number; event: Promise<Event | null> }>({
    max: READS_MAX,
  })
  const readSince = ({ payload, receivedAt }: Notification) => {
    const known = reads.get(payload)
    if (known && known.startedAt >= receivedAt) return known
    const read = { startedAt: performance.now(), event: find(payload) }
    reads.set(payload, read)
    return read
  }
  return async ({ args, context, rights }: Subscribing<Args>): Promise<Values<Event>> => {
    const rightChannels = right?.channels ?? []
    const notifications = context.services.notifications.subscribe(channel, ...rightChannels)
    const { user } = context
    // Checked only now, so that no later change is missed.
    if (right && user) await right.require(user, context.services).catch(endBefore(notifications))
    let sent = { at: -Infinity, read: -Infinity }
    return mapAsync(notifications, async notification => {
      if (notification.channel !== channel) return hasRight(context, right)
      if (user && !matches(notification.payload, args, user)) return SKIP
      // What was sent was read after this change.
      if (notification.receivedAt <= sent.read) return SKIP
      const wait = sent.at + everyMs - performance.now()
      if (wait > 0) await sleep(wait)
      await context.refreshUser()
      if (!context.user) return STOP
      const { startedAt, event: reading } = readSince(notification)
      const event = await reading
      if (
        !mayCall(context.user, rights, context.services) ||
        !mayRead(context.user, event, context.services)
      )
        return STOP
      if (everyMs > 0) sent = { at: performance.now(), read: startedAt }
      return event ?? SKIP
    })
  }
}

/** Ends the notifications, then throws the error. */
const endBefore = (notifications: Values<Notification>) => async (error: unknown) => {
  await notifications.return?.()
  throw error
}

/**
 * Returns STOP if the subscriber has signed out or has lost the right, or if that cannot be read. The
 * client subscribes again, and learns the reason.
 */
async function hasRight(
  context: SubscriptionContext,
  right: LiveRight | undefined,
): Promise<typeof SKIP | typeof STOP> {
  try {
    await context.refreshUser()
    if (!context.user) return STOP
    await right?.require(context.user, context.services)
    return SKIP
  } catch {
    return STOP
  }
}
