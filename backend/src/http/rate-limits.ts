import type { Request } from 'express'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { HOUR_SECONDS, MINUTE_SECONDS } from '../core/durations'
import { rateLimitedError, refuseRateLimited } from '../core/rate-limited-error'
import { createMemoryLimiter, type CreateLimiter, type LimiterOptions } from '../database/limiters'
import type { Guard } from './guard'

/**
 * How often one address or account may do something, counted by itself for each limit (SEC-T2). Generous,
 * because a launch party shares one Wi-Fi address; the limit on failed sign-ins is the strict one.
 */
export interface RateLimit extends LimiterOptions {
  /** True when each server counts for itself (decision O16). */
  isInMemory?: boolean
}

export const perHour = (name: string, points: number): RateLimit => ({
  name,
  points,
  duration: HOUR_SECONDS,
})
export const perFiveMinutes = (name: string, points: number): RateLimit => ({
  name,
  points,
  duration: 5 * MINUTE_SECONDS,
})
/** For limits so broad and calls so many that a write for each would cost more than what is called. */
export const inMemory = (limit: RateLimit): RateLimit => ({ ...limit, isInMemory: true })

const VISITOR_CALLS = inMemory(perFiveMinutes('visitor-calls', 2_000))
const ACCOUNT_CALLS = inMemory(perFiveMinutes('account-calls', 5_000))

/** Sockets that may be open at once: an account's, for one person's tabs, and all of an address's visitors together. */
const ACCOUNT_SOCKETS_MAX = 5
const VISITOR_SOCKETS_MAX = 20

/** Whose socket it is: an account's, wherever it comes from, or a visitor's. */
interface SocketOwner {
  user: { id: string } | null
  address: string
}

export interface RateLimits {
  /** Counts one action of an address, or of an account by its id; RATE_LIMITED when it was one too many. */
  consume: (limit: RateLimit, who: string) => Promise<void>
  /** Counts one like `consume`; false when it was one too many. */
  isWithin: (limit: RateLimit, who: string) => Promise<boolean>
  /** Takes one back that was counted. */
  giveBack: (limit: RateLimit, who: string) => Promise<void>
  /** Counts one open socket of an account or of an address's visitors until `release`; RATE_LIMITED when it is one too many. */
  countSocket: (owner: SocketOwner) => { release: () => void }
}

/** The limits, counted as `createLimiter` does; those of every call and the sockets' are each server's own. */
export function createRateLimits(
  isOn: boolean,
  createLimiter: CreateLimiter = createMemoryLimiter,
): RateLimits {
  if (!isOn) return NO_LIMITS
  const limiters = new Map<RateLimit, RateLimiterAbstract>()
  const limiterOf = (limit: RateLimit) => {
    const limiter =
      limiters.get(limit) ?? (limit.isInMemory ? createMemoryLimiter : createLimiter)(limit)
    limiters.set(limit, limiter)
    return limiter
  }
  return {
    consume: async (limit, who) => {
      await limiterOf(limit).consume(networkOf(who)).catch(refuseRateLimited)
    },
    isWithin: (limit, who) =>
      limiterOf(limit)
        .consume(networkOf(who))
        .then(() => true, isOverLimit),
    giveBack: async (limit, who) => {
      await limiterOf(limit).reward(networkOf(who))
    },
    countSocket: createSocketCounter(),
  }
}

const NO_LIMITS: RateLimits = {
  consume: () => Promise.resolve(),
  isWithin: () => Promise.resolve(true),
  giveBack: () => Promise.resolve(),
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
    if (before >= max) throw rateLimitedError(MINUTE_SECONDS)
    open.set(key, before + 1)
    const release = () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
    return { release }
  }
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

/** Counts the calls of visitors by address, but for those that are exempt, and the calls of an account together, wherever they come from. */
export function limitCalls(
  rateLimits: RateLimits,
  userOf: (req: Request) => { id: string } | null,
  isExempt: (req: Request) => boolean,
): Guard {
  return async req => {
    const user = userOf(req)
    if (user) await rateLimits.consume(ACCOUNT_CALLS, user.id)
    else if (!isExempt(req)) await rateLimits.consume(VISITOR_CALLS, req.ip ?? '')
  }
}
