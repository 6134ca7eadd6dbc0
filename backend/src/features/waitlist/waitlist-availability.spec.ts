import { startDatabase } from '../../../test/database-alone'
import { endListeners } from '../../../test/listeners'
import { person } from '../../../test/factories'
import { db, pool } from '../../database/data-source'
import { listenToNotifications, type Notifications } from '../../database/notifications'
import { registry } from '../../../test/registry'
import { notify } from '../../database/notifications'
import { ENTRY_CHANGED } from './waitlist-changes'
import { getWaitlistAvailability } from './waitlist-availability.service'
import { joinWaitlist, provisionWaitlist } from './waitlist.service'
import { log } from '../../core/log'

const now = new Date('2026-06-01T16:00:00Z')
let instant = 0
let clock: jest.SpyInstance

startDatabase()
beforeEach(async () => {
  clock = jest.spyOn(performance, 'now').mockImplementation(() => instant)
  await db.query('DELETE FROM waitlist_entry; DELETE FROM "user"; DELETE FROM waitlist_counter')
  await provisionWaitlist()
})
afterEach(() => {
  clock.mockRestore()
})

const total = async () => (await getWaitlistAvailability(now)).total
const setTotal = (places: number) => db.query('UPDATE waitlist_counter SET total = $1', [places])

test('waitlist availability: a thousand concurrent reads run one statement', async () => {
  const statements = jest.spyOn(pool(), 'query')
  await Promise.all(Array.from({ length: 1_000 }, total))
  expect(statements).toHaveBeenCalledTimes(1)
  statements.mockRestore()
})

test('waitlist availability: is at most a second old, even without notifications', async () => {
  expect(await total()).toBe(0)
  await setTotal(7)
  instant += 999
  expect(await total()).toBe(0)
  instant += 1
  expect(await total()).toBe(7)
})

test('waitlist availability: includes this server’s own joins at once, even without a listener', async () => {
  expect(await total()).toBe(0)
  await joinWaitlist(await person(), {}, now)
  expect(await total()).toBe(1)
})

test('waitlist availability: a reading that began before a join is not cached after it', async () => {
  const before = total()
  await joinWaitlist(await person(), {}, now)
  await before
  expect(await total()).toBe(1)
})

test('waitlist availability: is read again after a failure', async () => {
  await db.query('ALTER TABLE waitlist_counter RENAME TO lost')
  await expect(total()).rejects.toThrow('waitlist_counter')
  await db.query('ALTER TABLE lost RENAME TO waitlist_counter')
  expect(await total()).toBe(0)
})

describe('waitlist availability: with another server', () => {
  let notifications: Notifications

  beforeEach(async () => {
    notifications = await listenToNotifications(registry.channels)
  })
  afterEach(() => notifications.close())

  /** Resolves at the next notification that this process receives. */
  const heard = () => {
    const values = notifications.subscribe(ENTRY_CHANGED)
    const next = values.next()
    return async () => {
      await next
      await values.return?.()
    }
  }

  test('its change is seen once it is notified', async () => {
    expect(await total()).toBe(0)
    const untilHeard = heard()
    await setTotal(3)
    await notify(ENTRY_CHANGED, ['an id'], db.manager)
    await untilHeard()
    expect(await total()).toBe(3)
  })

  test('a change missed while disconnected is seen after reconnecting', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation()
    expect(await total()).toBe(0)
    const untilLost = heard()
    await setTotal(5)
    await endListeners()
    await untilLost()
    expect(await total()).toBe(5)
    logged.mockRestore()
  })
})
