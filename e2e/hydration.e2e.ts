/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { builtUrls, publicUrls } from './builtPages'
import { camila, expect, expectHydrated, test } from './fixtures'
import {
  expectIdle,
  holdApplication,
  holdRequests,
  recordOperations,
  watchForApollo,
} from './network'

const lookOfHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate(heading => {
    const { fontFamily, fontSize, fontStretch, color, textTransform } = getComputedStyle(heading)
    return { fontFamily, fontSize, fontStretch, color, textTransform }
  })

/* everyPage.e2e.ts checks this for every public page. */
test('hydration: a page for members hydrates without an error for a visitor with a stale session', async ({
  page,
  context,
  club,
  site,
  browserLog,
}) => {
  for (const url of builtUrls.filter(built => !publicUrls.includes(built))) {
    await test.step(url, async () => {
      await context.addCookies([{ name: 'sid', value: 's%3Astale.signature', url: site.url }])
      await club.open(page, url)
      await expect(page).toHaveTitle(/.+ \| Coral Way Pickleball Club/)
      expect(browserLog.errors.splice(0), url).toEqual([])
    })
  }
})

test('hydration: a plan chosen and a half-typed text from before hydration are kept; the registration is sent once, also before Apollo Client is loaded', async ({
  page,
  club,
  site,
}) => {
  const release = await holdApplication(page)
  await page.goto(paths.auth({ mode: 'register' }))
  await page.getByLabel('Plan you would like').selectOption('Unlimited')
  const email = page.getByLabel('Email', { exact: true })
  await email.pressSequentially('half an add')
  release()
  await expectHydrated(page)
  await expect(email).toHaveValue('half an add')
  await email.pressSequentially('ress')
  await expect(email).toHaveValue('half an address')

  const releaseApollo = await holdRequests(page, /\/api-.*\.js$/)
  const operations = recordOperations(page)
  await club.submitRegistration(page, camila)
  await expect(page.getByRole('button', { name: 'JOINING...' })).toBeDisabled()
  await email.press('Enter')
  releaseApollo()
  await expect(page).toHaveURL(paths.share())
  await expect(page.getByLabel('Share link')).toHaveValue(/\/waitlist\?ref=\w+$/)
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  await expectIdle(page)
  // The page sends no query whose data it already has.
  expect(operations).toEqual(['Register', 'JoinWaitlist'])
  const { rows } = await site.database.query('SELECT position, "planWish" FROM waitlist_entry')
  expect(rows).toEqual([{ position: 1, planWish: 'unlimited' }])
})

test('hydration: a submit before hydration on interaction is sent, though the focus has moved on; a single click, as assistive technology sends it, hydrates a form', async ({
  page,
}) => {
  const release = await holdApplication(page)
  await page.goto(paths.contact())
  await page.getByRole('contentinfo').getByRole('textbox').fill('reader@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).click()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  await page.getByRole('button', { name: 'SEND MESSAGE' }).evaluate((button: HTMLElement) => {
    button.click()
  })
  await expect(page.getByText('Message is required')).toBeVisible()
})

test('hydration: a member’s home replaces the visitor’s without an empty page in between', async ({
  page,
  club,
}) => {
  await club.joinByApi(page)
  const release = await holdRequests(page, /\/MemberHomePage-.*\.js$/)
  await page.goto(paths.home())
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'JOIN THE REVOLUTION' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Camila' })).toBeVisible()
})

test('navigation: a page reached by a link looks like the page opened by its URL, keeps header and footer, loads no form before an interaction, and its heading takes the focus', async ({
  page,
  club,
}) => {
  await club.open(page, paths.waitlist())
  const look = await lookOfHeading(page)
  await club.open(page, paths.share())
  const footer = page.getByRole('contentinfo')
  await footer.evaluate(element => Object.assign(element, { isFirst: true }))
  const gotApollo = watchForApollo(page)
  await footer.getByRole('link', { name: 'Waitlist' }).click()
  await expect(page).toHaveURL(paths.waitlist())
  await expect(page).toHaveTitle(/Waitlist/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await lookOfHeading(page)).toEqual(look)
  expect(await footer.evaluate(element => 'isFirst' in element)).toBe(true)
  await expectIdle(page)
  expect(await gotApollo()).toBe(false)
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('textbox')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.share())
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
