import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const apiTokenData: DataFate = {
  table: 'api_token',
  columns: ['userId', 'name', 'start', 'hash'],
  impersonal: { scopes: 'names of scopes' },
  kept: 'until it is revoked or 30 days after it expires',
  person: {
    noun: ['access token', 'access tokens'],
    where: `own."userId" = person.id`,
    copy: {
      about: 'Your access tokens, without their text.',
      select: `own."createdAt", own.name, own.start, own.scopes, own."expiresAt", own."lastUsedAt"`,
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}
