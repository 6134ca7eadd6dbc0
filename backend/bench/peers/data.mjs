/** The statements of all peers, written by hand and prepared once per connection. */
import { randomUUID } from 'node:crypto'
import argon2 from 'argon2'
import { pool } from './environment.mjs'
import { newYorkToday } from './new-york.mjs'
import { cookieOf, sessionId } from './session.mjs'
import { STRENGTH } from './strength.cjs'

const DAY_MS = 86_400_000
const USER = `u.id, u.email, u."firstName", u."lastName", u."profileImageUrl", u."authProvider",
  u."membershipPlan", u."membershipStatus", u."joinDate", u."createdAt", u."updatedAt", u.role,
  u.role = 'ADMIN' AS "isAdmin"`

async function rows(name, text, values) {
  return (await pool.query({ name, text, values })).rows
}

export async function getStats() {
  const [counter] = await rows(
    'stats',
    `SELECT total, day::text, "dayCount", "maxTotal", "maxDay" FROM waitlist_counter`,
  )
  const { day, endsAt } = newYorkToday()
  const dailySignups = counter.day >= day ? counter.dayCount : 0
  return {
    dailySignups,
    spotsRemaining: Math.max(
      0,
      Math.min(counter.maxDay - dailySignups, counter.maxTotal - counter.total),
    ),
    total: counter.total,
    capacity: counter.maxTotal,
    dailyCap: counter.maxDay,
    isOpen: counter.total < counter.maxTotal,
    resetsAt: endsAt,
  }
}

export async function findUser(cookie) {
  const sid = sessionId(cookie)
  return sid ? findSessionUser(sid) : undefined
}

async function findSessionUser(sid) {
  const [user] = await rows(
    'me',
    `SELECT ${USER} FROM session s JOIN "user" u ON u.id = (s.sess ->> 'userId')::uuid
     WHERE s.sid = $1 AND s.expire > now()`,
    [sid],
  )
  return user
}

/** Returns the same person with the few columns that `me-small` selects. */
export async function findUserSmall(cookie) {
  const sid = sessionId(cookie)
  const [user] = sid
    ? await rows(
        'me_small',
        `SELECT u.id, u.email, u."firstName" FROM session s JOIN "user" u ON u.id = (s.sess ->> 'userId')::uuid
         WHERE s.sid = $1 AND s.expire > now()`,
        [sid],
      )
    : []
  return user
}

export async function getUser(id) {
  const [user] = await rows('user', `SELECT ${USER} FROM "user" u WHERE u.id = $1`, [id])
  return user
}

/**
 * Returns a page of the waitlist after a position, each entry with its person.
 * @param {number} first
 * @param {string | null} [after]
 */
export async function getPage(first, after) {
  const found = await rows(
    'page',
    `SELECT e.id, e.position, e.status, e."joinedAt", e."referralRewards", e."planWish",
       u."firstName", u."lastName", u.email, u."joinDate"
     FROM waitlist_entry e JOIN "user" u ON u.id = e."userId"
     WHERE e.position > $1 ORDER BY e.position LIMIT $2`,
    [after ?? 0, first + 1],
  )
  return pageOf(found, first, ({ firstName, lastName, email, joinDate, ...entry }) => ({
    ...entry,
    user: { firstName, lastName, email, joinDate },
  }))
}

/**
 * Returns the same page with the few columns that the targets `…-small` select.
 * @param {number} first
 * @param {string | null} [after]
 */
export async function getPageSmall(first, after) {
  const found = await rows(
    'page_small',
    `SELECT e.id, e.position, e.status, e."joinedAt" AS "createdAt",
       u.email, u."firstName", u."lastName"
     FROM waitlist_entry e JOIN "user" u ON u.id = e."userId"
     WHERE e.position > $1 ORDER BY e.position LIMIT $2`,
    [after ?? 0, first + 1],
  )
  return pageOf(found, first, ({ email, firstName, lastName, ...entry }) => ({
    ...entry,
    user: { email, firstName, lastName },
  }))
}

function pageOf(found, first, toNode) {
  const hasNextPage = found.length > first
  if (hasNextPage) found.pop()
  const endCursor = String(found.at(-1)?.position ?? '')
  return { edges: found.map(row => ({ node: toNode(row) })), pageInfo: { hasNextPage, endCursor } }
}

/** Returns the whole waitlist, each entry with its person. */
export async function listEntries() {
  const found = await rows(
    'list',
    `SELECT e.id, e.position, e.status, e."joinedAt" AS "createdAt",
       u."firstName", u."lastName", u.email, u."joinDate"
     FROM waitlist_entry e JOIN "user" u ON u.id = e."userId" ORDER BY e.position`,
  )
  return found.map(({ firstName, lastName, email, joinDate, ...entry }) => ({
    ...entry,
    user: { firstName, lastName, email, joinDate },
  }))
}

/** Creates an account and signs it in: `{ user, cookie }`. */
export async function register({ email, firstName, lastName, password }) {
  const hash = await argon2.hash(password, STRENGTH)
  const [user] = await rows(
    'register',
    `INSERT INTO "user" AS u (email, "firstName", "lastName", password, "joinDate")
     VALUES ($1, $2, $3, $4, now()) RETURNING ${USER}`,
    [email.trim().toLowerCase(), firstName.trim(), lastName.trim(), hash],
  )
  return { user, cookie: await startSession(user) }
}

/** Signs a person in: `{ user, cookie }`, or undefined if address and password do not match. */
export async function login({ email, password }) {
  const [found] = await rows(
    'login',
    `SELECT ${USER}, u.password AS hash FROM "user" u WHERE u.email = $1`,
    [email.trim().toLowerCase()],
  )
  if (!found || !(await argon2.verify(found.hash, password))) return undefined
  const { hash: _, ...user } = found
  return { user, cookie: await startSession(user) }
}

async function startSession({ id, role }) {
  const sid = randomUUID()
  const now = Date.now()
  const session = { userId: id, role, startedAt: now, seenAt: now }
  await rows('start', 'INSERT INTO session (sid, sess, expire) VALUES ($1, $2, $3)', [
    sid,
    JSON.stringify(session),
    new Date(now + DAY_MS),
  ])
  return `${cookieOf(sid)}; Path=/; HttpOnly; SameSite=Lax`
}
