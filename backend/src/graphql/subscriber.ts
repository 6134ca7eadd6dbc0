import type { LastingSession } from '../accounts/session-reader'
import type { User } from '../accounts/user.entity'
import type { Clock } from './context'

/** How long a session is believed of which no change is notified. */
const BELIEVED_MS = 30_000

/** Who has a socket open: all that is kept of its upgrade. */
export class Subscriber {
  /** The signed-in person, as last looked up. */
  user: User | null = null
  /** What runs on the socket, by the ids the client gave; null until it does. */
  subscriptions: Record<string, AsyncIterable<unknown> | null> = {}
  private believedUntil = 0
  private changes = 0

  constructor(
    readonly address: string,
    /** What the log calls the upgrade. */
    readonly requestId: string,
    private readonly findSession: () => Promise<LastingSession | null>,
    private readonly now: Clock,
  ) {}

  /**
   * Brings `user` up to date: as in the store at most 30 s ago, before the session's known end and after
   * the latest change that was notified.
   */
  async refreshUser(): Promise<void> {
    while (this.now().getTime() >= this.believedUntil) {
      const { changes } = this
      const session = await this.findSession()
      // What was read while a change was notified may be from before it.
      if (changes !== this.changes) continue
      this.user = session?.user ?? null
      this.believedUntil = Math.min(session?.endsAt ?? Infinity, this.now().getTime() + BELIEVED_MS)
      return
    }
  }

  /**
   * Believes nothing any more when it is about this person, or when a change may have been missed (undefined),
   * and ends the subscriptions of whoever has signed out or has another role.
   */
  async sessionChanged(userId: string | undefined): Promise<void> {
    const { user } = this
    if (userId && user && user.id !== userId) return
    this.changes += 1
    this.believedUntil = 0
    if (!userId || !user) return
    // When the store cannot be asked, the next event asks again.
    await this.refreshUser().catch(() => undefined)
    if (this.user?.role === user.role) return
    for (const running of Object.values(this.subscriptions))
      void running?.[Symbol.asyncIterator]().return?.()
  }
}
