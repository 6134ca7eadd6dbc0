import type { Request, Response } from 'express'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../core/durations'
import { AppError } from '../core/errors'
import { refuseRateLimited } from '../core/rate-limited-error'
import { createMemoryLimiter, type CreateLimiter, type LimiterOptions } from '../database/limiters'
import type { Guard } from './guard'
import { networkOf } from './network-of'

/**
 * How often one address or account may do something; each limit has a separate count (SEC-T2). The
 * limits are high, because the guests of a launch party share one Wi-Fi address. Only the limit of
 * failed sign-ins is strict.
 */
export interface RateLimit extends LimiterOptions {
  /** True if each server counts separately (OPS-16). */
  isInMemory?: boolean
}

const per =
  (duration: number) =>
  (name: string, points: number): RateLimit => ({
    name,
    points,
    duration,
  })
export const perMinute = per(MINUTE_SECONDS)
export const perFiveMinutes = per(5 * MINUTE_SECONDS)
export const perHour = per(HOUR_SECONDS)
export const perDay = per(DAY_SECONDS)

// These limits count operations of several files together. Others are beside their operations.
export const SIGN_INS = perFiveMinutes('sign-ins', 100)
export const PASSKEY_STARTS = perFiveMinutes('starts of passkey sign-ins', 100)
export const PASSWORD_RESETS = perHour('password-resets', 100)
export const REGISTRATIONS = perHour('registrations', 100)
export const NEWSLETTER = perHour('newsletter', 100)

/** Counts in memory: for frequent calls, where a database write would cost more than the call. */
export const inMemory = (limit: RateLimit): RateLimit => ({ ...limit, isInMemory: true })

const VISITOR_CALLS = inMemory(perFiveMinutes('visitor-calls', 2_000))
const ACCOUNT_CALLS = inMemory(perFiveMinutes('account-calls', 5_000))

/** The maximum number of open sockets of an account, and of all visitors of an address together. */
const ACCOUNT_SOCKETS_MAX = 5
const VISITOR_SOCKETS_MAX = 20

/** The owner of a socket: an account, from any address, or a visitor's address. */
interface SocketOwner {
  user: { id: string } | null
  address: string
}

export interface RateLimits {
  /**
   * Counts one action of an address or account id; throws RATE_LIMITED above the limit. Shows the
   * limit in the headers of a response.
   */
  consume: (limit: RateLimit, who: string, res?: Response) => Promise<void>
  /** Counts one action like `consume`; returns false above the limit. */
  isWithin: (limit: RateLimit, who: string) => Promise<boolean>
  /** Subtracts one counted action. */
  refund: (limit: RateLimit, who: string) => Promise<void>
  /**
   * Counts one open socket of an account or a visitors' address until `release`; throws
   * RATE_LIMITED above the limit.
   */
  countSocket: (owner: SocketOwner) => { release: () => void }
}

/**
 * Creates the limits with `createLimiter`. Call and socket limits are counted per server, in
 * memory.
 */
export function createRateLimits(
  isOn: boolean,
  createLimiter: CreateLimiter = createMemoryLimiter,
): RateLimits {
  if (!isOn) return NO_LIMITS
  // By name, as the counts in the database: several operations can have one limit.
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (limit: RateLimit) => {
    const limiter =
      limiters.get(limit.name) ?? (limit.isInMemory ? createMemoryLimiter : createLimiter)(limit)
    limiters.set(limit.name, limiter)
    return limiter
  }
  return {
    consume: async (limit, who, res) => {
      try {
        const count = await limiterOf(limit).consume(networkOf(who))
        if (res) showRateLimit(res, limit, count)
      } catch (reason) {
        if (res && reason instanceof RateLimiterRes) showRateLimit(res, limit, reason)
        refuseRateLimited(reason)
      }
    },
    isWithin: (limit, who) =>
      limiterOf(limit)
        .consume(networkOf(who))
        .then(() => true, isOverLimit),
    refund: async (limit, who) => {
      await limiterOf(limit).reward(networkOf(who))
    },
    countSocket: createSocketCounter(),
  }
}

const NO_LIMITS: RateLimits = {
  consume: () => Promise.resolve(),
  isWithin: () => Promise.resolve(true),
  refund: () => Promise.resolve(),
  countSocket: () => ({ release: () => undefined }),
}

function isOverLimit(reason: unknown): false {
  if (!(reason instanceof RateLimiterRes)) throw reason
  return false
}

function createSocketCounter(): RateLimits['countSocket'] {
  const open = new Map<string, number>()
  return ({ user, address }) => {
    const key = user?.id ?? networkOf(address)
    const before = open.get(key) ?? 0
    const max = user ? ACCOUNT_SOCKETS_MAX : VISITOR_SOCKETS_MAX
    if (before >= max) throw tooManySockets(max, user ? 'An account' : 'A network address')
    open.set(key, before + 1)
    const release = () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
    return { release }
  }
}

const tooManySockets = (max: number, owner: string) =>
  new AppError(
    'LIMIT_REACHED',
    `${owner} can have at most ${String(max)} open WebSockets. Please close one first.`,
    { limit: 'sockets', max },
  )

/**
 * Counts an account's calls from all addresses together, and visitors' calls by address except
 * exempt ones.
 */
export function limitCalls(
  rateLimits: RateLimits,
  userOf: (req: Request) => { id: string } | null,
  isExempt: (req: Request) => boolean,
): Guard {
  return async (req, res) => {
    const user = userOf(req)
    if (user) await rateLimits.consume(ACCOUNT_CALLS, user.id, res)
    else if (!isExempt(req)) await rateLimits.consume(VISITOR_CALLS, req.ip ?? '', res)
  }
}

/** The headers of `showRateLimit`, by the names that a page of another site needs to read them. */
export const RATE_LIMIT_HEADERS = ['RateLimit', 'RateLimit-Policy'] as const

type Count = Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>

interface ShownLimit {
  rateLimit?: Count
}

/**
 * Shows a limit and the caller's count in the response, as in
 * draft-ietf-httpapi-ratelimit-headers-10. Of several limits, the response shows the one that will
 * refuse first (API-20). The name needs no escapes: it comes from our code.
 */
function showRateLimit(
  res: Response,
  { name, points, duration }: LimiterOptions,
  count: Count,
): void {
  // Express creates `locals` for each response.
  const shown: ShownLimit = res.locals
  if (shown.rateLimit && !refusesBefore(count, shown.rateLimit)) return
  shown.rateLimit = count
  const { remainingPoints, msBeforeNext } = count
  res.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${duration}`)
  res.setHeader('RateLimit', `"${name}";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1_000)}`)
}

/** The limit with fewer remaining actions; of equal ones, the limit that is reset later. */
const refusesBefore = (one: Count, other: Count) =>
  one.remainingPoints < other.remainingPoints ||
  (one.remainingPoints === other.remainingPoints && one.msBeforeNext > other.msBeforeNext)
