/// <reference lib="dom" />
/** Table two: a page's start on a slow phone, until nothing more happens by itself. */
import { setTimeout as sleep } from 'node:timers/promises'
import { blockingTime, blockingTimeOf } from './blocking.mjs'
import { openPhone } from './phone.mjs'
import { FIRST_FIELD, watchPage } from './watchPage.mjs'

const QUIET_MS = 1500
const LONGEST_MS = 45_000

/** @typedef {import('./pages.mjs').BenchPage} BenchPage */
/** @typedef {Awaited<ReturnType<typeof openPhone>>} Phone */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {BenchPage} target
 * @param {import('@playwright/test').Cookie[]} cookies
 * @returns {Promise<import('./report.mjs').Figures>}
 */
export async function measureVitals(browser, origin, target, cookies) {
  const phone = await openPhone(browser, { cookies })
  try {
    const watched = await start(phone, origin, target)
    const rounds = target.data === undefined ? undefined : await dataRounds(phone.page)
    const { requests, scriptBytes, bytes } = phone.wire
    const scripts = await scriptsOfFirstView(phone.page, watched)
    // What a mailed link opens has no field.
    if (target.kind === 'form' && (await phone.page.locator(FIRST_FIELD).count()))
      await expectAnswer(phone.page)
    return {
      requests,
      scripts,
      'script KB': scriptBytes / 1024,
      'all KB': bytes / 1024,
      CLS: watched.cls,
      LCP: watched.lcp,
      TBT: await measureBlocking(browser, origin, target, cookies),
      'TBT by the clock': blockingTime(watched.longTasks, watched.firstPaint),
      answers: target.kind === 'form' ? watched.answers : undefined,
      awake: watched.awake,
      data: watched.data,
      'data rounds': rounds,
    }
  } finally {
    await phone.page.context().close()
  }
}

/**
 * On the slow line; the slow processor is reckoned, as a trace tells the time of an unhindered one.
 * @type {(...args: Parameters<typeof measureVitals>) => Promise<number>}
 */
async function measureBlocking(browser, origin, target, cookies) {
  const phone = await openPhone(browser, { cookies, isSlowCpu: false })
  try {
    await browser.startTracing(phone.page, {
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'disabled-by-default-v8.compile',
        'loading',
      ],
    })
    await start(phone, origin, target)
    return blockingTimeOf((await browser.stopTracing()).toString('utf8'))
  } finally {
    await phone.page.context().close()
  }
}

/**
 * Opens the page and touches nothing until it is quiet.
 * @param {Phone} phone
 * @param {string} origin
 * @param {BenchPage} target
 */
async function start({ page, wire }, origin, target) {
  await page.addInitScript(watchPage, { field: FIRST_FIELD, words: target.data })
  await page.goto(origin + target.url, { waitUntil: 'load', timeout: LONGEST_MS })
  return untilQuiet(page, wire, target)
}

/**
 * Waits until the page is awake, its data there, and neither line nor main thread has been busy for a while.
 * @param {import('@playwright/test').Page} page
 * @param {import('./phone.mjs').Wire} wire
 * @param {BenchPage} target
 */
async function untilQuiet(page, wire, { url, data }) {
  const deadline = Date.now() + LONGEST_MS
  while (Date.now() < deadline) {
    await sleep(250)
    const { watched, now } = await page.evaluate(() => ({
      // Set by watchPage.
      watched: /** @type {{ watched: import('./watchPage.mjs').Watched }} */ (
        /** @type {unknown} */ (globalThis)
      ).watched,
      now: performance.now(),
    }))
    const isThere = watched.awake !== undefined && (data === undefined || watched.data)
    const lastBusy = Math.max(watched.lastBusy, watched.awake ?? now, watched.data ?? 0)
    const isQuiet = wire.open === 0 && Date.now() - wire.lastBusy > QUIET_MS
    if (isThere && isQuiet && now - lastBusy > QUIET_MS) return watched
  }
  throw new Error(`${url} is not quiet after ${LONGEST_MS / 1000} s`)
}

/**
 * How many script files the page has asked for by the time it is awake and its data is there. What comes while it is
 * idle afterwards is for the page that may be next.
 * @param {import('@playwright/test').Page} page
 * @param {import('./watchPage.mjs').Watched} watched
 */
function scriptsOfFirstView(page, { lcp, awake = 0, data = 0 }) {
  return page.evaluate(
    complete => {
      const entries = performance.getEntriesByType('resource')
      const scripts = entries.filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime <= complete,
      )
      return new Set(scripts.map(({ name }) => name)).size
    },
    Math.max(lcp, awake, data),
  )
}

/**
 * How many calls of the API stand one behind the other after the application's script has come.
 * @param {import('@playwright/test').Page} page
 */
function dataRounds(page) {
  return page.evaluate(() => {
    // All of this type are resources.
    const entries = /** @type {PerformanceResourceTiming[]} */ (
      performance.getEntriesByType('resource')
    )
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
}

/**
 * What is said to answer does: the first field keeps what is entered, and React holds it.
 * @param {import('@playwright/test').Page} page
 */
async function expectAnswer(page) {
  const field = page.locator(FIRST_FIELD).first()
  const isChoice = await field.evaluate(it => it.matches('[type=radio], [type=checkbox]'))
  await (isChoice ? field.check({ force: true }) : field.pressSequentially('a'))
  /** @type {'checked' | 'value'} */
  const told = isChoice ? 'checked' : 'value'
  const keepsIt = page.waitForFunction(
    ({ selector, name }) => {
      const element = document.querySelector(selector)
      if (!(element instanceof HTMLInputElement)) return false
      // Where React keeps what an element was last drawn with.
      const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1]
      return props?.[name] === (name === 'checked' ? true : 'a') && element[name] === props[name]
    },
    { selector: FIRST_FIELD, name: told },
    { timeout: 10_000 },
  )
  await keepsIt.catch((/** @type {unknown} */ cause) => {
    throw new Error(`the first field of ${page.url()} does not keep what is entered`, { cause })
  })
}
