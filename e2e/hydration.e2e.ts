/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { builtUrls } from './built'
import { expect, test } from './fixtures'
import { hold, holdApplication } from './network'

/** Says afterwards whether any script of the page brought Apollo Client. */
function watchForApollo(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = []
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  return async () => (await Promise.all(scripts)).some(script => script.includes('apollo'))
}

const awake = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

const lookOfHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate(heading => {
    const { fontFamily, fontSize, fontStretch, color, textTransform } = getComputedStyle(heading)
    return { fontFamily, fontSize, fontStretch, color, textTransform }
  })

/* Without a cookie each page wakes in the stories of its accessibility. */
test('every page wakes without a complaint for a visitor with a stale session', async ({
  page,
  context,
  club,
  site,
  watch,
}) => {
  test.slow()
  for (const url of [...builtUrls, '/nowhere']) {
    await test.step(url, async () => {
      await context.addCookies([{ name: 'sid', value: 's%3Astale.signature', url: site.url }])
      await club.open(page, url)
      await expect(page).toHaveTitle(/.+ \| Coral Way Pickleball Club/)
      // The browser's own remark on a page that is not there.
      const remark = url === '/nowhere' ? [expect.stringContaining('404')] : []
      expect(watch.complaints.splice(0), url).toEqual(remark)
    })
  }
})

for (const url of [paths.home(), paths.share(), paths.waitlist()]) {
  test(`a visitor who reads ${url} talks to the server only if the page must`, async ({
    page,
    club,
  }) => {
    const gotApollo = watchForApollo(page)
    await club.open(page, url)
    await page.waitForLoadState('networkidle')
    expect(await gotApollo()).toBe(url === paths.waitlist())
  })
}

test('what is typed and sent before the page is awake is not lost', async ({ page, club }) => {
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

test('what is typed while the page wakes stays', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto(paths.auth())
  const email = page.getByLabel('Email', { exact: true })
  await email.pressSequentially('half an add')
  release()
  await awake(page)
  await expect(email).toHaveValue('half an add')
  await email.pressSequentially('ress')
  await expect(email).toHaveValue('half an address')
})

test('a member’s home takes the visitor’s place with nothing in between', async ({
  page,
  club,
}) => {
  await club.join(page)
  const release = await hold(page, /\/MemberHomePage-.*\.js$/)
  await page.goto(paths.home())
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'JOIN THE REVOLUTION' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Camila' })).toBeVisible()
})

test('a form at the foot of the page wakes when it is reached for', async ({ page, club }) => {
  await club.open(page, paths.share())
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.pressSequentially('reader@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu opened before the page is awake opens', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto(paths.home())
    await page.getByRole('button', { name: 'Open menu' }).click()
    release()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

test('a page reached by a link looks as it does when opened, and is announced', async ({
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
