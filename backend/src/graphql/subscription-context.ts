import type { AppServices, Context } from './context'
import type { Subscriber } from './subscriber'

/** The context of a subscription. It cannot start, renew or end a session. */
export interface SubscriptionContext extends Omit<
  Context,
  | 'consumeLimit'
  | 'facts'
  | 'sessionId'
  | 'device'
  | 'recordExport'
  | 'signIn'
  | 'renewSession'
  | 'signOut'
> {
  /** Reads `user` again if necessary, so that a subscription does not outlive its session. */
  refreshUser: () => Promise<void>
}

/**
 * Returns a factory of subscription contexts. Contexts are many and long-lived, so they share
 * services.
 */
export function createSubscriptionContexts(services: Omit<AppServices, 'sessions' | 'callers'>) {
  return (subscriber: Subscriber): SubscriptionContext => ({
    ...services,
    requestId: subscriber.requestId,
    address: subscriber.address,
    get user() {
      return subscriber.user
    },
    get token() {
      return subscriber.token
    },
    refreshUser: () => subscriber.refreshUser(),
  })
}
