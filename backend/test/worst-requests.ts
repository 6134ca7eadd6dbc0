import { db } from '../src/database/data-source'
import type { User } from '../src/accounts/user.entity'
import { createPeople } from './factories'
import { allowedDocuments, allowedPages, refusedDocuments } from './worst-documents'

export interface WorstRequest {
  name: string
  as: 'visitor' | 'member' | 'team'
  method: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
}

/**
 * Fills lists with more rows than a page, with texts of maximum length: the team's lists, and the
 * member's bookings.
 */
export async function fillLists(member: User): Promise<void> {
  const people = await createPeople(225)
  await db.query(
    `INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
     SELECT id, at, current_date - (at % 3)::int, at, now(), 'CODE' || at
     FROM unnest($1::uuid[]) WITH ORDINALITY AS person(id, at)`,
    [people.map(({ id }) => id)],
  )
  await db.query(
    `INSERT INTO contact_submission (name, email, message)
     SELECT 'Someone', 'someone@example.com', repeat('🏓', 5000) FROM generate_series(1, 200)`,
  )
  await db.query(
    `INSERT INTO mail (template, "to", key, state, data)
     SELECT 'contact_received', 'team@example.com', id, 'kept', jsonb_build_object('contactId', id)
     FROM contact_submission LIMIT 100`,
  )
  await db.query(
    `INSERT INTO general_survey ("additionalComments")
     SELECT repeat('🏓', 4990) || i FROM generate_series(1, 600) i`,
  )
  await db.query(
    `INSERT INTO member_survey ("playingDays", "preferredTimes")
     SELECT (enum_range(NULL::member_survey_playingdays_enum))[1 + i % 7 : 1 + i % 5 + i % 7],
       (enum_range(NULL::member_survey_preferredtimes_enum))[1 + i % 6 : 1 + i % 3 + i % 6]
     FROM generate_series(1, 5000) i`,
  )
  await db.query(
    `INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration)
     SELECT $1, 'Court', current_date + i, '18:00', 60 FROM generate_series(1, 600) i`,
    [member.id],
  )
}

const graphql = (name: string, query: string, as: WorstRequest['as'] = 'visitor') =>
  post(name, '/graphql', JSON.stringify({ query }), as)

const post = (
  name: string,
  path: string,
  body: string,
  as: WorstRequest['as'] = 'visitor',
): WorstRequest => ({ name: `${path}: ${name}`, as, method: 'POST', path, body })

const get = (
  name: string,
  path: string,
  headers: Record<string, string> = {},
  as: WorstRequest['as'] = 'visitor',
): WorstRequest => ({ name, as, method: 'GET', path, headers })

const entries = Object.entries

export const allowedRequests = (): WorstRequest[] => [
  ...entries(allowedDocuments).map(([name, query]) => graphql(name, query)),
  ...entries(allowedPages).map(([name, [as, query]]) => graphql(name, query, as)),
  get('every booking', '/api/bookings', {}, 'member'),
  get('the whole waitlist', '/api/admin/waitlist', {}, 'team'),
  get('the whole waitlist as a table', '/api/admin/waitlist.csv', {}, 'team'),
  ...headerRequests(),
]

/** Requests that fill the 16 kB of headers. */
function headerRequests(): WorstRequest[] {
  const stats = '/api/waitlist/stats'
  const list = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => one(index)).join(',')
  return [
    get('many media types', stats, { accept: `${list(1_800, i => `a/b${i}`)},*/*` }),
    get('many addresses', stats, { 'x-forwarded-for': list(3_500, () => '::1') }),
    get('many cookies', stats, { cookie: list(1_000, i => `sid${i}=s:a`).replaceAll(',', '; ') }),
    get('a long signed cookie', stats, { cookie: `sid=s%3A${'a.'.repeat(7_500)}` }),
    get('many tags', stats, { 'if-none-match': list(3_500, () => '"a"') }),
    get('many codings', stats, { 'accept-encoding': list(1_800, i => `gz${i}`) }),
  ]
}

/** Combining marks that Unicode reorders; the sort takes quadratic time. */
const marks = `a${'\u0315'.repeat(24_000)}${'\u0316'.repeat(24_000)}`

export const refusedRequests = (): WorstRequest[] => [
  ...entries(refusedDocuments).map(([name, query]) => graphql(name, query, 'team')),
  ...entries(textValues()).map(([name, [path, body]]) => post(name, path, JSON.stringify(body))),
  ...entries(wideValues()).flatMap(([name, value]) => [
    post(name, '/api/survey', `{"playingDays":${value}}`),
    post(name, '/graphql', `{"query":${SURVEY},"variables":{"input":{"playingDays":${value}}}}`),
    post(`${name} itself`, '/graphql', `{"query":${SURVEY},"variables":{"input":${value}}}`),
  ]),
  ...entries(wholeBodies).map(([name, body]) => post(name, '/api/contact', body)),
  post('a long text instead of a number', '/graphql', LONG_NUMBER),
  get('a long path', `/${'%41'.repeat(5_000)}`),
  get('slashes', `/api${'/'.repeat(15_000)}x`),
  get('lines in a query string', `/graphql?query=${'%0A'.repeat(5_000)}{a}`, {
    'apollo-require-preflight': '1',
  }),
]

const SURVEY = JSON.stringify(
  'mutation ($input: SubmitMemberSurveyInput!) { submitMemberSurvey(input: $input) { id } }',
)

/** The error quotes the value; `; ` separates the parts of the error. */
const LONG_NUMBER = JSON.stringify({
  query: 'query ($first: Int) { siteNotices(first: $first) { totalCount } }',
  variables: { first: '; '.repeat(45_000) },
})

/** Texts of 100 kB where short ones are expected. */
function textValues(): Record<string, [path: string, body: object]> {
  const contact = { name: 'N', email: 'n@example.com', message: 'Hi' }
  const login = { email: 'a@example.com', password: 'x' }
  const long = (unit: string, bytes: number) => unit.repeat(90_000 / bytes)
  return {
    'a long message': ['/api/contact', { ...contact, message: long('x', 1) }],
    'a message of blanks': ['/api/contact', { ...contact, message: `x${long(' ', 1)}x` }],
    'a name of emoji': ['/api/contact', { ...contact, name: long('👩‍👧', 11) }],
    'an address of dots': ['/api/contact', { ...contact, email: `a@${long('a.', 2)}` }],
    'an address of marks': ['/api/contact', { ...contact, email: `${marks}@example.com` }],
    'an address of marks to sign in': ['/api/auth/login', { ...login, email: marks }],
    'a password of marks': ['/api/auth/login', { ...login, password: marks }],
    'another password of marks': [
      '/api/auth/register',
      { firstName: 'N', lastName: 'N', email: 'n@example.com', password: marks },
    ],
  }
}

/** JSON of 100 kB where a short list is expected. */
function wideValues(): Record<string, string> {
  const listOf = (count: number, value: string) => `[${Array(count).fill(value).join(',')}]`
  const members = Array.from({ length: 9_000 }, (_, i) => `"a${i}":1`).join(',')
  return {
    'a long list': listOf(9_000, '"monday"'),
    'a long list of wrong values': listOf(25_000, '"x"'),
    'a long list of numbers': listOf(45_000, '1'),
    'the maximum number of wrong values': listOf(990, '"x"'),
    'the maximum number of lists': listOf(990, '[]'),
    'lists in a list': listOf(33_000, '[]'),
    'an object of many members': `{${members}}`,
    'an object with the maximum number of members': `{${Array.from({ length: 990 }, (_, i) => `"${'a'.repeat(80)}${i}":1`).join(',')}}`,
    'a deep list': '['.repeat(45_000) + ']'.repeat(45_000),
    'a deep object': '{"a":'.repeat(14_000) + '1' + '}'.repeat(14_000),
  }
}

const wholeBodies: Record<string, string> = {
  'many members': `{${Array.from({ length: 9_000 }, (_, i) => `"a${i}":1`).join(',')}}`,
  'the maximum number of members': `{${Array.from({ length: 990 }, (_, i) => `"${'a'.repeat(80)}${i}":1`).join(',')}}`,
  'a deep body': '{"a":'.repeat(16_000) + '1' + '}'.repeat(16_000),
  'no JSON': '{'.repeat(100_000),
}
