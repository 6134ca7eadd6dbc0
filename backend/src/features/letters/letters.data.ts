import { noPersonalData, REMOVE, type DataFate } from '../../accounts/personal-data'

export const lettersData: readonly DataFate[] = [
  noPersonalData('letter', 'forever: what the club has told people', {
    subject: 'words of the team to many people',
    body: 'words of the team to many people',
    audiences: 'which people, by kind; the id of an account that may be gone',
    writtenById: 'staff; removed with their account',
  }),
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
