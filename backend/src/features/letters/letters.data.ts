import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const lettersData: readonly DataFate[] = [
  {
    table: 'letter',
    columns: ['writtenById'],
    impersonal: {
      subject: 'words of the team to many people',
      body: 'words of the team to many people',
      audiences: 'which people, by kind; the id of an account that may be gone',
    },
    kept: 'forever: what the club has told people',
    person: {
      noun: ['letter written as staff', 'letters written as staff'],
      where: `own."writtenById" = person.id`,
      copy: {
        about: 'Letters of the club that you have begun as staff.',
        select: 'own."createdAt", own.subject, own.state',
      },
      deletion: { effect: 'Stays without its writer.', sql: '"writtenById" = NULL' },
    },
  },
  {
    table: 'letter_recipient',
    columns: ['email', 'userId'],
    kept: '90 days after the letter has ended',
    person: {
      noun: ['letter that was sent to you', 'letters that were sent to you'],
      where: `(own."userId" = person.id OR own.email = person.email)`,
      copy: {
        about: 'The club’s letters that were sent to you.',
        select: `(SELECT letter."startedAt" FROM letter WHERE letter.id = own."letterId") AS "startedAt",
          (SELECT letter.subject FROM letter WHERE letter.id = own."letterId") AS subject, own.email`,
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
]
