import type { Client } from 'pg'
import { logFailure, logInfo } from '../core/log'
import { databaseAddresses } from './data-source'
import { createDirectClient } from './direct-connection'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
const HEARTBEAT_MS = 20_000
const ANSWER_MS = 5_000

/** Shows whether the connection is alive, and identifies a listening connection in pg_stat_activity. */
export const HEARTBEAT = 'SELECT 1 AS listening'

interface Handlers {
  /** Called each time listening starts; earlier notifications may have been missed. */
  onConnected: () => void
  onNotification: (channel: string, payload: string) => void
}

/** A dedicated connection for LISTEN, outside the pool; it reconnects when it is lost. */
export class ListeningConnection {
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private pause = FIRST_PAUSE_MS
  private isClosed = false
  private isLost = false

  constructor(
    private readonly channels: readonly string[],
    private readonly handlers: Handlers,
  ) {}

  /** Resolves when the first attempt has succeeded or failed. */
  async connect(): Promise<void> {
    const client = this.createClient()
    this.client = client
    try {
      await client.connect()
      for (const channel of this.channels) await client.query(`LISTEN ${channel}`)
    } catch (error) {
      this.reconnect(client, error as Error)
      return
    }
    if (this.client !== client) return
    if (this.isLost) logInfo('listening connection restored')
    this.isLost = false
    this.pause = FIRST_PAUSE_MS
    this.handlers.onConnected()
    this.scheduleHeartbeat(client)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    const { client } = this
    this.client = undefined
    await client?.end()
  }

  private createClient(): Client {
    const client = createDirectClient(databaseAddresses(), {
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', error => {
      this.reconnect(client, error)
    })
    client.on('end', () => {
      this.reconnect(client)
    })
    client.on('notification', ({ channel, payload }) => {
      if (payload) this.handlers.onNotification(channel, payload)
    })
    return client
  }

  private scheduleHeartbeat(client: Client): void {
    this.timer = setTimeout(() => {
      client.query(HEARTBEAT).then(
        () => {
          if (this.client === client) this.scheduleHeartbeat(client)
        },
        (error: unknown) => {
          this.reconnect(client, error as Error)
        },
      )
    }, HEARTBEAT_MS)
    this.timer.unref()
  }

  /** Discards a lost connection and reconnects after a pause; each pause is twice the last. */
  private reconnect(lost: Client, error?: Error): void {
    if (this.client !== lost) return
    this.client = undefined
    clearTimeout(this.timer)
    // Nothing else is expected of it; an error event without a listener would end the process.
    void lost.end().catch(() => undefined)
    if (this.isClosed) return
    this.isLost = true
    logFailure('listening connection lost', error)
    this.timer = setTimeout(() => void this.connect(), this.pause)
    this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * 2)
  }
}
