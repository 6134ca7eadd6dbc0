import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '../core/durations'
import { logFailure } from '../core/log'
import type { Notifications } from '../database/notifications'
import type { Mailer } from '../mail/mailer'
import { WEBHOOK_QUEUED } from './emit'
import { claimDeliveries, freeRunOutDeliveries, type ClaimedDelivery } from './webhook-claim'
import { writeWebhookResult, type WebhookResult } from './webhook-result'
import type { Webhooks } from './webhooks'

/** All in milliseconds. */
const TIMING = {
  /** The interval of retries to write a result while the database is unavailable. */
  rewriteMs: SECOND_MS,
  /**
   * How long other servers can write results after a database failure, before expired leases are
   * freed.
   */
  graceMs: 30 * SECOND_MS,
  /** How long deliveries in progress may take when the server stops. */
  stopMs: 12 * SECOND_MS,
}

interface Options {
  webhooks: Pick<Webhooks, 'attempt' | 'secrets'>
  mailer: Pick<Mailer, 'queue'>
  notifications: Pick<Notifications, 'listen'>
  timing?: Partial<typeof TIMING>
}

export interface WebhookWorker {
  /** Stops claiming and waits for the deliveries in progress. */
  stop: () => Promise<void>
}

/** Starts the worker, which sends queued deliveries when it is notified. */
export function startWebhookWorker(options: Options): WebhookWorker {
  const worker = new Worker(options)
  options.notifications.listen(WEBHOOK_QUEUED, () => {
    worker.wake()
  })
  worker.wake()
  return { stop: () => worker.stop() }
}

class Worker {
  private readonly timing: typeof TIMING
  private readonly sending = new Set<Promise<void>>()
  private running: Promise<void> | undefined
  private isWoken = false
  private isStopping = false
  private isCutOff = false
  private isResealed = false
  /** When the database failed last; initially the start, because it may have failed just before. */
  private failedAt = performance.now()

  constructor(private readonly options: Options) {
    this.timing = { ...TIMING, ...options.timing }
  }

  /** Claims deliveries now; if it is already claiming, it claims once more afterwards. */
  wake(): void {
    this.isWoken = true
    this.running ??= this.run().finally(() => {
      this.running = undefined
    })
  }

  async stop(): Promise<void> {
    this.isStopping = true
    const cutOff = setTimeout(() => {
      this.isCutOff = true
    }, this.timing.stopMs)
    await this.running
    await Promise.all(this.sending)
    clearTimeout(cutOff)
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.isStopping) {
      this.isWoken = false
      try {
        await this.claim()
      } catch (error) {
        this.failedAt = performance.now()
        logFailure('sending webhooks failed and is retried later:', error)
      }
    }
  }

  private async claim(): Promise<void> {
    if (!this.isResealed) await this.options.webhooks.secrets.reseal()
    this.isResealed = true
    if (performance.now() - this.failedAt >= this.timing.graceMs) await freeRunOutDeliveries()
    for (const delivery of await claimDeliveries()) this.start(delivery)
  }

  /** Sends without waiting, so that a slow endpoint delays no other; then claims the next. */
  private start(delivery: ClaimedDelivery): void {
    const sent = this.send(delivery).finally(() => {
      this.sending.delete(sent)
      this.wake()
    })
    this.sending.add(sent)
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    await this.write(delivery, await this.options.webhooks.attempt(delivery))
  }

  /** Retries while the database is unavailable, so that a delivered event is not sent again. */
  private async write(delivery: ClaimedDelivery, result: WebhookResult): Promise<void> {
    let isFirst = true
    do {
      try {
        await writeWebhookResult(this.options, delivery, result)
        return
      } catch (error) {
        this.failedAt = performance.now()
        if (isFirst) logFailure('writing the result of a webhook failed and is retried:', error)
        isFirst = false
      }
      await sleep(this.timing.rewriteMs)
    } while (!this.isCutOff)
  }
}
