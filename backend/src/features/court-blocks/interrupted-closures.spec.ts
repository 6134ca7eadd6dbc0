import {
  bookCourt,
  bookingInput,
  clubMember,
  createCourts,
  findCourtFaults,
  readBookings,
} from '../../../test/courts'
import {
  blockInput,
  courtClosures,
  createCourtClosure,
  removeCourtClosure,
  updateCourtClosure,
} from '../../../test/desk'
import { startApi } from '../../../test/harness'
import { startInterruptions } from '../../../test/interruptions'
import { findMails } from '../../../test/mails'
import { records } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { bookingCancelledMail } from '../bookings/bookings.mails'

const api = startApi()
const { interrupt, expectAllOrNothing } = startInterruptions([
  'audit_record',
  'block',
  'court_booking',
  'court_closure',
  'court_hold',
  'mail',
])

beforeEach(async () => {
  api.at('2026-10-28T15:00:00Z')
  await setPhase('booking')
})

/** Interrupts the same call at each of its commits until it is done. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  let interruptions = 0
  while (!(await interrupt(interruptions + 1, work, 'commit'))) {
    interruptions++
    expect(await findCourtFaults()).toEqual([])
  }
  expect(interruptions).toBeGreaterThan(1)
  expect(await findCourtFaults()).toEqual([])
}

/** The actions in the audit log, each with its number of records. */
async function countRecords(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { action } of await records()) counts[action] = (counts[action] ?? 0) + 1
  return counts
}

async function blockedTimes(): Promise<string[]> {
  const rows = await db.query<{ line: string }[]>(
    `SELECT to_char("startsAt" AT TIME ZONE 'America/New_York', 'MM-DD HH24:MI') ||
       to_char("endsAt" AT TIME ZONE 'America/New_York', '-HH24:MI ') || title AS line
     FROM block WHERE "removedAt" IS NULL ORDER BY "startsAt", "courtId"`,
  )
  return rows.map(({ line }) => line)
}

test('interrupted closures: a closure over a clock change is made, changed, restored and ended by the same calls, and removed as a whole or not at all', async () => {
  const [court] = await createCourts()
  const member = await api.as(await clubMember())
  const booking = bookingInput(court!, '2026-10-29T22:00:00Z')
  await member.ok(bookCourt, { input: booking })
  const team = await api.team()
  const input = blockInput([court!], {
    from: '2026-10-29',
    until: '2026-11-05',
    weekdays: ['thursday'],
    title: 'Clinic',
    cancelsBookings: true,
  })
  await untilDone(() => team.ok(createCourtClosure.act, { input }))
  const lines = (times: string) => ['10-29', '11-05'].map(day => `${day} ${times}`)
  expect(await blockedTimes()).toEqual(lines('17:00-21:00 Clinic'))
  expect((await readBookings()).map(({ status }) => status)).toEqual(['cancelled'])
  expect(await findMails(bookingCancelledMail)).toHaveLength(1)
  const created = { block_create: 2, booking_cancel: 1, court_closure_create: 1 }
  expect(await countRecords()).toEqual(created)
  const { edges, totalCount } = (await team.ok(courtClosures, {})).courtClosures
  expect(totalCount).toBe(1)
  const id = edges[0]!.node.id
  const update = (change: object) => () =>
    team.ok(updateCourtClosure.act, { input: { id, ...change } })
  const change = { title: 'Beginners', startTime: '16:30', endTime: '20:30' }
  await untilDone(update({ ...change, skipDates: ['2026-11-05'] }))
  expect(await blockedTimes()).toEqual(['10-29 16:30-20:30 Beginners'])
  await untilDone(update({ restoreDates: ['2026-11-05'] }))
  expect(await blockedTimes()).toEqual(lines('16:30-20:30 Beginners'))
  await untilDone(update({ until: '2026-10-29' }))
  expect(await blockedTimes()).toEqual(['10-29 16:30-20:30 Beginners'])
  expect(await countRecords()).toEqual({
    ...created,
    court_closure_update: 3,
    block_remove: 3,
    block_create: 4,
  })
  const removal = { input: { id } }
  await expectAllOrNothing(() => team.ok(removeCourtClosure.act, removal), findCourtFaults)
  expect(await blockedTimes()).toEqual([])
})
