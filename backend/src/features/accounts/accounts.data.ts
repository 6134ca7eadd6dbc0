import { noPersonalData, REMOVE, type DataFate } from '../../accounts/personal-data'
import { retention } from '../../shared/retention'

const user: DataFate = {
  table: 'user',
  columns: ['id', 'email', 'firstName', 'lastName', 'profileImageUrl', 'password', 'searchText'],
  impersonal: {
    authProvider: 'always `local`',
    membershipPlan: 'the name of a plan',
    membershipStatus: 'a word of the club',
    secondFactors: 'names of kinds',
    showsPlayName: 'a setting',
  },
  kept: `as long as the account; ${String(retention.unusedAccountMonths)} months without a place, a membership and a sign-in`,
  person: {
    noun: ['account', 'accounts'],
    where: 'own.id = person.id',
    words: `ARRAY[own.email, own."firstName", own."lastName", own."firstName" || ' ' || own."lastName"]`,
    copy: {
      about: 'Your account. Your password is stored only as a hash, which is left out.',
      select: `own."createdAt", own.id, own.email, own."emailConfirmedAt", own."firstName", own."lastName",
        own."profileImageUrl", own."membershipPlan", own."membershipStatus", own."joinDate", own."updatedAt", own."lastSignInAt",
        own."secondFactors", own."remindsDayBefore", own."remindsHoursBefore", own."getsDigest", own."placesAskedAt", own."playLevel", own."showsPlayName"`,
    },
    deletion: {
      effect: 'The row stays without name, address, picture and password; the address is free.',
      sql: `email = person.gone, "firstName" = NULL, "lastName" = NULL, "profileImageUrl" = NULL,
        password = person.password, "emailConfirmedAt" = NULL, "membershipPlan" = NULL,
        "emailChangedOn" = NULL, "emailChanges" = 0, "wasTeam" = false,
        "secondFactors" = '{}', "placesAskedAt" = NULL, "playLevel" = NULL, "showsPlayName" = false, "deletionDueAt" = NULL, "inactivityToldAt" = NULL, "deletedAt" = person.now`,
    },
  },
}

const session: DataFate = {
  table: 'session',
  columns: ['sess'],
  impersonal: { sid: 'a random id' },
  kept: '7 days after its last use, at most 30 days',
  person: {
    noun: ['sign-in', 'sign-ins'],
    where: `own.sess ->> 'userId' = person.id::text`,
    copy: {
      about: 'Where you are signed in.',
      select: `to_timestamp((own.sess ->> 'startedAt')::float8 / 1000) AS "signedInAt",
        to_timestamp((own.sess ->> 'seenAt')::float8 / 1000) AS "lastUsedAt"`,
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}

const mutationResponse: DataFate = {
  table: 'mutation_response',
  columns: ['userId', 'response'],
  impersonal: { requestHash: 'an HMAC, which says nothing without the site’s secret' },
  kept: '24 hours, encrypted',
  person: {
    noun: ['response', 'responses'],
    where: 'own."userId" = person.id',
    copy: {
      leftOut:
        'What the site has just answered, for a repeated request: the same as in the other parts.',
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}

export const accountsData: readonly DataFate[] = [
  user,
  session,
  mutationResponse,
  noPersonalData('rate_limit_count', 'an hour to a year; see “Network addresses”', {
    key: 'HMACs of addresses, which identify nobody without the site’s secret',
  }),
  noPersonalData('insert_epoch', 'always', { history: 'numbers of transactions' }),
]
