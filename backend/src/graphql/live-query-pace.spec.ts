import timers from 'node:timers/promises'
import type { User } from '../accounts/user.entity'
import { asyncQueue } from '../core/async-queue'
import type { Notification } from '../database/notifications'
import { liveQuery } from './live-query'
import type { SubscriptionContext } from './subscription-context'

const EVERY_MS = 100

let reads = 0
const find = jest.fn((day: string) => Promise.resolve(`${day}, read ${String((reads += 1))}`))
const channel = 'day_changed'
const subscribe = liveQuery<string, { day: string }>({
  channel,
  matches: (payload, { day }) => payload === day,
  find,
  everyMs: EVERY_MS,
})

/** Subscribes to a day; `change` notifies the subscriber of days. */
async function open(day: string) {
  const queue = asyncQueue<Notification>(() => undefined)
  // The parts that a live query uses.
  const context = {
    services: { notifications: { subscribe: () => queue.values } },
    refreshUser: () => Promise.resolve(),
    user: { id: 'one' } as User,
  } as unknown as SubscriptionContext
  const values = await subscribe({
    args: { day },
    context,
    rights: { who: 'member', access: 'open' },
  })
  const change = (...notifications: Notification[]) => {
    for (const one of notifications) queue.push(one)
  }
  const next = async () => (await values.next()).value
  return { change, next }
}

const changed = (payload: string): Notification => ({
  channel,
  payload,
  receivedAt: performance.now(),
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('live query pace: many changes at once are one event, which has the latest of them', async () => {
  // The test's clock: on a busy machine the pause would be over before the next changes.
  let time = 1_000
  jest.spyOn(performance, 'now').mockImplementation(() => time)
  const { change, next } = await open('monday')
  change(changed('monday'))
  expect(await next()).toBe('monday, read 1')
  let endPause = () => {}
  const pause = new Promise<void>(resolve => {
    endPause = resolve
  })
  const sleep = jest.spyOn(timers, 'setTimeout').mockReturnValueOnce(pause)
  time += 1
  change(changed('tuesday'), ...Array.from({ length: 5 }, () => changed('monday')))
  const second = next()
  await new Promise(setImmediate)
  expect(find).toHaveBeenCalledTimes(1)
  // jest itself may sleep, too.
  expect(sleep).toHaveBeenCalledWith(EVERY_MS - 1)
  time += EVERY_MS
  endPause()
  expect(await second).toBe('monday, read 2')
  time += EVERY_MS
  change(changed('monday'))
  expect(await next()).toBe('monday, read 3')
  expect(find).toHaveBeenCalledTimes(3)
})

test('live query pace: subscribers share a read, and a later change is read again', async () => {
  const [one, other] = [await open('friday'), await open('friday')]
  const first = changed('friday')
  one.change(first)
  other.change(first)
  const seen = await one.next()
  expect(await other.next()).toBe(seen)
  const later = changed('friday')
  one.change(later)
  other.change(later)
  const seenLater = await other.next()
  expect(seenLater).not.toBe(seen)
  expect(await one.next()).toBe(seenLater)
})
