import 'reflect-metadata'
import { SECOND_MS } from '../src/core/durations'
import { connect } from '../src/database/data-source'
import { listenToNotifications } from '../src/database/notifications'
import { advanceLetters } from '../src/features/letters/send-letters.service'
import { mailFeature } from '../src/features/mail/mail.feature'
import { mailOutbox } from '../src/mail/mail-claim'
import { startMailWorker } from '../src/mail/mail-worker'
import { createTransportStatus } from '../src/mail/transport-status'
import { announceDue } from '../src/outbox/outbox'
import { registry } from './registry'
import { createTestServices } from './services'

/** A process that sends mail as a server does, with the jobs of letters and mail; ended by a signal. */
async function main(databaseUrl: string, smtpUrl: string, mailPerMinute: number): Promise<void> {
  await connect(databaseUrl, registry.entities)
  const services = createTestServices(smtpUrl)
  const notifications = await listenToNotifications(mailFeature.channels ?? [])
  const mailFrom = { name: 'The Club', address: 'team@club.example' }
  startMailWorker({
    settings: { smtpUrl, mailFrom, mailPerMinute },
    mails: registry.mails,
    render: services.renderMail,
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

const [databaseUrl = '', smtpUrl = '', perMinute = '10000'] = process.argv.slice(2)
void main(databaseUrl, smtpUrl, Number(perMinute))
