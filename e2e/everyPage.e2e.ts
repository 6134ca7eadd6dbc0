/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { desktop, expectAccessible, expectNoOverflow, narrowest, phone } from './expectAccessible'
import { expect, test } from './fixtures'
import { expectVisibleFocus, followSkipLink } from './keyboardWalk'
import { expectLargeText } from './largeText'
import { openSlowly, watchMoves } from './layoutShifts'

const nowhere = '/nowhere'

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
 * Leaves two rows of each table, five of the REST calls and ten examples on the API guide, which
 * has many of each, all written by the same code.
 */
const shortenGuide = (page: Page) =>
  page.getByRole('main').evaluate(guide => {
    const [rows, examples] = ['tbody > tr:nth-child(n + 3)', 'pre']
    for (const row of guide.querySelectorAll(rows)) row.remove()
    const calls: Element[][] = []
    let part = guide.querySelector('#rest-calls')?.nextElementSibling
    for (; part && part.tagName !== 'H2'; part = part.nextElementSibling) {
      if (part.tagName === 'H3') calls.push([])
      calls.at(-1)?.push(part)
    }
    for (const one of calls.slice(3, -2).flat()) one.remove()
    for (const example of [...guide.querySelectorAll(examples)].slice(10)) example.remove()
  })

/* One load of a page takes longer than most of its checks, so each page is opened once. */
for (const url of [...publicUrls, nowhere]) {
  test(`every page: ${url} hydrates without an error or a layout shift, is accessible, and works by keyboard`, async ({
    page,
    context,
    club,
    site,
    browserLog,
  }) => {
    test.slow()
    // The browser logs the 404 of the missing page.
    const remarks = url === nowhere ? [expect.stringContaining('404')] : []
    await test.step('nothing moves while it loads', async () => {
      await page.addInitScript(watchMoves)
      // First digits narrower than those in the HTML (80 left).
      await club.setPlacesTakenToday(3)
      expect(await openSlowly(page, url)).toEqual([])
      expect(browserLog.errors.splice(0)).toEqual(remarks)
    })
    await test.step('it hydrates for a visitor with a stale session', async () => {
      await context.addCookies([{ name: 'sid', value: 's%3Astale.signature', url: site.url }])
      // The foot is below the form of /auth, whose height is unknown before.
      if (url.startsWith(paths.auth()))
        expect((await openSlowly(page, url)).filter(move => !move.startsWith('FOOTER'))).toEqual([])
      else await club.open(page, url)
      await expect(page).toHaveTitle(/.+ \| Coral Way Pickleball Club/)
      expect(browserLog.errors.splice(0)).toEqual(remarks)
    })
    await test.step('it reflows, also with wider text spacing', async () => {
      await page.setViewportSize(narrowest)
      await expectNoOverflow(page, `${url} at ${narrowest.width} px`)
      await spaceText(page)
      await expectNoOverflow(page, `${url} with wide text spacing`)
      await page.evaluate(() => document.adoptedStyleSheets.pop())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (url === paths.apiGuide()) {
      // Some titles of the calls that are removed are longer than those that stay.
      await page.setViewportSize(phone)
      await expectLargeText(page, url)
      await shortenGuide(page)
    }
    for (const screen of [phone, desktop]) {
      await test.step(`it is accessible and works by keyboard at ${screen.width} px`, async () => {
        await page.setViewportSize(screen)
        // The header and the footer are the same on every page, so only the first page checks them.
        if (url !== publicUrls[0]) await followSkipLink(page)
        await expectVisibleFocus(page, url === publicUrls[0] ? 'page' : 'main')
        await expectAccessible(page, `${url} at ${screen.width} px`)
      })
    }
  })
}
