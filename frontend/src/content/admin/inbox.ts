import type { ContactStatus } from '../../api/operationTypes'
import { counted } from './counted'

const statuses: Record<ContactStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  closed: 'Closed',
}

/** The texts of the team's inbox. */
export const inbox = {
  search: 'Search by name or email',
  status: 'Status',
  anyStatus: 'All',
  notDone: 'Not done',
  statuses,
  list: 'Messages, newest first',
  count: (total: number) => counted(total, 'message'),
  empty: 'No messages yet',
  nothing: 'No message matches',
  everything: 'Show all messages',
  failed: 'The messages could not be loaded.',
  setStatus: (name: string) => `Status of the message from ${name}`,
  changed: (name: string, status: ContactStatus) => `The message from ${name} is ${status}.`,
  notChanged: { title: 'Not changed', description: 'Please try again.' },
  unanswered: {
    title: 'No answer came',
    description: 'The message may have been changed: look at its status before you try again.',
  },
}
