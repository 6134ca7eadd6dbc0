import { logFailure } from '../core/log'
import { db } from '../database/data-source'
import type { ClaimedMail } from './mail-claim'
import type { MailFailure } from './mail-failure'
import { giveBack, retryResult, type MailResult } from './mail-result'
import type { MailTransport } from './mail-transport'
import { MailState } from './mail.entity'
import type { RenderedMail, RenderMail } from './rendered-mail.types'
import type { TransportStatus } from './transport-status'

interface Options {
  render: RenderMail
  transport: MailTransport
  status: TransportStatus
  /** Milliseconds after which a try is cut off. */
  tryMs: number
  /** Milliseconds for which a mail server that refuses us is left alone. */
  restMs: number
}

/** Renders a mail from the rows as they are and hands it to the mail server. Never rejects. */
export async function deliverMail(mail: ClaimedMail, options: Options): Promise<MailResult> {
  const { render, transport, status, tryMs } = options
  let rendered: RenderedMail | null
  try {
    rendered = await render(mail, db.manager)
  } catch (error) {
    logFailure(`the mail ${mail.id} cannot be written:`, error)
    return retryResult(mail, 'It could not be written; the log says why.')
  }
  if (!rendered) return { state: MailState.dropped, failure: 'What it was about is gone.' }
  try {
    await transport.send(mail, rendered, AbortSignal.timeout(tryMs))
  } catch (error) {
    return afterFailure(mail, transport.judge(error), options)
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
    return giveBack(text)
  }
  if (provesAccess) await tell(status.reportAcceptance())
  if (kind === 'retry') return retryResult(mail, text)
  return { state: MailState.failed, failure: text, isUndeliverable: kind === 'undeliverable' }
}

/** The mail's result does not depend on whether the other servers hear of it. */
async function tell(reported: Promise<void>): Promise<void> {
  await reported.catch((error: unknown) => {
    logFailure('the other servers do not hear how mail goes:', error)
  })
}
