import { Client } from 'pg'
import { createEntry, establish, nextOf } from '../../test/entry-subscriptions'
import { endListeners } from '../../test/listeners'
import { teamMember } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { LogoutDocument } from '../../test/operations'
import { createTestClient, openSubscription, TestSubscription } from '../../test/subscriptions'
import { Session } from '../accounts/session.entity'
import { endAllSessions } from '../accounts/session-endings'
import { Role, User } from '../accounts/user.entity'
import { db } from '../database/data-source'
import { log } from '../core/log'

const api = startApi()

const CHANGED = 'subscription { waitlistEntryChanged { id user { email } } }'

const open: TestSubscription[] = []
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(open.splice(0).map(one => one.close()))
})

const later = (seconds: number) => {
  api.later(seconds * 1000)
}

/** Waits until the subscription is established, and closes it after the test. */
function start(subscription: TestSubscription): Promise<void> {
  open.push(subscription)
  return establish([subscription], api.now())
}

async function team(base = api.base) {
  const user = await teamMember()
  const caller = await api.as(user)
  const subscription = openSubscription(base, CHANGED, { cookie: caller.cookie })
  await start(subscription)
  return { user, caller, subscription }
}

const setExpiry = (seconds: number, userId: string) =>
  db.query(`UPDATE session SET expire = $1 WHERE sess ->> 'userId' = $2`, [
    new Date(api.now().getTime() + seconds * 1000),
    userId,
  ])

test('subscription sessions: one statement per event for all subscribers, and one more after 30 s', async () => {
  const listeners: TestSubscription[] = []
  for (let turn = 0; turn < 6; turn += 1) listeners.push((await team()).subscription)
  const { id, notify } = await createEntry(api.now())
  await Promise.all(listeners.map(one => nextOf(one, id)))
  const countFor = async () => {
    const sent = jest.spyOn(Client.prototype, 'query')
    await notify()
    const received = await Promise.all(listeners.map(one => nextOf(one, id)))
    expect(received).toEqual(listeners.map(() => ({ id, user: { email: expect.any(String) } })))
    // Ignores the keep-alive query of the listening connection.
    const statements = (sent.mock.calls as unknown[][]).filter(([text]) => text !== 'SELECT 1')
    sent.mockRestore()
    return statements.length
  }
  // The additional statement sends the notification.
  expect(await countFor()).toBe(1 + 1)
  later(31)
  expect(await countFor()).toBe(1 + 2)
})

describe('subscription sessions: end at once, on another server, without an event', () => {
  const users = () => db.getRepository(User)
  const leaves = [
    ['signs out', (caller: Caller) => caller.ok(LogoutDocument)],
    ['is signed out everywhere', (_: Caller, { id }: User) => endAllSessions(id)],
    [
      'has lost the role',
      (_: Caller, { id }: User) => users().update({ id }, { role: Role.MEMBER }),
    ],
    ['is deleted', (_: Caller, { id }: User) => users().delete({ id })],
  ] as const
  test.each(leaves)('when the subscriber %s', async (_, leave) => {
    const other = await api.another()
    const colleague = await team(other.base)
    const { user, caller, subscription } = await team(other.base)
    await leave(caller, user)
    expect(await subscription.next()).toBeUndefined()
    const { id } = await createEntry(api.now())
    expect(await nextOf(colleague.subscription, id)).toMatchObject({ id })
  })
})

describe('subscription sessions: without a notification', () => {
  test('a session is cached for 30 s and then read again', async () => {
    const { user, subscription } = await team()
    const { id, notify } = await createEntry(api.now())
    await nextOf(subscription, id)
    // No session is deleted and no role changed: nothing is notified.
    await setExpiry(-3600, user.id)
    later(29)
    await notify()
    expect(await nextOf(subscription, id)).toMatchObject({ id })
    later(1)
    await notify()
    expect(await nextOf(subscription, id)).toBeUndefined()
  })

  test('a subscription ends when its session expires', async () => {
    const user = await teamMember()
    const { cookie } = await api.as(user)
    await setExpiry(10, user.id)
    const subscription = openSubscription(api.base, CHANGED, { cookie })
    await start(subscription)
    later(9)
    const { id, notify } = await createEntry(api.now())
    expect(await nextOf(subscription, id)).toMatchObject({ id })
    later(2)
    await notify()
    expect(await nextOf(subscription, id)).toBeUndefined()
  })

  test('a subscription continues if its session was renewed', async () => {
    const user = await teamMember()
    const { cookie } = await api.as(user)
    await setExpiry(10, user.id)
    const subscription = openSubscription(api.base, CHANGED, { cookie })
    await start(subscription)
    await setExpiry(3600, user.id)
    later(11)
    const { id } = await createEntry(api.now())
    expect(await nextOf(subscription, id)).toMatchObject({ id })
  })
})

test('subscription sessions: a socket reads its session again after notifications may have been missed', async () => {
  jest.spyOn(log, 'error').mockImplementation()
  const user = await teamMember()
  const { cookie } = await api.as(user)
  const client = createTestClient(api.base, { cookie })
  const first = new TestSubscription(client, CHANGED)
  await start(first)
  await db.transaction(async em => {
    await endListeners(em)
    await em.createQueryBuilder().delete().from(Session).execute()
  })
  expect(await first.next()).toBeUndefined()
  const second = new TestSubscription(client, CHANGED)
  const { notify } = await createEntry(api.now())
  await second.untilEstablished(notify)
  expect(await second.next()).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  })
})
