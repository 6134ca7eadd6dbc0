import { connectionOf } from '../../pagination/connection'
import { ContactSubmission } from './contact-submission.entity'

export const { Connection: ContactConnection } = connectionOf(ContactSubmission, 'Contact')
