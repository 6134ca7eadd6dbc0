/// <reference lib="dom" />
import type { Page, Route } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { openAdmin } from './adminHelpers'
import {
  desktop,
  expectAccessible,
  expectAccessibleOnEveryScreen,
  expectNoOverflow,
  phone,
} from './expectAccessible'
import { camila, expect, expectHydrated, test } from './fixtures'
import { movesOf, openPainted, settledMoves, watchMoves } from './layoutShifts'
import { main } from './memberPages'
import type { Site } from './site'

const LINE = 'On Friday the club closes at noon.'

interface LineRow {
  text?: string
  place?: 'all_pages' | 'member_pages'
  tone?: 'information' | 'warning'
}

const served = async ({ url }: Site, path = paths.home()) => (await fetch(url + path)).text()

/** Notifies the site, as the team's mutations do. */
const notify = ({ database }: Site) => database.query(`SELECT pg_notify('site_notice_changed', '')`)

/** Stores a line that is on now, and waits until the site serves it. */
async function showLine(site: Site, { text = LINE, place, tone }: LineRow = {}): Promise<void> {
  await site.database.query(
    `INSERT INTO site_notice (text, "startsAt", "endsAt", place, tone, "authorId", "authorEmail")
     VALUES ($1, now() - interval '1 minute', now() + interval '1 hour', $2, $3, gen_random_uuid(), 'owner@example.com')`,
    [text, place ?? 'all_pages', tone ?? 'information'],
  )
  await notify(site)
  if (place !== 'member_pages') await expect.poll(() => served(site)).toContain('data-site-notice')
}

test.afterEach(async ({ site }) => {
  await site.database.query('DELETE FROM site_notice')
  await notify(site)
  await expect.poll(() => served(site)).not.toContain('data-site-notice')
})

/** Lets the server act, and loses its response. */
async function loseResponse(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

const line = (page: Page) => page.getByRole('region', { name: 'Notice from the club' })

test.describe('site line on a phone', () => {
  test.use({ viewport: phone })

  test('site line: is painted with the page, and nothing moves, also on a desktop; once dismissed, before the application has loaded, it stays away', async ({
    page,
    site,
  }) => {
    await page.addInitScript(watchMoves)
    await showLine(site)
    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen)
      const release = await openPainted(page, paths.auth())
      await expect(line(page)).toContainText(LINE)
      release()
      expect(await settledMoves(page)).toEqual([])
      await expectAccessible(page, `information at ${String(screen.width)} px`)
      await page.unrouteAll({ behavior: 'wait' })
    }
    await test.step('is dismissed early, by keyboard', async () => {
      const releaseHome = await openPainted(page, paths.home())
      await page.keyboard.press('Tab')
      await expect(line(page).getByRole('button', { name: 'Dismiss' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(line(page)).toBeHidden()
      await expect(main(page)).toBeFocused()
      releaseHome()
      await expectHydrated(page)
      await expect(line(page)).toBeHidden()
      const kept = await page.evaluate(() => localStorage.getItem('dismissedNotices'))
      expect(kept).toMatch(/^[\w-]{16}$/)
      await page.unrouteAll({ behavior: 'wait' })
    })
    await test.step('stays away', async () => {
      const releaseAbout = await openPainted(page, paths.about())
      await expect(page.getByText(LINE)).toBeHidden()
      releaseAbout()
      expect(await settledMoves(page)).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    })
    await test.step('another text is another line', async () => {
      const longest = `warning ${'pickleballcourts '.repeat(7)}`.trim()
      await site.database.query(`UPDATE site_notice SET text = $1, tone = 'warning'`, [longest])
      await notify(site)
      await expect.poll(() => served(site)).toContain(longest)
      await page.reload()
      await expect(line(page)).toContainText(longest)
      expect(await movesOf(page)).toEqual([])
      await expectHydrated(page)
      await expectAccessible(page, 'the longest warning')
      await page.setViewportSize(desktop)
      await expectNoOverflow(page, 'the longest line on a desktop')
    })
  })
})

test('site line: one for members is on their pages only, also after a link', async ({
  page,
  club,
  site,
}) => {
  await showLine(site, { text: 'For everybody' })
  await club.joinByApi(page, camila)
  await site.database.query(`UPDATE site_notice SET "startsAt" = "startsAt" - interval '1 minute'`)
  await showLine(site, { text: 'For members', place: 'member_pages' })
  await expect
    .poll(async () => (await page.request.get(paths.dashboard())).text())
    .toContain('For members')
  await club.open(page, paths.dashboard())
  await expect(page.getByText('For members')).toBeVisible()
  await expect(page.getByText('For everybody')).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(paths.faq())
  await expect(page.getByText('For everybody')).toBeVisible()
  await expect(page.getByText('For members')).toBeHidden()
  await page.goBack()
  await expect(page.getByText('For members')).toBeVisible()
  expect(await served(site, paths.dashboard())).not.toContain('For members')
})

test('site line: the team writes it once, although the response is lost; everybody reads it, also without script, and it ends', async ({
  page,
  club,
  site,
  browser,
  browserLog,
  baseURL,
}) => {
  await openAdmin(page, club, { view: 'lines' })
  await page.getByRole('button', { name: 'Write a line' }).click()
  await main(page).getByRole('textbox', { name: /^Line/ }).fill(LINE)
  await expectAccessibleOnEveryScreen(page, 'the form of the site line')
  await page.route('**/graphql', loseResponse, { times: 1 })
  await page.getByRole('button', { name: 'Show the line' }).click()
  await expect(page.getByText('The line is saved.')).toBeVisible()
  browserLog.errors.length = 0
  const { rows } = await site.database.query('SELECT text FROM site_notice')
  expect(rows).toEqual([{ text: LINE }])
  expect(await served(site)).toContain(LINE)
  await expectAccessibleOnEveryScreen(page, 'the list of site lines')
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await plain.goto(paths.home())
  await expect(line(plain)).toContainText(LINE)
  await expect(plain.getByRole('button', { name: 'Dismiss' })).toBeHidden()
  await plain.close()
  await page.getByRole('button', { name: /^Change/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Line/ }).fill('Closed.')
  await expectAccessible(page, 'the change of a site line')
  await dialog.getByRole('button', { name: 'Save the line' }).click()
  await expect(page.getByText('The line is changed.')).toBeVisible()
  expect(await served(site)).toContain('Closed.')
  await page.getByRole('button', { name: /^End now/ }).click()
  await page.getByRole('button', { name: 'Yes, end it' }).click()
  await expect(page.getByText('The line has ended.')).toBeVisible()
  expect(await served(site)).not.toContain('data-site-notice')
})
