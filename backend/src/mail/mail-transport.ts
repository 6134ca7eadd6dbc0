import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../core/durations'
import { judgeFailure, type MailFailure } from './mail-failure'
import { headerValue } from './header-value'
import type { MailSender } from './mail-settings'
import type { Mail } from './mail.entity'
import type { RenderedMail } from './rendered-mail.types'

/** How long, in milliseconds, a mail server may take to be connected to, to greet, and to say anything. */
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

/** Mail servers close what is idle: a connection that may be closed already is not used again. */
const IDLE_MS = 5 * SECOND_MS

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i

export interface MailTransport {
  /** Resolves once the mail server has taken it; rejects with nodemailer's error, also when the signal cuts it off. */
  send: (mail: Mail, rendered: RenderedMail, signal: AbortSignal) => Promise<void>
  /** What follows from what `send` rejected with. */
  judge: (thrown: unknown) => MailFailure
  /** Cuts off what is being sent. */
  close: () => void
}

interface Settings {
  smtpUrl: string
  mailFrom: MailSender
}

/** A connection to the mail server, kept for the next mail, and encrypted unless it runs on this machine. */
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
    // One try is one try: a second one is the queue's to decide.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    requireTLS: !isLoopback,
    // A relay on this machine often has a certificate of nobody’s.
    ignoreTLS: isLoopback,
    // Without it a server that asks for no password would be written to under no name.
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
    judge: thrown => judgeFailure(thrown, secrets),
    close: () => {
      pool.close({ force: true })
    },
  }
}

/** Addresses are never parsed from a text, and no header has a second line. */
function compose(mail: Mail, rendered: RenderedMail, mailFrom: MailSender) {
  const { subject, text, html, replyTo, headers } = rendered
  const to = { name: '', address: mail.to }
  return {
    envelope: { from: mailFrom, to: [to] },
    from: mailFrom,
    to,
    replyTo: { name: '', address: headerValue(replyTo) },
    subject: headerValue(subject),
    text,
    html,
    messageId: messageId(mail.id, mailFrom),
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, headerValue(value)]),
      ),
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** The same at every try, so that whoever gets a second copy can tell. */
const messageId = (id: string, { address }: MailSender) =>
  `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`
