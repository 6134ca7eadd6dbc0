/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

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
  // The tile around the focused element may draw the ring, or the label after it.
  let holder: Element | null = element
  while (holder && getComputedStyle(holder).outlineStyle === 'none') holder = holder.parentElement
  const label = element.nextElementSibling
  const ringed =
    holder !== null || (label && getComputedStyle(label, '::after').outlineStyle !== 'none')
  const area = (element.closest('label') ?? element).getBoundingClientRect()
  const x = area.left + area.width / 2
  const inside = area.bottom > 0 && area.top < innerHeight && x > 0 && x < innerWidth
  const place = element.closest('label') ?? element
  const top = Math.max(area.top, 0)
  const bottom = Math.min(area.bottom, innerHeight)
  const onTop = [top + 4, (top + bottom) / 2, bottom - 4]
    .map(y => document.elementFromPoint(x, y))
    .find(
      found =>
        found &&
        !place.contains(found) &&
        !found.contains(place) &&
        // A link over two lines has the text beside it in its middle.
        found.closest('p') !== (place.closest('p') ?? place),
    )
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

/** Expects that Tab reaches the footer and that the focus is visible at every stop. */
export async function expectVisibleFocus(page: Page, end: 'page' | 'main'): Promise<void> {
  const stops = await walk(page, end)
  expect(stops.at(-1)?.isInFooter, 'the walk ends in the footer').toBe(true)
  expect.soft(stops.filter(({ flaws }) => flaws.length > 0)).toEqual([])
}

/** Follows the page's first link, which leads to its content. */
export async function followSkipLink(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to content' })
  const isUntouched = () => page.evaluate(() => document.activeElement === document.body)
  if (!(await isUntouched())) await link.focus()
  // In a busy browser, a key can have no effect: it is pressed again while nothing has the focus.
  while (await isUntouched()) await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
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
