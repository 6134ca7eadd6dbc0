import { randomUUID } from 'node:crypto'
import { person } from '../../../test/factories'
import { services } from '../../../test/services'
import { startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { SubmitMemberSurveyDocument } from '../../../test/operations'
import type { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { PlayingDay, PreferredTime } from './member-survey.options'
import type { SubmitMemberSurveyInput } from './member-survey.entity'
import { submitMemberSurvey } from './surveys.service'

const api = startApi()

const monday = { playingDays: [PlayingDay.monday] }
const HOME = '2001:db8:1:2::1'

const send = (
  address: string,
  { user, ...input }: SubmitMemberSurveyInput & { user?: User } = monday,
) =>
  submitMemberSurvey(
    { user: user ?? null, address, services: { ...services, now: api.now } },
    input,
  )

/** Returns how many answers forecasts use, and how many are left out. */
async function counted(): Promise<[number, number]> {
  const rows = await db.query<{ isInForecast: boolean }[]>(
    'SELECT "isInForecast" FROM member_survey',
  )
  const used = rows.filter(({ isInForecast }) => isInForecast).length
  return [used, rows.length - used]
}
const counts = () =>
  db.query<{ key: string; points: number; expire: string }[]>(
    `SELECT * FROM rate_limit_count WHERE key LIKE 'forecast-answers:%'`,
  )

describe('anonymous answers of one network address (BOOKING-21)', () => {
  test('are all stored, and the first three are in forecasts', async () => {
    for (let sent = 0; sent < 5; sent += 1) await send(HOME)
    expect(await counted()).toEqual([3, 2])
    await send('2001:db8:9:9::1')
    expect(await counted()).toEqual([4, 2])
  })

  test('are counted for the whole network, however the address is written', async () => {
    for (const address of [HOME, '2001:DB8:1:2:ffff::9', '[2001:db8:1:2::7]:443', HOME])
      await send(address)
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1:4000', '192.0.2.1'])
      await send(address)
    expect(await counted()).toEqual([6, 2])
  })

  test('are counted for the sender’s address through the API', async () => {
    for (let sent = 0; sent < 4; sent += 1)
      await api.visitor.ok(SubmitMemberSurveyDocument, { input: monday })
    expect(await counted()).toEqual([3, 1])
    await (await api.as(await person())).ok(SubmitMemberSurveyDocument, { input: monday })
    expect(await counted()).toEqual([4, 1])
  })

  test('do not count if an account sent them, or if they have no wish', async () => {
    const user = await person()
    for (let sent = 0; sent < 4; sent += 1) await send(HOME, { ...monday, user })
    for (let sent = 0; sent < 4; sent += 1) await send(HOME, {})
    expect(await counts()).toEqual([])
    await send(HOME, { preferredTimes: [PreferredTime.evening] })
    expect(await counts()).toMatchObject([{ points: 1 }])
  })

  test('count once if a request is repeated', async () => {
    const input = { ...monday, submissionKey: randomUUID() }
    for (let sent = 0; sent < 5; sent += 1) await send(HOME, input)
    expect(await counted()).toEqual([1, 0])
    expect(await counts()).toMatchObject([{ points: 1 }])
  })

  test('are limited for concurrent requests too', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(HOME)))
    expect(await counted()).toEqual([3, 7])
  })

  test('count again after a year, when a job has deleted the count', async () => {
    const start = api.now().getTime()
    for (let sent = 0; sent < 3; sent += 1) await send(HOME)
    api.at(new Date(start + 365 * DAY_MS - 1).toISOString())
    await send(HOME)
    expect(await counted()).toEqual([3, 1])
    api.at(new Date(start + 366 * DAY_MS).toISOString())
    await send(HOME)
    expect(await counted()).toEqual([4, 1])
    expect(await counts()).toMatchObject([{ points: 1 }])
  })

  test('leave neither the address nor the time of an answer in the database (SEC-P1)', async () => {
    const { id } = await send(HOME)
    const [row] = await counts()
    expect(row?.key).toMatch(/^forecast-answers:[\w-]{43}$/)
    expect(Number(row?.expire) % DAY_MS).toBe(0)
    const [answer] = await db.query<object[]>('SELECT * FROM member_survey WHERE id = $1', [id])
    expect(JSON.stringify(answer)).not.toMatch(/2001:db8/i)
    expect(JSON.stringify(answer)).not.toContain(row?.key.slice(-43))
  })

  test('are forgotten by a daily job once the count has ended', async () => {
    await send(HOME)
    await send('192.0.2.1')
    const ended = 'UPDATE rate_limit_count SET expire = $1 WHERE key = $2'
    const [first] = await counts()
    await db.query(ended, [Date.now() - 1, first?.key])
    await db.query(`INSERT INTO rate_limit_count (key, points, expire) VALUES ('other', 1, 1)`)
    await runJobNow('survey_retention')
    expect((await counts()).map(({ key }) => key)).not.toContain(first?.key)
    expect(await counts()).toHaveLength(1)
    expect(await db.query(`SELECT FROM rate_limit_count WHERE key = 'other'`)).toHaveLength(1)
  })
})
