import { IsNull, Not } from 'typeorm'
import type { Caller } from '../../../test/caller'
import { createPeople, person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import {
  JoinWaitlistDocument,
  PlacesMailDocument,
  SetPlacesMailDocument,
} from '../../../test/operations'
import { services } from '../../../test/services'
import { leaveWaitlist } from '../../../test/waves'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { eraseAccount } from '../privacy/erase-account.service'
import { forgetWaitlistCounter } from './waitlist-availability.service'
import { placesOpenMail } from './waitlist.mails'
import { joinWaitlist } from './waitlist.service'

const api = startApi()

/** Runs the job on several servers at once, and returns how many mails there are. */
async function countAt(instant: string, servers = 1): Promise<number> {
  api.at(instant)
  const run = () => runJobAt('places_mail', instant)
  await Promise.all(Array.from({ length: servers }, run))
  return (await findMails(placesOpenMail)).length
}

const set = (caller: Caller, wanted: boolean) =>
  caller.ok(SetPlacesMailDocument, { input: { wanted } })
const asks = async (caller: Caller) => (await caller.ok(PlacesMailDocument)).mailPreferences.places

/** Makes the list or the day full, as of this instant. */
async function fillUp(instant: string, change: { left?: number; today?: number }): Promise<void> {
  api.at(instant)
  await db.query(
    `UPDATE waitlist_counter SET total = coalesce("maxTotal" - $1, total), "dayCount" = coalesce("maxDay" - $2, "dayCount"), day = $3::date`,
    [change.left ?? null, change.today ?? null, instant.slice(0, 10)],
  )
  forgetWaitlistCounter()
}

const NOON = '2026-06-01T16:00:00Z'

describe('the mail about places (MAIL-33)', () => {
  test.each([
    ['in summer', NOON, '2026-06-02T11:59:59Z', '2026-06-02T12:00:00Z'],
    [
      'after the clocks go forward',
      '2027-03-13T16:00:00Z',
      '2027-03-14T11:59:59Z',
      '2027-03-14T12:00:00Z',
    ],
    [
      'after the clocks go back',
      '2026-10-31T16:00:00Z',
      '2026-11-01T12:59:59Z',
      '2026-11-01T13:00:00Z',
    ],
  ])('comes at 8 AM on the day after a full one, %s', async (_when, full, before, at) => {
    await fillUp(full, { today: 0 })
    const caller = await api.as(await person())
    await set(caller, true)
    expect(await countAt(full)).toBe(0)
    expect(await countAt(before)).toBe(0)
    expect(await countAt(at, 3)).toBe(1)
    expect(await asks(caller)).toBe(false)
    expect(await countAt(at)).toBe(1)
  })

  test('comes once the list is below its cap, between 8 AM and 9 PM', async () => {
    const [leaving] = await createPeople(1)
    api.at(NOON)
    await joinWaitlist(leaving!, {}, api.now())
    await fillUp(NOON, { left: 0 })
    const callers = await Promise.all((await createPeople(3)).map(one => api.as(one)))
    for (const caller of callers) await set(caller, true)
    expect(await countAt('2026-06-02T16:00:00Z')).toBe(0)
    await (await api.as(leaving!)).ok(leaveWaitlist)
    expect(await countAt('2026-06-03T01:00:00Z')).toBe(0)
    expect(await countAt('2026-06-03T00:59:59Z', 3)).toBe(3)
  })

  test('comes again only if it is asked for again', async () => {
    await fillUp(NOON, { today: 0 })
    const caller = await api.as(await person())
    await set(caller, true)
    await set(caller, true)
    expect(await countAt('2026-06-02T12:00:00Z')).toBe(1)
    await fillUp('2026-06-02T16:00:00Z', { today: 0 })
    await set(caller, true)
    expect(await countAt('2026-06-03T12:00:00Z')).toBe(2)
  })

  test('comes to who asked first, first: asking again keeps the time', async () => {
    // Not in the order of their ids.
    const [second, first] = (await createPeople(2)).toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    )
    const ask = async (instant: string, one: typeof first) => {
      await fillUp(instant, { today: 0 })
      await set(await api.as(one!), true)
    }
    await ask('2026-06-01T16:00:00Z', first)
    await ask('2026-06-01T17:00:00Z', second)
    await ask('2026-06-01T18:00:00Z', first)
    await countAt('2026-06-02T12:00:00Z')
    const order = 'SELECT "to" FROM mail WHERE template = $1 ORDER BY "insertPosition"'
    expect(await db.query(order, [placesOpenMail.name])).toEqual([
      { to: first!.email },
      { to: second!.email },
    ])
  })

  test('does not come to who has taken it back, who has a place, and whose account is deleted', async () => {
    await fillUp(NOON, { today: 0 })
    const people = await createPeople(4)
    const [back, placed, gone, later] = people
    for (const one of people) await set(await api.as(one), true)
    await set(await api.as(back!), false)
    await fillUp('2026-06-02T10:00:00Z', { today: 10 })
    await (await api.as(placed!)).ok(JoinWaitlistDocument, { input: {} })
    await eraseAccount(services, { userId: gone!.id, by: 'team', now: api.now() })
    const asked = { id: gone!.id, placesAskedAt: Not(IsNull()) }
    expect(await db.getRepository(User).existsBy(asked)).toBe(false)
    expect(await countAt('2026-06-02T12:00:00Z')).toBe(1)
    // Who gets a place before the mail is sent needs none.
    const [mail] = await findMails(placesOpenMail, later!.email)
    expect((await rendered(mail!)).text).toContain('This mail holds no place for you')
    await (await api.as(later!)).ok(JoinWaitlistDocument, { input: {} })
    expect(await services.renderMail(mail!, db.manager)).toBeNull()
  })

  test('cannot be asked for while there are places, with a place, or by the team', async () => {
    api.at(NOON)
    const caller = await api.as(await person())
    const refusal = (by = caller) => by.fails(SetPlacesMailDocument, { input: { wanted: true } })
    expect(await refusal()).toMatchObject({
      code: 'CONFLICT',
      message: 'Places are open. You can reserve yours now.',
    })
    await caller.ok(JoinWaitlistDocument, { input: {} })
    await fillUp(NOON, { today: 0 })
    expect(await refusal()).toMatchObject({
      code: 'CONFLICT',
      message: 'You have a place on the waitlist.',
    })
    expect(await refusal(await api.team())).toMatchObject({ code: 'FORBIDDEN' })
    expect(await asks(caller)).toBe(false)
  })
})
