import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const linkData: DataFate = {
  table: 'link',
  columns: ['subject', 'email'],
  impersonal: { purpose: 'what the link does' },
  kept: '30 days after it was used or has expired',
  person: {
    noun: ['mailed link', 'mailed links'],
    where: `(own.subject = person.id OR own.email = person.email)`,
    copy: { leftOut: 'A link in a mail works like a key, and each is in a mail of the copy.' },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}
