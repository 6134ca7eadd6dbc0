/** The requests to all servers, and the goals. */
import type { Goal } from '../../scripts/harness/measurements'

export const PASSWORD = 'a quiet drop shot'

const PERSON = '{ firstName lastName email joinDate }'
const USER =
  '{ id email firstName lastName profileImageUrl authProvider membershipPlan membershipStatus joinDate createdAt updatedAt role isAdmin }'
const STATS =
  '{ waitlistStats { dailySignups spotsRemaining total capacity dailyCap isOpen resetsAt } }'
/** A typical selection of a client; the other queries select all fields. */
const SMALL_USER = '{ id email firstName }'
const SMALL_PERSON = '{ email firstName lastName }'
const LIST = `{ waitlist(first: 225) { edges { node { id position status createdAt user ${PERSON} } } } }`

/** Returns a query for a page of the waitlist, with these variables and arguments. */
export const pageQuery = (variables: string, args: string): string =>
  `query Page(${variables}) { waitlist(${args}) {
    edges { node { id position status joinedAt referralRewards planWish user ${PERSON} } }
    pageInfo { hasNextPage endCursor } } }`

/** A page with the small selection. */
const SMALL_PAGE = `query Page($first: Int!, $after: String) { waitlist(first: $first, after: $after) {
    edges { node { id position status createdAt user ${SMALL_PERSON} } }
    pageInfo { hasNextPage endCursor } } }`

export interface Target {
  name: string
  /** The REST path; with `isRest` also for our server. */
  path: string
  /** The GraphQL operation. */
  operation?: string
  variables?: { first?: number; input?: object }
  isRest?: boolean
  /** Uses the list of 50,000 entries instead of 225. */
  isLarge?: boolean
  isMiddle?: boolean
  isHashing?: boolean
  session?: 'member' | 'team'
  /** The number of requests before the first round. */
  warmUp?: number
  /** Returns the part of a response that is equal on all servers. */
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
  // Each server has its own cursors.
  comparable: answer => JSON.stringify(answer).replace(/"endCursor":"[^"]*"/, ''),
})

const smallPage = (name: string, first: number): Target => ({
  ...page(name, first),
  path: `/waitlist-small?first=${first}`,
  operation: SMALL_PAGE,
})

/** Returns the entries of a connection or of a list. */
const entriesOf = (answer: unknown): unknown =>
  // Only the targets of entries use this.
  Array.isArray(answer)
    ? answer
    : (answer as { edges: { node: unknown }[] }).edges.map(it => it.node)

/** Each server creates its own account, so only these values are equal. */
function newUser(answer: unknown): unknown {
  // Every response is an account.
  const { firstName, lastName, role, isAdmin, ...rest } = answer as Record<string, unknown>
  return { firstName, lastName, role, isAdmin, fields: Object.keys(rest).sort() }
}

/**
 * A target with `input`. Our server needs twice the time for the first hundreds of sign-ups, until
 * V8 has compiled the code.
 */
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
    // autocannon replaces this with a number that is unique among the requests.
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

/**
 * Goals as multiples of the floor's figure in the same round. The rate of targets that hash is a
 * share of the rate of bare hashes.
 */
export const goals: Goal[] = [
  ...targets.filter(({ isHashing, name }) => !isHashing && !name.startsWith('rest-')).map(toAhead),
  { figure: 'CPU × floor', of: is('stats'), atMost: 1.6 },
  { figure: 'CPU × floor', of: is('me-small'), atMost: 2.8 },
  { figure: 'CPU × floor', of: is('page100-small'), atMost: 1.8 },
  { figure: 'CPU × floor', of: is('middle-small'), atMost: 2.2 },
  { figure: 'CPU × floor', of: is('list225'), atMost: 1.6 },
  { figure: 'rate × bare hashes', of: is('register'), atLeast: 0.8 },
  { figure: 'rate × bare hashes', of: is('login'), atLeast: 0.8 },
]
