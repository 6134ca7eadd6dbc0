/// <reference lib="dom" />
import { paths } from '../frontend/src/paths'
import { clubDay, storeBooking } from './courtHelpers'
import { desktop, phone } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { setPhase } from './launchPhase'
import { allLate, forgetMoves, movesOf, openSlowly, settledMoves, watchMoves } from './layoutShifts'
import { alert, main, memberOnlyPages } from './memberPages'
import { drawFrames, holdRequests } from './network'
import { openPiecewiseLine } from './piecewiseLine'
import { acceptOffers, openOffer } from './waveHelpers'

const sections = (...views: string[]) => views.map(view => paths.admin({ view }))

/** The widest pages are desktops'; the longest, and those with most below what loads, are phones'. */
const screens = {
  phone: {
    viewport: phone,
    place: [...memberOnlyPages, paths.about(), paths.share()],
    offer: [paths.home(), paths.dashboard(), paths.share(), paths.waitlist()],
    membership: [paths.profile(), paths.share()],
    team: [paths.admin(), ...sections('day', 'closures', 'staff', 'letters', 'money')],
  },
  desktop: {
    viewport: desktop,
    place: [paths.dashboard(), paths.booking()],
    offer: [paths.dashboard()],
    membership: [paths.profile()],
    team: [paths.admin(), ...sections('waves', 'planner', 'money', 'mail', 'audit')],
  },
}

test.beforeEach(({ page }) => page.addInitScript(watchMoves))

// On a phone, everyPage.e2e.ts checks every public page, with two digits and a stale session.
test('layout shift: nothing moves on a page while it hydrates, with one digit, nor with a stale session, nor with a late font', async ({
  page,
  context,
  club,
  site,
}) => {
  await club.setPlacesTakenToday(75)
  for (const url of [paths.home(), paths.waitlist()])
    expect(await openSlowly(page, url), url).toEqual([])
  expect(await openSlowly(page, paths.survey(), allLate), 'late fonts').toEqual([])
  for (const url of [paths.auth(), paths.auth({ mode: 'register' })]) {
    await context.addCookies([{ name: 'sid', value: 's%3Astale.signature', url: site.url }])
    // The foot is below the form, whose height is unknown before.
    const moves = (await openSlowly(page, url)).filter(move => !move.startsWith('FOOTER'))
    expect(moves, url).toEqual([])
  }
})

for (const [screen, { viewport, place, offer, membership, team }] of Object.entries(screens)) {
  test.describe(`layout shift on a ${screen}`, () => {
    test.use({ viewport })

    test('layout shift: nothing moves while a member’s session, place, offer, membership, dues, bookings, hours and open spots load', async ({
      page,
      club,
      site,
      request,
    }) => {
      test.slow()
      const expectStill = async (step: string, urls: string[], files?: RegExp) => {
        await test.step(step, async () => {
          for (const url of urls) expect(await openSlowly(page, url, files), url).toEqual([])
        })
      }
      await club.joinByApi(page, camila)
      await expectStill('place', place)
      if (screen === 'desktop')
        await expectStill('fallback font', [paths.profile(), paths.about()], allLate)
      await test.step('the script for members is later than the session', async () => {
        if (screen === 'desktop') return
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
      await openOffer(site)
      await expectStill('offer', offer)
      await acceptOffers(site)
      await expectStill('membership', membership)
      await site.database.query(
        `WITH notice AS (UPDATE membership SET "endsOn" = $1::date + 40, "duesFrom" = $1::date RETURNING *)
         INSERT INTO due ("userId", "membershipId", "periodStart", "periodEnd", kind, plan, cents, "dueOn")
         SELECT "userId", id, $1::date, $1::date + 29, 'fee', 'standard', 7999, $1::date FROM notice`,
        [await clubDay(site)],
      )
      await test.step('dues, notice, bookings, hours and open spots', async () => {
        const owner = { ...camila, email: 'owner@example.com' }
        expect((await request.post('/api/auth/register', { data: owner })).ok()).toBe(true)
        await setPhase(site, 'booking')
        const date = await clubDay(site, 2)
        const guests = ['Ana Ruiz']
        await storeBooking(site, { email: camila.email, court: 2, date, hour: 9, guests })
        expect(await openSlowly(page, paths.dashboard())).toEqual([])
        for (const text of ['$79.99', 'is owed whole', 'Keep my membership', '$19.99'])
          await expect(main(page)).toContainText(text)
        await storeBooking(site, { email: owner.email, court: 1, date, hour: 18 })
        await site.database.query(
          `INSERT INTO open_spots ("bookingId", spots, sentence, "openedAt")
           SELECT id, 2, 'Doubles', now() FROM court_booking WHERE "courtName" LIKE '%1'`,
        )
        expect(await openSlowly(page, paths.booking({ day: date }))).toEqual([])
        await expect(main(page)).toContainText('“Doubles”')
      })
    })

    test('layout shift: nothing moves while the team’s page loads its data', async ({
      page,
      club,
      request,
    }) => {
      const message = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'When do you open?' }
      expect((await request.post('/api/contact', { data: message })).ok()).toBe(true)
      await club.loginByApi(page, club.team)
      for (const url of team) expect(await openSlowly(page, url), url).toEqual([])
    })
  })
}

test.describe('layout shift on a phone', () => {
  test.use({ viewport: phone })

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
