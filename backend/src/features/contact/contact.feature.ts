import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { retention } from '../../shared/retention'
import { contactData } from './contact.data'
import { ContactStatus, ContactSubmission } from './contact-submission.entity'
import { CONTACT_CHANGED, contactCreated } from './contact.events'
import { contactReceivedMail } from './contact.mails'
import { ContactResolver } from './contact.resolver'
import { contactActions } from './contact.service'

/** Closed messages that were sent 24 months ago (ACCOUNT-56). */
const OLD = `status = '${ContactStatus.closed}'
  AND "createdAt" < $1::timestamptz - interval '${String(retention.closedMessageMonths)} months'`

export const contactFeature: Feature = {
  entities: [ContactSubmission],
  personalData: [contactData],
  resolvers: [ContactResolver],
  mails: [contactReceivedMail],
  webhookEvents: [contactCreated],
  auditActions: contactActions,
  channels: [{ name: CONTACT_CHANGED }],
  jobs: () => [
    retentionJob({ name: 'contact_retention', table: 'contact_submission', where: OLD }),
  ],
}
