/** What is asked of every server, and the goals. */
import type { Goal } from '../../scripts/harness/measurements'

export const PASSWORD = 'a quiet drop shot'

const PERSON = '{ firstName lastName email joinDate }'
const USER =
  '{ id email firstName lastName profileImageUrl authProvider membershipPlan membershipStatus joinDate createdAt updatedAt role isAdmin }'
const STATS =
  '{ waitlistStats { dailySignups spotsRemaining total capacity dailyCap isOpen resetsAt } }'
/** What clients mostly ask for; the others ask for all that there is. */
const SMALL_USER = '{ id email firstName }'
const SMALL_PERSON = '{ email firstName lastName }'
const LIST = `{ waitlist(first: 225) { edges { node { id position status createdAt user ${PERSON} } } } }`

/** A page of the waitlist, by these variables and arguments. */
export const pageQuery = (variables: string, args: string): string =>
  `query Page(${variables}) { waitlist(${args}) {
    edges { node { id position status joinedAt referralRewards planWish user ${PERSON} } }
    pageInfo { hasNextPage endCursor } } }`

/** A page of it in the small selection. */
const SMALL_PAGE = `query Page($first: Int!, $after: String) { waitlist(first: $first, after: $after) {
    edges { node { id position status createdAt user ${SMALL_PERSON} } }
    pageInfo { hasNextPage endCursor } } }`

export interface Target {
  name: string
  /** Asked of who speaks REST; with `isRest` of our server too. */
  path: string
  /** Asked of who speaks GraphQL. */
  operation?: string
  variables?: { first?: number; input?: object }
  isRest?: boolean
  /** In the list of 50,000; else of 225. */
  isLarge?: boolean
  isMiddle?: boolean
  isHashing?: boolean
  session?: 'member' | 'team'
  /** So many requests come before the first round. */
  warmUp?: number
  /** The part of an answer that is the same everywhere. */
  comparable?: (answer: unknown) => unknown
}

const page = (name: string, first: number): Target => ({
  name,
  path: `/waitlist?first=${first}`,
  operation: pageQuery('$first: Int!, $after: String', 'first: $first, after: $after'),
  variables: { first },
  isLarge: true,
  session: 'team',
  warmUp: 400,
  // Cursors are each server's own.
  comparable: answer => JSON.stringify(answer).replace(/"endCursor":"[^"]*"/, ''),
})

const smallPage = (name: string, first: number): Target => ({
  ...page(name, first),
  path: `/waitlist-small?first=${first}`,
  operation: SMALL_PAGE,
})

/** Of a connection of entries, or of a list of them. */
const entriesOf = (answer: unknown): unknown =>
  // Nobody else answers LIST.
  Array.isArray(answer)
    ? answer
    : (answer as { edges: { node: unknown }[] }).edges.map(it => it.node)

/** Each server makes the account itself: the values of these alone are the same. */
function newUser(answer: unknown): unknown {
  // Whatever answers is an account.
  const { firstName, lastName, role, isAdmin, ...rest } = answer as Record<string, unknown>
  return { firstName, lastName, role, isAdmin, fields: Object.keys(rest).sort() }
}

/** By `input`. A sign-up takes our server twice the time in its first hundreds, until V8 has compiled what it runs. */
const signUp = (name: 'register' | 'login', type: string, input: object): Target => ({
  name,
  path: `/${name}`,
  operation: `mutation ($input: ${type}!) { ${name}(input: $input) ${USER} }`,
  variables: { input },
  isHashing: true,
  warmUp: 600,
  comparable: newUser,
})

export const targets: Target[] = [
  { name: 'stats', path: '/stats', operation: STATS },
  { name: 'me', path: '/me', operation: `{ me ${USER} }`, session: 'member' },
  { name: 'me-small', path: '/me-small', operation: `{ me ${SMALL_USER} }`, session: 'member' },
  page('page50', 50),
  { ...page('middle', 50), isMiddle: true },
  { ...smallPage('middle-small', 50), isMiddle: true },
  page('page100', 100),
  { ...smallPage('page100-small', 100), isLarge: false },
  {
    name: 'list225',
    path: '/api/admin/waitlist',
    operation: LIST,
    isRest: true,
    session: 'team',
    warmUp: 200,
    comparable: entriesOf,
  },
  { name: 'rest-stats', path: '/api/waitlist/stats', isRest: true },
  { name: 'rest-me', path: '/api/auth/user', isRest: true, session: 'member' },
  signUp('register', 'RegisterInput', {
    firstName: 'Camila',
    lastName: 'Alvarez',
    password: PASSWORD,
    // autocannon's word for a number that no other request has.
    email: 'u[<id>]@example.com',
  }),
  signUp('login', 'LoginInput', { email: 'person1@example.com', password: PASSWORD }),
]

const is = (name: string) => (subject: string) => subject === name
const toAhead = ({ name }: Target): Goal => ({
  figure: 'rate × floor',
  of: is(name),
  aheadOf: ['yoga', 'express'],
})

/** Multiples of the floor's in the same round; the rate of what hashes is a part of that of bare hashes. */
export const goals: Goal[] = [
  ...targets.filter(({ isHashing, name }) => !isHashing && !name.startsWith('rest-')).map(toAhead),
  { figure: 'CPU × floor', of: is('stats'), atMost: 1.6 },
  { figure: 'CPU × floor', of: is('me-small'), atMost: 2.8 },
  { figure: 'CPU × floor', of: is('page100-small'), atMost: 1.8 },
  { figure: 'CPU × floor', of: is('middle-small'), atMost: 2.2 },
  { figure: 'CPU × floor', of: is('list225'), atMost: 1.6 },
  { figure: 'rate × bare hashes', of: is('register'), atLeast: 0.8 },
  { figure: 'rate × bare hashes', of: is('login'), atLeast: 0.8 },
  // Milliseconds in which 99 of 100 health calls are answered meanwhile.
  { figure: 'healthz p99 ms', of: is('register'), atMost: 250 },
]
