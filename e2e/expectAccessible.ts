/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** How many pixels of the page lie beyond the edge of its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Safari reads a list without marks as no list, unless it is told. */
const silentLists = (page: Page) =>
  page
    .locator('ul:not([role="list"]), ol:not([role="list"])')
    .evaluateAll(lists =>
      lists
        .filter(list => getComputedStyle(list).listStyleType === 'none')
        .map(list => list.outerHTML.slice(0, 80)),
    )

/** The width to which a page must reflow: also a desktop at 400 %. */
const NARROWEST = 320

/**
 * No sideways scrolling, and WCAG 2.2 AA with what else axe calls good practice; on the narrowest
 * screen only its edge, as its pages are otherwise a phone's.
 */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  expect(await overflow(page), `${state}: pixels beyond the edge`).toBe(0)
  if (page.viewportSize()?.width === NARROWEST) return
  expect(await silentLists(page), `${state}: lists that Safari does not read as such`).toEqual([])
  // Legacy: without frames there is nothing to gather from elsewhere, which takes a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(n => n.html).join(' | ')}`)
  expect(found, state).toEqual([])
}
