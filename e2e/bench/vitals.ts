/// <reference lib="dom" />
/** Table two: a page's start on a slow phone, until nothing more happens by itself. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Figures } from '../../scripts/harness/measurements'
import type { BenchPage } from './pages'
import { openPhone, SLOWER_CPU, type Cookies, type Phone } from './phone'
import { FIRST_FIELD, watchPage, type Task, type Watched } from './watchPage'

const QUIET_MS = 1500
const LONGEST_MS = 45_000
/** What of a task is longer blocks the visitor. */
const LONG_MS = 50

export async function measureVitals(
  browser: Browser,
  origin: string,
  target: BenchPage,
  cookies: Cookies,
): Promise<Figures> {
  const phone = await openPhone(browser, { cookies })
  const watched = await start(phone, origin, target)
  const figures = {
    ...(await weightsOf(phone.page, watched)),
    CLS: watched.cls,
    LCP: watched.lcp,
    TBT: await measureBlocking(browser, origin, target, cookies),
    'TBT by the clock': blockingTime(watched.longTasks, watched.firstPaint),
    answers: target.kind === 'form' ? watched.answers : undefined,
    awake: watched.awake,
    data: watched.data,
    'data rounds': target.data === undefined ? undefined : await dataRounds(phone.page),
  }
  await phone.page.context().close()
  return figures
}

/** Opens the page and touches nothing until it is quiet. */
async function start({ page, wire }: Phone, origin: string, target: BenchPage): Promise<Watched> {
  await page.addInitScript(watchPage, { field: FIRST_FIELD, words: target.data })
  await page.goto(origin + target.url, { waitUntil: 'load', timeout: LONGEST_MS })
  const deadline = Date.now() + LONGEST_MS
  while (Date.now() < deadline) {
    await sleep(250)
    const { watched, now } = await page.evaluate(() => ({
      // Set by watchPage.
      watched: (globalThis as unknown as { watched: Watched }).watched,
      now: performance.now(),
    }))
    const { awake, data, lastBusy } = watched
    const isThere = awake !== undefined && (target.data === undefined || data)
    const isQuiet = wire.open === 0 && Date.now() - wire.lastBusy > QUIET_MS
    if (isThere && isQuiet && now - Math.max(lastBusy, awake, data ?? 0) > QUIET_MS) return watched
  }
  throw new Error(`${target.url} is not quiet after ${LONGEST_MS / 1000} s`)
}

/** The parts of tasks beyond 50 ms, in milliseconds; those that began before the first paint block nobody. */
const blockingTime = (tasks: Task[], firstPaint: number): number =>
  tasks
    .filter(task => task.start >= firstPaint)
    .reduce((total, { duration }) => total + Math.max(0, duration - LONG_MS), 0)

/** In microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'loading',
]

/** The same on the slow line, by the processor time that a trace has of each task, as the slower processor would take for it. */
async function measureBlocking(
  browser: Browser,
  origin: string,
  target: BenchPage,
  cookies: Cookies,
): Promise<number> {
  const phone = await openPhone(browser, { cookies, isSlowCpu: false })
  await browser.startTracing(phone.page, { categories: CATEGORIES })
  await start(phone, origin, target)
  const trace = await browser.stopTracing()
  await phone.page.context().close()
  // What Chromium writes.
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  return blockingTimeOf(traceEvents)
}

/**
 * Unlike the clock's, it does not grow with what else the machine does. Without what V8 does because somebody
 * is attached who may want to see it: for the place of each Error that is made, and React makes five at its start,
 * it then parses the whole file once more.
 */
function blockingTimeOf(events: TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('nothing was painted')
  const onMainThread = (wanted: string) =>
    events.filter(({ name, pid, tid }) => name === wanted && pid === paint.pid && tid === paint.tid)
  const attached = onMainThread('V8.CollectSourcePositions')
  const tasks = onMainThread('RunTask').map(({ ts, dur = 0, tdur = 0 }) => {
    const within = attached.filter(event => event.ts >= ts && event.ts < ts + dur)
    const own = within.reduce((rest, event) => rest - (event.tdur ?? 0), tdur)
    return { start: ts, duration: (own / 1000) * SLOWER_CPU }
  })
  return blockingTime(tasks, paint.ts)
}

/**
 * What the page has asked for by itself, compressed; and how many of the script files by the time it is awake and its
 * data is there: what comes while it is idle afterwards is for the page that may be next.
 */
const weightsOf = (page: Page, { lcp, awake = 0, data = 0 }: Watched): Promise<Figures> =>
  page.evaluate(
    complete => {
      // All of these types are resources.
      const entries = ['navigation', 'resource'].flatMap(
        type => performance.getEntriesByType(type) as PerformanceResourceTiming[],
      )
      const scripts = entries.filter(({ name }) => name.endsWith('.js'))
      const first = scripts.filter(({ startTime }) => startTime <= complete)
      const kilobytes = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / 1024
      return {
        requests: entries.length,
        scripts: new Set(first.map(({ name }) => name)).size,
        'script KB': kilobytes(scripts.map(it => it.transferSize && it.encodedBodySize)),
        'all KB': kilobytes(entries.map(it => it.transferSize)),
      }
    },
    Math.max(lcp, awake, data),
  )

/** How many calls of the API stand one behind the other after the application's script has come. */
const dataRounds = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // All of this type are resources.
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    // The addresses of what runs, in turn: the application is last.
    const app = document.documentElement.getAttribute('data-app')?.split(' ').at(-1)
    const appEnd = entries.find(({ name }) => app && name.endsWith(app))?.responseEnd ?? 0
    const calls = entries
      .filter(({ name, startTime }) => name.endsWith('/graphql') && startTime >= appEnd)
      .sort((a, b) => a.responseEnd - b.responseEnd)
    let rounds = 0
    let end = 0
    for (const { startTime, responseEnd } of calls) {
      if (startTime < end) continue
      rounds += 1
      end = responseEnd
    }
    return rounds
  })
