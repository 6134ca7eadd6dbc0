import 'reflect-metadata'
import { createPasswordBlocklist } from '../src/accounts/password-blocklist'
import { User } from '../src/accounts/user.entity'
import { SECOND_MS } from '../src/core/durations'
import { connect } from '../src/database/data-source'
import { listenToNotifications } from '../src/database/notifications'
import { emailChangedMail } from '../src/features/members/members.mails'
import { LetterRecipient } from '../src/features/letters/letter-recipient.entity'
import { Letter } from '../src/features/letters/letter.entity'
import { letterMail } from '../src/features/letters/letters.mails'
import { advanceLetters } from '../src/features/letters/send-letters.service'
import { createServices } from '../src/graphql/services'
import { Link } from '../src/links/link.entity'
import { createLinks } from '../src/links/links'
import { MAIL_QUEUED } from '../src/mail/insert-mail'
import { MailAddress } from '../src/mail/mail-address.entity'
import { mailOutbox } from '../src/mail/mail-claim'
import { createMailRenderer } from '../src/mail/mail-renderer'
import { startMailWorker } from '../src/mail/mail-worker'
import { Mail } from '../src/mail/mail.entity'
import { createTransportStatus, MAIL_TRANSPORT } from '../src/mail/transport-status'
import { announceDue } from '../src/outbox/outbox'

/** Only what a letter needs: to load all features takes twice as long. */
const entities = [User, Mail, MailAddress, Link, Letter, LetterRecipient]
const mails = [letterMail, emailChangedMail]
const siteUrl = () => 'http://localhost:4000'

/** A process that sends mail as a server does, with the jobs of letters and mail; ended by a signal. */
async function main(databaseUrl: string, smtpUrl: string): Promise<void> {
  await connect(databaseUrl, entities)
  const links = createLinks({ keys: [Buffer.from('a key for tests')], purposes: [], siteUrl })
  const services = createServices({
    registry: { auditActions: [], linkPurposes: [], mails, personalData: [] },
    env: { smtpUrl },
    passwordBlocklist: await createPasswordBlocklist(false),
    links,
  })
  const notifications = await listenToNotifications([
    { name: MAIL_QUEUED },
    { name: MAIL_TRANSPORT },
  ])
  const mailFrom = { name: 'The Club', address: 'team@club.example' }
  startMailWorker({
    settings: { smtpUrl, mailFrom, mailPerMinute: 10_000 },
    mails,
    render: createMailRenderer({ mails, links, siteUrl, now: services.now }),
    status: createTransportStatus(notifications),
    notifications,
    timing: { graceMs: 0 },
  })
  const { signal } = new AbortController()
  // The jobs of a server, more often.
  setInterval(() => {
    void announceDue(mailOutbox, notifications).catch(() => undefined)
    void advanceLetters(services, { now: new Date(), signal }).catch(() => undefined)
  }, SECOND_MS / 2)
  process.stdout.write('sending\n')
}

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
void main(databaseUrl, smtpUrl)
