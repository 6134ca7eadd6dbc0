import {
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql'
import { startApi, type Caller } from '../test/harness'
import { PASSWORD } from '../test/factories'
import { createMembership } from '../test/club-members'
import { openSubscription } from '../test/subscriptions'
import { SECRETS, createRowsInEveryTable } from '../test/rows-in-every-table'
import { notifyEntryChanged } from './features/waitlist/waitlist-changes'
import { clubDayAfter } from './core/club-day'
import { db } from './database/data-source'
import { registry } from '../test/registry'
import { createSchema } from './schema'
import { WaitlistEntry } from './features/waitlist/waitlist-entry.entity'
import { notifyCourtsChanged } from './features/courts/court-changes.service'
import { WAVE_CHANGED } from './features/waves/offer-decisions.service'
import { Wave } from './features/waves/wave.entity'
import { notify } from './database/notifications'

const api = startApi()
const schema = createSchema(registry)

type Who = 'visitor' | 'member' | 'team'
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
const desk = [V, 'FORBIDDEN', 'NOT_FOUND', `(input: { id: "${nobody}" })`] satisfies Row
const onTheDay = '(date: "DAY")'
const login = `(input: { email: "EMAIL", password: "${PASSWORD}" })`

/** The access rights of each root field. A new root field needs a row here. */
const access: Record<string, Row> = {
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
  membershipFigures: team,
  memberships: team,
  endMembershipOf: [
    V,
    'FORBIDDEN',
    'NOT_FOUND',
    `(input: { id: "${nobody}", endsOn: "2099-01-01", reason: "R" })`,
  ],
  removeEntry: [V, 'FORBIDDEN', 'NOT_FOUND', reason],
  myLatestOffer: members,
  myOffer: members,
  acceptOffer: [V, 'NOT_FOUND', 'NOT_FOUND', `(input: { id: "${nobody}", plan: standard })`],
  declineOffer: [V, 'NOT_FOUND', 'NOT_FOUND', `(input: { id: "${nobody}", leave: false })`],
  declineOfferByLink: taking(expired, '(input: { token: "x" })'),
  leaveWaitlist: [V, '', 'NOT_FOUND'],
  myMembership: members,
  endMembership: [V, 'NOT_FOUND', 'NOT_FOUND'],
  keepMembership: [V, 'NOT_FOUND', 'NOT_FOUND'],
  courtDay: taking(members, onTheDay),
  // The team has no membership.
  bookingAllowance: [V, '', 'FORBIDDEN'],
  bookCourt: [V, 'NOT_FOUND', 'NOT_FOUND', `(input: { ${bookable} })`],
  cancelBooking: [
    V,
    'NOT_FOUND',
    'NOT_FOUND',
    `(input: { id: "${nobody}", acceptsCharges: true })`,
  ],
  courtDayChanged: taking(members, onTheDay),
  calendar: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', '(token: "x")'],
  calendarAddress: members,
  renewCalendarAddress: members,
  courtSchedule: taking(team, onTheDay),
  courtScheduleChanged: taking(team, onTheDay),
  bookForMember: [
    V,
    'FORBIDDEN',
    'NOT_FOUND',
    `(input: { membershipId: "${nobody}", ${bookable} })`,
  ],
  cancelForMember: [V, 'FORBIDDEN', 'NOT_FOUND', reason],
  checkIn: desk,
  undoCheckIn: desk,
  markNoShow: desk,
  undoNoShow: desk,
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
  reopenCharge: desk,
}

/** The caller must be a member of the club; book-court.spec.ts asks as somebody else. */
const forMembers = new Set([
  'courtDay',
  'bookingAllowance',
  'bookCourt',
  'cancelBooking',
  'courtDayChanged',
])

const queries = schema.getQueryType()?.getFields() ?? {}
const mutations = schema.getMutationType()?.getFields() ?? {}
const subscriptions = schema.getSubscriptionType()?.getFields() ?? {}
const fields = Object.values({ ...queries, ...mutations, ...subscriptions })

/** Returns a selection of all fields of a type. */
function everythingOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isLeafType(named) || !isObjectType(named)) return ''
  const inner = Object.values(named.getFields()).map(field => field.name + everythingOf(field.type))
  return ` { ${inner.join(' ')} }`
}

async function ask(caller: Caller, field: GraphQLField<unknown, unknown>, email: string) {
  if (field.name in subscriptions) return subscribe(caller, field)
  const args = argumentsOf(field.name, email)
  const verb = field.name in mutations ? 'mutation' : 'query'
  // Aliased, because an operation's name may contain a word that responses must not contain.
  const query = `${verb} { answer: ${field.name}${args}${everythingOf(field.type)} }`
  const response = await caller.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const answer = (await response.json()) as {
    data?: unknown
    errors?: { path?: string[]; extensions: { code: string } }[]
  }
  const [refusal] = answer.errors ?? []
  return { code: refusal?.extensions.code ?? '', text: JSON.stringify(answer.data ?? null) }
}

/** The day of the other person’s booking. */
const day = () => clubDayAfter(api.now(), 1)
const notifyDay = () => notifyCourtsChanged([day()], db.manager)

/** Returns the arguments of a root field. */
const argumentsOf = (name: string, email: string) =>
  access[name]?.[3]?.replace('EMAIL', email).replace('DAY', day()) ?? ''

/** Triggers an event of each subscription. */
const events: Record<string, () => Promise<unknown>> = {
  waitlistEntryChanged: async () => {
    const { id } = await db.getRepository(WaitlistEntry).findOneByOrFail({ position: 1 })
    await notifyEntryChanged([id], db.manager)
  },
  waveChanged: async () => {
    const { id } = await db.getRepository(Wave).findOneByOrFail({ number: 1 })
    await notify(WAVE_CHANGED, [id], db.manager)
  },
  courtDayChanged: notifyDay,
  courtScheduleChanged: notifyDay,
}

async function subscribe({ cookie }: Caller, field: GraphQLField<unknown, unknown>) {
  const args = argumentsOf(field.name, '')
  const query = `subscription { ${field.name}${args}${everythingOf(field.type)} }`
  const subscription = openSubscription(api.base, query, { cookie })
  const send = events[field.name]
  if (!send) throw new Error(`nothing makes ${field.name} send anything`)
  await subscription.untilEstablished(send)
  const { errors, data } = (await subscription.next()) ?? {}
  await subscription.close()
  return { code: errors?.[0]?.extensions.code ?? '', text: JSON.stringify(data ?? null) }
}

test('every root field has a row (SEC-Z2)', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(access).sort())
})

const who: Who[] = ['visitor', 'member', 'team']

async function expectAccess(
  one: Who,
  field: GraphQLField<unknown, unknown>,
  people: Awaited<ReturnType<typeof createRowsInEveryTable>>,
): Promise<void> {
  const caller = one === 'visitor' ? api.visitor : await api.as(people[one])
  const { code, text } = await ask(caller, field, people.member.email)
  expect({ one, code }).toEqual({ one, code: access[field.name]?.[who.indexOf(one)] })
  expect(text).not.toMatch(SECRETS)
  if (one === 'team') return
  expect(text).not.toContain(people.other.email)
  expect(text).not.toContain(people.other.id)
}

async function createPeople({ name }: { name: string }) {
  const people = await createRowsInEveryTable(api.now())
  if (forMembers.has(name)) await createMembership(people.member)
  return people
}

const isMutation = ({ name }: { name: string }) => name in mutations

// Reading changes nothing, so the callers share the rows, which take longer than the requests.
test.each(fields.filter(field => !isMutation(field)).map(field => [field.name, field] as const))(
  '%s as visitor, member and team (SEC-Z2, SEC-O3, SEC-O4)',
  async (_, field) => {
    const people = await createPeople(field)
    for (const one of who) await expectAccess(one, field, people)
  },
)

describe.each(fields.filter(isMutation).map(field => [field.name, field] as const))(
  '%s',
  (_, field) => {
    test.each(who)('as %s (SEC-Z2, SEC-O3, SEC-O4)', async one => {
      await expectAccess(one, field, await createPeople(field))
    })
  },
)

test('the team’s lists contain the other person’s rows', async () => {
  const people = await createRowsInEveryTable(api.now())
  const caller = await api.as(people.team)
  const changed = subscriptions['waitlistEntryChanged']
  if (!changed) throw new Error('waitlistEntryChanged')
  expect((await ask(caller, changed, '')).text).toContain(people.other.email)
  for (const name of [
    'waitlist',
    'memberSurveys',
    'contactSubmissions',
    'generalSurveys',
    'mails',
    'charges',
    'courtSchedule',
  ]) {
    const field = queries[name]
    if (!field) throw new Error(name)
    expect((await ask(caller, field, '')).text).toContain(people.other.email)
  }
})
