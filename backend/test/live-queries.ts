import type { User } from '../src/accounts/user.entity'
import type { Values } from '../src/core/async-queue'
import { listenToNotifications, type Notifications } from '../src/database/notifications'
import type { Rights } from '../src/graphql/operation.decorators'
import type { SubscriptionContext } from '../src/graphql/subscription-context'
import { registry } from './registry'

interface Subscribing<Args> {
  args: Args
  context: SubscriptionContext
  rights: Rights
}

/**
 * Listens to the channels of all features. Call once in a describe block. Returns a function that
 * subscribes a member as a resolver does, and resolves when the subscription is established. A client
 * would need an event to know that, and would get the next one a second later.
 */
export function startLiveQueries() {
  let notifications: Notifications
  beforeAll(async () => {
    notifications = await listenToNotifications(registry.channels)
  })
  afterAll(() => notifications.close())

  return <Event, Args>(
    subscribe: (subscribing: Subscribing<Args>) => Promise<Values<Event>>,
    user: User,
    args: Args,
  ): Promise<Values<Event>> => {
    // The parts that a live query uses.
    const context = {
      services: { notifications },
      user,
      refreshUser: () => Promise.resolve(),
    } as unknown as SubscriptionContext
    return subscribe({ args, context, rights: { who: 'member', access: 'open' } })
  }
}
