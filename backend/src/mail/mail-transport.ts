import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../core/durations'
import { classifyFailure, type MailFailure } from './mail-failure'
import { headerValue } from './header-value'
import type { MailSender } from './mail-settings'
import type { Mail } from './mail.entity'
import type { RenderedMail } from './rendered-mail.types'

/** Timeouts of the connection, the greeting and each reply, in milliseconds. */
export interface TransportTimeouts {
  connectMs: number
  greetingMs: number
  silenceMs: number
}

const TIMEOUTS: TransportTimeouts = {
  connectMs: 10 * SECOND_MS,
  greetingMs: 10 * SECOND_MS,
  silenceMs: 30 * SECOND_MS,
}

/**
 * An idle connection is not used again after this time, because the mail server may have closed it.
 */
const IDLE_MS = 5 * SECOND_MS

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i

export interface MailTransport {
  /**
   * Resolves when the mail server has accepted the mail; rejects with nodemailer's error, also on
   * abort.
   */
  send: (mail: Mail, rendered: RenderedMail, signal: AbortSignal) => Promise<void>
  /** Classifies the error that `send` rejected with. */
  classify: (thrown: unknown) => MailFailure
  /** Closes the connection and aborts the mail that is being sent. */
  close: () => void
}

interface Settings {
  smtpUrl: string
  mailFrom: MailSender
}

/**
 * Creates the transport to the mail server. It reuses one connection, which is encrypted unless the
 * server runs on this machine.
 */
export function createMailTransport(
  { smtpUrl, mailFrom }: Settings,
  { connectMs, greetingMs, silenceMs } = TIMEOUTS,
): MailTransport {
  const { hostname, username, password } = new URL(smtpUrl)
  const secrets = [password, decodeURIComponent(password)].filter(Boolean)
  const isLoopback = LOOPBACK.test(hostname)
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // No retries here: the queue decides when to retry.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    requireTLS: !isLoopback,
    // A relay on this machine often has an untrusted certificate.
    ignoreTLS: isLoopback,
    // Otherwise nodemailer skips the sign-in on a server that does not require one.
    forceAuth: username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
  })
  return {
    send: async (mail, rendered, signal) => {
      await pool.sendMail({ ...compose(mail, rendered, mailFrom), signal })
    },
    classify: thrown => classifyFailure(thrown, secrets),
    close: () => {
      pool.close({ force: true })
    },
  }
}

/** Builds the message. Addresses are never parsed from a text, and every header has one line. */
function compose(mail: Mail, rendered: RenderedMail, mailFrom: MailSender) {
  const { subject, text, html, attachment, replyTo, headers } = rendered
  const to = { name: '', address: mail.to }
  return {
    envelope: { from: mailFrom, to: [to] },
    from: mailFrom,
    to,
    replyTo: { name: '', address: headerValue(replyTo) },
    subject: headerValue(subject),
    text,
    html,
    // Not nodemailer's icalEvent: some mail programs show such a part in place of the text (MAIL-26).
    attachments: attachment ? [attachment] : [],
    messageId: messageId(mail.id, mailFrom),
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, headerValue(value)]),
      ),
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** Returns the same Message-ID for every try, so that a second copy can be recognised. */
const messageId = (id: string, { address }: MailSender) =>
  `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`
