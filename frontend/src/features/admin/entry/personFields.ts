import { moneyFields } from '../money/moneyFields'

/**
 * The fields of a person's page, and of the figures, that change with the person's place, membership or
 * data.
 */
export const personFields = [
  'person',
  'memberships',
  'membershipFigures',
  'waitlistStats',
  'courtSchedule',
  'contactSubmissions',
  'mails',
  ...moneyFields,
] as const
