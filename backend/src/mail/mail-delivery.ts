import { logFailure, logWarning } from '../core/log'
import { db } from '../database/data-source'
import type { ClaimedMail } from './mail-claim'
import type { MailFailure } from './mail-failure'
import { requeue, retryResult, type MailResult } from './mail-result'
import type { MailTransport } from './mail-transport'
import { MailState } from './mail.entity'
import type { RenderedMail, RenderMail } from './rendered-mail.types'
import type { TransportStatus } from './transport-status'

interface Options {
  render: RenderMail
  transport: MailTransport
  status: TransportStatus
  /** The timeout of a try, in milliseconds. */
  tryMs: number
  /** The pause after the mail server refused all mail, in milliseconds. */
  restMs: number
}

/** Renders a mail from the current rows and sends it to the mail server. Never rejects. */
export async function deliverMail(mail: ClaimedMail, options: Options): Promise<MailResult> {
  const { render, transport, status, tryMs } = options
  let rendered: RenderedMail | null
  try {
    rendered = await render(mail, db.manager)
  } catch (error) {
    logFailure(`the mail ${mail.id} cannot be rendered:`, error)
    return retryResult(mail, 'It could not be written; the log says why.')
  }
  if (!rendered) return { state: MailState.dropped, failure: 'What it was about is gone.' }
  try {
    await transport.send(mail, rendered, AbortSignal.timeout(tryMs))
  } catch (error) {
    const failure = transport.classify(error)
    if (failure.kind === 'retry')
      logWarning(`the mail server has not accepted the mail ${mail.id}`, error)
    return afterFailure(mail, failure, options)
  }
  await tell(status.reportAcceptance())
  return { state: MailState.sent, failure: null }
}

async function afterFailure(
  mail: ClaimedMail,
  { kind, text, provesAccess }: MailFailure,
  { status, restMs }: Options,
): Promise<MailResult> {
  if (kind === 'refused') {
    await tell(status.reportRefusal(text, restMs))
    return requeue(text)
  }
  if (provesAccess) await tell(status.reportAcceptance())
  if (kind === 'retry') return retryResult(mail, text)
  return { state: MailState.failed, failure: text, isUndeliverable: kind === 'undeliverable' }
}

/** Ignores a failed notification of the other servers: the mail's result does not depend on it. */
async function tell(reported: Promise<void>): Promise<void> {
  await reported.catch((error: unknown) => {
    logFailure('the other servers could not be notified of the mail server’s status:', error)
  })
}
