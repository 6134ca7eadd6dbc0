import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '../core/durations'
import { logFailure } from '../core/log'
import type { Notifications } from '../database/notifications'
import { releaseExpiredLeases, type Outbox } from './outbox'

/** All in milliseconds. */
const TIMING = {
  /** The interval of retries to write a result while the database is unavailable. */
  rewriteMs: SECOND_MS,
  /**
   * How long other servers can write results after a database failure, before expired leases are
   * released.
   */
  graceMs: 30 * SECOND_MS,
  /** How long rows in progress may take when the server stops. */
  stopMs: 12 * SECOND_MS,
}

export type OutboxTiming = Partial<typeof TIMING>

interface Options<Row, Result> {
  outbox: Outbox
  /** The name of a row in the log. */
  name: string
  /** Claims rows that are due, and commits; none if nothing can be sent now. */
  claim: () => Promise<readonly Row[]>
  /** Sends a claimed row. Never rejects. Once `stopping` is aborted, no further try should begin. */
  send: (row: Row, stopping: AbortSignal) => Promise<Result>
  /** Writes the result, unless the server has lost the lease. */
  write: (row: Row, result: Result) => Promise<unknown>
  /** Whether rows are sent at the same time, so that a slow one delays no other. */
  isConcurrent: boolean
  /** Ends the connections; called when the server stops. */
  close?: () => void
  notifications: Pick<Notifications, 'listen'>
  timing?: OutboxTiming | undefined
}

export interface OutboxWorker {
  /** Stops claiming and waits for the rows in progress. */
  stop: () => Promise<void>
}

/** Starts a worker, which sends the rows of an outbox when it is notified. */
export function startOutboxWorker<Row, Result>({
  notifications,
  ...options
}: Options<Row, Result>): OutboxWorker {
  const worker = new Worker(options)
  notifications.listen(options.outbox.channel, () => {
    worker.wake()
  })
  worker.wake()
  return { stop: () => worker.stop() }
}

class Worker<Row, Result> {
  private readonly timing: typeof TIMING
  private readonly stopping = new AbortController()
  private readonly sending = new Set<Promise<void>>()
  private running: Promise<void> | undefined
  private isWoken = false
  private isCutOff = false
  /** When the database failed last; initially the start, because it may have failed just before. */
  private failedAt = performance.now()

  constructor(private readonly options: Omit<Options<Row, Result>, 'notifications'>) {
    this.timing = { ...TIMING, ...options.timing }
  }

  /** Looks for due rows now; if it is already running, it looks once more afterwards. */
  wake(): void {
    this.isWoken = true
    this.running ??= this.run().finally(() => {
      this.running = undefined
    })
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    const cutOff = setTimeout(() => {
      this.isCutOff = true
      this.options.close?.()
    }, this.timing.stopMs)
    await this.running
    await Promise.all(this.sending)
    clearTimeout(cutOff)
    this.options.close?.()
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.stopping.signal.aborted) {
      this.isWoken = false
      try {
        await this.sendDue()
      } catch (error) {
        this.failedAt = performance.now()
        logFailure(`sending ${this.options.name}s failed and is retried later:`, error)
      }
    }
  }

  private async sendDue(): Promise<void> {
    const { outbox, claim, isConcurrent } = this.options
    if (performance.now() - this.failedAt >= this.timing.graceMs) await releaseExpiredLeases(outbox)
    if (this.stopping.signal.aborted) return
    for (const row of await claim()) {
      const sent = this.deliver(row).finally(() => {
        this.sending.delete(sent)
        this.wake()
      })
      this.sending.add(sent)
      if (!isConcurrent) await sent
    }
  }

  private async deliver(row: Row): Promise<void> {
    await this.write(row, await this.options.send(row, this.stopping.signal))
  }

  /** Retries while the database is unavailable, so that what was sent is not sent again. */
  private async write(row: Row, result: Result): Promise<void> {
    const { name, write } = this.options
    let isFirst = true
    do {
      try {
        await write(row, result)
        return
      } catch (error) {
        this.failedAt = performance.now()
        if (isFirst) logFailure(`writing the result of a ${name} failed and is retried:`, error)
        isFirst = false
      }
      await sleep(this.timing.rewriteMs)
    } while (!this.isCutOff)
  }
}
