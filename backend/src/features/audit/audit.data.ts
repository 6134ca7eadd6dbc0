import type { DataFate } from '../../accounts/personal-data'

export const auditData: DataFate = {
  table: 'audit_record',
  columns: ['actorId', 'actorEmail', 'subjectId', 'before', 'after'],
  impersonal: {
    action: 'the name of an action',
    tokenId: 'the id of an access token',
    browser: 'the kind of browser and system',
  },
  kept: 'always',
  person: {
    noun: ['record of the audit log', 'records of the audit log'],
    where: `(own."actorId" = person.id OR own."subjectId" = person.id)`,
    // The operator's changes of the address.
    words: `CASE WHEN own."subjectId" = person.id THEN ARRAY[own.before ->> 'email', own.after ->> 'email'] END`,
    copy: {
      about: 'What the club has recorded about your account, and what you did as its staff.',
      select: `own."createdAt", own.action, own."actorId" = person.id AS "byYou"`,
    },
    deletion: {
      effect:
        'Stays. The database function `forget_in_records` replaces names and addresses in it, which nothing else can (ACCOUNT-53).',
    },
  },
}
