import { createPeople } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { WaitlistGrowthDocument } from '../../../test/operations'
import { db } from '../../database/data-source'
import { joinWaitlist } from './waitlist.service'

const api = startApi()

async function statistics() {
  const caller = await api.team()
  const { waitlistStatistics } = await caller.ok(WaitlistGrowthDocument)
  return waitlistStatistics
}

describe('waitlistStatistics: sign-ups by day', () => {
  /*
   * The evening of the 2nd in New York, a day after its clocks went back; in UTC it is the next
   * day.
   */
  const evening = '2026-11-03T03:30:00Z'

  test('counts the last 30 New York days, with 0 for a day without any', async () => {
    api.at(evening)
    const moments = [
      // The last second before the first day, and the first second of it.
      '2026-10-04T03:59:59Z',
      '2026-10-04T04:00:00Z',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:30:00Z',
      evening,
    ]
    for (const [index, one] of (await createPeople(moments.length)).entries())
      await joinWaitlist(one, {}, new Date(moments[index] ?? evening))
    const { signupsByDay } = await statistics()
    expect(signupsByDay).toHaveLength(30)
    expect(signupsByDay[0]).toMatchObject({ day: '2026-10-04', signups: 1 })
    expect(signupsByDay.at(-2)).toMatchObject({ day: '2026-11-01', signups: 2 })
    expect(signupsByDay.at(-1)).toMatchObject({ day: '2026-11-02', signups: 1 })
    expect(signupsByDay.reduce((sum, { signups }) => sum + signups, 0)).toBe(4)
    expect(signupsByDay[1]).toMatchObject({ day: '2026-10-05', signups: 0 })
  })

  test('is all 0 before anybody has a place', async () => {
    const { signupsByDay, topReferrers } = await statistics()
    expect(signupsByDay.map(({ signups }) => signups)).toEqual(Array(30).fill(0))
    expect(topReferrers).toEqual([])
  })
})

describe('waitlistStatistics: top referrers', () => {
  test('are ten, the most referrals first, ties by position', async () => {
    const referrers = await createPeople(12)
    const friendsOf = [0, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 2]
    const codes: string[] = []
    for (const referrer of referrers)
      codes.push((await joinWaitlist(referrer, {}, api.now())).entry.referralCode)
    for (const [index, count] of friendsOf.entries())
      for (const friend of await createPeople(count))
        await joinWaitlist(friend, { referralCode: codes[index] ?? null }, api.now())
    const { topReferrers } = await statistics()
    expect(
      topReferrers.map(({ position, referralRewards }) => [position, referralRewards]),
    ).toEqual([[3, 3], [12, 2], ...[2, 4, 5, 6, 7, 8, 9, 10].map(position => [position, 1])])
    expect(topReferrers[0]?.user.email).toBe(referrers[2]?.email)
  })

  test('and sign-ups run one query each, whatever their number', async () => {
    const people = await createPeople(4)
    for (const referrer of people.slice(0, 2)) {
      const { referralCode } = (await joinWaitlist(referrer, {}, api.now())).entry
      const friend = people.pop()
      if (friend) await joinWaitlist(friend, { referralCode }, api.now())
    }
    const caller = await api.team()
    const createQueryRunner = jest.spyOn(db.driver.constructor.prototype, 'createQueryRunner')
    await caller.ok(WaitlistGrowthDocument)
    // The days, and the ten with their people. Session and counter are read below TypeORM.
    expect(createQueryRunner).toHaveBeenCalledTimes(2)
    createQueryRunner.mockRestore()
  })
})
