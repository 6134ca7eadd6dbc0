import { createEmptyDatabase } from '../../test/database'
import { endListeners } from '../../test/listeners'
import { startApi } from '../../test/harness'
import { until } from '../../test/startup/processes'
import { log } from '../core/log'
import { db } from './data-source'
import { listenToNotifications, notify, type Notifications } from './notifications'

startApi()

const CHANNEL = 'named_at_start'

let notifications: Notifications

beforeEach(async () => {
  notifications = await listenToNotifications([{ name: CHANNEL }])
})
afterEach(() => notifications.close())

test('notifications: all subscribers receive the same object, so that a lookup runs once', async () => {
  const [one, other] = [notifications.subscribe(CHANNEL), notifications.subscribe(CHANNEL)]
  await notify(CHANNEL, ['1'], db.manager)
  const [first, second] = [await one.next(), await other.next()]
  expect(first.value).toMatchObject({ payload: '1' })
  expect(second.value).toBe(first.value)
})

test('notifications: a channel is listened to again after the connection was lost', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation()
  await endListeners()
  const values = notifications.subscribe(CHANNEL)
  expect((await values.next()).done).toBe(true)
  const again = notifications.subscribe(CHANNEL)
  await notify(CHANNEL, ['3'], db.manager)
  expect((await again.next()).value).toMatchObject({ payload: '3' })
  logged.mockRestore()
})

test('notifications: a channel that is not declared is refused', () => {
  expect(() => notifications.subscribe('made_up')).toThrow('the channel made_up is not declared')
})

test('notifications: an announcement reaches this server immediately, even without LISTEN', async () => {
  const addresses = db.addresses
  // Its notifications do not arrive, as behind a pooler.
  db.addresses = { databaseUrl: await createEmptyDatabase() }
  const deaf = await listenToNotifications([{ name: CHANNEL }])
  db.addresses = addresses
  const [own, others] = [jest.fn(), jest.fn()]
  deaf.listen(CHANNEL, own)
  notifications.listen(CHANNEL, others)
  await deaf.announce(CHANNEL, 'now')
  expect(own.mock.calls).toEqual([['now']])
  await until('the other server is notified', () => others.mock.calls.length > 0)
  expect(others.mock.calls).toEqual([['now']])
  await deaf.close()
})
