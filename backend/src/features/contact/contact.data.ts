import { REMOVED_TEXT, type DataFate } from '../../accounts/personal-data'
import { retention } from '../../shared/retention'

export const contactData: DataFate = {
  table: 'contact_submission',
  columns: ['name', 'email', 'phone', 'message', 'searchText', 'submissionKey', 'submissionPrint'],
  kept: `until ${String(retention.closedMessageMonths)} months after it was sent, once it is closed`,
  person: {
    noun: ['message', 'messages'],
    where: 'own.email = person.email',
    words: 'ARRAY[own.name, own.phone]',
    copy: {
      about: 'Messages that you have sent to the club.',
      select: 'own."createdAt", own.name, own.email, own.phone, own.message, own.status',
    },
    deletion: {
      effect: 'Stays without name, address, telephone number and text.',
      sql: `name = 'Removed', email = person.gone, phone = NULL, message = '${REMOVED_TEXT}',
        "submissionKey" = NULL, "submissionPrint" = NULL, "replayUntil" = NULL`,
    },
  },
}
