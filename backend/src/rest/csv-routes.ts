import { clubInstant } from '../core/club-day'
import { csvRoute, dayCsvRoute } from './list-route'
import { isGoneAddress } from '../shared/gone-address'
import {
  RestExportAuditDocument,
  RestExportBookingsDocument,
  RestExportChargesDocument,
  RestExportDuesDocument,
  RestExportMembershipsDocument,
  RestExportNewsletterDocument,
  RestExportTillDocument,
  RestExportWaitlistDocument,
} from './operations'

/** Returns the address; nothing for a deleted account. */
const addressOf = (email: string) => (isGoneAddress(email) ? null : email)

/**
 * The CSV downloads below /api. Each is a list of the schema; the list's arguments are query
 * parameters.
 */
export const csvRoutes = [
  csvRoute('/admin/waitlist.csv', RestExportWaitlistDocument, data => data.waitlist, {
    Position: entry => entry.position,
    'First name': entry => entry.user.firstName,
    'Last name': entry => entry.user.lastName,
    Email: entry => addressOf(entry.user.email),
    Status: entry => entry.status,
    'Joined Waitlist': entry => clubInstant(entry.joinedAt),
    'Member Since': entry => clubInstant(entry.user.joinDate),
    'Referrals made': entry => entry.referralRewards,
    'Plan wish': entry => entry.planWish,
  }),
  csvRoute('/admin/memberships.csv', RestExportMembershipsDocument, data => data.memberships, {
    'Founding number': membership => membership.number,
    'First name': membership => membership.person.firstName,
    'Last name': membership => membership.person.lastName,
    Email: membership => addressOf(membership.person.email),
    Plan: membership => membership.plan,
    State: membership => membership.state,
    'Member since': membership => clubInstant(membership.startedAt),
    'Ends on': membership => membership.endsOn,
  }),
  csvRoute('/admin/charges.csv', RestExportChargesDocument, data => data.charges, {
    'Written down': charge => clubInstant(charge.createdAt),
    'First name': charge => charge.person.firstName,
    'Last name': charge => charge.person.lastName,
    Email: charge => addressOf(charge.person.email),
    Court: charge => charge.courtName,
    'Play begins': charge => clubInstant(charge.startsAt),
    Kind: charge => charge.kind,
    'Amount (USD)': charge => (charge.cents / 100).toFixed(2),
    State: charge => charge.state,
    'Settled how': charge => charge.settledHow,
    'Waived because': charge => charge.waivedReason,
    Method: charge => charge.method,
    'Settled at': charge => clubInstant(charge.settledAt),
    'Settled by': charge => charge.settledByName,
  }),
  csvRoute('/admin/dues.csv', RestExportDuesDocument, data => data.dues, {
    'Due on': due => due.dueOn,
    'First name': due => due.person.firstName,
    'Last name': due => due.person.lastName,
    Email: due => addressOf(due.person.email),
    Kind: due => due.kind,
    Plan: due => due.plan,
    'Period begins': due => due.periodStart,
    'Period ends': due => due.periodEnd,
    'Amount (USD)': due => (due.cents / 100).toFixed(2),
    State: due => due.state,
    Method: due => due.method,
    'Settled at': due => clubInstant(due.settledAt),
    'Settled by': due => due.settledByName,
    Note: due => due.note,
    'Waived because': due => due.waivedReason,
  }),
  dayCsvRoute('/admin/till.csv', RestExportTillDocument, data => data.till.entries, {
    'Settled at': entry => clubInstant(entry.settledAt),
    'First name': entry => entry.person.firstName,
    'Last name': entry => entry.person.lastName,
    Email: entry => addressOf(entry.person.email),
    Kind: entry => entry.what,
    'Amount (USD)': entry => (entry.cents / 100).toFixed(2),
    Method: entry => entry.method,
    'Settled by': entry => entry.settledBy,
    Note: entry => entry.note,
  }),
  csvRoute('/admin/bookings.csv', RestExportBookingsDocument, data => data.pastBookings, {
    Id: booking => booking.id,
    Court: booking => booking.courtName,
    'Play begins': booking => clubInstant(booking.startsAt),
    'Booked at': booking => clubInstant(booking.createdAt),
    'First name': booking => booking.person.firstName,
    'Last name': booking => booking.person.lastName,
    Email: booking => addressOf(booking.person.email),
    State: booking => booking.status,
    Arrived: booking => clubInstant(booking.checkedInAt),
    Guests: booking => booking.guests?.length,
    'Cancelled late': booking => (booking.wasLate ? 'yes' : null),
  }),
  csvRoute('/admin/audit.csv', RestExportAuditDocument, data => data.auditLog, {
    When: record => clubInstant(record.createdAt),
    What: record => record.what,
    'Staff name': record => record.actorName,
    'Staff email': record => record.actorEmail && addressOf(record.actorEmail),
    'Access token': record => record.tokenName ?? record.tokenId,
    Browser: record => record.browser,
    'About first name': record => record.subject?.firstName,
    'About last name': record => record.subject?.lastName,
    'About email': record => record.subject && addressOf(record.subject.email),
    Before: record => JSON.stringify(record.before),
    After: record => JSON.stringify(record.after),
  }),
  csvRoute(
    '/admin/newsletter.csv',
    RestExportNewsletterDocument,
    data => data.newsletterSubscriptions,
    {
      Email: subscription => subscription.email,
      Subscribed: subscription => clubInstant(subscription.createdAt),
    },
  ),
]
