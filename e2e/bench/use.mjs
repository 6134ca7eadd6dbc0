/// <reference lib="dom" />
/**
 * Table three: pages in use, on a fast line. Scripting and all work of the main thread are processor time,
 * as a processor so much slower would take for it; `drawn` and frames are this machine's, by the clock.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPhone, SLOWER_CPU } from './phone.mjs'
import { loginCookies, TEAM } from './sites.mjs'

const DESKTOP = { width: 1440, height: 900 }
const SETTLE_MS = 700
const TEXT = 'We would love to play before work. '
const ROW = 'main tbody tr'

/**
 * @typedef {import('./report.mjs').Figures} Figures
 * @typedef {Awaited<ReturnType<typeof openPhone>>} Phone
 * @typedef {object} Use
 * @property {string} url what is done, in the place of a page's address
 * @property {string} start the page it is done on
 * @property {import('./sites.mjs').Person} [person]
 * @property {(phone: Phone) => Promise<Figures>} act
 */

/** @type {Use[]} */
export const uses = [
  routeChange('/', '/membership'),
  routeChange('/membership', '/faq'),
  routeChange('/', '/waitlist'),
  routeChange('/surveys', '/survey'),
  routeChange('/survey', '/auth'),
  { url: 'a key in /survey', start: '/survey', act: type },
  { url: '50,000 entries: scroll', start: '/admin', person: TEAM, act: scroll },
  { url: '50,000 entries: next page', start: '/admin', person: TEAM, act: turnPage },
]

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./sites.mjs').Site} site
 * @param {Use} use
 */
export async function measureUse(browser, site, { start, person, act }) {
  const cookies = person ? await loginCookies(site, person) : []
  const fast = { isSlowLine: false, isSlowCpu: false }
  const phone = await openPhone(browser, { cookies, ...fast, viewport: DESKTOP })
  try {
    await phone.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await phone.page.goto(site.url + start)
    await phone.page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    if (person) await phone.page.locator(ROW).first().waitFor()
    await quiet(phone)
    const { scripting, work, drawn, ...frames } = await act(phone)
    return {
      scripting,
      work,
      drawn,
      'slowest frame': undefined,
      'late frames': undefined,
      ...frames,
    }
  } finally {
    await phone.page.context().close()
  }
}

/**
 * Along a link, after the pointer has rested on it.
 * @param {string} start
 * @param {string} to
 * @returns {Use}
 */
function routeChange(start, to) {
  return {
    url: `${start} → ${to}`,
    start,
    act: async phone => {
      const link = phone.page.locator(`a[href="${to}"]:visible`).first()
      await link.hover()
      await quiet(phone)
      return measureClick(phone, 'h1')
    },
  }
}

/** @param {Phone} phone */
async function turnPage(phone) {
  const next = phone.page.getByRole('button', { name: 'Next' }).first()
  await next.hover()
  await quiet(phone)
  return measureClick(phone, ROW)
}

/**
 * From the click until the words at the selector are others and drawn; scripting until all is quiet. The pointer rests
 * on the target already: what Playwright would look up in the page before a click of its own is not the page's work.
 * @param {Phone} phone
 * @param {string} selector
 */
async function measureClick(phone, selector) {
  await phone.page.evaluate(watched => {
    const words = () => document.querySelector(watched)?.textContent
    const old = words()
    const drawn = new Promise(resolve => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (words() === undefined || words() === old) requestAnimationFrame(look)
            else setTimeout(() => resolve(performance.now() - timeStamp))
          }
          requestAnimationFrame(look)
        },
        { capture: true, once: true },
      )
    })
    Object.assign(globalThis, { drawn })
  }, selector)
  const before = await readWork(phone)
  await phone.page.mouse.down()
  await phone.page.mouse.up()
  const drawn = await phone.page.evaluate(
    // Set above.
    () => /** @type {{ drawn: Promise<number> }} */ (/** @type {unknown} */ (globalThis)).drawn,
  )
  await quiet(phone)
  const after = await readWork(phone)
  return { scripting: after.scripting - before.scripting, work: after.work - before.work, drawn }
}

/**
 * Into the last text field, per key.
 * @param {Phone} phone
 */
async function type(phone) {
  await phone.page.locator('main :is(textarea, input[type=text], input[type=email])').last().focus()
  await quiet(phone)
  const before = await readWork(phone)
  await phone.page.keyboard.type(TEXT)
  await quiet(phone)
  const after = await readWork(phone)
  return {
    scripting: (after.scripting - before.scripting) / TEXT.length,
    work: (after.work - before.work) / TEXT.length,
  }
}

/** @param {Phone} phone */
async function scroll(phone) {
  const before = await readWork(phone)
  await phone.page.evaluate(() => {
    /** @type {number[]} */
    const frames = []
    Object.assign(globalThis, { frames })
    const note = (/** @type {number} */ at) => {
      frames.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await phone.cdp.send('Input.synthesizeScrollGesture', {
    x: DESKTOP.width / 2,
    y: DESKTOP.height / 2,
    yDistance: -2500,
    speed: 1500,
  })
  const after = await readWork(phone)
  const times = await phone.page.evaluate(
    // Set above.
    () => /** @type {{ frames: number[] }} */ (/** @type {unknown} */ (globalThis)).frames,
  )
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  return {
    scripting: after.scripting - before.scripting,
    work: after.work - before.work,
    'slowest frame': Math.max(...gaps),
    'late frames': gaps.filter(gap => gap > 25).length,
  }
}

/**
 * Milliseconds since the page began.
 * @param {Phone} phone
 */
async function readWork({ cdp }) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const read = (/** @type {string} */ wanted) =>
    (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000 * SLOWER_CPU
  return { scripting: read('ScriptDuration'), work: read('TaskDuration') }
}

/** @param {Phone} phone */
async function quiet({ wire }) {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    await sleep(100)
    if (wire.open === 0 && Date.now() - wire.lastBusy > SETTLE_MS) break
  }
  await sleep(SETTLE_MS)
}
