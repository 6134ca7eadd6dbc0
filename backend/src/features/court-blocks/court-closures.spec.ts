import { randomUUID } from 'node:crypto'
import { eventsOf } from '../../../test/calendar'
import type { Caller } from '../../../test/caller'
import { clubMember, openCourts } from '../../../test/courts'
import {
  blockCourts,
  blockInput,
  blocks,
  closureNotes,
  courtClosure,
  courtClosures,
  createCourtClosure,
  removeBlocks,
  removeCourtClosure,
  updateCourtClosure,
} from '../../../test/desk'
import { invalidField, startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import {
  EndSiteNoticeDocument,
  RemoveSiteNoticeDocument,
  RenewCalendarAddressDocument,
} from '../../../test/operations'
import { insertBooking } from '../../../test/players'
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
const time = (court: number, from: number, to: number) => ({
  court: { number: court },
  startsAt: at(from),
  endsAt: at(to),
})

/** Stores a booking of an hour of the first court for a new member. */
async function book(hour: number, court = courts[0]!) {
  const member = await clubMember(Plan.standard, { firstName: `Bo ${String(hour)}` })
  return { member, id: await insertBooking(member, court, at(hour)) }
}

/** Previews the change, makes it, expects both to say the same, and returns the result. */
async function previewAndAct(
  caller: Caller,
  { act, preview }: typeof createCourtClosure | typeof updateCourtClosure,
  input: object,
) {
  const [before] = Object.values(
    await caller.ok(preview as typeof createCourtClosure.preview, { input }),
  )
  const [done] = Object.values(await caller.ok(act as typeof createCourtClosure.act, { input }))
  const { blocked, freed, conflicts, cancelled } = done!
  expect(before).toMatchObject({ blocked, freed, conflicts, cancelled })
  return done!
}

const create = (caller: Caller, input: object) => previewAndAct(caller, createCourtClosure, input)
const update = (caller: Caller, input: object) => previewAndAct(caller, updateCourtClosure, input)

/** Makes a closure; returns its id. */
const made = async (caller: Caller, input: object) =>
  (await caller.ok(createCourtClosure.act, { input })).createCourtClosure.closure.id

/** Returns the blocks in force as days and New York times. */
async function blockedTimes(): Promise<string[]> {
  const rows = await db.query<{ line: string }[]>(
    `SELECT to_char("startsAt" AT TIME ZONE 'America/New_York', 'YYYY-MM-DD HH24:MI') ||
       to_char("endsAt" AT TIME ZONE 'America/New_York', '-HH24:MI ') || title AS line
     FROM block JOIN court ON court.id = "courtId" WHERE "removedAt" IS NULL ORDER BY "startsAt", number`,
  )
  return rows.map(({ line }) => line)
}

describe('court closures: create', () => {
  test('says before what is blocked and who is in the way, and has one row', async () => {
    const caller = await api.team()
    const { id, member } = await book(18)
    const input = blockInput(courts, { note: ' The nets are new from Friday on. ' })
    const inTheWay = { id, startsAt: at(18), court: { number: 1 }, person: { email: member.email } }
    const effects = {
      blocked: [time(1, 17, 18), time(1, 19, 21), time(2, 17, 21)],
      freed: [],
      conflicts: [inTheWay],
      cancelled: [],
    }
    const preview = await caller.ok(createCourtClosure.preview, { input })
    expect(preview.createCourtClosurePreview).toMatchObject(effects)
    expect(await blockedTimes()).toEqual([])
    expect((await caller.ok(courtClosures, {})).courtClosures.totalCount).toBe(0)
    const { createCourtClosure: done } = await caller.ok(createCourtClosure.act, { input })
    const closure = {
      from: '2026-11-26',
      until: '2026-11-26',
      weekdays: null,
      startTime: '17:00',
      endTime: '21:00',
      kind: 'maintenance',
      title: 'New nets',
      note: 'The nets are new from Friday on.',
      skippedDates: [],
      bookingsInTheWay: 1,
      courts: [{ number: 1 }, { number: 2 }],
      removedAt: null,
    }
    expect(done).toMatchObject({ ...effects, closure, notTold: [] })
    const list = (await caller.ok(courtClosures, { from: '2026-11-25' })).courtClosures
    expect(list).toMatchObject({ totalCount: 1, edges: [{ node: closure }] })
    const [first, ...others] = await records()
    expect(first).toMatchObject({
      action: 'court_closure_create',
      subjectId: done.closure.id,
      after: { courts: [1, 2], from: '2026-11-26', title: 'New nets', reason: input.reason },
    })
    expect(others.map(({ action }) => action)).toEqual(Array(3).fill('block_create'))
    const again = (await caller.ok(createCourtClosure.act, { input })).createCourtClosure
    expect(again).toMatchObject({ closure: { id: done.closure.id }, blocked: [], freed: [] })
    expect(await records()).toHaveLength(4)
  })

  test('cancels 4 bookings of a day, mails their members, and lists who could not be told', async () => {
    const members = []
    for (const hour of [8, 14])
      for (const court of courts) members.push((await book(hour, court)).member)
    await db.query(
      `INSERT INTO mail_address (email, "undeliverableSince", reason) VALUES ($1, now(), '550')`,
      [members[3]!.email],
    )
    const caller = await api.team()
    const day = { startTime: '05:00', endTime: '23:00', kind: 'closed', title: 'Storm' }
    const input = blockInput(courts, { ...day, cancelsBookings: true, reason: 'A storm.' })
    const { createCourtClosurePreview: preview } = await caller.ok(createCourtClosure.preview, {
      input,
    })
    expect(preview).toMatchObject({
      blocked: [time(1, 5, 23), time(2, 5, 23)],
      conflicts: [],
    })
    expect(preview.cancelled.map(({ person }) => person.email)).toEqual(
      members.map(({ email }) => email),
    )
    expect(await findMails(bookingCancelledMail)).toEqual([])
    const { createCourtClosure: done } = await caller.ok(createCourtClosure.act, { input })
    expect(done).toMatchObject({ ...preview, closure: { bookingsInTheWay: 0 } })
    // This site has no mail server.
    expect(done.notTold).toHaveLength(4)
    const refused = { reason: 'undeliverable', person: { email: members[3]!.email } }
    expect(done.notTold[3]).toMatchObject(refused)
    const [mail] = await findMails(bookingCancelledMail, members[0]!.email)
    expect((await rendered(mail!)).text).toContain('The club says: A storm.')
    expect(await findMails(bookingCancelledMail, members[3]!.email)).toEqual([])
    expect(await findMails(bookingCancelledMail)).toHaveLength(3)
  })

  test('cancels only the bookings that the team was shown (BOOKING-41)', async () => {
    const caller = await api.team()
    const shown = await book(18)
    const input = blockInput([courts[0]!], { cancelsBookings: true, reason: 'A storm.' })
    const preview = await caller.ok(createCourtClosure.preview, { input })
    const bookingsToCancel = preview.createCourtClosurePreview.cancelled.map(({ id }) =>
      id.toUpperCase(),
    )
    const later = [await book(17), await book(20)].map(({ id }) => ({ id }))
    const one = await create(caller, { ...input, bookingsToCancel })
    expect(one).toMatchObject({ cancelled: [{ id: shown.id }], conflicts: later })
    expect(one.blocked).toEqual([time(1, 18, 20)])
    expect(await findMails(bookingCancelledMail)).toHaveLength(1)
    const none = await create(caller, { ...input, bookingsToCancel: [] })
    expect(none).toMatchObject({ cancelled: [], conflicts: later })
    const all = await create(caller, { ...input, bookingsToCancel: null })
    expect(all).toMatchObject({ cancelled: later, conflicts: [] })
  })

  test('refuses wrong input, unknown courts, phase waitlist and wrong people, also before', async () => {
    const caller = await api.team()
    const own = await api.as(await clubMember())
    const good = blockInput(courts)
    const wrong = [
      ['courts', []],
      ['until', '2026-11-25'],
      ['weekdays', ['monday']],
      ['startTime', '17:10'],
      ['title', ' '],
      ['note', 'x'.repeat(141)],
      ['reason', ' '],
      ['bookingsToCancel', ['one']],
      ['bookingsToCancel', Array.from({ length: 751 }, () => randomUUID())],
    ] as const
    for (const [document, wrongs] of [
      [createCourtClosure.act, wrong],
      [createCourtClosure.preview, wrong.slice(2, 5)],
    ] as const) {
      const fails = (values: object) => caller.fails(document, { input: { ...good, ...values } })
      for (const [field, value] of wrongs)
        expect(await fails({ [field]: value })).toMatchObject(invalidField(field))
      expect(await fails({ courts: [randomUUID()] })).toMatchObject({ code: 'NOT_FOUND' })
      await setPhase('waitlist')
      expect(await fails({})).toMatchObject({ code: 'NOT_OPEN_YET' })
      await setPhase('booking')
      const code = async (who: Pick<Caller, 'fails'>) =>
        (await who.fails(document, { input: good })).code
      expect([await code(api.visitor), await code(own)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
    }
    expect((await caller.ok(courtClosures, {})).courtClosures.totalCount).toBe(0)
  })
})

describe('court closures: update', () => {
  const MONDAYS = blockInput([], {
    from: '2026-10-19',
    until: '2026-11-16',
    weekdays: ['monday'],
    startTime: '18:00',
    endTime: '20:00',
    kind: 'lesson',
    title: 'Clinic',
  })

  test('5 weeks over a clock change are edited twice, one date is skipped, and it ends early', async () => {
    api.at('2026-10-12T15:00:00Z')
    const caller = await api.team()
    const { closure, blocked } = await create(caller, { ...MONDAYS, courts: [courts[0]!.id] })
    const days = blocked.map(({ startsAt }) => startsAt.slice(0, 10))
    expect(days).toEqual(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
    const lines = (times: string, title: string) => days.map(day => `${day} ${times} ${title}`)
    expect(await blockedTimes()).toEqual(lines('18:00-20:00', 'Clinic'))

    const { id } = closure
    const earlier = { id, startTime: '17:30', endTime: '19:30' }
    const moved = await update(caller, earlier)
    expect(moved.blocked).toHaveLength(5)
    expect(moved.freed).toHaveLength(5)
    expect(moved.blocked[0]).toMatchObject({
      startsAt: '2026-10-19T21:30:00.000Z',
      endsAt: '2026-10-19T22:00:00.000Z',
    })
    expect(moved.freed.at(-1)).toMatchObject({
      startsAt: '2026-11-17T00:30:00.000Z',
      endsAt: '2026-11-17T01:00:00.000Z',
    })
    expect(await blockedTimes()).toEqual(lines('17:30-19:30', 'Clinic'))

    const renamed = await update(caller, { id, title: 'Beginners', note: 'Court 1 has a clinic.' })
    expect(renamed).toMatchObject({
      closure: { title: 'Beginners', note: 'Court 1 has a clinic.', startTime: '17:30' },
      blocked: [],
      freed: [],
    })
    expect(await blockedTimes()).toEqual(lines('17:30-19:30', 'Beginners'))

    const skipped = await update(caller, { id, skipDates: ['2026-10-26'] })
    expect(skipped).toMatchObject({ closure: { skippedDates: ['2026-10-26'] }, blocked: [] })
    expect(skipped.freed).toHaveLength(1)
    const without = (day: string) =>
      lines('17:30-19:30', 'Beginners').filter(line => !line.startsWith(day))
    expect(await blockedTimes()).toEqual(without('2026-10-26'))
    expect((await update(caller, { id, skipDates: ['2026-10-26'] })).freed).toEqual([])
    const restored = await update(caller, { id, restoreDates: ['2026-10-26'] })
    expect(restored).toMatchObject({ closure: { skippedDates: [] }, freed: [], blocked: [{}] })

    api.at('2026-10-30T15:00:00Z')
    const ended = await update(await api.team(), { id, until: '2026-11-09' })
    expect(ended.freed).toHaveLength(1)
    expect(await blockedTimes()).toEqual(lines('17:30-19:30', 'Beginners').slice(0, 4))
    const actions = (await records()).filter(({ action }) => action.startsWith('court_closure'))
    expect(actions.map(({ before, after }) => [before, after]).slice(1)).toEqual([
      [
        { startTime: '18:00', endTime: '20:00' },
        { startTime: '17:30', endTime: '19:30' },
      ],
      [
        { title: 'Clinic', note: null },
        { title: 'Beginners', note: 'Court 1 has a clinic.' },
      ],
      [{ skippedDates: [] }, { skippedDates: ['2026-10-26'] }],
      [{ skippedDates: ['2026-10-26'] }, { skippedDates: [] }],
      [{ until: '2026-11-16' }, { until: '2026-11-09' }],
    ])
    const list = async (from: string) =>
      (await (await api.team()).ok(courtClosures, { from })).courtClosures.totalCount
    expect([await list('2026-11-09'), await list('2026-11-10')]).toEqual([1, 0])
  })

  test('leaves what is over, and follows from the half hour that has begun', async () => {
    const caller = await api.team()
    const id = await made(caller, blockInput([courts[0]!], { until: '2026-11-28' }))
    api.at(at(24 + 18.75))
    const longer = await update(await api.team(), { id, endTime: '22:00' })
    expect(longer).toMatchObject({ blocked: [time(1, 45, 46), time(1, 69, 70)], freed: [] })
    const shorter = await update(await api.team(), { id, endTime: '20:00' })
    expect(shorter).toMatchObject({ blocked: [], freed: [time(1, 44, 46), time(1, 68, 70)] })
    expect(await blockedTimes()).toEqual([
      '2026-11-26 17:00-21:00 New nets',
      '2026-11-27 18:30-20:00 New nets',
      '2026-11-28 17:00-20:00 New nets',
    ])
  })

  test('moves a whole day by half a day, over the days beside it, and frees once what reaches into the next day', async () => {
    const caller = await api.team()
    const allDay = { until: '2026-11-28', startTime: '00:00', endTime: '00:00' }
    const id = await made(caller, blockInput([courts[0]!], allDay))
    const noon = await update(caller, { id, startTime: '12:00', endTime: '12:00' })
    expect(noon).toMatchObject({ freed: [time(1, 0, 12)], blocked: [time(1, 72, 84)] })
    expect(await blockedTimes()).toEqual([
      '2026-11-26 12:00-12:00 New nets',
      '2026-11-27 12:00-12:00 New nets',
      '2026-11-28 12:00-12:00 New nets',
    ])
    const morning = await update(caller, { id, startTime: '06:00', endTime: '12:00' })
    expect(morning.blocked).toEqual([time(1, 6, 12)])
    expect(morning.freed).toEqual([time(1, 12, 30), time(1, 36, 54), time(1, 60, 84)])
  })

  test('leaves the bookings in the way of a longer time, or cancels them with a reason', async () => {
    const caller = await api.team()
    const id = await made(caller, blockInput([courts[0]!]))
    const booking = await book(21)
    const longer = { id, endTime: '22:00' }
    const kept = await update(caller, longer)
    expect(kept).toMatchObject({ conflicts: [{ id: booking.id }], cancelled: [], blocked: [] })
    expect(kept.closure.bookingsInTheWay).toBe(1)
    const cancelling = { ...longer, cancelsBookings: true }
    expect(await caller.fails(updateCourtClosure.act, { input: cancelling })).toMatchObject(
      invalidField('reason'),
    )
    const explained = { ...cancelling, reason: 'A lesson.' }
    const unseen = await update(caller, { ...explained, bookingsToCancel: [randomUUID()] })
    expect(unseen).toMatchObject({ conflicts: [{ id: booking.id }], cancelled: [] })
    const { cancelled, blocked } = await update(caller, explained)
    expect([cancelled.map(one => one.id), blocked]).toEqual([[booking.id], [time(1, 21, 22)]])
    expect(await findMails(bookingCancelledMail)).toHaveLength(1)
  })

  test('refuses wrong days and times, unknown and removed closures, and wrong people', async () => {
    const caller = await api.team()
    const weekly = { until: '2026-12-24', weekdays: ['thursday'] }
    const id = await made(caller, blockInput([courts[0]!], weekly))
    const own = await api.as(await clubMember())
    const wrong = [
      ['until', '2026-11-25'],
      ['until', '2027-11-27'],
      ['startTime', '17:10'],
      ['endTime', '20:59'],
      ['note', 'x'.repeat(141)],
      ['skipDates', ['2026-12-31']],
      ['restoreDates', ['2026-12-04']],
      ['title', ' '],
      ['skipDates', ['2026-12-04']],
    ] as const
    for (const [document, wrongs] of [
      [updateCourtClosure.act, wrong],
      [updateCourtClosure.preview, wrong.slice(-2)],
    ] as const) {
      const fails = (values: object) => caller.fails(document, { input: { id, ...values } })
      for (const [field, value] of wrongs)
        expect(await fails({ [field]: value })).toMatchObject(invalidField(field))
      expect(await fails({ id: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
      await setPhase('waitlist')
      expect(await fails({ title: 'Later' })).toMatchObject({ code: 'NOT_OPEN_YET' })
      await setPhase('booking')
      const code = async (who: Pick<Caller, 'fails'>) =>
        (await who.fails(document, { input: { id } })).code
      expect([await code(api.visitor), await code(own)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
    }
    // A Wednesday, and its last Thursday is gone.
    const fromWednesday = { ...weekly, from: '2026-11-25' }
    const other = await made(caller, blockInput([courts[1]!], fromWednesday))
    const none = { input: { id: other, until: '2026-11-25' } }
    expect(await caller.fails(updateCourtClosure.preview, none)).toMatchObject({
      fields: [{ field: 'until', message: 'None of these days is within the chosen time' }],
    })
    api.at('2026-12-04T15:00:00Z')
    const late = { input: { id, skipDates: ['2026-12-03'] } }
    const later = await api.team()
    expect(await later.fails(updateCourtClosure.act, late)).toMatchObject({
      fields: [{ field: 'skipDates', message: '2026-12-03 is over' }],
    })
    await later.ok(removeCourtClosure.act, { input: { id } })
    expect(await later.fails(updateCourtClosure.act, { input: { id } })).toMatchObject({
      code: 'CONFLICT',
    })
  })
})

describe('court closures: remove', () => {
  test('frees what is to come, once, in every phase, and keeps what is over', async () => {
    const id = await made(await api.team(), blockInput(courts, { until: '2026-11-27' }))
    api.at(at(24))
    const caller = await api.team()
    await setPhase('waitlist')
    const freed = [time(1, 41, 45), time(2, 41, 45)]
    const input = { id: id.toUpperCase() }
    const { removeCourtClosurePreview: preview } = await caller.ok(removeCourtClosure.preview, {
      input,
    })
    expect(preview).toEqual({ blocked: [], freed, conflicts: [], cancelled: [] })
    expect(await blockedTimes()).toHaveLength(4)
    const { removeCourtClosure: removed } = await caller.ok(removeCourtClosure.act, { input })
    expect(removed).toMatchObject({ freed, closure: { id, removedAt: at(24) } })
    expect(await blockedTimes()).toEqual(Array(2).fill('2026-11-26 17:00-21:00 New nets'))
    expect((await records()).slice(5)).toMatchObject([
      { action: 'block_remove' },
      { action: 'block_remove' },
      { action: 'court_closure_remove', subjectId: id, after: { removedAt: at(24) } },
    ])
    const again = await caller.ok(removeCourtClosure.act, { input })
    expect(again.removeCourtClosure).toMatchObject({ freed: [], closure: { removedAt: at(24) } })
    expect(await records()).toHaveLength(8)
    expect((await caller.ok(courtClosures, {})).courtClosures.totalCount).toBe(0)
    expect((await caller.ok(courtClosure, { id })).courtClosure.removedAt).toBe(at(24))
    expect(await caller.fails(removeCourtClosure.preview, { input })).toMatchObject({
      code: 'CONFLICT',
    })
    const unknown = { input: { id: randomUUID() } }
    for (const document of [removeCourtClosure.act, removeCourtClosure.preview])
      expect(await caller.fails(document, unknown)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('court closures: blocks one by one', () => {
  const three = { until: '2026-11-28' }

  test('blockCourts makes a closure, once, and blocks a skipped day again', async () => {
    const caller = await api.team()
    const input = blockInput(courts, three)
    await caller.ok(blockCourts, { input })
    const list = async () => (await caller.ok(courtClosures, {})).courtClosures.edges
    const [{ node } = { node: undefined }] = await list()
    const skipping = { id: node!.id, skipDates: ['2026-11-27'] }
    await caller.ok(updateCourtClosure.act, { input: skipping })
    expect((await caller.ok(blockCourts, { input })).blockCourts.blocks).toHaveLength(2)
    expect(await list()).toMatchObject([{ node: { id: node!.id, skippedDates: [] } }])
    await caller.ok(blockCourts, { input: { ...input, title: 'Other nets' } })
    await caller.ok(blockCourts, { input: { ...input, courts: [courts[0]!.id] } })
    expect(await list()).toHaveLength(3)
  })

  test('removeBlocks skips a day without blocks, ends a closure and removes an empty one', async () => {
    const caller = await api.team()
    const id = await made(caller, blockInput(courts, three))
    const rows = (await caller.ok(blocks, {})).blocks.edges.map(({ node }) => node.id)
    const remove = async (...ids: (string | undefined)[]) =>
      (await api.team()).ok(removeBlocks, { input: { ids } })
    const read = async () => (await (await api.team()).ok(courtClosure, { id })).courtClosure
    await remove(rows[2])
    expect(await read()).toMatchObject({ skippedDates: [], until: '2026-11-28' })
    await remove(rows[3])
    expect(await read()).toMatchObject({ skippedDates: ['2026-11-27'], until: '2026-11-28' })
    api.at(at(22))
    await remove(rows[4], rows[5])
    expect(await read()).toMatchObject({ until: '2026-11-26', skippedDates: [], removedAt: null })
    await remove(rows[0], rows[1])
    expect(await read()).toMatchObject({ removedAt: at(22) })
  })
})

test('court closures: are listed by their first day and the days that they touch', async () => {
  const caller = await api.team()
  const night = { until: '2026-11-27', startTime: '23:00', endTime: '05:00', title: 'Night' }
  await made(caller, blockInput([courts[0]!], night))
  const later = { from: '2026-12-01', until: '2026-12-02', title: 'Later' }
  await made(caller, blockInput([courts[0]!], later))
  const titles = async (variables: object) =>
    (await caller.ok(courtClosures, variables)).courtClosures.edges.map(({ node }) => node.title)
  expect(await titles({})).toEqual(['Night', 'Later'])
  expect(await titles({ from: '2026-11-28' })).toEqual(['Night', 'Later'])
  expect(await titles({ from: '2026-11-29' })).toEqual(['Later'])
  expect(await titles({ until: '2026-11-30' })).toEqual(['Night'])
  const page = (await caller.ok(courtClosures, { first: 1 })).courtClosures
  expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } })
  const own = await api.as(await clubMember())
  for (const document of [courtClosures, courtClosure])
    expect(await own.fails(document, { id: randomUUID() })).toMatchObject({ code: 'FORBIDDEN' })
})

test('court closures: members read a closure’s line on its days only, also in their calendar (BOOKING-43)', async () => {
  const caller = await api.team()
  const input = blockInput(courts, {
    from: '2026-11-26',
    until: '2026-12-10',
    weekdays: ['thursday'],
    startTime: '17:00',
    endTime: '19:00',
    title: 'Clinic',
  })
  const withNote = { ...input, note: ' Clinic from 5 to 7 PM ' }
  const created = await caller.ok(createCourtClosure.act, { input: withNote })
  await caller.ok(createCourtClosure.act, { input: { ...input, title: 'Without a line' } })
  const { id } = created.createCourtClosure.closure
  const own = await api.as(await clubMember())
  const notes = async (variables: object) => (await own.ok(closureNotes, variables)).closureNotes
  const note = 'Clinic from 5 to 7 PM'
  expect(await notes({})).toEqual([])
  expect(await notes({ from: '2026-11-26' })).toEqual([{ date: '2026-11-26', note }])
  await caller.ok(updateCourtClosure.act, { input: { id, skipDates: ['2026-12-03'] } })
  const dates = ['2026-11-26', '2026-12-10']
  expect(await notes({ days: 31 })).toEqual(dates.map(date => ({ date, note })))
  expect(await own.fails(closureNotes, { days: 32 })).toMatchObject({ code: 'BAD_USER_INPUT' })

  const { renewCalendarAddress: url } = await own.ok(RenewCalendarAddressDocument)
  const read = async () =>
    eventsOf((await api.visitor.rest('GET', new URL(url).pathname.replace('/api', ''))).body)
  expect(await read()).toMatchObject(
    dates.map(date => ({
      uid: `${id}-${date}@coralwaypickleball.example`,
      summary: `${note}, Coral Way Pickleball Club`,
    })),
  )
  expect((await read())[0]?.startDate.toString()).toBe('2026-11-26T22:00:00Z')
  await caller.ok(removeCourtClosure.act, { input: { id } })
  expect(await notes({ days: 31 })).toEqual([])
  expect(await read()).toEqual([])
})

describe('court closures: the line above the pages (NOTICE-6)', () => {
  const lines = () =>
    db.query<{ text: string; starts: string; ends: string }[]>(
      `SELECT text, to_char("startsAt" AT TIME ZONE 'America/New_York', 'YYYY-MM-DD HH24:MI') AS starts,
         to_char("endsAt" AT TIME ZONE 'America/New_York', 'YYYY-MM-DD HH24:MI') AS ends FROM site_notice`,
    )
  const input = () =>
    blockInput(courts, { note: ' Courts are closed. ', isNoteOnSite: true, until: '2026-11-28' })
  const line = (ends: string, text = 'Courts are closed.') => ({
    text,
    starts: '2026-11-19 17:00',
    ends,
  })

  test('is on from 7 days before the first time until the last end, follows changes, and goes with the line for members, the closure or the last of its blocks', async () => {
    const caller = await api.team()
    const id = await made(caller, input())
    expect(await lines()).toEqual([line('2026-11-28 21:00')])
    await made(caller, input())
    expect(await lines()).toEqual([line('2026-11-28 21:00')])
    const change = (values: object) =>
      caller.ok(updateCourtClosure.act, { input: { id, ...values } })
    await change({ skipDates: ['2026-11-28'], note: 'Closed' })
    expect(await lines()).toEqual([line('2026-11-27 21:00', 'Closed')])
    await change({ isNoteOnSite: false })
    expect(await lines()).toEqual([])
    await change({ isNoteOnSite: true })
    expect(await lines()).toHaveLength(1)
    await change({ note: '' })
    expect(await lines()).toEqual([])
    await change({ note: 'Closed', isNoteOnSite: true })
    expect(await lines()).toHaveLength(1)
    await caller.ok(removeCourtClosure.act, { input: { id } })
    expect(await lines()).toEqual([])

    await made(caller, input())
    const rows = await db.query<{ id: string }[]>('SELECT id FROM block WHERE "removedAt" IS NULL')
    expect(await lines()).toHaveLength(1)
    await caller.ok(removeBlocks, { input: { ids: rows.map(row => row.id) } })
    expect(await lines()).toEqual([])
  })

  test('needs a text, and is changed at its closure only', async () => {
    const caller = await api.team()
    expect(
      await caller.fails(createCourtClosure.act, { input: { ...input(), note: ' ' } }),
    ).toMatchObject(invalidField('note'))
    await caller.ok(createCourtClosure.act, { input: input() })
    const [{ id } = { id: '' }] = await db.query<{ id: string }[]>('SELECT id FROM site_notice')
    for (const document of [EndSiteNoticeDocument, RemoveSiteNoticeDocument])
      expect(await caller.fails(document, { input: { id } })).toMatchObject({
        code: 'CONFLICT',
        message: 'This line follows a closure. Please change the closure.',
      })
  })
})
