import { cacheRead } from '../../core/cached-read'
import { SECOND_MS } from '../../core/durations'
import { mailOutbox } from '../../mail/mail-claim'
import { countByState, queueJob } from '../../outbox/outbox'
import { MailAddress } from '../../mail/mail-address.entity'
import { Mail, MailState } from '../../mail/mail.entity'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MAIL_TRANSPORT } from '../../mail/transport-status'
import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { mailData } from './mail.data'
import { MailResolver } from './mail.resolver'
import { mailActions } from './mails.service'
import { SendsMailResolver } from './sends-mail.resolver'

/** Kept mail of 30 days and finished mail of 90, which contain addresses (MAIL-8). */
const OLD = `state IN ('sent', 'dropped', 'failed') AND "createdAt" < $1::timestamptz - interval '90 days'
  OR state = 'kept' AND "createdAt" < $1::timestamptz - interval '30 days'`

export const mailFeature: Feature = {
  entities: [Mail, MailAddress],
  personalData: mailData,
  resolvers: [MailResolver, SendsMailResolver],
  auditActions: mailActions,
  channels: [{ name: MAIL_QUEUED }, { name: MAIL_TRANSPORT }],
  jobs: ({ services }) => [
    queueJob('mail_queue', mailOutbox, services.notifications),
    retentionJob({ name: 'mail_retention', table: 'mail', where: OLD }),
  ],
  metrics: () => [
    {
      name: 'club_mails',
      help: 'Mails by state. The same on every server.',
      read: cacheRead(() => countByState(mailOutbox, Object.values(MailState)), 15 * SECOND_MS).get,
    },
  ],
}
