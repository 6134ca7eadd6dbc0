/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** How many pixels of the page lie beyond the edge of its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** WCAG 2.2 AA, what else axe calls good practice, and no sideways scrolling. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  expect(await overflow(page), `${state}: pixels beyond the edge`).toBe(0)
  // Legacy: without frames there is nothing to gather from elsewhere, which takes a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(n => n.html).join(' | ')}`)
  expect(found, state).toEqual([])
}
