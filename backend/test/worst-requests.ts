import { getIntrospectionQuery } from 'graphql'
import { db } from '../src/database/data-source'
import type { User } from '../src/accounts/user.entity'
import { createPeople } from './factories'

/** Who sends it: a visitor, a member with bookings, or the team. */
export type Sender = 'visitor' | 'member' | 'team'

export interface WorstRequest {
  name: string
  as: Sender
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: string
  headers?: Record<string, string>
}

const BODY_MAX = 102_400

export const times = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join(' ')

export const nested = (steps: string[], leaf: string) =>
  steps.map(step => `${step} { `).join('') + leaf + ' }'.repeat(steps.length)

/** Fills the lists that are read whole or by pages, with the longest texts they take. */
export async function fillLists(owner: User): Promise<void> {
  const people = await createPeople(225)
  await db.query(
    `INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
     SELECT id, at, current_date - (at % 3)::int, at, now(), 'CODE' || at
     FROM unnest($1::uuid[]) WITH ORDINALITY AS person(id, at)`,
    [people.map(({ id }) => id)],
  )
  await db.query(
    `INSERT INTO contact_submission (name, email, message)
     SELECT 'Someone ' || i, 'someone' || i || '@example.com', repeat('🏓', 5000) FROM generate_series(1, 600) i`,
  )
  await db.query(
    `INSERT INTO general_survey (name, email, "additionalComments", "hearAboutUs")
     SELECT 'Someone ' || i, 'someone' || i || '@example.com', repeat('🏓', 4990) || i, repeat('x', 100)
     FROM generate_series(1, 600) i`,
  )
  await db.query(
    `INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration)
     SELECT $1, 'Court', current_date + i, '18:00', 60 FROM generate_series(1, 600) i`,
    [owner.id],
  )
}

const graphql = (name: string, as: Sender, query: string, variables?: object): WorstRequest => ({
  name,
  as,
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
})

const rest = (name: string, path: string, body: string, as: Sender = 'visitor'): WorstRequest => ({
  name,
  as,
  method: path === '/api/auth/profile' ? 'PUT' : 'POST',
  path,
  body,
})

/** As much of a text as a body holds. */
const filled = (unit: string, left = 400) =>
  unit.repeat(Math.floor((BODY_MAX - left) / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))))

/** Marks that Unicode sorts: a text of which each half has to change places with the other. */
const marks = (bytes: number) =>
  `a${'\u0315'.repeat(bytes / 4)}${'\u0316'.repeat(bytes / 4)}`

const typenames = times(100, i => `t${i}: __typename`)
const allOfType = `kind name description specifiedByURL isOneOf`

export function worstRequests(): WorstRequest[] {
  const standard = getIntrospectionQuery({
    descriptions: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
    oneOf: true,
    schemaDescription: true,
    specifiedByUrl: true,
  })
  const contact = { name: 'N', email: 'n@example.com', message: 'Hi' }
  const submit = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { id } }'
  const member =
    'mutation ($input: SubmitMemberSurveyInput!) { submitMemberSurvey(input: $input) { id } }'
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
  const newlines = '\n'.repeat(90_000)
  return [
    graphql('the standard introspection', 'visitor', standard),
    graphql('another spelling of it', 'visitor', `${standard} # ${Math.random()}`),
    graphql('15 schemas', 'visitor', `{ ${times(15, i => `a${i}: __schema { types { name description fields { name description args { name description } } } }`)} }`),
    graphql('deep schema', 'visitor', `{ __schema { types { ${nested(['fields', 'type', 'ofType', 'fields', 'type', 'ofType', 'fields', 'type'], 'name')} } } }`),
    graphql('deep schema by ofType', 'visitor', `{ __schema { types { fields { args { ${nested(Array(9).fill('type').map((_, i) => i ? 'ofType' : 'type'), allOfType)} } ${nested(Array(9).fill('type').map((_, i) => i ? 'ofType' : 'type'), allOfType)} } } } }`),
    graphql('5 types', 'visitor', `{ ${times(5, i => `a${i}: __type(name: "Query") { ${nested(['fields', 'type', 'ofType', 'fields', 'type', 'ofType', 'fields', 'type'], allOfType)} }`)} }`),
    graphql('998 fields of one name', 'visitor', `{ ${times(990, () => 'schemaVersion')} }`),
    graphql('fields of one name with selections', 'visitor', `{ ${times(240, () => 'me { id }')} }`),
    graphql('fields of one name, nested', 'visitor', `{ ${times(60, () => 'waitlist { edges { node { user { email } } } }')} }`),
    graphql('conflicts of arguments', 'visitor', `{ ${times(110, i => `waitlist(first: ${i}) { totalCount }`)} }`),
    graphql('fragments that meet each other', 'visitor', `{ ${times(100, i => `...f${i}`)} } ${times(100, i => `fragment f${i} on Query { me { id } }`)}`),
    graphql('a chain of fragments', 'visitor', `{ ...f0 ...f0 } ${times(90, i => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f90 on Query { me { id } }`),
    graphql('unknown fields', 'visitor', `{ ${times(900, i => `waitlistStat${i}`)} }`),
    graphql('unknown fields of long names', 'visitor', `{ ${times(90, i => `a${i}${'x'.repeat(1000)}`)} }`),
    graphql('unknown types', 'visitor', `{ me { id } } ${times(150, i => `fragment f${i} on Waitlis${i} { id }`)}`),
    graphql('unknown directives', 'visitor', `{ ${times(300, i => `me @inclde${i}`)} }`),
    graphql('wrong literals', 'visitor', `{ ${times(150, () => `waitlist(first: "x") { totalCount }`)} }`),
    graphql('the same variable', 'visitor', `query (${times(240, () => '$a: Int')}) { me { id } }`),
    graphql('90 000 lines', 'visitor', `${newlines}{ ${times(15, i => `a${i}: waitlist { totalCount }`)} }`),
    graphql('90 000 lines and mistakes', 'visitor', `${newlines}{ ${times(150, i => `a${i}`)} }`),
    graphql('2 000 lines and 15 failures', 'visitor', `${'\n'.repeat(1999)}{ ${times(15, i => `a${i}: waitlist { totalCount }`)} }`),
    graphql('a long comment', 'visitor', `{ me { id } } # ${'x'.repeat(100_000)}`),
    graphql('a long string', 'visitor', `mutation { submitContact(input: { name: "N", email: "n@example.com", message: "${'x'.repeat(100_000)}" }) { id } }`),
    graphql('a block string of lines', 'visitor', `mutation { submitContact(input: { name: "N", email: "n@example.com", message: """${' \n'.repeat(45_000)}""" }) { id } }`),
    graphql('a long list of a variable', 'visitor', member, { input: { playingDays: Array(9_000).fill('monday') } }),
    graphql('a long list of wrong values', 'visitor', member, { input: { playingDays: Array(25_000).fill('x') } }),
    graphql('a long list of numbers', 'visitor', member, { input: { playingDays: Array(45_000).fill(1) } }),
    graphql('many unknown members', 'visitor', member, { input: Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`a${i}`, 1])) }),
    graphql('many unknown variables', 'visitor', '{ me { id } }', Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`a${i}`, 1]))),
    { ...graphql('a deep list', 'visitor', member), body: `{"query":${JSON.stringify(member)},"variables":{"input":{"playingDays":${'['.repeat(45_000)}${']'.repeat(45_000)}}}}` },
    { ...graphql('a deep object', 'visitor', member), body: `{"query":${JSON.stringify(member)},"variables":{"input":{"playingDays":${'{"a":'.repeat(14_000)}1${'}'.repeat(14_000)}}}}` },
    graphql('free texts', 'visitor', 'mutation ($input: SubmitGeneralSurveyInput!) { submitGeneralSurvey(input: $input) { id } }', { input: { interestedFeatures: Array.from({ length: 12_000 }, (_, i) => `f${i}`) } }),
    graphql('a long text', 'visitor', submit, { input: { ...contact, message: filled('x') } }),
    graphql('blanks', 'visitor', submit, { input: { ...contact, message: `x${filled(' ')}x` } }),
    graphql('emoji', 'visitor', submit, { input: { ...contact, name: filled('👩‍👩‍👧‍👦') } }),
    graphql('an address of marks', 'visitor', submit, { input: { ...contact, email: `${marks(99_000)}@example.com` } }),
    graphql('an address of dots', 'visitor', submit, { input: { ...contact, email: `a@${filled('a.')}` } }),
    graphql('a password of marks', 'visitor', login, { input: { email: 'a@example.com', password: marks(99_000) } }),
    graphql('an address of marks to sign in', 'visitor', login, { input: { email: marks(99_000), password: 'x' } }),
    graphql('a code of marks', 'member', 'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { created } }', { input: { referralCode: marks(99_000) } }),
    graphql('two thousand ids', 'team', 'query ($ids: [ID!]) { waitlist(ids: $ids) { totalCount } }', { ids: Array(2_300).fill('f3b0c442-98fc-4c14-9afb-f4c8996fb924') }),
    graphql('a long search', 'team', 'query ($it: String) { waitlist(search: $it) { totalCount } }', { it: filled('ab ') }),
    graphql('a long cursor', 'team', 'query ($it: String) { waitlist(after: $it) { totalCount } }', { it: filled('ab') }),
    graphql('whole pages of people', 'team', `{ ${times(3, i => `a${i}: waitlist(first: 100) { edges { cursor node { id createdAt joinedAt planWish position referralCode referralRewards referredBy status userId user { email firstName joinDate lastName } } } }`)} }`),
    graphql('whole pages of typenames', 'team', `{ waitlist(first: 100) { edges { node { user { ${typenames} } } } } }`),
    graphql('whole pages of typenames and more', 'team', `{ a: waitlist(first: 100) { edges { node { user { ${typenames} } } } } ${times(2, i => `b${i}: waitlist(first: 100) { edges { cursor node { id position user { email } } } }`)} }`),
    graphql('whole pages of messages', 'team', `{ ${times(4, i => `a${i}: contactSubmissions(first: 100) { edges { cursor node { id email name message status createdAt phone } } }`)} }`),
    graphql('all answers 15 times', 'team', `{ ${times(15, i => `a${i}: surveyResults(survey: general) { comments questions { question respondents answers { answer count percent } } }`)} }`),
    graphql('whole pages of one comments', 'team', `{ surveyResults(survey: general) { comments } }`),
    graphql('whole page of one messages', 'team', `{ contactSubmissions(first: 100) { edges { cursor node { id email name message status createdAt phone } } } }`),
    graphql('all comments 15 times', 'team', `{ ${times(15, i => `a${i}: surveyResults(survey: general) { comments }`)} }`),
    graphql('whole pages of bookings', 'member', `{ ${times(4, i => `a${i}: bookings(first: 100) { edges { cursor node { id bookingDate startTime duration status courtName createdAt userId } } }`)} }`),
    { name: 'REST: own bookings', as: 'member', method: 'GET', path: '/api/bookings' },
    { name: 'REST: waitlist', as: 'team', method: 'GET', path: '/api/admin/waitlist' },
    { name: 'REST: messages', as: 'team', method: 'GET', path: '/api/admin/contact-submissions.csv' },
    rest('REST: many members', '/api/contact', JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`a${i}`, 1])))),
    rest('REST: more members', '/api/contact', `{${Array.from({ length: 14_000 }, (_, i) => `"${i.toString(36)}":1`).join(',')}}`),
    rest('REST: a deep body', '/api/contact', '{"a":'.repeat(17_000) + '1' + '}'.repeat(17_000)),
    rest('REST: a deep list', '/api/contact', '['.repeat(51_000) + ']'.repeat(51_000)),
    rest('REST: a long list', '/api/survey', `{"playingDays":[${Array(9_000).fill('"monday"').join(',')}]}`),
    rest('REST: a list of wrong values', '/api/survey', `{"playingDays":[${Array(25_000).fill('"x"').join(',')}]}`),
    rest('REST: a list of empty texts', '/api/survey', `{"playingDays":[${Array(34_000).fill('""').join(',')}]}`),
    rest('REST: lists in lists', '/api/survey', `{"playingDays":[${Array(34_000).fill('[]').join(',')}]}`),
    rest('REST: an address of marks', '/api/contact', JSON.stringify({ ...contact, email: `${marks(99_000)}@example.com` })),
    rest('REST: a password of marks', '/api/auth/login', JSON.stringify({ email: 'a@example.com', password: marks(99_000) })),
    rest('REST: no JSON', '/api/contact', '{'.repeat(100_000)),
    { name: 'REST: many parameters', as: 'visitor', method: 'GET', path: `/api/waitlist/stats?${Array.from({ length: 3_000 }, (_, i) => `a${i}`).join('&')}` },
    { name: 'a long Accept', as: 'visitor', method: 'GET', path: '/graphql?query={schemaVersion}', headers: { 'apollo-require-preflight': '1', accept: `${Array.from({ length: 2_000 }, (_, i) => `a/b${i}`).join(',')},*/*` } },
    { name: 'many addresses', as: 'visitor', method: 'GET', path: '/api/waitlist/stats', headers: { 'x-forwarded-for': Array(3_000).fill('::1').join(',') } },
    { name: 'a long cookie', as: 'visitor', method: 'GET', path: '/api/waitlist/stats', headers: { cookie: Array.from({ length: 1_800 }, (_, i) => `sid${i}=s:a`).join('; ') } },
    { name: 'a long signed cookie', as: 'visitor', method: 'GET', path: '/api/waitlist/stats', headers: { cookie: `sid=s%3A${'a.'.repeat(7_500)}` } },
    { name: 'many tags', as: 'visitor', method: 'GET', path: '/api/waitlist/stats', headers: { 'if-none-match': Array(4_000).fill('"a"').join(',') } },
    { name: 'a long path', as: 'visitor', method: 'GET', path: `/${'%41'.repeat(5_000)}` },
    { name: 'slashes', as: 'visitor', method: 'GET', path: `/api${'/'.repeat(15_000)}x` },
    { name: 'a long query', as: 'visitor', method: 'GET', path: `/graphql?query=${'%0A'.repeat(5_000)}{a}`, headers: { 'apollo-require-preflight': '1' } },
  ]
}
