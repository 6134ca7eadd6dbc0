import { DAY_MS, SECOND_MS } from '../../core/durations'
import { mailOutbox } from '../../mail/mail-claim'
import { announceDue } from '../../outbox/outbox'
import { MailAddress } from '../../mail/mail-address.entity'
import { deleteOldMail } from '../../mail/mail-retention'
import { Mail } from '../../mail/mail.entity'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MAIL_TRANSPORT } from '../../mail/transport-status'
import type { Feature } from '../feature'
import { mailData } from './mail.data'
import { createMailsMetric } from './mails-metric'
import { MailResolver } from './mail.resolver'
import { mailActions } from './mails.service'
import { SendsMailResolver } from './sends-mail.resolver'

export const mailFeature: Feature = {
  entities: [Mail, MailAddress],
  personalData: mailData,
  resolvers: [MailResolver, SendsMailResolver],
  auditActions: mailActions,
  channels: [{ name: MAIL_QUEUED }, { name: MAIL_TRANSPORT }],
  jobs: ({ services }) => [
    {
      name: 'mail_queue',
      everyMs: 15 * SECOND_MS,
      run: () => announceDue(mailOutbox, services.notifications),
    },
    { name: 'mail_retention', everyMs: DAY_MS, run: deleteOldMail },
  ],
  metrics: () => [createMailsMetric()],
}
