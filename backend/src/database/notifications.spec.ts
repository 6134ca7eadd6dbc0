import { createEmptyDatabase } from '../../test/database'
import { endListeners } from '../../test/listeners'
import { startApi } from '../../test/harness'
import { until } from '../../test/startup/processes'
import { log } from '../core/log'
import { db } from './data-source'
import { listenToNotifications, notify, type Notifications } from './notifications'

startApi()

const CHANNEL = 'made_up'

let notifications: Notifications

beforeEach(async () => {
  notifications = await listenToNotifications([{ name: 'named_at_start' }])
})
afterEach(() => notifications.close())

describe('notifications: a channel that was not declared at start', () => {
  test('is listened to after the first subscription', async () => {
    const values = await notifications.subscribe(CHANNEL)
    await notify(CHANNEL, ['1', '2'], db.manager)
    expect(await values.next()).toMatchObject({ done: false, value: { payload: '1' } })
    expect(await values.next()).toMatchObject({ done: false, value: { payload: '2' } })
  })

  test('is listened to once for concurrent subscriptions', async () => {
    const subscriptions = [notifications.subscribe(CHANNEL), notifications.subscribe(CHANNEL)]
    const [one, other] = await Promise.all(subscriptions)
    await notify(CHANNEL, ['1'], db.manager)
    const [first, second] = [await one?.next(), await other?.next()]
    expect(first?.value).toMatchObject({ payload: '1' })
    // Both receive the same object, so that a lookup runs once for both.
    expect(second?.value).toBe(first?.value)
  })

  test('is listened to again after the connection was lost', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation()
    await endListeners()
    const values = await notifications.subscribe(CHANNEL)
    expect((await values.next()).done).toBe(true)
    const again = await notifications.subscribe(CHANNEL)
    await notify(CHANNEL, ['3'], db.manager)
    expect((await again.next()).value).toMatchObject({ payload: '3' })
    logged.mockRestore()
  })
})

test('notifications: an announcement reaches this server immediately, even without LISTEN', async () => {
  const addresses = db.addresses
  // Its notifications do not arrive, as behind a pooler.
  db.addresses = { databaseUrl: await createEmptyDatabase() }
  const deaf = await listenToNotifications([{ name: 'named_at_start' }])
  db.addresses = addresses
  const [own, others] = [jest.fn(), jest.fn()]
  deaf.listen('named_at_start', own)
  notifications.listen('named_at_start', others)
  await deaf.announce('named_at_start', 'now')
  expect(own.mock.calls).toEqual([['now']])
  await until('the other server is notified', () => others.mock.calls.length > 0)
  expect(others.mock.calls).toEqual([['now']])
  await deaf.close()
})
