import type { Caller } from '../../../test/caller'
import { clubMember, openCourts } from '../../../test/courts'
import { blockInput, createCourtClosure } from '../../../test/desk'
import { person, staffPerson } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import {
  OpenPlayDocument,
  OpenPlayVisitorsDocument,
  SayOpenPlayDocument,
  SetPlayProfileDocument,
  WithdrawOpenPlayDocument,
} from '../../../test/operations'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { Plan } from '../memberships/membership.entity'
import { hoursOfNight, nightOf } from './nights'
import { OpenPlayVisit } from './open-play-visit.entity'

const api = startApi()
const [EVENING, MIDNIGHT] = ['2026-11-26T01:00:00Z', '2026-11-26T05:00:00Z'] as const

const courts = openCourts(api, EVENING)

const member = async (values: Partial<User> = {}) => api.as(await clubMember(Plan.standard, values))
const say = (caller: Caller, comesAt: string) =>
  caller.ok(SayOpenPlayDocument, { input: { comesAt } })
const refusal = (caller: Caller, comesAt: string) =>
  caller.fails(SayOpenPlayDocument, { input: { comesAt } })
const read = async (caller: Caller, night: string | null = null) =>
  (await caller.ok(OpenPlayDocument, { night })).openPlay

/** Returns the hours of a night that somebody comes to, as the caller reads them. */
async function countsFor(caller: Caller) {
  const { hours } = await read(caller)
  return hours
    .filter(({ count }) => count > 0)
    .map(({ count, levels, names }) => ({ count, levels, names }))
}

describe('the hours of a night (OPEN-1)', () => {
  test.each([
    ['2026-11-25', 6, '2026-11-26T04:00:00.000Z', '2026-11-26T10:00:00.000Z'],
    ['2026-10-31', 7, '2026-11-01T03:00:00.000Z', '2026-11-01T10:00:00.000Z'],
    ['2027-03-13', 5, '2027-03-14T04:00:00.000Z', '2027-03-14T09:00:00.000Z'],
  ])('of %s are %i', (night, count, from, until) => {
    const hours = hoursOfNight(night)
    expect(hours).toHaveLength(count)
    expect([hours[0]?.startsAt.toISOString(), hours.at(-1)?.endsAt.toISOString()]).toEqual([
      from,
      until,
    ])
  })

  test.each([
    ['2026-11-26T09:59:59Z', '2026-11-25'],
    ['2026-11-26T10:00:00Z', '2026-11-26'],
    ['2026-11-26T04:00:00Z', '2026-11-25'],
  ])('at %s the night is %s', (now, night) => {
    expect(nightOf(new Date(now))).toBe(night)
  })
})

describe('open play', () => {
  test('counts who comes by hour and level, from the lowest on; names only who allows it (OPEN-2)', async () => {
    const [ana, bo, cy, dee] = [
      await member({ firstName: 'Ana', playLevel: 3.5, showsPlayName: true }),
      await member({ firstName: 'Bo', playLevel: 3.5 }),
      await member({ firstName: 'Cy' }),
      await member({ firstName: 'Dee', playLevel: 2 }),
    ]
    for (const caller of [ana, bo, cy, dee]) await say(caller, MIDNIGHT)
    expect(await countsFor(bo)).toEqual([
      {
        count: 4,
        levels: [
          { level: 2, count: 1 },
          { level: 3.5, count: 2 },
          { level: null, count: 1 },
        ],
        names: ['Ana'],
      },
    ])
  })

  test('is said once a night: again changes the hour, and it can be taken back', async () => {
    const caller = await member()
    await say(caller, '2026-11-26T04:00:00Z')
    await Promise.all([say(caller, MIDNIGHT), say(caller, MIDNIGHT)])
    expect((await read(caller)).comesAt).toBe('2026-11-26T05:00:00.000Z')
    expect(await countsFor(caller)).toMatchObject([{ count: 1 }])
    await say(caller, '2026-11-27T05:00:00Z')
    await caller.ok(WithdrawOpenPlayDocument, { input: { night: '2026-11-25' } })
    expect((await read(caller)).comesAt).toBeNull()
    expect((await read(caller, '2026-11-26')).comesAt).toBe('2026-11-27T05:00:00.000Z')
  })

  test('is refused outside of the hours, for a night too far ahead, and once an hour is over', async () => {
    const caller = await member()
    for (const at of [
      '2026-11-26T03:00:00Z',
      '2026-11-26T10:00:00Z',
      '2026-11-26T05:30:00Z',
      '2026-12-03T05:00:00Z',
    ])
      expect(await refusal(caller, at)).toMatchObject(invalidField('comesAt'))
    await say(caller, '2026-12-02T05:00:00Z')
    api.at('2026-11-26T05:59:59Z')
    await say(caller, MIDNIGHT)
    api.at('2026-11-26T06:00:00Z')
    expect(await refusal(caller, MIDNIGHT)).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('is refused in an hour in which all courts are closed', async () => {
    const team = await api.team()
    const close = (some: typeof courts, day: string, startTime: string, endTime: string) => {
      const input = blockInput(some, { from: day, until: day, startTime, endTime })
      return team.ok(createCourtClosure.act, { input })
    }
    await close(courts, '2026-11-25', '23:00', '00:30')
    await close(courts.slice(0, 1), '2026-11-26', '00:30', '02:00')
    const caller = await member()
    expect((await read(caller)).hours.map(({ isClosed }) => isClosed)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(await refusal(caller, '2026-11-26T04:00:00Z')).toMatchObject({ code: 'CONFLICT' })
    await say(caller, MIDNIGHT)
  })

  test('is for active members: nobody else reads it, and who ends is not counted', async () => {
    const ending = await clubMember()
    const caller = await api.as(ending)
    await say(caller, MIDNIGHT)
    const other = await member()
    expect(await countsFor(other)).toMatchObject([{ count: 1 }])
    await db.query(`UPDATE membership SET "endsOn" = '2026-11-24' WHERE "userId" = $1`, [ending.id])
    expect(await countsFor(other)).toEqual([])
    expect(await refusal(caller, MIDNIGHT)).toMatchObject({ fields: [{ field: 'comesAt' }] })
    const waiting = await api.as(await person())
    expect(await waiting.fails(OpenPlayDocument, {})).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refusal(waiting, MIDNIGHT)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await waiting.fails(OpenPlayVisitorsDocument, {})).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('has a list for the desk, with every name (OPEN-3)', async () => {
    await say(await member({ firstName: 'Ana', playLevel: 4 }), MIDNIGHT)
    const desk = await api.as(await staffPerson('DESK'))
    const { openPlayVisitors } = await desk.ok(OpenPlayVisitorsDocument, {})
    expect(openPlayVisitors).toEqual([
      expect.objectContaining({
        comesAt: '2026-11-26T05:00:00.000Z',
        level: 4,
        person: expect.objectContaining({ firstName: 'Ana' }),
      }),
    ])
  })

  test('shows each member their own hour, and takes only that night of theirs back', async () => {
    const [ana, bo] = [await member(), await member()]
    await say(ana, MIDNIGHT)
    expect((await read(bo)).comesAt).toBeNull()
    await say(bo, '2026-11-26T06:00:00Z')
    await say(bo, '2026-11-27T06:00:00Z')
    expect((await read(bo)).comesAt).toBe('2026-11-26T06:00:00.000Z')
    await bo.ok(WithdrawOpenPlayDocument, { input: { night: '2026-11-25' } })
    expect((await read(ana)).comesAt).toBe('2026-11-26T05:00:00.000Z')
    const desk = await api.as(await staffPerson('DESK'))
    const nights = async (night: string | null) =>
      (await desk.ok(OpenPlayVisitorsDocument, { night })).openPlayVisitors.map(
        ({ comesAt }) => comesAt,
      )
    expect(await nights(null)).toEqual(['2026-11-26T05:00:00.000Z'])
    expect(await nights('2026-11-26')).toEqual(['2026-11-27T06:00:00.000Z'])
  })

  test('is for the night of the last day of a membership too, and not for an ended one', async () => {
    const ending = await clubMember()
    const caller = await api.as(ending)
    await db.query(`UPDATE membership SET "endsOn" = '2026-11-25' WHERE "userId" = $1`, [ending.id])
    await say(caller, MIDNIGHT)
    const other = await member()
    expect(await countsFor(other)).toMatchObject([{ count: 1 }])
    expect(await refusal(caller, '2026-11-27T05:00:00Z')).toMatchObject({
      fields: [{ field: 'comesAt' }],
    })
    await db.query(`UPDATE membership SET state = 'ended' WHERE "userId" = $1`, [ending.id])
    expect(await countsFor(other)).toEqual([])
  })

  test('is closed before the phase of bookings', async () => {
    const caller = await member()
    await setPhase('memberships')
    const night = { input: { night: '2026-11-25' } }
    for (const failure of [
      await caller.fails(OpenPlayDocument, {}),
      await refusal(caller, MIDNIGHT),
      await caller.fails(WithdrawOpenPlayDocument, night),
    ])
      expect(failure).toMatchObject({ code: 'NOT_OPEN_YET' })
  })

  test('takes levels from 2.0 to 5.0 in halves', async () => {
    const caller = await member()
    for (const level of [1.5, 5.5, 3.2])
      expect(
        await caller.fails(SetPlayProfileDocument, { input: { level, showsName: true } }),
      ).toMatchObject(invalidField('level'))
    for (const level of [2, 4.5, 5]) {
      const input = { level, showsName: true }
      const { setPlayProfile } = await caller.ok(SetPlayProfileDocument, { input })
      expect(setPlayProfile).toEqual({ level, showsName: true })
    }
  })

  test('keeps of a play profile what is not changed', async () => {
    const caller = await member({ playLevel: 4, showsPlayName: true })
    for (const [input, level, showsName] of [
      [{}, 4, true],
      [{ showsName: null }, 4, true],
      [{ level: 3.5 }, 3.5, true],
      [{ showsName: false }, 3.5, false],
      [{ level: null }, null, false],
    ] as const) {
      const { setPlayProfile } = await caller.ok(SetPlayProfileDocument, { input })
      expect([input, setPlayProfile]).toEqual([input, { level, showsName }])
    }
  })

  test('is forgotten 30 days after the night (OPEN-4)', async () => {
    await say(await member(), MIDNIGHT)
    const count = async (now: string) => {
      await runJobAt('open_play_retention', now)
      return db.getRepository(OpenPlayVisit).count()
    }
    expect(await count('2026-12-25T17:00:00Z')).toBe(1)
    expect(await count('2026-12-26T17:00:00Z')).toBe(0)
  })
})
