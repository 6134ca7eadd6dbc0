import { asyncQueue, type AsyncQueue, type Values } from '../core/async-queue'
import { ListeningConnection } from './listening-connection'

export interface Notifications {
  /** The payloads notified on the channel from now on, until some may have been missed. */
  subscribe: (channel: string) => Values<string>
  /** Calls back at each notification of the channel, and whenever one may have been missed; until `close`. */
  watch: (channel: string, onChange: () => void) => void
  close: () => Promise<void>
}

/**
 * Listens on these channels with one connection. Whenever listening begins anew, all subscriptions end:
 * their owners look at what may have changed and subscribe again.
 */
export async function listenToNotifications(channels: readonly string[]): Promise<Notifications> {
  const subscribers = new Map(channels.map(name => [name, new Set<AsyncQueue<string>>()]))
  let isClosed = false
  const watchers: { channel: string; onChange: () => void }[] = []
  const endAll = () => {
    for (const queues of subscribers.values()) for (const queue of [...queues]) queue.end()
    for (const { onChange } of watchers) onChange()
  }
  const connection = new ListeningConnection(channels, {
    onConnected: endAll,
    onNotification: (channel, payload) => {
      for (const watcher of watchers) if (watcher.channel === channel) watcher.onChange()
      for (const queue of subscribers.get(channel) ?? []) queue.push(payload)
    },
  })
  await connection.connect()
  return {
    subscribe: channel => {
      const queues = subscribers.get(channel)
      if (!queues) throw new Error(`nothing listens on ${channel}`)
      const queue = asyncQueue<string>(() => queues.delete(queue))
      if (isClosed) queue.end()
      else queues.add(queue)
      return queue.values
    },
    watch: (channel, onChange) => watchers.push({ channel, onChange }),
    close: async () => {
      isClosed = true
      endAll()
      await connection.close()
    },
  }
}
