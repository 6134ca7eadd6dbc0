/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { camila, expect, expectHydrated, test } from './fixtures'
import { memberOnlyPages } from './memberPages'
import { holdRequests } from './network'
import { openPiecewiseLine } from './piecewiseLine'

/** What moved, and by how much: from place to place, in pixels. */
type Move = string

/** What TypeScript's DOM does not know yet. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Those whose script finds out more than their HTML says. */
const livePages = [
  paths.home(),
  paths.waitlist(),
  paths.auth({ mode: 'register' }),
  paths.auth({ mode: 'reset' }),
  paths.auth({ mode: 'leave' }),
]

const screens = {
  phone: { viewport: { width: 390, height: 844 }, pages: publicUrls },
  desktop: { viewport: { width: 1440, height: 900 }, pages: livePages },
}

/** Runs in the page, before its own scripts. */
function watchMoves(): void {
  const moves: Move[] = []
  Object.assign(globalThis, { moves })
  new PerformanceObserver(list => {
    // All of this type are layout shifts.
    for (const { sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect: from, currentRect: to } of sources)
        moves.push(
          `${node?.nodeName ?? ''} "${node?.textContent?.slice(0, 30) ?? ''}" ${[from.x, from.y, to.x, to.y].map(Math.round).join(' ')}`,
        )
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens the page as a slow line brings it: drawn first, its script and its data after that. */
async function openSlowly(page: Page, url: string): Promise<Move[]> {
  const release = await holdRequests(page, /\/assets\/(?!boot).*\.js$|\/graphql$/)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  release()
  const moves = await settledMoves(page)
  await page.unrouteAll({ behavior: 'wait' })
  return moves
}

/** All that moved until the page is as it stays. */
async function settledMoves(page: Page): Promise<Move[]> {
  await expectHydrated(page)
  await page.waitForLoadState('networkidle')
  await drawFrames(page)
  // Set by watchMoves.
  return page.evaluate(() => (globalThis as unknown as { moves: Move[] }).moves)
}

/** Two: what came last is laid out and told. */
const drawFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })

for (const [screen, { viewport, pages }] of Object.entries(screens)) {
  test.describe(`layout shift on a ${screen}`, () => {
    test.use({ viewport })

    test.beforeEach(({ page }) => page.addInitScript(watchMoves))

    test('layout shift: nothing moves on a page while it hydrates', async ({ page, club }) => {
      // Narrower digits than those of the page's HTML, where 80 are left; then only one.
      await club.setPlacesTakenToday(3)
      for (const url of pages) expect(await openSlowly(page, url), url).toEqual([])
      await club.setPlacesTakenToday(75)
      expect(await openSlowly(page, paths.waitlist())).toEqual([])
    })

    test('layout shift: nothing moves while a member is recognised', async ({ page, club }) => {
      await club.joinByApi(page, camila)
      for (const url of [...memberOnlyPages, paths.about(), paths.share()])
        expect(await openSlowly(page, url), url).toEqual([])
    })

    test('layout shift: nothing moves while the team’s page gets its data', async ({
      page,
      club,
      request,
    }) => {
      const message = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'When do you open?' }
      expect((await request.post('/api/contact', { data: message })).ok()).toBe(true)
      await club.loginByApi(page, club.team)
      expect(await openSlowly(page, paths.admin())).toEqual([])
    })

    test('layout shift: nothing moves below what has come of a page', async ({
      page,
      site,
      club,
      browserLog,
    }) => {
      const line = await openPiecewiseLine(site.url)
      const open = async (url: string) => {
        await page.goto(`${line.url}${url}`, { waitUntil: 'commit' })
        while (line.sendPiece()) await drawFrames(page)
        expect(await settledMoves(page), url).toEqual([])
      }
      await open(paths.booking())
      await club.joinByApi(page, camila)
      await open(paths.profile())
      await line.close()
      // Another address than the site's.
      expect([...new Set(browserLog.errors.splice(0))]).toEqual([`asked ${line.url}`])
    })
  })
}
