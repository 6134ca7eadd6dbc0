/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
/** To what a page must reflow: also a desktop at 400 %. */
export const narrowest = { width: 320, height: 640 }

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

/**
 * On a desktop and on a phone; on the narrowest screen only the page's edge, as its pages are otherwise a
 * phone's. One window changes its size: to open the page anew for each would cost more than the look at it.
 */
export async function expectAccessibleOnEveryScreen(page: Page, state = page.url()): Promise<void> {
  const before = page.viewportSize()
  for (const screen of [desktop, phone]) {
    await page.setViewportSize(screen)
    await expectAccessible(page, `${state} at ${String(screen.width)} px`)
  }
  await page.setViewportSize(narrowest)
  await expectNoOverflow(page, `${state} at ${String(narrowest.width)} px`)
  if (before) await page.setViewportSize(before)
}

/** What is drawn for the window's size may follow a moment later. */
export const expectNoOverflow = (page: Page, state: string) =>
  expect.poll(() => overflow(page), `${state}: pixels beyond the edge`).toBe(0)

/** No sideways scrolling, and WCAG 2.2 AA with what else axe calls good practice. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expectNoOverflow(page, state)
  expect(await silentLists(page), `${state}: lists that Safari does not read as such`).toEqual([])
  // What an earlier look has brought is used again: it is large, and brought twice each time.
  const axeSource = (await page.evaluate(() => 'axe' in globalThis)) ? ';' : undefined
  // Legacy: without frames there is nothing to gather from elsewhere, which takes a second page each time.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode()
  // What passes is not told: Playwright's protocol is slow with large answers.
  axe.options({ resultTypes: ['violations'], reporter: 'no-passes' })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(n => n.html).join(' | ')}`)
  expect(found, state).toEqual([])
}
