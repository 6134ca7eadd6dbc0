/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { expect, test } from './fixtures'

/** More focus stops than any page has: a walk that does not end fails here. */
const MANY = 500

interface Stop {
  what: string
  /** Whether it is in the footer, which is the same on every page. */
  isInFooter: boolean
  /** Defects that a sighted keyboard user would notice; empty if there are none. */
  flaws: string[]
}

/**
 * Returns the focused element and whether its focus is visible; null when the focus has left the
 * page.
 */
function stopAt(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  // The tile around the focused element may draw the ring.
  let holder: Element | null = element
  while (holder && getComputedStyle(holder).outlineStyle === 'none') holder = holder.parentElement
  const ringed = holder !== null
  const area = (element.closest('label') ?? element).getBoundingClientRect()
  const x = area.left + area.width / 2
  const inside = area.bottom > 0 && area.top < innerHeight && x > 0 && x < innerWidth
  const place = element.closest('label') ?? element
  const top = Math.max(area.top, 0)
  const bottom = Math.min(area.bottom, innerHeight)
  const onTop = [top + 4, (top + bottom) / 2, bottom - 4]
    .map(y => document.elementFromPoint(x, y))
    .find(found => found && !place.contains(found) && !found.contains(place))
  return {
    what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`,
    isInFooter: element.closest('footer') !== null,
    flaws: [
      ...(ringed ? [] : ['no ring']),
      ...(inside ? [] : ['out of sight']),
      ...(onTop ? [`under ${onTop.tagName} ${onTop.textContent}`] : []),
    ],
  }
}

/** Tabs from the focused element to the end of the page, or to its footer. */
async function walk(page: Page, end: 'page' | 'main'): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < MANY) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopAt)
    if (!stop) return stops
    stops.push(stop)
    if (end === 'main' && stop.isInFooter) return stops
  }
  throw new Error(`The walk does not end after ${String(MANY)} stops`)
}

async function followSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < MANY; stops++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      return (label ?? element)?.textContent.trim() ?? ''
    })
    if (here.startsWith(name)) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1440, 390]) {
  test.describe(`at ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('keyboard: every focused element is visible, on every page', async ({ page, club }) => {
      test.slow()
      for (const url of publicUrls) {
        await test.step(url, async () => {
          await club.open(page, url)
          // The header and the footer are the same on every page, so only the first page checks
          // them.
          const isFirst = url === publicUrls[0]
          if (!isFirst) await followSkipLink(page)
          const stops = await walk(page, isFirst ? 'page' : 'main')
          expect(stops.at(-1)?.isInFooter, `${url}: the walk ends in the foot`).toBe(true)
          expect
            .soft(
              stops.filter(({ flaws }) => flaws.length > 0),
              url,
            )
            .toEqual([])
        })
      }
    })
  })
}

test('keyboard: a survey works without a mouse', async ({ page, club, site }) => {
  await club.open(page, paths.locationSurvey())
  await tabTo(page, 'South Miami')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Doral')).toBeChecked()
  await tabTo(page, 'Submit Location Preference')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeFocused()
  const { rows } = await site.database.query('SELECT "preferredLocation" FROM location_survey')
  expect(rows).toEqual([{ preferredLocation: 'doral' }])
})

test('forced colours: a chosen answer differs from the others', async ({ page, club }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await club.open(page, paths.survey())
  const look = async (label: string) => {
    await page.mouse.move(0, 0)
    return (await page.getByLabel(label, { exact: true }).screenshot()).toString('base64')
  }
  for (const label of ['Mon', 'Over 30 miles']) {
    const before = await look(label)
    await page.getByText(label, { exact: true }).click()
    await expect.poll(() => look(label)).not.toBe(before)
  }
})
