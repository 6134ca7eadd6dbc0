/// <reference lib="dom" />
/** Table one: a page's start on a slow phone, until it is quiet. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Figures } from '../../scripts/harness/measurements'
import type { BenchPage } from './pages'
import { openPhone, SLOWER_CPU, type Cookies, type Phone } from './phone'
import { FIRST_FIELD, watchPage, type Watched } from './watchPage'

const QUIET_MS = 1500
const LONGEST_MS = 45_000
/** The part of a task beyond this blocks the visitor. */
const LONG_MS = 50

export async function measureVitals(
  browser: Browser,
  origin: string,
  target: BenchPage,
  cookies: Cookies,
): Promise<Figures> {
  const phone = await openPhone(browser, { cookies })
  const watched = await start(phone, origin, target)
  const plainLcp = target.person ? undefined : await measurePlain(browser, origin, target)
  const figures = {
    CLS: watched.cls,
    LCP: watched.lcp,
    'LCP ratio': plainLcp && watched.lcp / plainLcp,
    TBT: await measureBlocking(browser, origin, target, cookies),
    answers: watched.answers,
    awake: watched.awake,
    data: watched.data,
    'data rounds': target.data === undefined ? undefined : await dataRounds(phone.page),
  }
  await phone.page.context().close()
  return figures
}

/** Returns the LCP of the same page without its script files. */
async function measurePlain(browser: Browser, origin: string, target: BenchPage): Promise<number> {
  const phone = await openPhone(browser, { cookies: [] })
  await phone.cdp.send('Network.enable')
  await phone.cdp.send('Network.setBlockedURLs', { urls: ['*.js'] })
  const { lcp } = await start(phone, origin, target, { isHydrated: false })
  await phone.page.context().close()
  return lcp
}

/** Opens the page without any interaction until it is quiet. */
async function start(
  { page, wire }: Phone,
  origin: string,
  target: BenchPage,
  { isHydrated = true } = {},
): Promise<Watched> {
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
    const { awake = 0, data = 0, lastBusy } = watched
    const isThere = !isHydrated || (awake > 0 && (target.data === undefined || data > 0))
    const isQuiet = wire.open === 0 && Date.now() - wire.lastBusy > QUIET_MS
    if (isThere && isQuiet && now - Math.max(lastBusy, awake, data) > QUIET_MS) return watched
  }
  throw new Error(`${target.url} is not quiet after ${LONGEST_MS / 1000} s`)
}

/** Times are in microseconds. */
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

/**
 * Measures blocking time on the slow connection as processor time per task, from a trace,
 * multiplied for a slower processor.
 */
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
  // The format of Chromium's traces.
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  return blockingTimeOf(traceEvents)
}

/**
 * Sums the parts of tasks beyond 50 ms after the first paint, in milliseconds of processor time,
 * which does not grow with other load on the machine. Excludes work that V8 does only because a debugger is attached: it parses the whole file
 * again for the source position of every Error, and React creates five at its start.
 */
function blockingTimeOf(events: TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('nothing was painted')
  const onMainThread = (wanted: string) =>
    events.filter(({ name, pid, tid }) => name === wanted && pid === paint.pid && tid === paint.tid)
  const attached = onMainThread('V8.CollectSourcePositions')
  return onMainThread('RunTask')
    .filter(({ ts }) => ts >= paint.ts)
    .reduce((total, { ts, dur = 0, tdur = 0 }) => {
      const within = attached.filter(event => event.ts >= ts && event.ts < ts + dur)
      const own = within.reduce((rest, event) => rest - (event.tdur ?? 0), tdur)
      return total + Math.max(0, (own / 1000) * SLOWER_CPU - LONG_MS)
    }, 0)
}

/** Counts the sequential rounds of API calls after the application's script has loaded. */
const dataRounds = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // All entries of this type are resource timings.
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    // The scripts' addresses in running order; the application is last.
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
