/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { builtUrls, publicUrls } from './builtPages'
import { camila, expect, expectHydrated, test } from './fixtures'
import { holdRequests, holdApplication } from './network'

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

test('hydration: React replays no submit; an early submit is kept, with its input', async ({
  page,
  club,
}) => {
  const release = await holdApplication(page)
  await page.goto(paths.auth())
  await page.getByLabel('Email', { exact: true }).pressSequentially(club.team.email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(club.team.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.auth())
  release()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible()
})

test('hydration: a plan chosen before hydration is sent with the registration', async ({
  page,
  club,
  site,
}) => {
  const release = await holdApplication(page)
  await page.goto(paths.auth({ mode: 'register' }))
  await page.getByLabel('Plan you would like').selectOption('Unlimited')
  release()
  await expectHydrated(page)
  await club.submitRegistration(page, camila)
  await expect(page).toHaveURL(paths.share())
  const { rows } = await site.database.query('SELECT "planWish" FROM waitlist_entry')
  expect(rows).toEqual([{ planWish: 'unlimited' }])
})

test('hydration: a half-typed text from before hydration stays in its field', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto(paths.auth())
  const email = page.getByLabel('Email', { exact: true })
  await email.pressSequentially('half an add')
  release()
  await expectHydrated(page)
  await expect(email).toHaveValue('half an add')
  await email.pressSequentially('ress')
  await expect(email).toHaveValue('half an address')
})

test('hydration: a single click, as assistive technology sends it, hydrates a form and is kept', async ({
  page,
}) => {
  await page.goto(paths.contact())
  await expectHydrated(page)
  const send = page.getByRole('button', { name: 'SEND MESSAGE' })
  await send.evaluate((button: HTMLElement) => {
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

test('hydration: the newsletter form hydrates on interaction', async ({ page, club }) => {
  await club.open(page, paths.share())
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.pressSequentially('reader@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toBeVisible()
})

test('hydration: a submit before hydration on interaction is sent, though the focus has moved on', async ({
  page,
}) => {
  const release = await holdApplication(page)
  await page.goto(paths.share())
  await page.getByRole('contentinfo').getByRole('textbox').fill('reader@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).click()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
})

test('hydration: Back within a page returns to its top, also after a reload', async ({
  page,
  club,
}) => {
  await club.open(page, paths.privacy())
  await page.getByRole('main').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport()
  // After the reload, the newsletter form in the footer again waits for an interaction.
  await page.reload()
  await expectHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(paths.privacy())
  await expect(page.getByRole('link', { name: 'Cookies', exact: true })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('hydration on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('React replays no click; an early click opens the menu', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto(paths.home())
    await page.getByRole('button', { name: 'Open menu' }).click()
    release()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

test('navigation: a page reached by a link looks like the page opened by its URL, and its heading takes the focus', async ({
  page,
  club,
}) => {
  await club.open(page, paths.waitlist())
  const look = await lookOfHeading(page)
  await club.open(page, paths.share())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Waitlist' }).click()
  await expect(page).toHaveURL(paths.waitlist())
  await expect(page).toHaveTitle(/Waitlist/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await lookOfHeading(page)).toEqual(look)
  await page.goBack()
  await expect(page).toHaveURL(paths.share())
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
