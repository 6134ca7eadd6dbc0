import { MailAddress } from '../../mail/mail-address.entity'
import { Mail } from '../../mail/mail.entity'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MAIL_TRANSPORT } from '../../mail/transport-status'
import type { Feature } from '../feature'
import { createMailsMetric } from './mails-metric'
import { MailResolver } from './mail.resolver'
import { clearAddressAction, dropAction, retryAction } from './mails.service'
import { SendsMailResolver } from './sends-mail.resolver'

export const mailFeature: Feature = {
  entities: [Mail, MailAddress],
  resolvers: [MailResolver, SendsMailResolver],
  auditActions: [retryAction, dropAction, clearAddressAction],
  channels: [{ name: MAIL_QUEUED }, { name: MAIL_TRANSPORT }],
  metrics: () => [createMailsMetric()],
}
