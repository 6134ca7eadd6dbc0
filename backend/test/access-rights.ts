import { PASSWORD } from './factories'

export type Who = 'visitor' | 'member' | 'team'
/** The error code for each of them, '' for success, and the arguments. */
type Row = [visitor: string, member: string, team: string, args?: string]

const V = 'UNAUTHENTICATED'
const everyone: Row = ['', '', '']
const expired: Row = ['LINK_EXPIRED', 'LINK_EXPIRED', 'LINK_EXPIRED']
const members: Row = [V, '', '']
const team: Row = [V, 'FORBIDDEN', '']
const taking = (row: Row, args: string): Row => [row[0], row[1], row[2], args]
const nobody = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
const settings = 'size: 1, days: 7, refill: false, confirmedOnly: false'
const reason = `(input: { id: "${nobody}", reason: "R" })`
const bookable = `courtId: "${nobody}", startsAt: "2099-01-01T15:00:00Z", guests: [], acceptsCharges: true, submissionKey: "${nobody}"`
const byId = [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`] satisfies Row
const onTheDay = '(date: "DAY")'
const login = `(input: { email: "EMAIL", password: "${PASSWORD}" })`

/** The access rights of each root field. A new root field needs a row here. */
export const access: Record<string, Row> = {
  me: everyone,
  schemaVersion: everyone,
  waitlistStats: everyone,
  myWaitlistEntry: members,
  bookings: members,
  upcomingBookings: members,
  waitlist: team,
  waitlistEntryDetails: [V, 'FORBIDDEN', 'NOT_FOUND', `(id: "${nobody}")`],
  waitlistStatistics: team,
  contactSubmissions: team,
  // Rendered mails have a high cost, so the page is smaller.
  mails: taking(team, '(first: 3)'),
  mail: [V, 'FORBIDDEN', 'NOT_FOUND', `(id: "${nobody}")`],
  mailQueue: team,
  newsletterSubscriptions: team,
  newsletterFigures: team,
  memberSurveys: team,
  pricingSurveys: team,
  amenitiesSurveys: team,
  locationSurveys: team,
  generalSurveys: team,
  auditLog: team,
  surveyResults: taking(team, '(survey: general)'),
  waitlistEntryChanged: team,
  register: taking(
    everyone,
    `(input: { firstName: "N", lastName: "N", email: "n@example.com", password: "${PASSWORD}" })`,
  ),
  login: taking(everyone, login),
  logout: everyone,
  sendsMail: everyone,
  requestPasswordReset: taking(everyone, '(input: { email: "EMAIL" })'),
  resetPassword: taking(expired, `(input: { token: "x", newPassword: "${PASSWORD}" })`),
  confirmEmail: taking(expired, '(input: { token: "x" })'),
  requestEmailConfirmation: members,
  confirmNewsletter: taking(expired, '(input: { token: "x" })'),
  leaveNewsletter: taking(expired, '(input: { token: "x" })'),
  updateProfile: taking(members, '(input: { firstName: "New" })'),
  joinWaitlist: [V, '', 'FORBIDDEN', '(input: {})'],
  submitContact: taking(everyone, '(input: { name: "N", email: "n@example.com", message: "Hi" })'),
  subscribeNewsletter: taking(everyone, '(input: { email: "n@example.com" })'),
  submitMemberSurvey: taking(everyone, '(input: {})'),
  submitPricingSurvey: taking(everyone, '(input: {})'),
  submitAmenitiesSurvey: taking(everyone, '(input: {})'),
  submitLocationSurvey: taking(everyone, '(input: { preferredLocation: miami })'),
  submitGeneralSurvey: taking(everyone, '(input: {})'),
  setWaitlistStatus: [
    V,
    'FORBIDDEN',
    'NOT_FOUND',
    `(input: { id: "${nobody}", from: waiting, to: invited })`,
  ],
  setWaitlistStatuses: [
    V,
    'FORBIDDEN',
    'NOT_FOUND',
    `(input: { ids: ["${nobody}"], from: waiting, to: invited })`,
  ],
  undoWaitlistStatuses: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { ids: ["${nobody}"] })`],
  undoWaitlistStatus: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  restoreEntry: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  updateNote: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}", text: "Hi" })`],
  deleteNote: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  createNote: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { entryId: "${nobody}", text: "Hi" })`],
  setContactStatus: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}", status: read })`],
  retryMail: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  dropMail: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  clearAddress: taking(team, '(input: { email: "n@example.com" })'),
  launch: everyone,
  setLaunchPhase: [V, 'FORBIDDEN', 'CONFLICT', '(input: { from: memberships, to: booking })'],
  wavePreview: taking(team, `(input: { ${settings} })`),
  sendWave: [V, 'FORBIDDEN', 'CONFLICT', `(input: { ${settings}, digest: "x" })`],
  // Each wave has a page of offers, so the page is smaller.
  waves: taking(team, '(first: 1)'),
  wave: taking(team, `(id: "${nobody}")`),
  closeWave: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  withdrawOffer: [V, 'FORBIDDEN', 'NOT_FOUND', reason],
  waveChanged: team,
  chargesChanged: team,
  contactSubmissionChanged: team,
  membershipFigures: team,
  clubTime: team,
  membershipEnd: [V, 'FORBIDDEN', 'NOT_FOUND', `(id: "${nobody}", endsOn: "2099-01-01")`],
  demandForecast: team,
  memberships: team,
  endMembershipOf: [
    V,
    'FORBIDDEN',
    'NOT_FOUND',
    `(input: { id: "${nobody}", endsOn: "2099-01-01", reason: "R" })`,
  ],
  keepMembershipOf: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  removeEntry: [V, 'FORBIDDEN', 'NOT_FOUND', reason],
  myLatestOffer: members,
  myOffer: members,
  acceptOffer: [V, 'NOT_FOUND', 'NOT_FOUND', `(input: { id: "${nobody}", plan: standard })`],
  declineOffer: [V, 'NOT_FOUND', 'NOT_FOUND', `(input: { id: "${nobody}", leave: false })`],
  declineOfferByLink: taking(expired, '(input: { token: "x" })'),
  isOwnOfferLink: [V, 'LINK_EXPIRED', 'LINK_EXPIRED', '(input: { token: "x" })'],
  leaveWaitlist: [V, '', 'NOT_FOUND'],
  myMembership: members,
  endMembership: [V, 'NOT_FOUND', 'NOT_FOUND'],
  keepMembership: [V, 'NOT_FOUND', 'NOT_FOUND'],
  courtDay: taking(members, onTheDay),
  // The team has no membership.
  bookingAllowance: [V, '', 'FORBIDDEN'],
  bookCourt: [V, 'OUTSIDE_WINDOW', 'FORBIDDEN', `(input: { ${bookable} })`],
  cancelBooking: [
    V,
    'NOT_FOUND',
    'NOT_FOUND',
    `(input: { id: "${nobody}", acceptsCharges: true })`,
  ],
  courtDayChanged: taking(members, onTheDay),
  webhookEndpoints: team,
  webhookDeliveries: team,
  // A success would return a secret.
  createWebhookEndpoint: [
    V,
    'FORBIDDEN',
    'BAD_USER_INPUT',
    '(input: { url: "https://example.com", events: [other] })',
  ],
  updateWebhookEndpoint: byId,
  deleteWebhookEndpoint: byId,
  rotateWebhookSecret: byId,
  testWebhook: byId,
  redeliverWebhook: byId,
  calendar: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', '(token: "x")'],
  calendarAddress: members,
  renewCalendarAddress: [V, '', 'FORBIDDEN'],
  courtSchedule: taking(team, onTheDay),
  courtScheduleChanged: taking(team, onTheDay),
  bookForMember: [
    V,
    'FORBIDDEN',
    'NOT_FOUND',
    `(input: { membershipId: "${nobody}", ${bookable} })`,
  ],
  cancelForMember: [V, 'FORBIDDEN', 'NOT_FOUND', reason],
  checkIn: byId,
  undoCheckIn: byId,
  markNoShow: byId,
  undoNoShow: byId,
  blocks: team,
  blockCourts: [
    V,
    'FORBIDDEN',
    'NOT_FOUND',
    `(input: { courts: ["${nobody}"], from: "2099-01-01", until: "2099-01-01", startTime: "18:00", endTime: "19:00", kind: event, title: "T", cancelsBookings: true, reason: "R" })`,
  ],
  removeBlocks: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { ids: ["${nobody}"] })`],
  charges: team,
  settleCharge: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}", how: "Card" })`],
  waiveCharge: [V, 'FORBIDDEN', 'NOT_FOUND', reason],
  reopenCharge: byId,
  myApiTokens: members,
  createApiToken: [
    V,
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
    '(input: { name: "T", scopes: [PROFILE_READ], currentPassword: "wrong" })',
  ],
  rotateApiToken: [
    V,
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
    `(input: { id: "${nobody}", currentPassword: "wrong" })`,
  ],
  revokeApiToken: [V, 'NOT_FOUND', 'NOT_FOUND', `(input: { id: "${nobody}" })`],
  staff: team,
  inviteStaff: taking(team, '(input: { email: "n@example.com", role: DESK })'),
  revokeStaffInvitation: byId,
  acceptStaffInvitation: [V, 'LINK_EXPIRED', 'LINK_EXPIRED', '(input: { token: "x" })'],
  setStaffRole: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { userId: "${nobody}", role: DESK })`],
  endStaff: [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { userId: "${nobody}" })`],
}

/** The caller must be a member of the club; book-court.spec.ts asks as somebody else. */
export const forMembers = new Set([
  'courtDay',
  'bookingAllowance',
  'bookCourt',
  'cancelBooking',
  'courtDayChanged',
  'renewCalendarAddress',
])
