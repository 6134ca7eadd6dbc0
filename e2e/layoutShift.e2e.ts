/// <reference lib="dom" />
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { clubDay, storeBooking } from './courtHelpers'
import { camila, expect, test } from './fixtures'
import { setPhase } from './launchPhase'
import { forgetMoves, movesOf, openSlowly, settledMoves, watchMoves } from './layoutShifts'
import { alert, main, memberOnlyPages } from './memberPages'
import { drawFrames, holdRequests } from './network'
import { openPiecewiseLine } from './piecewiseLine'
import { acceptOffers, openOffer } from './waveHelpers'

/** Pages whose content changes when their script runs. */
const livePages = [
  paths.home(),
  paths.waitlist(),
  paths.auth({ mode: 'register' }),
  paths.auth({ mode: 'reset' }),
  paths.auth({ mode: 'leave' }),
]

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`layout shift on a ${screen}`, () => {
    test.use({ viewport })

    test.beforeEach(({ page }) => page.addInitScript(watchMoves))

    // On a phone, everyPage.e2e.ts checks every public page with 77 places left.
    test('layout shift: nothing moves on a page while it hydrates', async ({ page, club }) => {
      if (screen === 'desktop') {
        await club.setPlacesTakenToday(3)
        for (const url of livePages) expect(await openSlowly(page, url), url).toEqual([])
      }
      // A single digit.
      await club.setPlacesTakenToday(75)
      expect(await openSlowly(page, paths.waitlist())).toEqual([])
    })

    // On a phone, everyPage.e2e.ts checks them.
    if (screen === 'desktop') {
      test('layout shift: no form of /auth moves for a visitor with a stale session', async ({
        page,
        context,
        site,
      }) => {
        const stale = { name: 'sid', value: 's%3Astale.signature', url: site.url }
        const moves: Record<string, unknown> = {}
        for (const url of publicUrls.filter(one => one.startsWith(paths.auth()))) {
          await context.addCookies([stale])
          // The foot is below the form, whose height is unknown before.
          const moved = (await openSlowly(page, url)).filter(move => !move.startsWith('FOOTER'))
          if (moved.length > 0) moves[url] = moved
        }
        expect(moves).toEqual({})
      })
    }

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

    test('layout shift: nothing moves while the script for members is later than their session', async ({
      page,
      club,
    }) => {
      await club.joinByApi(page, camila)
      const links = main(page).getByRole('link', { name: /Reserve My Spot|Go to the waitlist/ })
      // The timeline of /membership has such a link for everybody.
      for (const [url, others] of [
        [paths.waitlist(), 0] as const,
        [paths.membership(), 1] as const,
      ]) {
        const release = await holdRequests(page, /\/memberParts-.*\.js$/)
        await page.goto(url)
        await expect(links).toHaveCount(others)
        await drawFrames(page)
        release()
        await expect(main(page)).toContainText('You hold number')
        expect(await settledMoves(page), url).toEqual([])
        await page.unrouteAll({ behavior: 'wait' })
      }
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

    test('layout shift: nothing moves while the hours and the open spots load', async ({
      page,
      club,
      site,
      request,
    }) => {
      const owner = { ...camila, email: 'owner@example.com' }
      expect((await request.post('/api/auth/register', { data: owner })).ok()).toBe(true)
      await club.registerByApi(page)
      await site.database.query(
        `INSERT INTO membership ("userId", plan, "startedAt")
         SELECT id, 'standard', now() FROM "user" WHERE role = 'MEMBER'`,
      )
      await setPhase(site, 'booking')
      const date = await clubDay(site, 2)
      await storeBooking(site, { email: owner.email, court: 1, date, hour: 18 })
      await site.database.query(
        `INSERT INTO open_spots ("bookingId", spots, sentence, "openedAt")
         SELECT id, 2, 'Doubles', now() FROM court_booking`,
      )
      expect(await openSlowly(page, paths.booking({ day: date }))).toEqual([])
      await expect(main(page)).toContainText('“Doubles”')
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
        // A busy browser can paint a part of the first piece, which ends with the tag of main.
        await main(page).waitFor({ state: 'attached' })
        await drawFrames(page)
        await forgetMoves(page)
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
