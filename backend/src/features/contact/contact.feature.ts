import type { Feature } from '../feature'
import { ContactSubmission } from './contact-submission.entity'
import { ContactResolver } from './contact.resolver'

export const contactFeature: Feature = {
  entities: [ContactSubmission],
  resolvers: [ContactResolver],
}
