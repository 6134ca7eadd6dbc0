/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { desktop, expectAccessible, expectNoOverflow, narrowest, phone } from './expectAccessible'
import { expect, test, type Club } from './fixtures'
import { expectVisibleFocus, followSkipLink } from './keyboardWalk'
import { openSlowly, watchMoves } from './layoutShifts'
import type { Site } from './site'

const nowhere = '/nowhere'

const register = paths.auth({ mode: 'register' })

/** Pages of the same parts as an earlier one: the other forms of /auth, and the other surveys. */
const isLikeAnother = (url: string) =>
  (url.startsWith(`${paths.auth()}?`) && url !== register) ||
  [paths.pricingSurvey(), paths.amenitiesSurvey(), paths.locationSurvey()].includes(url)

/** The forms of /auth that are others in a session. */
const withSession = (['offer', 'staff'] as const)
  .map(mode => paths.auth({ mode }))
  .concat(paths.auth())

/** Pages on which the session changes the header only, or the same part as on an earlier one. */
const isSameForAll = (url: string) =>
  [paths.surveys(), paths.faq(), paths.privacy(), paths.formNotSent(), paths.apiGuide()].includes(
    url,
  ) ||
  url === nowhere ||
  (isLikeAnother(url) && !withSession.includes(url))

/** Pages with a part that stays above the others while one scrolls; it could cover the focus. */
const hasSticky = (url: string) =>
  [paths.faq(), paths.privacy(), paths.apiGuide(), paths.survey()].includes(url)

test.use({ viewport: phone })

/** Applies the text spacing of WCAG 1.4.12. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Leaves two rows of each table, the texts of five REST calls and ten examples on the API guide,
 * which has many of each, all written by the same code. The titles of the calls stay, because some
 * are long.
 */
const shortenGuide = (page: Page) =>
  page.getByRole('main').evaluate(guide => {
    const [rows, examples] = ['tbody > tr:nth-child(n + 3)', 'pre']
    for (const row of guide.querySelectorAll(rows)) row.remove()
    const calls: Element[][] = []
    let part = guide.querySelector('#rest-calls')?.nextElementSibling
    for (; part && part.tagName !== 'H2'; part = part.nextElementSibling) {
      if (part.tagName === 'H3') calls.push([])
      else calls.at(-1)?.push(part)
    }
    for (const one of calls.slice(3, -2).flat()) one.remove()
    for (const example of [...guide.querySelectorAll(examples)].slice(10)) example.remove()
  })

interface Story {
  page: Page
  context: BrowserContext
  club: Club
  site: Site
  browserLog: { errors: string[] }
}

/** Opens the page on a phone as a visitor, and checks all that this file promises. */
async function checkPage(
  { page, context, club, site, browserLog }: Story,
  url: string,
): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: null })
  await context.clearCookies()
  await test.step('nothing moves while it loads', async () => {
    expect(await openSlowly(page, url)).toEqual([])
    // The browser logs the 404 of the missing page.
    const remarks = url === nowhere ? [expect.stringContaining('404')] : []
    expect(browserLog.errors.splice(0)).toEqual(remarks)
  })
  await expect(page).toHaveTitle(/.+ \| Coral Way Pickleball Club/)
  if (!isSameForAll(url)) {
    await test.step('it hydrates for a visitor with a stale session', async () => {
      await context.addCookies([{ name: 'sid', value: 's%3Astale.signature', url: site.url }])
      // The foot is below the form of /auth, whose height is unknown before.
      if (url.startsWith(paths.auth()))
        expect((await openSlowly(page, url)).filter(move => !move.startsWith('FOOTER'))).toEqual([])
      else await club.open(page, url)
      expect(browserLog.errors.splice(0)).toEqual([])
    })
  }
  await test.step('it reflows, also with wider text spacing', async () => {
    await page.setViewportSize(narrowest)
    await expectNoOverflow(page, `${url} at ${narrowest.width} px`)
    await spaceText(page)
    await expectNoOverflow(page, `${url} with wide text spacing`)
    await page.evaluate(() => document.adoptedStyleSheets.pop())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (url === paths.apiGuide()) await shortenGuide(page)
  // The header and the footer are the same on every page, so only the first page checks them.
  const isFirst = url === publicUrls[0]
  for (const screen of isLikeAnother(url) ? [phone] : [phone, desktop]) {
    await test.step(`it is accessible and works by keyboard at ${screen.width} px`, async () => {
      await page.setViewportSize(screen)
      if (screen === phone || isFirst || hasSticky(url)) {
        if (!isFirst) await followSkipLink(page)
        await expectVisibleFocus(page, isFirst ? 'page' : 'main')
      }
      await expectAccessible(page, `${url} at ${screen.width} px`)
    })
  }
}

const isForm = (url: string) => url.startsWith(paths.auth())
const isSurvey = (url: string) => url.includes('survey')
/* The first page of a browser takes twice the time of the next one, so several share it. */
const groups = {
  'each form of /auth': publicUrls.filter(isForm),
  'each survey': publicUrls.filter(isSurvey),
  'each other page': [...publicUrls.filter(url => !isForm(url) && !isSurvey(url)), nowhere],
}

for (const [group, urls] of Object.entries(groups)) {
  test(`every page: ${group} hydrates without an error or a layout shift, is accessible, and works by keyboard`, async ({
    page,
    context,
    club,
    site,
    browserLog,
  }) => {
    test.setTimeout(240_000)
    await page.addInitScript(watchMoves)
    // First digits narrower than those in the HTML (80 left).
    await club.setPlacesTakenToday(3)
    for (const url of urls)
      await test.step(url, () => checkPage({ page, context, club, site, browserLog }, url))
  })
}
