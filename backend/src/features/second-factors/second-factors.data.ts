import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const secondFactorsData: readonly DataFate[] = [
  {
    table: 'authenticator',
    columns: ['userId', 'secret'],
    kept: 'until it is removed',
    person: {
      noun: ['authenticator app', 'authenticator apps'],
      where: `own."userId" = person.id`,
      copy: {
        about: 'Your authenticator app. Its secret is left out.',
        select: `own."confirmedAt" AS "addedAt"`,
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
  {
    table: 'passkey',
    columns: ['userId', 'credentialId', 'publicKey', 'name', 'transports'],
    kept: 'until it is removed',
    person: {
      noun: ['passkey', 'passkeys'],
      where: `own."userId" = person.id`,
      copy: {
        about: 'Your passkeys. Their keys are left out.',
        select: `own.name, own."createdAt" AS "addedAt", own."lastUsedAt"`,
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
  {
    table: 'recovery_code',
    columns: ['userId', 'hash'],
    kept: 'until it is used or replaced',
    person: {
      noun: ['recovery code', 'recovery codes'],
      where: `own."userId" = person.id`,
      copy: { leftOut: 'Your recovery codes are stored only as hashes.' },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
]
