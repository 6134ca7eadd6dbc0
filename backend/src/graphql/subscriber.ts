import type { LastingSession } from '../accounts/session-reader'
import type { User } from '../accounts/user.entity'
import type { Clock } from './context'

/** How long a session read is cached if no change is notified. */
const BELIEVED_MS = 30_000

/** The client of an open socket: the data kept from its upgrade request. */
export class Subscriber {
  /** The signed-in person, as last read; null for a visitor. */
  user: User | null = null
  /** The socket's subscriptions by the client's ids; null until a subscription has started. */
  subscriptions: Record<string, AsyncIterable<unknown> | null> = {}
  private believedUntil = 0
  private changes = 0

  constructor(
    readonly address: string,
    /** The id of the upgrade request in the log. */
    readonly requestId: string,
    private readonly findSession: () => Promise<LastingSession | null>,
    private readonly now: Clock,
  ) {}

  /**
   * Reads `user` again if it was read more than 30 s ago, the session has expired, or a change was
   * notified since.
   */
  async refreshUser(): Promise<void> {
    while (this.now().getTime() >= this.believedUntil) {
      const { changes } = this
      const session = await this.findSession()
      // A change was notified during the read: the result may be older than the change.
      if (changes !== this.changes) continue
      this.user = session?.user ?? null
      this.believedUntil = Math.min(session?.endsAt ?? Infinity, this.now().getTime() + BELIEVED_MS)
      return
    }
  }

  /**
   * Discards the cached session if the change is of this person, or if notifications may have been
   * missed (`userId` is undefined). Ends the subscriptions if the person has signed out or has
   * another role.
   */
  async sessionChanged(userId: string | undefined): Promise<void> {
    const { user } = this
    if (userId && user && user.id !== userId) return
    this.changes += 1
    this.believedUntil = 0
    if (!userId || !user) return
    // If the database is unavailable, the next event retries.
    await this.refreshUser().catch(() => undefined)
    if (this.user?.role === user.role) return
    for (const running of Object.values(this.subscriptions))
      void running?.[Symbol.asyncIterator]().return?.()
  }
}
