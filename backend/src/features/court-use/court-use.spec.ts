import { Temporal } from 'temporal-polyfill'
import type { Caller } from '../../../test/caller'
import { clubMember, createCourts } from '../../../test/courts'
import { setDatabaseZone } from '../../../test/database-zone'
import { blockCourts, blockInput, removeBlocks } from '../../../test/desk'
import { staffPerson } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  AbsentMembersDocument,
  CourtUseDocument,
  MembersWithoutBookingDocument,
} from '../../../test/operations'
import { insertBookings, type PastBookingRow } from '../../../test/past-bookings'
import { createYear, plainUse } from '../../../test/use-year'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { UsePeriod } from './court-use.options'
import { getCourtUse } from './court-use.service'

const api = startApi()

/** A Wednesday: the 52 weeks before it have both clock changes, of November 1 and of March 14. */
const NOW = '2027-03-31T16:00:00Z'
const WEEKS = { weeks_4: 4, weeks_13: 13, weeks_52: 52 }

beforeEach(() => api.at(NOW))

describe('court use', () => {
  test('equals what is counted booking by booking, over both clock changes (BOOKING-60)', async () => {
    const courts = await createCourts()
    const rows = await createYear(courts, [await clubMember(), await clubMember()])
    const caller = await api.team()
    const today = Temporal.PlainDate.from('2027-03-31')
    for (const period of Object.values(UsePeriod)) {
      const { courtUse } = await caller.ok(CourtUseDocument, { period })
      const days = Array.from({ length: WEEKS[period] * 7 }, (_, index) =>
        today.subtract({ days: index + 1 }).toString(),
      )
      expect([courtUse.firstDay, courtUse.lastDay]).toEqual([days.at(-1), '2027-03-30'])
      const cells = courtUse.hours.map(
        ({ day, hour, openHours, bookedHours }) =>
          [`${day} ${String(hour)}`, { openHours, bookedHours }] as const,
      )
      const hours = Object.fromEntries(cells)
      expect({ ...courtUse, hours }).toMatchObject(plainUse(rows, courts, days))
      expect([cells.length, cells[0]?.[0], cells.at(-1)?.[0]]).toEqual([
        7 * 18,
        'monday 5',
        'sunday 22',
      ])
    }
  })

  test('begins with the day of the first booking and ends with yesterday (BOOKING-60)', async () => {
    const courts = await createCourts()
    const caller = await api.team()
    const period = UsePeriod.weeks_4
    const none = { firstDay: null, hours: [], openHours: 0, bookings: 0, medianDaysAhead: null }
    expect((await caller.ok(CourtUseDocument, { period })).courtUse).toMatchObject(none)
    const { id: userId } = await clubMember()
    const book = (startsAt: string) =>
      insertBookings([
        {
          userId,
          courtId: courts[0]!.id,
          startsAt: new Date(startsAt),
          // 11 pm of February 28 in New York.
          createdAt: new Date('2027-03-01T04:00:00Z'),
          status: 'confirmed',
        },
      ])
    // 5 am in New York today, then 10 pm of three days ago.
    await book('2027-03-31T09:00:00Z')
    expect((await caller.ok(CourtUseDocument, { period })).courtUse).toMatchObject(none)
    await book('2027-03-29T02:00:00Z')
    const { courtUse } = await caller.ok(CourtUseDocument, { period })
    expect(courtUse).toMatchObject({
      firstDay: '2027-03-28',
      lastDay: '2027-03-30',
      openHours: 3 * 18 * 2,
      bookedHours: 1,
      bookings: 1,
      medianDaysAhead: 28,
    })
    const sunday = courtUse.hours.filter(({ day }) => day === 'sunday')
    expect(sunday.map(({ openHours }) => openHours)).toEqual(sunday.map(() => 2))
    expect(courtUse.hours.find(({ bookedHours }) => bookedHours > 0)).toMatchObject({
      day: 'sunday',
      hour: 22,
    })
  })

  test('counts a block that the team has not removed, once it is past (BOOKING-60)', async () => {
    const courts = await createCourts()
    await setPhase('booking')
    await insertBookings([
      {
        userId: (await clubMember()).id,
        courtId: courts[0]!.id,
        startsAt: new Date('2027-03-29T12:00:00Z'),
        createdAt: new Date('2027-03-29T11:00:00Z'),
        status: 'confirmed',
      },
    ])
    const input = blockInput([courts[1]!], {
      from: '2027-03-31',
      until: '2027-03-31',
      startTime: '18:00',
      endTime: '19:30',
    })
    const caller = await api.team()
    await caller.ok(blockCourts, { input })
    const removed = { ...input, startTime: '21:00', endTime: '22:00' }
    const { blocks } = (await caller.ok(blockCourts, { input: removed })).blockCourts
    await caller.ok(removeBlocks, { input: { ids: blocks.map(({ id }) => id) } })
    api.at('2027-04-01T16:00:00Z')
    const period = UsePeriod.weeks_4
    const { courtUse } = await (await api.team()).ok(CourtUseDocument, { period })
    expect(courtUse.openHours).toBe(3 * 18 * 2 - 2)
    const closed = courtUse.hours.filter(
      ({ day, openHours }) => day === 'wednesday' && openHours === 1,
    )
    expect(closed.map(({ hour }) => hour)).toEqual([18, 19])
    // Its hours begin at half past an hour of New York.
    const zone = setDatabaseZone('Asia/Kolkata')
    const there = await getCourtUse(period, api.now())
    zone.mockRestore()
    expect(there).toEqual(courtUse)
  })

  test('shows the desk the hours, and no list of people (BOOKING-61)', async () => {
    const desk = await api.as(await staffPerson('DESK'))
    const period = UsePeriod.weeks_4
    await desk.ok(CourtUseDocument, { period })
    for (const document of [MembersWithoutBookingDocument, AbsentMembersDocument])
      expect(await desk.fails(document, { period })).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('habits', () => {
  const period = UsePeriod.weeks_4

  /** Inserts a booking of a member at 8 am some days ago; below 0, ahead. */
  async function bookDaysAgo(
    user: User,
    days: readonly number[],
    status: PastBookingRow['status'] = 'confirmed',
  ): Promise<void> {
    const [court] = await createCourts()
    const row = { userId: user.id, courtId: court!.id, createdAt: new Date(0), status }
    const eight = new Date('2027-03-31T12:00:00Z').getTime()
    await insertBookings(
      days.map(ago => ({ ...row, startsAt: new Date(eight - ago * DAY_MS), isFreed: true })),
    )
  }

  const withoutBooking = async (caller: Caller, values: object = {}) => {
    const found = await caller.ok(MembersWithoutBookingDocument, { period, ...values })
    return found.membersWithoutBooking
  }

  test('lists the members without any booking since the period began (BOOKING-61)', async () => {
    const [, before, cancelled, ahead, first, ended] = await Promise.all(
      ['Never', 'Before', 'Cancelled', 'Ahead', 'First', 'Ended'].map(firstName =>
        clubMember(undefined, { firstName }),
      ),
    )
    await bookDaysAgo(before!, [29], 'no_show')
    await bookDaysAgo(first!, [28], 'no_show')
    await bookDaysAgo(cancelled!, [3], 'cancelled')
    await bookDaysAgo(ahead!, [-2], 'cancelled')
    await db.query(
      `UPDATE membership SET state = 'ended', "endsOn" = '2027-01-01' WHERE "userId" = $1`,
      [ended!.id],
    )
    const { edges, totalCount } = await withoutBooking(await api.team())
    const names = edges.map(({ node }) => node.person.firstName)
    expect(names.toSorted()).toEqual(['Before', 'Never'])
    expect(totalCount).toBe(2)
  })

  test('pages the members without a booking, the oldest membership first', async () => {
    const members = [await clubMember(), await clubMember(), await clubMember()]
    await db.query(`UPDATE membership SET "startedAt" = '1969-01-01' WHERE "userId" = $1`, [
      members[2]!.id,
    ])
    const caller = await api.team()
    const first = await withoutBooking(caller, { first: 2 })
    const after = first.pageInfo.endCursor
    const next = await withoutBooking(caller, { first: 2, after })
    const ids = [...first.edges, ...next.edges].map(({ node }) => node.person.userId)
    expect(ids).toEqual([members[2]!.id, members[0]!.id, members[1]!.id])
    expect([first.totalCount, first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([
      3,
      true,
      false,
    ])
  })

  test('pages the members who did not come three times or more, most often first (BOOKING-61)', async () => {
    const [twice, thrice, often, earlier] = [
      await clubMember(),
      await clubMember(),
      await clubMember(),
      await clubMember(),
    ]
    await bookDaysAgo(twice, [1, 2, 29], 'no_show')
    await bookDaysAgo(twice, [3, 4, 5])
    await bookDaysAgo(thrice, [28, 9, 6], 'no_show')
    await bookDaysAgo(often, [10, 11, 12, 13], 'no_show')
    await bookDaysAgo(earlier, [0, 30, 31, 32], 'no_show')
    const caller = await api.team()
    const read = async (values: object) =>
      (await caller.ok(AbsentMembersDocument, { period, ...values })).absentMembers
    const first = await read({ first: 1 })
    const next = await read({ first: 1, after: first.pageInfo.endCursor })
    const rows = [...first.edges, ...next.edges].map(({ node }) => node)
    expect(rows).toMatchObject([
      { person: { userId: often.id }, noShows: 4, latest: '2027-03-21' },
      { person: { userId: thrice.id }, noShows: 3, latest: '2027-03-25' },
    ])
    expect([first.totalCount, next.pageInfo.hasNextPage]).toEqual([2, false])
  })
})
