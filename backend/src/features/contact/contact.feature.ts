import { DAY_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { contactData } from './contact.data'
import { deleteOldMessages } from './contact-retention'
import { ContactSubmission } from './contact-submission.entity'
import { CONTACT_CHANGED, contactCreated } from './contact.events'
import { contactReceivedMail } from './contact.mails'
import { ContactResolver } from './contact.resolver'
import { contactActions } from './contact.service'

export const contactFeature: Feature = {
  entities: [ContactSubmission],
  personalData: [contactData],
  resolvers: [ContactResolver],
  mails: [contactReceivedMail],
  webhookEvents: [contactCreated],
  auditActions: contactActions,
  channels: [{ name: CONTACT_CHANGED }],
  jobs: () => [{ name: 'contact_retention', everyMs: DAY_MS, run: deleteOldMessages }],
}
