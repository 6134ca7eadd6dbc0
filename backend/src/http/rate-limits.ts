import type { RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { formatDuration } from '../core/format-duration'
import { AppError } from '../core/errors'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often one address may do what, per seconds (SEC-T2). Generous, because a launch party
 * shares one Wi-Fi address; the limit per account is the strict one.
 */
const PER_ADDRESS = {
  call: { points: 2_000, duration: 5 * MINUTE },
  login: { points: 100, duration: 5 * MINUTE },
  register: { points: 100, duration: HOUR },
  contact: { points: 100, duration: HOUR },
  survey: { points: 100, duration: HOUR },
  newsletter: { points: 100, duration: HOUR },
  live: { points: 300, duration: 5 * MINUTE },
}
export type Action = keyof typeof PER_ADDRESS

/** Failed sign-ins per account, known or not, before it rests; each rest is twice the last (SEC-T1). */
const FAILURES = { points: 10, duration: 15 * MINUTE }
const FIRST_REST = 15 * MINUTE
const LONGEST_REST = HOUR

/** Sockets one address may have open at once: the team's tabs, not a flood. */
const OPEN_MAX = 20

export interface RateLimits {
  /** Counts one action of an address; RATE_LIMITED when it was one too many. */
  consume: (action: Action, address: string) => Promise<void>
  /** Counts one open socket of an address until `release`; RATE_LIMITED when it is one too many. */
  countSocket: (address: string) => { release: () => void }
  /** RATE_LIMITED while the account rests. */
  requireUnlocked: (email: string) => Promise<void>
  recordLoginFailure: (email: string) => Promise<void>
  clearLoginFailures: (email: string) => Promise<void>
}

/** The limits of one server, kept in its memory: a restart forgets them, many addresses cannot fill it for long. */
export function createRateLimits(on: boolean): RateLimits {
  if (!on) return noLimits
  const addresses = new Map(
    Object.entries(PER_ADDRESS).map(([action, limit]) => [action, new RateLimiterMemory(limit)]),
  )
  const failures = new RateLimiterMemory(FAILURES)
  const rests = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: DAY })
  const rest = async (email: string) => {
    const { consumedPoints } = await rests.consume(email)
    await failures.block(email, Math.min(LONGEST_REST, FIRST_REST * 2 ** (consumedPoints - 1)))
  }
  return {
    consume: async (action, address) => {
      await addresses.get(action)?.consume(networkOf(address)).catch(refuse)
    },
    countSocket: holding(),
    requireUnlocked: async email => {
      const state = await failures.get(email)
      if (state && state.consumedPoints > FAILURES.points) refuse(state)
    },
    recordLoginFailure: async email => {
      const { consumedPoints } = await failures.penalty(email)
      if (consumedPoints === FAILURES.points) await rest(email)
    },
    clearLoginFailures: async email => {
      await failures.delete(email)
    },
  }
}

const nothing = () => Promise.resolve()
const noLimits: RateLimits = {
  consume: nothing,
  countSocket: () => ({ release: () => undefined }),
  requireUnlocked: nothing,
  recordLoginFailure: nothing,
  clearLoginFailures: nothing,
}

function holding(): RateLimits['countSocket'] {
  const open = new Map<string, number>()
  return address => {
    const network = networkOf(address)
    const before = open.get(network) ?? 0
    if (before >= OPEN_MAX) throw tooMany(MINUTE)
    open.set(network, before + 1)
    const release = () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    }
    return { release }
  }
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw tooMany(Math.min(HOUR, Math.max(1, Math.ceil(reason.msBeforeNext / 1_000))))
}

/** RATE_LIMITED, in words and in numbers; `retryAfter` is in seconds. */
function tooMany(retryAfter: number): AppError {
  const words = `Too many tries. Please try again in ${formatDuration(retryAfter)}.`
  return new AppError('RATE_LIMITED', words, { retryAfter })
}

/** Who an address belongs to: itself, or for IPv6 its /64, which is one household. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '')
  const [head = '', tail] = address.split('::')
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

/** Counts the calls of visitors; people who are signed in are known by name. */
export function limitVisitors(rateLimits: RateLimits): RequestHandler {
  return async (req, _res, next) => {
    if (!req.session.userId) await rateLimits.consume('call', req.ip ?? '')
    next()
  }
}
