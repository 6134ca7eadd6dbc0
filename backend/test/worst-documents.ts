import { STANDARD_INTROSPECTION } from '../src/graphql/introspection-limits'

/** Returns a text of `count` parts. */
export const times = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join(' ')

/** Returns nested selections of these fields. */
const nested = (names: string[], leaf: string) =>
  names.map(name => `${name} { `).join('') + leaf + ' }'.repeat(names.length)

const typenames = times(100, i => `t${i}: __typename`)
const typeRef = nested(['type', ...Array<string>(8).fill('ofType')], 'kind name description')
const person =
  'id createdAt joinedAt planWish position referralCode referralRewards referredBy status userId user { email firstName joinDate lastName }'
const booking = 'id bookingDate startTime duration status courtName createdAt userId'
const message = 'id email name message status createdAt phone'
const page = (list: string, first: number, fields: string) =>
  `${list}(first: ${first}) { totalCount edges { cursor node { ${fields} } } }`

/** The most expensive operations within the limits that any client may send. */
export const allowedDocuments: Record<string, string> = {
  'the standard introspection': STANDARD_INTROSPECTION,
  'every type in full depth': `{ __schema { types { fields { ${typeRef} args { ${typeRef} } } } } }`,
  'many fields of one name': `{ ${times(199, () => 'me { id email }')} }`,
  'many fields with selections': `{ ${times(249, () => 'me { id }')} }`,
  'many fragments': `{ ${times(60, i => `...f${i}`)} } ${times(60, i => `fragment f${i} on Query { me { id ...p } }`)} fragment p on User { id email }`,
  'a long comment': `{ me { id } } # ${'x'.repeat(100_000)}`,
  'the maximum number of lines': `${'\n'.repeat(1_999)}{ me { id } }`,
}

/** The same for the team and for a member, with long lists. */
export const allowedPages: Record<string, ['team' | 'member', string]> = {
  'pages of people': ['team', `{ ${times(3, i => `a${i}: ${page('waitlist', 100, person)}`)} }`],
  'pages of __typename': [
    'team',
    `{ waitlist(first: 95) { edges { node { user { ${typenames} } } } } }`,
  ],
  'pages of messages': ['team', `{ ${page('contactSubmissions', 100, message)} }`],
  'the maximum number of mails': ['team', `{ ${page('mails', 100, 'id to state text')} }`],
  'three forecasts of many wishes': [
    'team',
    `{ ${times(3, i => `a${i}: demandForecast(reservationsPerWeek: 7, courts: 8, seed: ${i}) { shareMet }`)} }`,
  ],
  'every comment': ['team', '{ surveyResults(survey: general) { comments } }'],
  'pages of bookings': [
    'member',
    `{ ${times(4, i => `a${i}: ${page('bookings', 100, booking)}`)} }`,
  ],
}

/** Operations that are refused or fail: detecting that must be fast too. */
export const refusedDocuments: Record<string, string> = {
  '15 schemas': `{ ${times(15, i => `a${i}: __schema { types { name description fields { name description args { name } } } }`)} }`,
  '15 types': `{ ${times(15, i => `a${i}: __type(name: "Query") { fields { args { name description } ${typeRef} } }`)} }`,
  'a schema of many values': `{ __schema { ${times(12, i => `a${i}: types { fields { ${typeRef} args { ${typeRef} } } }`)} } }`,
  'more than 500 000 pairs of fields': `{ ${times(990, () => 'schemaVersion')} }`,
  'nested fields of one name': `{ ${times(76, () => 'waitlist { edges { node { user { email } } } }')} }`,
  'pages of __typename and more': `{ ${times(3, i => `a${i}: waitlist(first: 100) { edges { node { user { ...t } } } }`)} } fragment t on WaitlistPerson { ${times(33, i => `t${i}: __typename`)} }`,
  'pages of messages': `{ ${times(4, i => `a${i}: ${page('contactSubmissions', 100, message)}`)} }`,
  'comments 15 times': `{ ${times(15, i => `a${i}: surveyResults(survey: general) { comments }`)} }`,
  'conflicts of arguments': `{ ${times(110, i => `waitlist(first: ${i}) { totalCount }`)} }`,
  'a chain of fragments': `{ ...f0 ...f0 } ${times(90, i => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f90 on Query { me { id } }`,
  'unknown fields': `{ ${times(900, i => `waitlistStat${i}`)} }`,
  'unknown fields of long names': `{ ${times(90, i => `a${i}${'x'.repeat(1_000)}`)} }`,
  'unknown types': `{ me { id } } ${times(120, i => `fragment f${i} on Waitlis${i} { id }`)}`,
  'unknown directives': `{ ${times(300, i => `me @inclde${i}`)} }`,
  'wrong literals': `{ ${times(110, () => 'waitlist(first: "x") { totalCount }')} }`,
  'one variable 240 times': `query (${times(240, () => '$a: Int')}) { me { id } }`,
  '45 000 lines and errors': `${'\n'.repeat(45_000)}{ ${times(150, i => `a${i}`)} }`,
  'failures in the last line': `${'\n'.repeat(1_999)}{ ${times(15, i => `a${i}: waitlistEntryDetails(id: "x") { id }`)} }`,
  'a block of lines': `mutation { submitContact(input: { name: "N", email: "n@example.com", message: """${' \n'.repeat(30_000)}""" }) { id } }`,
}
