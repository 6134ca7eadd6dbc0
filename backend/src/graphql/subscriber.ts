import { CloseCode } from 'graphql-ws'
import type { TokenCaller } from '../accounts/api-token-reader'
import type { LastingSession } from '../accounts/session-reader'
import type { User } from '../accounts/user.entity'
import type { RateLimits } from '../http/rate-limits'
import type { Clock } from './services'

/** How long a session read is cached if no change is notified. */
const BELIEVED_MS = 30_000

/** The person of a session or of an access token, and when it expires unless renewed. */
export interface LastingCaller extends LastingSession {
  token?: TokenCaller['token']
}

/** The client of an open socket: the data kept from its upgrade request. */
export class Subscriber {
  /** The signed-in person, as last read; null for a visitor. */
  user: User | null = null
  /** The access token of the socket, as last read; null without one. */
  token: TokenCaller['token'] | null = null
  /** Closes the socket; set while it is open. */
  close: (code: number, reason: string) => void = () => undefined
  /** The socket's subscriptions by the client's ids; null until a subscription has started. */
  subscriptions: Record<string, AsyncIterable<unknown> | null> = {}
  /** Removes the socket from the count of its account or address. */
  release: () => void = () => undefined
  private believedUntil = 0
  private changes = 0

  constructor(
    readonly address: string,
    /** The id of the upgrade request in the log. */
    readonly requestId: string,
    private findCaller: () => Promise<LastingCaller | null>,
    private readonly now: Clock,
  ) {}

  /** Counts the socket for its caller, and no longer for the one before. Throws LIMIT_REACHED. */
  count(countSocket: RateLimits['countSocket']): void {
    const { release } = countSocket(this)
    this.release()
    this.release = release
  }

  /** Reads another caller: an access token that the client sends when the socket is open. */
  async authenticate(findCaller: () => Promise<LastingCaller | null>): Promise<void> {
    this.findCaller = findCaller
    this.changes += 1
    this.believedUntil = 0
    await this.refreshUser()
  }

  /**
   * Reads `user` again if it was read more than 30 s ago, the session has expired, or a change was
   * notified since.
   */
  async refreshUser(): Promise<void> {
    while (this.now().getTime() >= this.believedUntil) {
      const { changes } = this
      const caller = await this.findCaller()
      // A change was notified during the read: the result may be older than the change.
      if (changes !== this.changes) continue
      this.user = caller?.user ?? null
      this.token = caller?.token ?? null
      this.believedUntil = Math.min(caller?.endsAt ?? Infinity, this.now().getTime() + BELIEVED_MS)
      return
    }
  }

  /**
   * Discards the cached session if the change is of this person, or if notifications may have been
   * missed (`userId` is undefined). Ends the subscriptions if the person has signed out, has
   * another role, or has added or removed the second factor that staff need, and closes the socket of an access token that has ended.
   */
  async sessionChanged(userId: string | undefined): Promise<void> {
    const { user, token } = this
    if (userId && user && user.id !== userId) return
    this.changes += 1
    this.believedUntil = 0
    if (!userId || !user) return
    // If the database is unavailable, the next event retries.
    await this.refreshUser().catch(() => undefined)
    if (this.user && hasSameRights(this.user, user)) return
    for (const running of Object.values(this.subscriptions))
      void running?.[Symbol.asyncIterator]().return?.()
    if (token && !this.token) this.close(CloseCode.Unauthorized, 'Unauthorized')
  }
}

/** Whether nothing changed that decides what a person may subscribe to. */
const hasSameRights = (one: User, other: User): boolean =>
  one.role === other.role &&
  one.appointedRole === other.appointedRole &&
  one.hasSecondFactor === other.hasSecondFactor
