/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { camila, expect, expectHydrated, test } from './fixtures'
import { alert, memberOnlyPages } from './memberPages'
import { holdRequests } from './network'
import { openPiecewiseLine } from './piecewiseLine'
import { acceptOffers, openOffer } from './waveHelpers'

/** An element that moved, with its old and new position in pixels. */
type Move = string

/** TypeScript's DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Pages whose content changes when their script runs. */
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

/** Runs in the page before its own scripts. */
function watchMoves(): void {
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

/** Opens the page as on a slow connection: it is painted first, then script and data load. */
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

/** Returns all moves until the page no longer changes. */
async function settledMoves(page: Page): Promise<Move[]> {
  await expectHydrated(page)
  await expect(async () => {
    expect(await openRequests(page)).toEqual([])
    // What has arrived is laid out, and requests nothing more.
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    await drawFrames(page)
    expect(await openRequests(page)).toEqual([])
  }).toPass({ intervals: [20] })
  return movesOf(page)
}

// Set by watchMoves.
const movesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moves: Move[] }).moves)

/** Returns the addresses of the page's requests that have not ended. */
async function openRequests(page: Page): Promise<string[]> {
  const requests = await page.requests()
  return requests
    .filter(request => request.timing().responseEnd < 0 && !request.failure())
    .map(request => request.url())
}

/** Waits two frames, after which the last change is laid out and reported. */
const drawFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })

for (const [screen, { viewport, pages }] of Object.entries(screens)) {
  test.describe(`layout shift on a ${screen}`, () => {
    test.use({ viewport })

    test.beforeEach(({ page }) => page.addInitScript(watchMoves))

    test('layout shift: nothing moves on a page while it hydrates', async ({ page, club }) => {
      // First digits narrower than those in the HTML (80 left), then a single digit.
      await club.setPlacesTakenToday(3)
      for (const url of pages) expect(await openSlowly(page, url), url).toEqual([])
      await club.setPlacesTakenToday(75)
      expect(await openSlowly(page, paths.waitlist())).toEqual([])
    })

    test('layout shift: nothing moves while a member’s session loads', async ({ page, club }) => {
      await club.joinByApi(page, camila)
      for (const url of [...memberOnlyPages, paths.about(), paths.share()])
        expect(await openSlowly(page, url), url).toEqual([])
    })

    test('layout shift: nothing moves while a member’s session loads without the font', async ({
      page,
      club,
      browserLog,
    }) => {
      await club.joinByApi(page, camila)
      await page.context().route(/\/instrument-sans.*\.woff2$/, route => route.abort())
      for (const url of [paths.profile(), paths.about()])
        expect(await openSlowly(page, url), url).toEqual([])
      browserLog.errors.length = 0
    })

    test('layout shift: nothing moves while an offer or a membership loads', async ({
      page,
      club,
      site,
    }) => {
      await club.joinByApi(page, camila)
      const watched = [paths.dashboard(), paths.profile(), paths.share(), paths.waitlist()]
      await openOffer(site)
      for (const url of watched) expect(await openSlowly(page, url), url).toEqual([])
      await acceptOffers(site)
      for (const url of watched) expect(await openSlowly(page, url), url).toEqual([])
    })

    test('layout shift: nothing moves while the team’s page loads its data', async ({
      page,
      club,
      request,
    }) => {
      const message = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'When do you open?' }
      expect((await request.post('/api/contact', { data: message })).ok()).toBe(true)
      await club.loginByApi(page, club.team)
      expect(await openSlowly(page, paths.admin())).toEqual([])
      for (const view of ['waves', 'planner'])
        expect(await openSlowly(page, paths.admin({ view })), view).toEqual([])
    })

    test('layout shift: nothing moves while a page’s HTML arrives in pieces', async ({
      page,
      site,
      club,
      browserLog,
    }) => {
      const line = await openPiecewiseLine(site.url)
      const receive = async (url: string) => {
        await page.goto(`${line.url}${url}`, { waitUntil: 'commit' })
        while (line.sendPiece()) await drawFrames(page)
      }
      // The page redirects a visitor to login after half a second, unless login's script is late.
      const release = await holdRequests(page, /\/AuthPage-.*\.js$/)
      await receive(paths.booking())
      await expect(alert(page, 'Unauthorized')).toBeVisible()
      await drawFrames(page)
      expect(await movesOf(page)).toEqual([])
      await club.joinByApi(page, camila)
      await receive(paths.profile())
      expect(await settledMoves(page)).toEqual([])
      release()
      await line.close()
      // The proxy has another origin than the site.
      expect([...new Set(browserLog.errors.splice(0))]).toEqual([`asked ${line.url}`])
    })
  })
}
