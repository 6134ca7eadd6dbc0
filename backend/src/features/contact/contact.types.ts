import { createConnectionType } from '../../pagination/connection'
import { ContactSubmission } from './contact-submission.entity'

export const { Connection: ContactConnection } = createConnectionType(ContactSubmission, 'Contact')
