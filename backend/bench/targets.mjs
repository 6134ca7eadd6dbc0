/** What is asked of every server, and the goals. */
import { PASSWORD } from './postgres.mjs'

const PERSON = '{ firstName lastName email joinDate }'
const USER =
  '{ id email firstName lastName profileImageUrl authProvider membershipPlan membershipStatus joinDate createdAt updatedAt role isAdmin }'
const STATS =
  '{ waitlistStats { dailySignups spotsRemaining total capacity dailyCap isOpen resetsAt } }'
export const PAGE = `query Page($first: Int!, $after: String) { waitlist(first: $first, after: $after) {
  edges { node { id position status joinedAt referralRewards planWish user ${PERSON} } }
  pageInfo { hasNextPage endCursor } } }`
const LIST = `{ waitlist(first: 225) { edges { node { id position status createdAt user ${PERSON} } } } }`

/**
 * `operation` is asked of who speaks GraphQL, `path` of who speaks REST; with `isRest` of our server
 * too. `warmUp` requests come before the first round. `comparable` is the part of an answer that is the same everywhere.
 * @typedef {{
 *   name: string
 *   title: string
 *   database: 'small' | 'large'
 *   path: string
 *   operation?: string
 *   variables?: Record<string, unknown>
 *   isRest?: boolean
 *   isMiddle?: boolean
 *   isHashing?: boolean
 *   session?: 'member' | 'team'
 *   warmUp: number
 *   comparable?: (answer: any) => unknown
 * }} Target
 */

/** @param {any} page its cursors are each server's own */
const withoutCursors = page => ({
  ...page,
  pageInfo: { ...page.pageInfo, endCursor: typeof page.pageInfo.endCursor },
})

/** @param {any} user made by each server for itself */
const newUser = ({ firstName, lastName, role, isAdmin, ...rest }) => ({
  ...{ firstName, lastName, role, isAdmin },
  fields: Object.keys(rest).sort(),
})

/** @type {(first: number) => Omit<Target, 'name' | 'title'>} */
const page = first => ({
  database: 'large',
  path: `/waitlist?first=${String(first)}`,
  operation: PAGE,
  variables: { first },
  session: 'team',
  warmUp: 400,
  comparable: withoutCursors,
})

/** A sign-up takes our server twice the time in its first hundreds, until V8 has compiled what it runs. */
const HASHING_WARM_UP = 600
const REGISTER = { firstName: 'Camila', lastName: 'Alvarez', password: PASSWORD }

/** @type {Target[]} */
export const targets = [
  {
    name: 'stats',
    title: 'waitlistStats',
    database: 'small',
    path: '/stats',
    operation: STATS,
    warmUp: 2_000,
  },
  {
    name: 'me',
    title: 'me',
    database: 'small',
    path: '/me',
    operation: `{ me ${USER} }`,
    session: 'member',
    warmUp: 2_000,
  },
  { name: 'page50', title: 'page of 50 in 50,000', ...page(50) },
  { name: 'middle', title: 'the same, in the middle', ...page(50), isMiddle: true },
  { name: 'page100', title: 'page of 100', ...page(100) },
  {
    name: 'list225',
    title: 'REST list of 225',
    database: 'small',
    path: '/api/admin/waitlist',
    operation: LIST,
    isRest: true,
    session: 'team',
    warmUp: 200,
    comparable: list => (Array.isArray(list) ? list : list.edges.map(({ node }) => node)),
  },
  {
    name: 'rest-stats',
    title: 'REST stats',
    database: 'small',
    path: '/api/waitlist/stats',
    isRest: true,
    warmUp: 2_000,
  },
  {
    name: 'rest-me',
    title: 'REST me',
    database: 'small',
    path: '/api/auth/user',
    isRest: true,
    session: 'member',
    warmUp: 2_000,
  },
  {
    name: 'register',
    title: 'register',
    database: 'small',
    path: '/register',
    operation: `mutation Register($input: RegisterInput!) { register(input: $input) ${USER} }`,
    variables: { input: { ...REGISTER, email: 'UNIQUE@example.com' } },
    isHashing: true,
    warmUp: HASHING_WARM_UP,
    comparable: newUser,
  },
  {
    name: 'login',
    title: 'login',
    database: 'small',
    path: '/login',
    operation: `mutation Login($input: LoginInput!) { login(input: $input) ${USER} }`,
    variables: { input: { email: 'person1@example.com', password: PASSWORD } },
    isHashing: true,
    warmUp: HASHING_WARM_UP,
  },
]

/**
 * Of the medians of our server: `cpu` is CPU per request by the floor's, `rate` requests per second
 * by bare hashes per second, `healthz` the milliseconds in which 99 of 100 health calls are answered meanwhile.
 * With `aheadOf` the rate is at least that of these peers.
 * @type {{ target: string; metric: 'cpu' | 'rate' | 'healthz'; atMost?: number; atLeast?: number; aheadOf?: string[] }[]}
 */
export const goals = [
  ...['stats', 'me', 'page50', 'middle', 'page100', 'list225'].map(target => ({
    target,
    metric: /** @type {const} */ ('rate'),
    aheadOf: ['yoga', 'express'],
  })),
  { target: 'stats', metric: 'cpu', atMost: 1.5 },
  { target: 'me', metric: 'cpu', atMost: 2 },
  { target: 'page50', metric: 'cpu', atMost: 2 },
  { target: 'middle', metric: 'cpu', atMost: 2 },
  { target: 'list225', metric: 'cpu', atMost: 1.5 },
  { target: 'register', metric: 'rate', atLeast: 0.88 },
  { target: 'login', metric: 'rate', atLeast: 0.88 },
  { target: 'register', metric: 'healthz', atMost: 250 },
]
