/** `npm run bench -- --forecast`: how long other requests take while forecasts are computed. */
import { graphql } from '../../scripts/harness/requests'
import { query } from '../../scripts/harness/postgres'
import { siteEnv, startSite } from '../../scripts/harness/site'
import { median, percentile } from '../../scripts/harness/statistics'
import type { Check } from '../../scripts/report.cjs'
import { cookies, createFilledDatabase } from './databases'

const ANSWERS = 5_000
const TIMES = 400
/** How much a forecast may add to the median of another request (SEC-G6), in milliseconds. */
const ADDED_MAX = 50

const STATS = '{ waitlistStats { total spotsRemaining } }'
/** The forecast with the most work. */
const FORECAST =
  'query ($seed: Int!) { demandForecast(reservationsPerWeek: 7, courts: 8, seed: $seed) { quality shareMet } }'

const FILL_ANSWERS = `
  INSERT INTO member_survey ("playingDays", "preferredTimes")
  SELECT (enum_range(NULL::member_survey_playingdays_enum))[1 + i % 7 : 1 + i % 5 + i % 7],
    (enum_range(NULL::member_survey_preferredtimes_enum))[1 + i % 6 : 1 + i % 3 + i % 6]
  FROM generate_series(1, $1::int) i`

/** Measures the times of stats without forecasts, then with forecasts one after the other. */
export async function measureForecasts(postgresUrl: string): Promise<Check[]> {
  const url = await createFilledDatabase(postgresUrl, 'forecasts', 225)
  await query(url, FILL_ANSWERS, [ANSWERS])
  const site = await startSite(siteEnv(url))
  await statsTimes(site.url)
  const alone = await statsTimes(site.url)
  const measured = new AbortController()
  const forecasts: number[] = []
  const asking = (async () => {
    for (let seed = 1; !measured.signal.aborted; seed += 1)
      forecasts.push(await askForecast(site.url, seed))
  })()
  const beside = await statsTimes(site.url)
  measured.abort()
  await asking
  await site.end()
  const added = median(beside) - median(alone)
  return [
    {
      name: `waitlistStats while forecasts of ${ANSWERS} answers are computed`,
      seen: `${summary(beside)}; ${summary(alone)} without; ${forecasts.length} forecasts of ${median(forecasts).toFixed(0)} ms`,
      problems: added > ADDED_MAX ? [`a forecast adds ${added.toFixed(1)} ms`] : [],
    },
  ]
}

const summary = (times: readonly number[]) =>
  `median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`

async function statsTimes(url: string): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1)
    times.push(await timed(() => graphql(url, { query: STATS })))
  return times
}

const askForecast = (url: string, seed: number) =>
  timed(() => graphql(url, { query: FORECAST, variables: { seed } }, cookies.team))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
