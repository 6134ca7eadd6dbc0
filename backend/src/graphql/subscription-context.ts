import type { Context } from './context'
import type { AppServices } from './services'
import type { Subscriber } from './subscriber'

/** The context of a subscription. It cannot start, renew or end a session. */
export interface SubscriptionContext extends Pick<
  Context,
  'user' | 'token' | 'now' | 'services' | 'requestId' | 'address'
> {
  /** Reads `user` again if necessary, so that a subscription does not outlive its session. */
  refreshUser: () => Promise<void>
  /** No subscription needs a fresh proof. */
  hasFreshProof: false
}

/** Creates the context of one subscription. */
export const createSubscriptionContext = (
  services: AppServices,
  subscriber: Subscriber,
): SubscriptionContext => ({
  services,
  now: services.now,
  requestId: subscriber.requestId,
  address: subscriber.address,
  get user() {
    return subscriber.user
  },
  get token() {
    return subscriber.token
  },
  hasFreshProof: false,
  refreshUser: () => subscriber.refreshUser(),
})
