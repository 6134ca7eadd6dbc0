import { MINUTE_MS, SECOND_MS } from '../core/durations'
import type { Notifications } from '../database/notifications'
import { startOutboxWorker, type OutboxTiming, type OutboxWorker } from '../outbox/outbox-worker'
import { claimMails, mailOutbox, type ClaimedMail } from './mail-claim'
import type { MailDefinition } from './mail-definition'
import { deliverMail } from './mail-delivery'
import { requeue, writeResult, type MailResult } from './mail-result'
import type { MailSettings } from './mail-settings'
import { createMailTransport, type TransportTimeouts } from './mail-transport'
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
  stopMs: 10 * SECOND_MS,
}

interface Options {
  settings: MailSettings
  /** All mails that can be rendered. */
  mails: readonly MailDefinition[]
  render: RenderMail
  status: TransportStatus
  notifications: Pick<Notifications, 'listen'>
  timing?: Partial<typeof TIMING> & OutboxTiming
  timeouts?: TransportTimeouts
}

/**
 * Starts the worker, which sends queued mail when it is notified (MAIL-6). Without a mail server it
 * only queues mails with an expired lease again. When it stops, it queues claimed mails again.
 */
export function startMailWorker(options: Options): OutboxWorker {
  const { settings, mails, render, status, notifications, timeouts } = options
  const { smtpUrl, mailPerMinute: perMinute } = settings
  const transport =
    smtpUrl === undefined ? undefined : createMailTransport({ ...settings, smtpUrl }, timeouts)
  const templates = mails.map(({ name }) => name)
  const timing = { ...TIMING, ...options.timing }
  const { tryMs, restMs } = timing
  let startBefore = 0
  return startOutboxWorker<ClaimedMail, MailResult>({
    outbox: mailOutbox,
    name: 'mail',
    claim: async () => {
      if (!transport || status.isResting()) return []
      startBefore = performance.now() + mailOutbox.leaseMs - 2 * tryMs
      // One mail is enough to test whether the mail server still refuses.
      return claimMails({ size: status.refusal() === null ? BATCH : 1, perMinute, templates })
    },
    send: async (mail, stopping) => {
      const isLate = performance.now() > startBefore
      if (!transport || stopping.aborted || status.isResting() || isLate)
        return requeue(mail.failure)
      return deliverMail(mail, { render, transport, status, tryMs, restMs })
    },
    write: writeResult,
    // So that a crash leaves at most one mail with an unknown result.
    isConcurrent: false,
    close: () => transport?.close(),
    notifications,
    timing,
  })
}
