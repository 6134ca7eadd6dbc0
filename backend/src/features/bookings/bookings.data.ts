import { REMOVE, REMOVED_TEXT, type DataFate } from '../../accounts/personal-data'

const BOOKS = 'as long as the account'

export const bookingsData: readonly DataFate[] = [
  {
    table: 'court_booking',
    columns: ['userId', 'guests', 'cancelReason', 'submissionKey', 'submissionHash'],
    impersonal: { courtName: 'the name of a court' },
    kept: BOOKS,
    person: {
      noun: ['booking', 'bookings'],
      where: `own."userId" = person.id`,
      words: 'own.guests',
      copy: {
        about: 'Your bookings, with the names of guests as you gave them.',
        select: `own."createdAt", own."courtName", own."bookingDate", own."startTime", own.duration, own.status,
          own.plan, own."isExtra", own.guests, own."cancelledAt", own."wasLate", own."cancelReason", own."checkedInAt", own."movedAt"`,
      },
      deletion: {
        effect: 'Stays without the names of guests and the reason of a cancellation.',
        sql: `guests = CASE WHEN own.guests IS NOT NULL THEN array_fill('Guest'::text, ARRAY[cardinality(own.guests)]) END,
          "cancelReason" = NULL, "submissionKey" = NULL, "submissionHash" = NULL`,
      },
    },
  },
  {
    table: 'charge',
    columns: ['userId', 'settledById', 'waivedReason'],
    impersonal: { settledHow: 'such as `card`' },
    kept: BOOKS,
    person: {
      noun: ['charge', 'charges'],
      where: `own."userId" = person.id`,
      copy: {
        about: 'Fees that the club has written down for you. Amounts are in US cents.',
        select: `own."createdAt", own.kind, own.cents, own.state, own."settledHow", own.method,
          own."settledAt", own."waivedReason"`,
      },
      deletion: {
        effect: 'Stays without the reason for waiving it.',
        sql: `"waivedReason" = CASE WHEN own."waivedReason" IS NOT NULL THEN '${REMOVED_TEXT}' END`,
      },
    },
  },
  {
    table: 'standby',
    columns: ['userId'],
    kept: '30 days after the hour',
    person: {
      noun: ['hour in line', 'hours in line'],
      where: `own."userId" = person.id`,
      copy: {
        about: 'The hours that you have waited for.',
        select: `own."createdAt", own."startsAt", own.state, own."offeredAt", own."offerUntil"`,
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
  {
    table: 'open_spots',
    columns: ['sentence'],
    kept: BOOKS,
    person: {
      noun: ['booking with open spots', 'bookings with open spots'],
      where: `own."bookingId" IN (SELECT id FROM court_booking WHERE "userId" = person.id)`,
      copy: {
        about: 'The places of your bookings that you have opened to members.',
        select: `own."openedAt", own.spots, own.level, own.sentence`,
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
  {
    table: 'booking_player',
    columns: ['userId', 'removeReason'],
    kept: BOOKS,
    person: {
      noun: ['invitation to play', 'invitations to play'],
      where: `own."userId" = person.id`,
      copy: {
        about: 'The bookings of other members to which you were invited, and your answers.',
        select: `own."invitedAt", own."startsAt", own.state, own."answeredAt", own."removeReason"`,
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
  {
    table: 'player_link',
    columns: ['bookingId'],
    kept: 'as long as the booking, unless it is cancelled or moved to another hour',
    person: {
      noun: ['link to play', 'links to play'],
      where: `own."bookingId" IN (SELECT id FROM court_booking WHERE "userId" = person.id)`,
      copy: {
        about: 'When you made links by which members join your bookings.',
        select: 'own."createdAt"',
      },
      deletion: { effect: 'Deleted.', sql: REMOVE },
    },
  },
]
