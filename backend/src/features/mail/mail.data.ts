import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const mailData: readonly DataFate[] = [
  {
    table: 'mail',
    columns: ['to', 'userId', 'data', 'key', 'failure'],
    impersonal: { template: 'the kind of mail' },
    kept: '90 days, or 30 if it is only kept',
    person: {
      noun: ['mail', 'mails'],
      where: `(own."userId" = person.id OR own."to" = person.email)`,
      words: 'ARRAY[own."to"]',
      copy: {
        about: 'Mails that the site has written to you. Their texts are not stored.',
        select: `own."createdAt", own.template, own."to", own.state, own."sentAt"`,
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
  {
    table: 'mail_address',
    columns: ['email', 'reason'],
    kept: 'until the address is confirmed again or the team clears it',
    person: {
      noun: ['address with a delivery state', 'addresses with a delivery state'],
      where: 'own.email = person.email',
      copy: {
        about: 'Whether a mail server has refused your address.',
        select: 'own."undeliverableSince", own.reason',
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
]
