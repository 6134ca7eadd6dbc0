import { randomUUID } from 'node:crypto'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import {
  bookCourt,
  bookingAllowance,
  bookingInput,
  clubMember,
  courtDay,
  openCourts,
} from '../../../test/courts'
import { checkIn, markNoShow, undoCheckIn, undoNoShow, type DeskBooked } from '../../../test/desk'
import { startApi } from '../../../test/harness'
import { outcomesOf, records } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'

const api = startApi()
let member: User
let id = ''
const STARTS_AT = '2026-11-01T05:00:00Z'
const at = (minutes: number) =>
  new Date(Date.parse('2026-10-31T21:00:00Z') + minutes * 60_000).toISOString()

/* Play is on 31 October at 5 PM, a day before the clock change; 14 days later is 14 November. */
const END = '2026-11-15T05:00:00Z'
const LAST = '2026-11-15T04:59:59.999Z'

const courts = openCourts(api, '2026-10-30T15:00:00Z')
beforeEach(async () => {
  member = await clubMember()
  const input = bookingInput(courts[0]!, at(0))
  ;({ id } = (await (await api.as(member)).ok(bookCourt, { input })).bookCourt)
})

type Mark = TypedDocumentNode<Record<string, DeskBooked>, object>
const mark = async (document: Mark, instant: string) => {
  api.at(instant)
  const [booked] = Object.values(await (await api.team()).ok(document, { input: { id } }))
  return booked
}
const refuse = async (document: Mark, instant: string) => {
  api.at(instant)
  return (await api.team()).fails(document, { input: { id } })
}

test('attendance: checkIn and its undo, from an hour before play to 14 days after it', async () => {
  expect(await refuse(checkIn, at(-60.001))).toMatchObject({
    code: 'CONFLICT',
    message: 'This is possible from 60 minutes before play.',
  })
  expect(await mark(checkIn, at(-60))).toMatchObject({
    status: 'confirmed',
    checkedInAt: at(-60),
  })
  expect(await refuse(checkIn, at(0))).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^The member is marked as arrived\. Changed last by /),
  })
  expect(await refuse(markNoShow, at(20))).toMatchObject({ code: 'CONFLICT' })
  expect(await mark(undoCheckIn, LAST)).toMatchObject({ checkedInAt: null })
  expect(await refuse(undoCheckIn, LAST)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^The member is neither marked as arrived nor as absent\./),
  })
  expect(await mark(checkIn, LAST)).toMatchObject({ checkedInAt: LAST })
  expect(await refuse(undoCheckIn, END)).toMatchObject({
    code: 'CONFLICT',
    message: 'This was possible until 14 days after play.',
  })
  const [first, second] = await records()
  expect(first).toMatchObject({
    action: 'booking_check_in',
    subjectId: id,
    before: { status: 'confirmed', checkedInAt: null },
    after: { status: 'confirmed', checkedInAt: at(-60) },
  })
  expect(second).toMatchObject({
    action: 'booking_check_in_undo',
    before: { checkedInAt: at(-60) },
    after: { checkedInAt: null },
  })
})

test('attendance: a no-show keeps its number of the month and its court', async () => {
  expect(await refuse(markNoShow, at(14.999))).toMatchObject({
    code: 'CONFLICT',
    message: 'This is possible from 15 minutes after play has begun.',
  })
  expect(await mark(markNoShow, at(15))).toMatchObject({ status: 'no_show', monthNo: 1 })
  const own = await api.as(member)
  const { bookingAllowance: allowance } = await own.ok(bookingAllowance)
  expect(allowance.months[0]).toMatchObject({ month: '2026-10', used: 1 })
  const day = (await own.ok(courtDay, { date: '2026-10-31' })).courtDay
  expect(day.courts[0]?.slots.find(({ startsAt }) => startsAt === at(0))).toMatchObject({
    state: 'mine',
  })
  for (const document of [markNoShow, checkIn, undoCheckIn])
    expect(await refuse(document, at(16))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^The member is marked as absent\. Changed last by /),
    })
  expect(await mark(undoNoShow, LAST)).toMatchObject({ status: 'confirmed', checkedInAt: null })
  expect(await refuse(undoNoShow, LAST)).toMatchObject({ code: 'CONFLICT' })
  expect(await refuse(markNoShow, END)).toMatchObject({ code: 'CONFLICT' })
  expect(await records()).toMatchObject([
    {
      action: 'booking_no_show',
      before: { status: 'confirmed' },
      after: { status: 'no_show', checkedInAt: null },
    },
    {
      action: 'booking_no_show_undo',
      before: { status: 'no_show' },
      after: { status: 'confirmed' },
    },
  ])
})

test('attendance: 10 marks at the same time make one', async () => {
  api.at(at(20))
  const caller = await api.team()
  const tries = Array.from({ length: 10 }, (_, turn) =>
    caller.ok(turn % 2 ? checkIn : markNoShow, { input: { id } }),
  )
  const outcomes = await outcomesOf(tries)
  expect(outcomes.toSorted()).toEqual([...Array<string>(9).fill('CONFLICT'), 'ok'])
  expect(await records()).toHaveLength(1)
})

test.each([
  ['checkIn', checkIn],
  ['undoCheckIn', undoCheckIn],
  ['markNoShow', markNoShow],
  ['undoNoShow', undoNoShow],
])('attendance: %s refuses wrong people, ids and phases', async (_, document) => {
  api.at(STARTS_AT)
  const input = { id }
  expect(await api.visitor.fails(document, { input })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await (await api.as(member)).fails(document, { input })).toMatchObject({
    code: 'FORBIDDEN',
  })
  const caller = await api.team()
  expect(await caller.fails(document, { input: { id: randomUUID() } })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await caller.fails(document, { input: { id: 'x' } })).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  await setPhase('memberships')
  expect(await caller.fails(document, { input })).toMatchObject({ code: 'NOT_OPEN_YET' })
})
