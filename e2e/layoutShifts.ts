/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './fixtures'
import { drawFrames, expectIdle, holdRequests } from './network'

/** An element that moved, with its old and new position in pixels. */
type Move = string

/** TypeScript's DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Runs in the page before its own scripts. */
export function watchMoves(): void {
  const moves: Move[] = []
  Object.assign(globalThis, { moves })
  new PerformanceObserver(list => {
    // All entries of this type are layout shifts.
    for (const { sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect: from, currentRect: to } of sources)
        moves.push(
          `${node?.nodeName ?? ''} "${node?.textContent?.slice(0, 30) ?? ''}" ${[from.x, from.y, to.x, to.y].map(Math.round).join(' ')}`,
        )
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What arrives after the page on a slow connection: application, data and the font of headings. */
const late = /\/assets\/((?!boot|siteNotice).*\.js|anybody-display.*\.woff2)$|\/graphql$/
/** The same on an even slower one, on which the text keeps its fallback font. */
export const allLate = /\/assets\/((?!boot|siteNotice).*\.js|.*\.woff2)$|\/graphql$/

/**
 * Opens the page as on a slow connection: it is painted in the fallback of the headings' font, then
 * the rest loads when the returned function is called.
 */
export async function openPainted(page: Page, url: string, files = late): Promise<() => void> {
  const release = await holdRequests(page, files)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return release
}

/**
 * Opens the page as on a slow connection, and returns what moved. Each response with data arrives
 * after what arrived before it is laid out.
 */
export async function openSlowly(page: Page, url: string, files = late): Promise<Move[]> {
  const release = await openPainted(page, url, files)
  await page.route('**/graphql', async route => {
    const response = await route.fetch()
    await drawFrames(page)
    await route.fulfill({ response })
  })
  release()
  const moves = await settledMoves(page)
  await page.unrouteAll({ behavior: 'wait' })
  return moves
}

/** Returns all moves until the page no longer changes. */
export async function settledMoves(page: Page): Promise<Move[]> {
  await expectHydrated(page)
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0)
  await expectIdle(page)
  return movesOf(page)
}

/** Returns the moves so far. */
export const movesOf = (page: Page) =>
  // Set by watchMoves.
  page.evaluate(() => (globalThis as unknown as { moves: Move[] }).moves)

/** Forgets the moves so far. */
export const forgetMoves = (page: Page) =>
  page.evaluate(() => {
    ;(globalThis as unknown as { moves: Move[] }).moves.length = 0
  })
