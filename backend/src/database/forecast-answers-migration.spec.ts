import 'reflect-metadata'
import { startDatabase } from '../../test/database-alone'
import { createPeople } from '../../test/factories'
import { db } from './data-source'
import { ForecastAnswers1795708916155 } from './migrations/1795708916155-forecast-answers'

startDatabase()

test('migrations: answers that exist stay in forecasts, by accounts and anonymous senders (BOOKING-20)', async () => {
  const runner = db.createQueryRunner()
  await new ForecastAnswers1795708916155().down(runner)
  const [person] = await createPeople(1)
  await db.query(
    `INSERT INTO member_survey ("userId", "playingDays")
     SELECT $1::uuid, '{monday}'::member_survey_playingdays_enum[] UNION ALL
     SELECT NULL, '{monday}' FROM generate_series(1, 5)`,
    [person?.id],
  )
  await new ForecastAnswers1795708916155().up(runner)
  await runner.release()
  const rows = await db.query<object[]>(
    `SELECT "userId" IS NOT NULL AS known, "isFromAccount", "isInForecast", count(*)::int
     FROM member_survey GROUP BY 1, 2, 3 ORDER BY 1`,
  )
  expect(rows).toEqual([
    { known: false, isFromAccount: false, isInForecast: true, count: 5 },
    { known: true, isFromAccount: true, isInForecast: true, count: 1 },
  ])
})
