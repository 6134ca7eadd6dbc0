/// <reference lib="dom" />
/**
 * Table two: pages in use, on a fast connection. `scripting` and `work` (all work of the main
 * thread) are processor time, multiplied for a slower processor. `late frames` are counted by the
 * clock.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { TEAM } from '../../scripts/harness/site'
import type { Figures } from '../../scripts/harness/measurements'
import type { Person } from './pages'
import { openPhone, SLOWER_CPU, type Cookies, type Phone } from './phone'

const DESKTOP = { width: 1440, height: 900 }
const SETTLE_MS = 700
const TEXT = 'We would love to play before work. '
const ROW = 'main tbody tr'

interface Use {
  /** The action, in place of a page's address. */
  url: string
  /** The page of the action. */
  start: string
  person?: Person
  act: (phone: Phone) => Promise<Figures>
}

export const uses: Use[] = [
  routeChange('/', '/membership'),
  routeChange('/membership', '/faq'),
  routeChange('/', '/waitlist'),
  routeChange('/surveys', '/survey'),
  routeChange('/survey', '/auth'),
  { url: 'a key in /survey', start: '/survey', act: type },
  { url: '50,000 entries: scroll', start: '/admin', person: TEAM, act: scroll },
  { url: '50,000 entries: next page', start: '/admin', person: TEAM, act: turnPage },
]

export async function measureUse(
  browser: Browser,
  origin: string,
  { start, person, act }: Use,
  cookies: Cookies,
): Promise<Figures> {
  const fast = { isSlowLine: false, isSlowCpu: false }
  const phone = await openPhone(browser, { cookies, ...fast, viewport: DESKTOP })
  const { page, cdp } = phone
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(origin + start)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  if (person) await page.locator(ROW).first().waitFor()
  await quiet(phone)
  const figures = await act(phone)
  await page.context().close()
  return figures
}

/** Follows a link after the pointer has rested on it. */
function routeChange(start: string, to: string): Use {
  const act = async (phone: Phone) => {
    const figures = await click(phone, `a[href="${to}"]:visible`)
    await phone.page.waitForURL(`**${to}`)
    return figures
  }
  return { url: `${start} → ${to}`, start, act }
}

function turnPage(phone: Phone): Promise<Figures> {
  return click(phone, 'role=button[name=/Next/]')
}

/**
 * Measures until the page is quiet. The pointer rests on the target before, because Playwright's own
 * look-up before a click must not count as the page's work.
 */
async function click(phone: Phone, target: string): Promise<Figures> {
  const { page } = phone
  await page.locator(target).first().hover()
  await quiet(phone)
  const before = await readWork(phone)
  await page.mouse.down()
  await page.mouse.up()
  return workSince(phone, before)
}

/** Types into the last text field; returns figures per key. */
async function type(phone: Phone): Promise<Figures> {
  const { page } = phone
  await page.locator('main :is(textarea, input[type=text], input[type=email])').last().focus()
  await quiet(phone)
  const before = await readWork(phone)
  await page.keyboard.type(TEXT)
  const { scripting, work } = await workSince(phone, before)
  return { scripting: scripting / TEXT.length, work: work / TEXT.length }
}

async function scroll(phone: Phone): Promise<Figures> {
  const { page, cdp } = phone
  const before = await readWork(phone)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const note = (at: number) => {
      frames.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await cdp.send('Input.synthesizeScrollGesture', {
    x: DESKTOP.width / 2,
    y: DESKTOP.height / 2,
    yDistance: -2500,
    speed: 1500,
  })
  const after = await readWork(phone)
  // Set by the script above.
  const times = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  return {
    ...difference(before, after),
    'late frames': gaps.filter(gap => gap > 25).length,
  }
}

type Work = Record<'scripting' | 'work', number>

const difference = (before: Work, after: Work): Work => ({
  scripting: after.scripting - before.scripting,
  work: after.work - before.work,
})

/** Waits until the page is quiet, then returns the work since `before`. */
async function workSince(phone: Phone, before: Work) {
  await quiet(phone)
  return difference(before, await readWork(phone))
}

/** Returns the work since the start of the page, in milliseconds. */
async function readWork({ cdp }: Phone): Promise<Work> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const read = (wanted: string) =>
    (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000 * SLOWER_CPU
  return { scripting: read('ScriptDuration'), work: read('TaskDuration') }
}

async function quiet({ wire }: Phone): Promise<void> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    await sleep(100)
    if (wire.open === 0 && Date.now() - wire.lastBusy > SETTLE_MS) break
  }
  await sleep(SETTLE_MS)
}
