import type { EntityManager } from 'typeorm'
import { asyncQueue, type AsyncQueue, type Values } from '../core/async-queue'
import { db } from './data-source'
import { ListeningConnection } from './listening-connection'

/** One NOTIFY. All listeners on one server receive the same object. */
export interface Notification {
  channel: string
  payload: string
  /** When this server received it, by performance.now(). */
  receivedAt: number
}

/** Called with each payload, and with undefined if some may have been missed. */
type NotificationListener = (payload: string | undefined) => void

/** A NOTIFY channel between servers. */
export interface Channel {
  /** Lower-case letters, digits and underscores. */
  name: string
  listener?: NotificationListener
}

export interface Notifications {
  /** Iterates over later notifications on these channels; ends when some may have been missed. */
  subscribe: (...channels: string[]) => Values<Notification>
  /** Calls the listener before any subscriber receives the same or a later notification. */
  listen: (channel: string, listener: NotificationListener) => void
  /**
   * Notifies every server, and this one directly, because behind a pooler it may not be listening.
   */
  announce: (channel: string, payload: string) => Promise<void>
  close: () => Promise<void>
}

/** Notifies every server of these payloads when the transaction commits. */
export async function notify(
  channel: string,
  payloads: readonly string[],
  em: EntityManager,
): Promise<void> {
  await em.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload', [
    channel,
    payloads,
  ])
}

interface OpenChannel {
  queues: Set<AsyncQueue<Notification>>
  listeners: NotificationListener[]
}

const openChannel = ({ listener }: Channel): OpenChannel => ({
  queues: new Set(),
  listeners: listener ? [listener] : [],
})

/**
 * Listens on these channels with one connection; all functions throw for any other channel. When
 * listening restarts, all subscriptions end: subscribers then reload their data and subscribe again.
 */
export async function listenToNotifications(declared: readonly Channel[]): Promise<Notifications> {
  const channels = new Map(declared.map(channel => [channel.name, openChannel(channel)]))
  const getChannel = (name: string) => {
    const channel = channels.get(name)
    if (!channel) throw new Error(`the channel ${name} is not declared`)
    return channel
  }
  let isClosed = false
  const endAll = () => {
    for (const { queues } of channels.values()) for (const queue of [...queues]) queue.end()
  }
  const connection = new ListeningConnection([...channels.keys()], {
    onConnected: () => {
      for (const { listeners } of channels.values()) for (const call of listeners) call(undefined)
      endAll()
    },
    onNotification: (name, payload) => {
      const { queues, listeners } = getChannel(name)
      for (const call of listeners) call(payload)
      const notification = { channel: name, payload, receivedAt: performance.now() }
      for (const queue of queues) queue.push(notification)
    },
  })
  await connection.connect()
  return {
    subscribe: (...names) => {
      const subscribed = names.map(getChannel)
      const queue = asyncQueue<Notification>(() => {
        for (const { queues } of subscribed) queues.delete(queue)
      })
      if (isClosed) queue.end()
      else for (const { queues } of subscribed) queues.add(queue)
      return queue.values
    },
    listen: (name, listener) => {
      getChannel(name).listeners.push(listener)
    },
    announce: async (name, payload) => {
      for (const call of getChannel(name).listeners) call(payload)
      await notify(name, [payload], db.manager)
    },
    close: async () => {
      isClosed = true
      endAll()
      await connection.close()
    },
  }
}
