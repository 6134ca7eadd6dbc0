import { randomUUID } from 'node:crypto'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  courtDay,
  openCourts,
} from '../../../test/courts'
import {
  blockCourts,
  blockInput,
  blocks,
  courtSchedule,
  removeBlocks,
  type Blocked,
} from '../../../test/desk'
import { invalidField, startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import { rounds } from '../../../test/rounds'
import { records } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import { HOUR_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { bookingCancelledMail } from '../bookings/bookings.mails'
import { Plan } from '../memberships/membership.entity'

const api = startApi()

const courts = openCourts(api, '2026-11-25T15:00:00Z')

/** Returns the instant of an hour of 26 November in New York. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, 5) + hour * HOUR_MS).toISOString()
const timesOf = (made: readonly Blocked[]) =>
  made.map(({ court, startsAt, endsAt }) => [court.number, startsAt, endsAt])

/** Books an hour of the first court for a new member. */
async function book(hour: number, values: object = {}) {
  const member = await clubMember(Plan.standard, { firstName: `Bo ${String(hour)}` })
  const input = bookingInput(courts[0]!, at(hour), { acceptsCharges: true, ...values })
  const own = await api.as(member)
  return { member, own, ...(await own.ok(bookCourt, { input })).bookCourt }
}

describe('blockCourts', () => {
  test('blocks the free time, lists what is in the way, and adds only what is missing later', async () => {
    const caller = await api.team()
    const { id, member, own } = await book(18)
    const input = blockInput(courts)
    const { blockCourts: first } = await caller.ok(blockCourts, { input })
    expect(timesOf(first.blocks)).toEqual([
      [1, at(17), at(18)],
      [1, at(19), at(21)],
      [2, at(17), at(21)],
    ])
    const inTheWay = { id, startsAt: at(18), court: { number: 1 }, person: { email: member.email } }
    expect(first).toMatchObject({ conflicts: [inTheWay], cancelled: [] })
    const { blockCourts: again } = await caller.ok(blockCourts, { input })
    expect(again).toMatchObject({ blocks: [], conflicts: [inTheWay], cancelled: [] })
    const day = (await own.ok(courtDay, { date: '2026-11-26' })).courtDay
    expect(day.courts[1]?.slots.filter(({ state }) => state === 'closed')).toHaveLength(4)
    await own.ok(cancelBooking, { input: { id, acceptsCharges: false } })
    const longer = { ...input, startTime: '16:30' }
    const { blockCourts: added } = await caller.ok(blockCourts, { input: longer })
    expect(timesOf(added.blocks)).toEqual([
      [1, at(16.5), at(17)],
      [1, at(18), at(19)],
      [2, at(16.5), at(17)],
    ])
    expect(await findMails(bookingCancelledMail)).toEqual([])
  })

  test('cancels bookings free of charge with a mail, except those that have begun', async () => {
    const begun = await book(17)
    const guest = await book(18, { guests: ['Zoe Q. Guest'] })
    const late = await book(20)
    api.at(at(17.75))
    const caller = await api.team()
    const input = blockInput([courts[0]!], { cancelsBookings: true, reason: ' Burst pipe ' })
    const { blockCourts: made } = await caller.ok(blockCourts, { input })
    expect(timesOf(made.blocks)).toEqual([[1, at(18), at(21)]])
    expect(made.conflicts).toMatchObject([{ id: begun.id, person: { firstName: 'Bo 17' } }])
    expect(made.cancelled.map(({ id }) => id)).toEqual([guest.id, late.id])
    for (const { member } of [guest, late]) {
      const [mail, ...more] = await findMails(bookingCancelledMail, member.email)
      expect(more).toEqual([])
      expect((await rendered(mail!)).text).toContain('The club says: Burst pipe')
    }
    expect(await findMails(bookingCancelledMail)).toHaveLength(2)
    const rows = await db.query(
      `SELECT booking.status, "monthNo", "wasLate", charge.state FROM court_booking booking
       LEFT JOIN charge ON charge."bookingId" = booking.id ORDER BY "startsAt"`,
    )
    const cancelled = { status: 'cancelled', monthNo: null, wasLate: false }
    expect(rows).toMatchObject([
      { status: 'confirmed', monthNo: 1 },
      { ...cancelled, state: 'void' },
      cancelled,
    ])
    const audited = await records()
    expect(audited).toMatchObject([
      { action: 'booking_cancel', subjectId: guest.id, after: { reason: 'Burst pipe' } },
      { action: 'booking_cancel', subjectId: late.id },
      {
        action: 'block_create',
        subjectId: made.blocks[0]!.id,
        before: {},
        after: {
          court: 1,
          startsAt: at(18),
          endsAt: at(21),
          kind: 'maintenance',
          title: 'New nets',
          reason: 'Burst pipe',
        },
      },
    ])
    expect(JSON.stringify(audited)).not.toContain('Zoe')
  })

  test('completes a call that failed half-way', async () => {
    const caller = await api.team()
    const input = blockInput(courts, {
      until: '2026-11-30',
      weekdays: ['thursday', 'saturday', 'sunday'],
    })
    await db.query(
      `CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF NEW."startsAt" > '2026-11-29' THEN RAISE 'no space left'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER fail_once BEFORE INSERT ON block FOR EACH ROW EXECUTE FUNCTION fail_once()`,
    )
    const failure = await caller.fails(blockCourts, { input })
    await db.query('DROP FUNCTION fail_once CASCADE')
    expect(failure).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    const stored = async () => (await caller.ok(blocks, {})).blocks.totalCount
    expect(await stored()).toBe(4)
    const { blockCourts: rest } = await caller.ok(blockCourts, { input })
    expect(rest.blocks).toHaveLength(2)
    expect(await stored()).toBe(6)
  })

  test('blocks two courts for a year', async () => {
    const caller = await api.team()
    const days = { until: '2027-11-26', startTime: '00:00', endTime: '00:00' }
    const [weekdays, count] = rounds([['friday'], 53], [null, 366])
    const input = blockInput(courts, { ...days, weekdays })
    const { blockCourts: made } = await caller.ok(blockCourts, { input })
    expect(made.blocks).toHaveLength(count * courts.length)
    const { blocks: last } = await caller.ok(blocks, { from: '2027-11-26' })
    expect(last.edges[0]!.node.endsAt).toBe('2027-11-27T05:00:00.000Z')
  }, 60_000)

  test('refuses wrong input, unknown courts and phase waitlist', async () => {
    const caller = await api.team()
    const input = blockInput(courts)
    const fails = (values: object) => caller.fails(blockCourts, { input: { ...input, ...values } })
    for (const [field, value] of [
      ['courts', []],
      ['courts', [courts[0]!.id, courts[0]!.id.toUpperCase()]],
      ['until', '2026-11-25'],
      ['until', '2027-11-27'],
      ['weekdays', ['monday']],
      ['startTime', '17:10'],
      ['endTime', '20:59'],
      ['title', ' '],
      ['title', 'x'.repeat(81)],
      ['reason', ' '],
    ] as const)
      expect(await fails({ [field]: value })).toMatchObject(invalidField(field))
    expect(await fails({ courts: [randomUUID()] })).toMatchObject({ code: 'NOT_FOUND' })
    await setPhase('waitlist')
    expect(await fails({})).toMatchObject({ code: 'NOT_OPEN_YET' })
    expect((await caller.ok(blocks, {})).blocks.totalCount).toBe(0)
    await setPhase('memberships')
    expect((await caller.ok(blockCourts, { input })).blockCourts.blocks).toHaveLength(2)
  })
})

describe('removeBlocks', () => {
  test('frees the courts, once, in every phase', async () => {
    const caller = await api.team()
    const { blocks: made } = (await caller.ok(blockCourts, { input: blockInput(courts) }))
      .blockCourts
    await setPhase('waitlist')
    const ids = [made[1]!.id.toUpperCase(), made[0]!.id]
    const { removeBlocks: removed } = await caller.ok(removeBlocks, { input: { ids } })
    const removedAt = '2026-11-25T15:00:00.000Z'
    expect(removed).toMatchObject([
      { id: made[1]!.id, removedAt, court: { number: 2 } },
      { id: made[0]!.id, removedAt },
    ])
    expect((await records()).slice(2)).toMatchObject([
      {
        action: 'block_remove',
        subjectId: made[1]!.id,
        before: { court: 2, startsAt: at(17), endsAt: at(21), title: 'New nets' },
        after: { removedAt },
      },
      { action: 'block_remove', subjectId: made[0]!.id },
    ])
    api.at('2026-11-25T16:00:00Z')
    const { removeBlocks: again } = await caller.ok(removeBlocks, { input: { ids } })
    expect(again).toEqual(removed)
    expect(await records()).toHaveLength(4)
    expect((await caller.ok(blocks, {})).blocks.totalCount).toBe(0)
    const { courtSchedule: day } = await caller.ok(courtSchedule, { date: '2026-11-26' })
    expect(day.blocks).toEqual([])
    await setPhase('booking')
    await book(18)
  })

  test('refuses unknown ids, and then removes none', async () => {
    const caller = await api.team()
    const { blocks: made } = (await caller.ok(blockCourts, { input: blockInput(courts) }))
      .blockCourts
    const ids = made.map(({ id }) => id)
    const unknown = { input: { ids: [ids[0]!, randomUUID()] } }
    expect(await caller.fails(removeBlocks, unknown)).toMatchObject({ code: 'NOT_FOUND' })
    for (const wrong of [[], ['x'], [ids[0], ids[0]]])
      expect(await caller.fails(removeBlocks, { input: { ids: wrong } })).toMatchObject(
        invalidField('ids'),
      )
    expect((await caller.ok(blocks, {})).blocks.totalCount).toBe(2)
  })
})

test('blocks: lists those that overlap the days, by time and page', async () => {
  const caller = await api.team()
  const overnight = {
    from: '2026-11-26',
    until: '2026-11-28',
    startTime: '23:00',
    endTime: '05:00',
  }
  await caller.ok(blockCourts, { input: blockInput([courts[0]!], overnight) })
  const list = async (variables: object) => (await caller.ok(blocks, variables)).blocks
  const starts = async (variables: object) =>
    (await list(variables)).edges.map(({ node }) => node.startsAt.slice(0, 10))
  expect(await starts({})).toEqual(['2026-11-27', '2026-11-28', '2026-11-29'])
  expect(await starts({ from: '2026-11-28' })).toEqual(['2026-11-28', '2026-11-29'])
  expect(await starts({ until: '2026-11-26' })).toEqual(['2026-11-27'])
  expect(await starts({ from: '2026-11-27', until: '2026-11-27' })).toEqual([
    '2026-11-27',
    '2026-11-28',
  ])
  const page = await list({ first: 2 })
  expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
  expect(page.edges[0]!.node).toMatchObject({ court: { number: 1 }, removedAt: null })
  const next = await list({ first: 2, after: page.pageInfo.endCursor })
  expect(next).toMatchObject({ edges: [{}], pageInfo: { hasNextPage: false } })
})
