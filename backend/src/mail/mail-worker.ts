import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '../core/durations'
import { logFailure } from '../core/log'
import type { Notifications } from '../database/notifications'
import { claimMails, freeRunOutLeases, LEASE_MS, type ClaimedMail } from './mail-claim'
import type { MailDefinition } from './mail-definition'
import { deliverMail } from './mail-delivery'
import { giveBack, writeResult, type MailResult } from './mail-result'
import type { MailSettings } from './mail-settings'
import { createMailTransport, type MailTransport, type TransportTimeouts } from './mail-transport'
import { MAIL_QUEUED } from './insert-mail'
import type { RenderMail } from './rendered-mail.types'
import type { TransportStatus } from './transport-status'

const BATCH = 10

/** In milliseconds. */
const TIMING = {
  /** How long a mail server that refuses us is left alone. */
  restMs: 5 * MINUTE_MS,
  /** When a try is cut off: well before its lease runs out, so that no two servers send the same mail. */
  tryMs: 2 * MINUTE_MS,
  /** Before a result is written again, while the database is away. */
  rewriteMs: SECOND_MS,
  /** What others have to write their results in, once the database is there, before their leases count as run out. */
  graceMs: 30 * SECOND_MS,
  /** How long what is being sent may go on when the server stops. */
  stopMs: 10 * SECOND_MS,
}

interface Options {
  settings: MailSettings
  /** All that can be written. */
  mails: readonly MailDefinition[]
  render: RenderMail
  status: TransportStatus
  notifications: Pick<Notifications, 'listen'>
  timing?: Partial<typeof TIMING>
  timeouts?: TransportTimeouts
}

export interface MailWorker {
  /** Claims no more, lets what is being sent end, gives back the rest. Resolves when nothing is left. */
  stop: () => Promise<void>
}

/**
 * Sends what is queued whenever it is notified (decision M6). Without a mail server it only queues again what another
 * server has not ended.
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
  /** When the database failed last; before we started it may have. */
  private failedAt = performance.now()

  constructor(
    private readonly options: Options,
    private readonly transport: MailTransport | undefined,
  ) {
    this.timing = { ...TIMING, ...options.timing }
  }

  /** Looks for mail now; when it is doing so already, once more. */
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
        logFailure('mail waits:', error)
      }
    }
  }

  /** Resolves to whether there may be more. */
  private async sendBatch(): Promise<boolean> {
    const { transport, failedAt, timing } = this
    const { status, settings, mails: known } = this.options
    if (performance.now() - failedAt >= timing.graceMs) await freeRunOutLeases()
    if (!transport || this.isStopping || status.isResting()) return false
    const claimedAt = performance.now()
    const mails = await claimMails({
      // One is enough to find out whether we are still refused.
      size: status.refusal() === null ? BATCH : 1,
      perMinute: settings.mailPerMinute,
      templates: known.map(({ name }) => name),
    })
    const startBefore = claimedAt + LEASE_MS - 2 * timing.tryMs
    // One by one: a server that dies leaves at most one in doubt.
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
      return giveBack(mail.failure)
    const { tryMs, restMs } = this.timing
    return deliverMail(mail, { render, transport, status, tryMs, restMs })
  }

  /** While the database is away it is tried again: a mail that was sent must not be sent anew. */
  private async write(mail: ClaimedMail, result: MailResult): Promise<void> {
    let isFirst = true
    do {
      try {
        await writeResult(mail, result)
        return
      } catch (error) {
        this.failedAt = performance.now()
        if (isFirst) logFailure('the result of a mail waits:', error)
        isFirst = false
      }
      await sleep(this.timing.rewriteMs)
    } while (!this.isCutOff)
  }
}
