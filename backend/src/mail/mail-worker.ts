import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '../core/durations'
import { logFailure } from '../core/log'
import type { Notifications } from '../database/notifications'
import { claimMails, releaseExpiredLeases, LEASE_MS, type ClaimedMail } from './mail-claim'
import type { MailDefinition } from './mail-definition'
import { deliverMail } from './mail-delivery'
import { requeue, writeResult, type MailResult } from './mail-result'
import type { MailSettings } from './mail-settings'
import { createMailTransport, type MailTransport, type TransportTimeouts } from './mail-transport'
import { MAIL_QUEUED } from './insert-mail'
import type { RenderMail } from './rendered-mail.types'
import type { TransportStatus } from './transport-status'

const BATCH = 10

/** All in milliseconds. */
const TIMING = {
  /** The pause after the mail server refused all mail. */
  restMs: 5 * MINUTE_MS,
  /**
   * The timeout of a try: well before its lease expires, so that two servers never send the same
   * mail.
   */
  tryMs: 2 * MINUTE_MS,
  /** The interval of retries to write a result while the database is unavailable. */
  rewriteMs: SECOND_MS,
  /**
   * How long other servers can write results after a database failure, before expired leases are
   * freed.
   */
  graceMs: 30 * SECOND_MS,
  /** How long a mail in progress may take when the server stops. */
  stopMs: 10 * SECOND_MS,
}

interface Options {
  settings: MailSettings
  /** All mails that can be rendered. */
  mails: readonly MailDefinition[]
  render: RenderMail
  status: TransportStatus
  notifications: Pick<Notifications, 'listen'>
  timing?: Partial<typeof TIMING>
  timeouts?: TransportTimeouts
}

export interface MailWorker {
  /** Stops claiming, waits for the mail in progress, and queues the other claimed mails again. */
  stop: () => Promise<void>
}

/**
 * Starts the worker, which sends queued mail when it is notified (MAIL-6). Without a mail
 * server it only queues mails with an expired lease again.
 */
export function startMailWorker(options: Options): MailWorker {
  const { smtpUrl } = options.settings
  const transport =
    smtpUrl === undefined
      ? undefined
      : createMailTransport({ ...options.settings, smtpUrl }, options.timeouts)
  const worker = new Worker(options, transport)
  options.notifications.listen(MAIL_QUEUED, () => {
    worker.wake()
  })
  worker.wake()
  return { stop: () => worker.stop() }
}

class Worker {
  private readonly timing: typeof TIMING
  private running: Promise<void> | undefined
  private isWoken = false
  private isStopping = false
  private isCutOff = false
  /** When the database failed last; initially the start, because it may have failed just before. */
  private failedAt = performance.now()

  constructor(
    private readonly options: Options,
    private readonly transport: MailTransport | undefined,
  ) {
    this.timing = { ...TIMING, ...options.timing }
  }

  /** Looks for mail now; if it is already running, it looks once more afterwards. */
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
      this.transport?.close()
    }, this.timing.stopMs)
    await this.running
    clearTimeout(cutOff)
    this.transport?.close()
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.isStopping) {
      this.isWoken = false
      try {
        while (await this.sendBatch());
      } catch (error) {
        this.failedAt = performance.now()
        logFailure('sending mail failed and is retried later:', error)
      }
    }
  }

  /** Returns whether there may be more mail to send. */
  private async sendBatch(): Promise<boolean> {
    const { transport, failedAt, timing } = this
    const { status, settings, mails: known } = this.options
    if (performance.now() - failedAt >= timing.graceMs) await releaseExpiredLeases()
    if (!transport || this.isStopping || status.isResting()) return false
    const claimedAt = performance.now()
    const mails = await claimMails({
      // One mail is enough to test whether the mail server still refuses.
      size: status.refusal() === null ? BATCH : 1,
      perMinute: settings.mailPerMinute,
      templates: known.map(({ name }) => name),
    })
    const startBefore = claimedAt + LEASE_MS - 2 * timing.tryMs
    // One by one, so that a crash leaves at most one mail with an unknown result.
    for (const mail of mails) await this.write(mail, await this.send(mail, startBefore, transport))
    return mails.length > 0
  }

  private async send(
    mail: ClaimedMail,
    startBefore: number,
    transport: MailTransport,
  ): Promise<MailResult> {
    const { render, status } = this.options
    if (this.isStopping || status.isResting() || performance.now() > startBefore)
      return requeue(mail.failure)
    const { tryMs, restMs } = this.timing
    return deliverMail(mail, { render, transport, status, tryMs, restMs })
  }

  /** Retries while the database is unavailable, so that a sent mail is not sent again. */
  private async write(mail: ClaimedMail, result: MailResult): Promise<void> {
    let isFirst = true
    do {
      try {
        await writeResult(mail, result)
        return
      } catch (error) {
        this.failedAt = performance.now()
        if (isFirst) logFailure('writing the result of a mail failed and is retried:', error)
        isFirst = false
      }
      await sleep(this.timing.rewriteMs)
    } while (!this.isCutOff)
  }
}
