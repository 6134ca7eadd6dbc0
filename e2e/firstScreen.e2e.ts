/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { holdRequests } from './network'

/** Visible areas of phones below their browsers' bars, and one without bars. */
const screens = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]

/** TypeScript's DOM types lack it. */
interface Shift {
  value: number
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Sets a larger font size, as a browser's text-only zoom does. */
const enlargeLetters = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200%; }')
    document.adoptedStyleSheets.push(sheet)
  })

test('home first screen: says that the club is not open yet, and shows the whole button on every phone', async ({
  page,
  club,
}) => {
  const button = page.getByRole('link', { name: 'JOIN THE REVOLUTION' })
  const opening = page.getByText('Opening soon in Miami. The waitlist is open.', { exact: true })
  await page.setViewportSize({ width: 390, height: 664 })
  await club.open(page, paths.home())
  expect(await page.title()).toContain('Miami')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Miami/)
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const size = `${String(screen.width)} x ${String(screen.height)}`
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(height, size).toBeGreaterThan(60)
    expect(y + height, `the button's lower edge at ${size}`).toBeLessThanOrEqual(screen.height)
    await expect(opening, size).toBeInViewport({ ratio: 1 })
    // The text is on the dark background, with the court below it.
    const words = await opening.boundingBox()
    expect((words?.y ?? 0) + (words?.height ?? 0), size).toBeLessThan(y - 80)
  }
})

test('not found on a phone: the text and the link home fit the first screen', async ({
  page,
  club,
  browserLog,
}) => {
  await club.open(page, '/nowhere')
  const main = page.getByRole('main')
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: 'Return Home' })).toBeInViewport({ ratio: 1 })
  }
  // The browser logs the 404 of the missing page.
  browserLog.errors.length = 0
})

test('home first screen: the heading grows with the reader’s font size, and still fits', async ({
  page,
  club,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const size = () => heading.evaluate(h1 => Number.parseFloat(getComputedStyle(h1).fontSize))
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await club.open(page, paths.home())
    const before = await size()
    await enlargeLetters(page)
    expect(await size()).toBeGreaterThan(before * 1.2)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
    // No word is broken or cut off: each has its own line.
    const drawn = await heading.evaluate(h1 => ({
      lines: Math.round(
        h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
      ),
      cut: h1.scrollWidth - h1.clientWidth,
    }))
    expect(drawn).toEqual({ lines: 4, cut: 0 })
  }
})

test('fonts: nothing moves on a page when they load late', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdRequests(page, /\.woff2$/)
  await page.goto(paths.survey(), { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const arrived = ['anybody-display', 'instrument-sans'].map(name =>
    page.waitForResponse(response => response.url().includes(name)),
  )
  release()
  await Promise.all(arrived)
  // After two frames the new fonts are laid out and shifts are reported.
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return (globalThis as unknown as { shifts: number[] }).shifts
  })
  expect(shifts).toEqual([])
})

test('first screen: is painted before the application is fetched', async ({ page, club }) => {
  // Simulates a machine that is idle as soon as the page is painted.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = callback => setTimeout(callback)
  })
  for (const url of [paths.about(), paths.home(), paths.waitlist()]) {
    await club.open(page, url)
    const { painted, loaded, fetched } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        loaded: visit?.loadEventStart ?? NaN,
        fetched: Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js') && !name.includes('/boot-'))
            .map(({ startTime }) => startTime),
        ),
      }
    })
    // The page waits for the paint for at most two seconds after it is loaded.
    expect(fetched, url).toBeGreaterThan(Math.min(painted, loaded + 2_000))
  }
})
