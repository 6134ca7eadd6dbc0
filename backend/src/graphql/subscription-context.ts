import type { AppServices, Context } from './context'
import type { Subscriber } from './subscriber'

/** Who listens, for as long as they do: a subscription starts and ends no session. */
export interface SubscriptionContext extends Omit<
  Context,
  'facts' | 'sessionId' | 'device' | 'signIn' | 'renewSession' | 'signOut'
> {
  /** Brings `user` up to date: what outlives a request must not outlive the session. */
  refreshUser: () => Promise<void>
}

/** Makes the contexts of one server's subscriptions; they are many and long-lived, so what can be is shared. */
export function createSubscriptionContexts(services: Omit<AppServices, 'sessions'>) {
  return (subscriber: Subscriber): SubscriptionContext => ({
    ...services,
    requestId: subscriber.requestId,
    address: subscriber.address,
    get user() {
      return subscriber.user
    },
    refreshUser: () => subscriber.refreshUser(),
  })
}
