import type { PasswordBlocklist } from '../src/accounts/password-blocklist'
import { createAuditLog } from '../src/audit/audit-log'
import { deriveKeys } from '../src/core/derived-keys'
import { createLinks } from '../src/links/links'
import { createMailRenderer } from '../src/mail/mail-renderer'
import { createMailer } from '../src/mail/mailer'
import { createWebhooks } from '../src/webhooks/webhooks'
import { registry } from './registry'

export const SECRET = 'a secret for tests that is long enough'

/** The site's address in mailed links. */
export const siteUrl = () => 'http://localhost:4000'

/** A disabled blocklist. */
export const passwordBlocklist: PasswordBlocklist = {
  messageFor: () => undefined,
  require: () => undefined,
}

const { auditActions, linkPurposes: purposes, mails } = registry
const keys = deriveKeys([SECRET], 'links', 'webhooks')
const links = createLinks({ keys: keys.links, purposes, siteUrl })

/** Services as a start creates them, for work without a request; mail is only stored. */
export const services = {
  auditLog: createAuditLog(auditActions),
  links,
  mailer: createMailer({ sendsMail: false, mails, links }),
  notifications: { announce: () => Promise.resolve() },
  renderMail: createMailRenderer({ mails, links, siteUrl }),
  passwordBlocklist,
  webhooks: createWebhooks({ keys: keys.webhooks, allowsLoopback: true }),
}
