import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { createCourts } from '../../../test/courts'
import { setDatabaseZone } from '../../../test/database-zone'
import { blockCourts, blockInput } from '../../../test/desk'
import { createPeople, person, submissionContext, teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { invalidField, startApi } from '../../../test/harness'
import { setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { User } from '../../accounts/user.entity'
import { PlayingDay, PlaysPerWeek, PreferredTime } from '../surveys/member-survey.options'
import { MemberSurvey } from '../surveys/member-survey.entity'
import { submitMemberSurvey } from '../surveys/surveys.service'
import { getDemandForecast } from './demand-forecast.service'
import { DemandLoad, type DemandForecast, type ForecastChange } from './planner.types'

const api = startApi({ rateLimits: true })

const FORECAST = parse(
  `query (
  $members: Int, $reservationsPerWeek: Float, $metShare: Float, $courts: Int, $seed: Int,
  $anonymous: Boolean
) {
  demandForecast(
    members: $members, reservationsPerWeek: $reservationsPerWeek, metShare: $metShare,
    courts: $courts, seed: $seed, anonymous: $anonymous
  ) {
    quality usableAnswers accountAnswers anonymousAnswers neededAnswers carries { members low high } shareMet withoutAny
    frequency { source reservationsPerWeek weeks people } reservationsPerWeek
    cells { day part load isOpenPlay isAveraged } recommendedCap warnings { kind promisedHours availableHours }
  }
}`,
) as TypedDocumentNode<{ demandForecast: DemandForecast }, object>

const CHANGES = parse(
  '{ forecastChanges { kind reservationsPerWeek day recommendedCap } }',
) as TypedDocumentNode<{ forecastChanges: ForecastChange[] }, object>

const anyInt = expect.any(Number) as number

const QUESTION = {
  members: 225,
  reservationsPerWeek: 0.7,
  metShare: 0.9,
  courts: 2,
  seed: 1,
  anonymous: true,
}

async function forecast(caller: Caller, question: object = {}) {
  const { demandForecast } = await caller.ok(FORECAST, { ...QUESTION, ...question })
  return demandForecast
}

const tuesdayEvening = {
  playingDays: [PlayingDay.tuesday] as PlayingDay[],
  preferredTimes: [PreferredTime.evening] as PreferredTime[],
}

const EVERY_WISH = {
  playingDays: [],
  preferredTimes: [],
  importantFeatures: [],
  premiumFeatures: [],
}

/** Stores this many answers of a person, or of visitors with an address each. */
async function answer(count: number, wishes: object = tuesdayEvening, user: User | null = null) {
  await answerAs(Array<User | null>(count).fill(user), wishes)
}

/** Stores an answer of each of these people. */
async function answerAs(users: readonly (User | null)[], wishes: object = tuesdayEvening) {
  const rows = users.map(user => ({ ...EVERY_WISH, ...wishes, userId: user?.id ?? null }))
  await db.getRepository(MemberSurvey).insert(rows)
  await answersAreReadable()
}

/**
 * Waits until no older transaction runs, in any database of the server: one that ends while `insert_floor` looks where it
 * runs counts as a transaction of this database, which hides the newer answers for a moment.
 */
async function answersAreReadable(): Promise<void> {
  const olderRuns = async () => {
    const [row] = await db.query<{ isSo: boolean }[]>(
      `SELECT EXISTS (SELECT FROM member_survey
         WHERE "insertPosition" >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint) AS "isSo"`,
    )
    return row?.isSo ?? false
  }
  while (await olderRuns());
}

const loadsOf = ({ cells }: DemandForecast) =>
  cells
    .filter(({ load }) => load !== DemandLoad.low)
    .map(({ day, part, load }) => [day, part, load])

describe('demandForecast', () => {
  test('has no numbers with 29 answers, and has them with 30', async () => {
    const team = await api.team()
    await answer(29)
    expect(await forecast(team)).toMatchObject({
      quality: 'not_enough',
      usableAnswers: 29,
      neededAnswers: 30,
      carries: null,
      shareMet: null,
      withoutAny: null,
      cells: [],
    })
    await answer(1)
    const rough = await forecast(team)
    expect(rough).toMatchObject({ quality: 'rough', usableAnswers: 30 })
    expect(loadsOf(rough)).toEqual([['tuesday', 'evening', 'full']])
    expect(rough.cells.map(({ day, part }) => `${day} ${part}`)).toEqual(
      Object.values(PlayingDay).flatMap(day =>
        Object.values(PreferredTime).map(part => `${day} ${part}`),
      ),
    )
    expect(rough.carries?.members).toBeGreaterThan(5)
    expect(rough.carries?.members).toBeLessThan(20)
  })

  test('uses an account’s latest answer, and none without a day and a part', async () => {
    const member = await person()
    await answer(3, { playingDays: [], preferredTimes: [] })
    await answer(1, tuesdayEvening, member)
    await answer(2, { playingDays: [PlayingDay.sunday], preferredTimes: [] }, member)
    const others = await createPeople(29)
    await answerAs(others.slice(1))
    const team = await api.team()
    expect(await forecast(team)).toMatchObject({ usableAnswers: 29 })
    await answer(1, tuesdayEvening, others[0])
    expect(await forecast(team)).toMatchObject({ usableAnswers: 30 })
  })

  test('tells accounts and anonymous answers apart, and leaves the anonymous ones out (BOOKING-20)', async () => {
    const members = await createPeople(30)
    await answerAs(members)
    await answer(11, { playingDays: [PlayingDay.sunday], preferredTimes: [] })
    const team = await api.team()
    const counts = { accountAnswers: 30, anonymousAnswers: 10 }
    const all = await forecast(team)
    expect(all).toMatchObject({ ...counts, usableAnswers: 40 })
    const accounts = await forecast(team, { anonymous: false })
    expect(accounts).toMatchObject({ ...counts, usableAnswers: 30 })
    expect(accounts.shareMet).not.toBe(all.shareMet)
    expect(await forecast(team, { anonymous: null })).toEqual(all)
    // The answer of a deleted account stays where it was: otherwise one person could be seen.
    await db.getRepository(User).delete({ id: members[0]?.id ?? '' })
    expect(await forecast(team)).toEqual(all)
    expect(await forecast(team, { anonymous: false })).toEqual(accounts)
  })

  test('uses three anonymous answers of an address, also to how often they would play (BOOKING-21)', async () => {
    const often = { ...tuesdayEvening, playsPerWeek: PlaysPerWeek.twice }
    await answer(10)
    await answer(16, often)
    const home = submissionContext()
    for (let sent = 0; sent < 4; sent += 1) await submitMemberSurvey(home, often)
    await answersAreReadable()
    const team = await api.team()
    const read = () => forecast(team, { reservationsPerWeek: undefined })
    expect(await read()).toMatchObject({
      usableAnswers: 29,
      frequency: { source: 'assumption' },
    })
    await answer(1, often)
    expect(await read()).toMatchObject({
      usableAnswers: 30,
      anonymousAnswers: 30,
      frequency: {
        source: 'survey',
        people: 20,
      },
    })
  })

  test('leaves out the hours in which a court is blocked in each of the coming four weeks', async () => {
    api.at('2026-11-24T17:00:00Z')
    await setPhase('booking')
    const courts = await createCourts()
    await answer(30)
    const team = await api.team()
    const before = await forecast(team, { members: 8, metShare: 0.5 })
    // Every Tuesday of the four weeks, and the rest of today, which does not count.
    const days = { from: '2026-11-24', until: '2026-12-22', weekdays: ['tuesday'] }
    const times = { startTime: '16:00', endTime: '19:30' }
    await team.ok(blockCourts, { input: blockInput(courts, { ...days, ...times }) })
    const after = await forecast(team, { members: 8, metShare: 0.5 })
    expect(before).toMatchObject({ shareMet: 0.95 })
    expect(loadsOf(before)).toEqual([['tuesday', 'evening', 'middle']])
    expect(after).toMatchObject({ shareMet: 0 })
    expect(loadsOf(after)).toEqual([['tuesday', 'evening', 'full']])
    // Its hours begin at half past an hour of New York.
    const zone = setDatabaseZone('Asia/Kolkata')
    const there = await forecast(team, { members: 8, metShare: 0.5 })
    zone.mockRestore()
    expect(there).toEqual(after)
    expect(await forecast(team, { members: 8, metShare: 0.5, courts: 3 })).toMatchObject({
      shareMet: 0.65,
    })
  })

  test('leaves out single closed days, today, later weeks and other courts, and counts regular closures (PLANNER-2)', async () => {
    api.at('2026-11-24T17:00:00Z')
    await setPhase('booking')
    const courts = await createCourts()
    await answer(30)
    const team = await api.team()
    const question = { members: 8, courts: 1 }
    const before = await forecast(team, question)
    const close = async (which: typeof courts, from: string, until = from) => {
      const days = { from, until, weekdays: ['tuesday'], startTime: '16:00', endTime: '20:00' }
      await team.ok(blockCourts, { input: blockInput(which, days) })
    }
    await close(courts, '2026-11-24', '2026-12-08')
    await close(courts, '2026-12-29')
    await close(courts.slice(1), '2026-12-15')
    expect(await forecast(team, question)).toEqual(before)
    await close(courts, '2026-12-15')
    expect((await forecast(team, question)).shareMet).toBeLessThan(before.shareMet ?? 0)
  })

  test('uses how often people say that they would play (PLANNER-1)', async () => {
    const team = await api.team()
    const own = { reservationsPerWeek: undefined }
    await answer(15, { playsPerWeek: PlaysPerWeek.twice })
    expect(await forecast(team, own)).toMatchObject({ frequency: { source: 'assumption' } })
    await answer(5, { playsPerWeek: PlaysPerWeek.less_than_once })
    const frequency = { source: 'survey', reservationsPerWeek: 1.63, weeks: null, people: 20 }
    expect(await forecast(team, own)).toMatchObject({ frequency, reservationsPerWeek: 1.63 })
    expect(await forecast(team)).toMatchObject({ frequency, reservationsPerWeek: 0.7 })
    expect(await forecast(team, { ...own, anonymous: false })).toMatchObject({
      frequency: { source: 'assumption' },
    })
  })

  test('says what would change the cap, and nothing without enough answers (PLANNER-4)', async () => {
    const team = await api.team()
    expect(await team.ok(CHANGES)).toEqual({ forecastChanges: [] })
    await answer(30)
    expect((await team.ok(CHANGES)).forecastChanges).toEqual([
      { kind: 'more_reservations', reservationsPerWeek: 0.9, day: null, recommendedCap: anyInt },
      { kind: 'fewer_reservations', reservationsPerWeek: 0.5, day: null, recommendedCap: anyInt },
      { kind: 'closed_evening', reservationsPerWeek: 0.7, day: 'tuesday', recommendedCap: 0 },
    ])
  })

  test('computes equal questions at the same time once, and others separately', async () => {
    await answer(30)
    const read = jest.spyOn(db, 'query')
    const forecastOf = (question: object) =>
      getDemandForecast({ ...QUESTION, ...question }, api.now())
    const reads = () =>
      read.mock.calls.filter(([statement]) => statement.includes('FROM member_survey')).length
    const others = [forecastOf({ seed: 2 }), forecastOf({ anonymous: false })]
    const [one, other] = await Promise.all([forecastOf({}), forecastOf({}), ...others])
    expect(other).toBe(one)
    expect(reads()).toBe(3)
    expect(await forecastOf({})).toEqual(one)
    expect(reads()).toBe(4)
    read.mockRestore()
  })

  test('costs 300 of an operation’s 1,000, and is computed at most 30 times a minute for an account', async () => {
    const team = await teamMember()
    const callers = [await api.as(team), await api.as(team)] as const
    const times = (count: number) =>
      parse(
        `{ ${Array.from({ length: count }, (_, at) => `a${at}: demandForecast(seed: ${at}) { quality }`).join(' ')} }`,
      ) as TypedDocumentNode<object, object>
    expect(await callers[0].fails(times(4))).toMatchObject({
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: expect.stringContaining('cost') as string,
    })
    for (let round = 0; round < 5; round += 1) for (const one of callers) await one.ok(times(3))
    for (const one of callers)
      expect(await one.fails(FORECAST, QUESTION)).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('computes what would change the cap at most 20 times a minute, once an operation', async () => {
    const team = await api.team()
    const both = parse('{ forecastChanges { kind } demandForecast { quality } }') as typeof CHANGES
    expect(await team.fails(both)).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' })
    for (let asked = 0; asked < 20; asked += 1) await team.ok(CHANGES)
    expect(await team.fails(CHANGES)).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('refuses a visitor and a member', async () => {
    const member = await api.as(await person())
    expect(await api.visitor.fails(FORECAST, QUESTION)).toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const document of [FORECAST, CHANGES])
      expect(await member.fails(document, QUESTION)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('asks about 225 members and two courts by default, also for null', async () => {
    const team = await api.team()
    const promise = { promisedHours: 2_700, availableHours: 1_080 }
    for (const value of [undefined, null])
      expect(
        await forecast(team, { members: value, courts: value, reservationsPerWeek: value }),
      ).toMatchObject({
        reservationsPerWeek: 0.7,
        frequency: { source: 'assumption', reservationsPerWeek: 0.7 },
        warnings: [promise, { kind: 'few_answers' }],
      })
  })

  test('refuses what is outside of the limits, and values of another kind', async () => {
    const team = await api.team()
    for (const [field, value, message] of [
      ['members', 0, 'Please choose 1 to 400'],
      ['members', 401, 'Please choose 1 to 400'],
      ['members', 1.5, 'Please send a whole number'],
      ['reservationsPerWeek', 0, 'Please choose 0.05 to 7'],
      ['reservationsPerWeek', 7.01, 'Please choose 0.05 to 7'],
      ['reservationsPerWeek', 'NaN', 'Please send a number'],
      ['metShare', 0.49, 'Please choose 0.5 to 1'],
      ['metShare', 1.01, 'Please choose 0.5 to 1'],
      ['courts', 0, 'Please choose 1 to 8'],
      ['courts', 9, 'Please choose 1 to 8'],
      ['seed', -1, 'Please choose 0 to 2147483647'],
      ['seed', 2 ** 31, 'Please send a whole number from -2147483648 to 2147483647'],
    ] as const)
      expect(await team.fails(FORECAST, { ...QUESTION, [field]: value })).toMatchObject(
        invalidField(field, message),
      )
    // Only GraphQL’s text can spell it as a number.
    const text = parse('{ demandForecast(metShare: NaN) { quality } }') as typeof FORECAST
    expect(await team.fails(text)).toMatchObject({
      fields: [{ field: 'metShare', message: 'Please send a number' }],
    })
  })
})
