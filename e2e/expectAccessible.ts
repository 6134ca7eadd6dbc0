/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { expectLargeText } from './largeText'

/** axe, which reads the contrast of marked elements only. */
const axeSource = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-unchecked]' }] })`

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
/** The narrowest screen that pages must reflow to; also a desktop at 400 %. */
export const narrowest = { width: 320, height: 640 }

/** Returns the number of pixels that overflow the window's width. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns lists without role="list" and without markers: Safari does not expose them as lists. */
const silentLists = (page: Page) =>
  page
    .locator('ul:not([role="list"]), ol:not([role="list"])')
    .evaluateAll(lists =>
      lists
        .filter(list => getComputedStyle(list).listStyleType === 'none')
        .map(list => list.outerHTML.slice(0, 80)),
    )

/**
 * Checks a page on a desktop and on a phone. The narrowest screen is checked for overflow only,
 * because its layout is otherwise the phone's. One window is resized, because opening the page anew
 * for each screen takes longer than the check.
 */
export async function expectAccessibleOnEveryScreen(page: Page, state = page.url()): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(desktop)
  await expectAccessible(page, `${state} at ${String(desktop.width)} px`)
  await page.setViewportSize(phone)
  await expectAccessible(page, `${state} at ${String(phone.width)} px`)
  await page.setViewportSize(narrowest)
  await expectNoOverflow(page, `${state} at ${String(narrowest.width)} px`)
  if (before) await page.setViewportSize(before)
}

/**
 * Returns what axe reports; the pages have no frames. Contrast takes most of the time, so it is
 * checked once for each look of a text in a component: not again in the next row, or on the next
 * screen if the text looks the same there.
 */
async function violations(page: Page): Promise<string[]> {
  // The source is large, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // Set by the source above, and by this function.
    const world = globalThis as unknown as { axe: typeof axe; checkedLooks?: Set<string> }
    const checkedLooks = (world.checkedLooks ??= new Set<string>())

    /** Returns what the contrast of the element's text depends on, and the component that it belongs to. */
    const lookOf = (element: Element) => {
      const { color, fontSize, fontWeight, opacity } = getComputedStyle(element)
      const behind: string[] = []
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        behind.push(one.tagName, one.getAttribute('class') ?? '', backgroundColor, backgroundImage)
        if (!/, 0\)$|transparent/.test(backgroundColor)) break
      }
      return [color, fontSize, fontWeight, opacity, ...behind].join()
    }
    const hasText = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
    const unchecked = [...document.body.querySelectorAll('*')].filter(element => {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) return false
      const look = lookOf(element)
      return !checkedLooks.has(look) && checkedLooks.add(look)
    })

    for (const element of unchecked) element.toggleAttribute('data-unchecked', true)
    const { violations } = await world.axe.run({
      resultTypes: ['violations'],
      reporter: 'no-passes',
    })
    for (const element of unchecked) element.removeAttribute('data-unchecked')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

/** Polls, because content that depends on the window's size may render a moment later. */
export const expectNoOverflow = (page: Page, state: string) =>
  expect.poll(() => overflow(page), `${state}: pixels beyond the edge`).toBe(0)

/**
 * Expects no sideways scrolling, and no violations of WCAG 2.2 AA and of axe's best practices; on a
 * phone also with text at 200 % (PAGE-25).
 */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expectNoOverflow(page, state)
  expect(await silentLists(page), `${state}: lists that Safari does not read as such`).toEqual([])
  expect(await violations(page), state).toEqual([])
  if (page.viewportSize()?.width === phone.width) await expectLargeText(page, state)
}
