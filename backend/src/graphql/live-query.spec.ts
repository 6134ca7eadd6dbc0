import type { AddressInfo } from 'node:net'
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { person, teamMember } from '../../test/factories'
import { endListeners } from '../../test/listeners'
import { startApi } from '../../test/harness'
import { SECRET, services } from '../../test/services'
import { openSubscription, type TestSubscription } from '../../test/subscriptions'
import { createSessions } from '../accounts/session'
import { endAllSessions, SESSION_CHANGED } from '../accounts/session-endings'
import { Role, User } from '../accounts/user.entity'
import { log } from '../core/log'
import { db } from '../database/data-source'
import { listenToNotifications, notify } from '../database/notifications'
import { createAppServer, createExpressApp } from '../http/app-server'
import { handleUpgrades } from '../http/websocket-upgrade'
import { liveQuery } from './live-query'
import { createSubscriptionServer } from './subscriptions'
import { createExecutor } from './executor'
import { createUpgradeApp } from './upgrade-app'

/** A channel that exists in this spec only. */
const CHANNEL = 'court_opened'
const OPENED = 'subscription { courtOpened }'

const find = jest.fn((court: string) => Promise.resolve(court === 'none' ? null : `Court ${court}`))

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { version: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: {
      courtOpened: {
        type: GraphQLString,
        resolve: court => court as string,
        // The context has type any; subscriptions.ts creates it.
        subscribe: (_root, args, context) =>
          subscribe({ args, context, rights: { who: { staff: 'DAY_READ' }, access: 'open' } }),
      },
    },
  }),
})

const subscribe = liveQuery({
  channel: CHANNEL,
  find,
})

const api = startApi()

/** Starts a server with that schema. */
async function serve() {
  const notifications = await listenToNotifications([{ name: SESSION_CHANGED }, { name: CHANNEL }])
  const sessions = createSessions([SECRET], api.now)
  const subscriptions = createSubscriptionServer(schema, createExecutor(schema), {
    ...services,
    now: api.now,
    notifications,
    sessions,
  })
  const upgradeApp = createUpgradeApp(
    { publicUrl: undefined, trustProxy: 0, observe: () => undefined },
    subscriptions,
  )
  const app = createExpressApp(0)
  const server = createAppServer(app)
  handleUpgrades(server, upgradeApp, app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    await subscriptions.closeSubscriptions()
    server.close()
    await notifications.close()
  }
  return { base: `http://127.0.0.1:${String(port)}`, close }
}

let server: Awaited<ReturnType<typeof serve>>
const opened: TestSubscription[] = []

beforeEach(async () => {
  server = await serve()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map(one => one.close()))
  await server.close()
})

const open = (court: string) => notify(CHANNEL, [court], db.manager)

/** Opens a subscription and waits until it receives notifications. */
async function subscribeAs(user: User): Promise<TestSubscription> {
  const { cookie } = await api.as(user)
  const subscription = openSubscription(server.base, OPENED, { cookie })
  opened.push(subscription)
  await subscription.untilEstablished(() => open('beacon'))
  return subscription
}

/** Returns the next court except the beacon; undefined if the subscription has ended. */
async function next(subscription: TestSubscription): Promise<unknown> {
  for (;;) {
    const result = await subscription.next()
    if (result?.data?.courtOpened !== 'Court beacon') return result?.data?.courtOpened
  }
}

describe('live query', () => {
  test('sends the notifications of a channel without other listeners', async () => {
    const subscription = await subscribeAs(await teamMember())
    await notify(CHANNEL, ['none', '1', '2'], db.manager)
    expect(await next(subscription)).toBe('Court 1')
    expect(await next(subscription)).toBe('Court 2')
  })

  test('reads an event once for all subscribers', async () => {
    const all = [await subscribeAs(await teamMember()), await subscribeAs(await teamMember())]
    find.mockClear()
    await open('3')
    for (const one of all) expect(await next(one)).toBe('Court 3')
    expect(find.mock.calls.filter(([court]) => court === '3')).toHaveLength(1)
  })

  test('ends without an event for a visitor or a member', async () => {
    const { cookie } = await api.as(await person())
    for (const subscriber of [{}, { cookie }]) {
      const subscription = openSubscription(server.base, OPENED, subscriber)
      opened.push(subscription)
      await subscription.untilEstablished(() => open('4'))
      expect(await subscription.next()).toBeUndefined()
    }
  })

  test.each<[string, (user: User) => Promise<unknown>]>([
    ['has signed out', ({ id }) => endAllSessions(id)],
    ['has lost the role', ({ id }) => db.getRepository(User).update({ id }, { role: Role.MEMBER })],
  ])('ends at once when the subscriber %s', async (_, leave) => {
    const user = await teamMember()
    const subscription = await subscribeAs(user)
    await leave(user)
    expect(await next(subscription)).toBeUndefined()
  })

  test('ends if notifications may have been missed; a new subscription works', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation()
    const user = await teamMember()
    const subscription = await subscribeAs(user)
    await endListeners()
    expect(await next(subscription)).toBeUndefined()
    logged.mockRestore()
    const again = await subscribeAs(user)
    await open('5')
    expect(await next(again)).toBe('Court 5')
  })
})
