import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessible } from './expectAccessible'
import { expect, expectHydrated, test } from './fixtures'
import { heading, main } from './memberPages'
import { expectIdle } from './network'

const TITLE = 'This page could not be loaded'
const PARTLY = 'Parts of this page could not be loaded'
const message = (page: Page, name = TITLE) => page.getByRole('heading', { name })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })
const frame = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/** Simulates a server without these files. */
const deleteFiles = (page: Page, files: RegExp) =>
  page.route(files, route => route.fulfill({ status: 404, body: 'Not found' }))

/** Counts page loads. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

// The browser logs the missing files, and React the errors it catches.
test.afterEach(({ browserLog }) => {
  browserLog.errors.length = 0
})

test('missing scripts: a link followed offline shows the load error inside the site, and can be retried', async ({
  page,
  club,
  context,
}) => {
  await club.open(page, paths.home())
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(message(page)).toBeVisible()
  await expect(message(page)).toBeFocused()
  await expect(page).toHaveURL(paths.faq())
  await expect(page).toHaveTitle(new RegExp(`^${TITLE}`))
  await frame(page)
  expect(loads()).toBe(0)
  await expect(main(page).getByText('The connection may be down.')).toBeVisible()
  await expect(page.getByText('The newsletter form could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  await retry(page).click()
  await expect(main(page).getByRole('status')).toHaveText('Still no connection.')
  await expect(retry(page)).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(paths.about())
  await expect(message(page)).toBeFocused()
  await page.goBack()
  await expect(message(page)).toBeFocused()
  await frame(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'JOIN THE REVOLUTION' })).toBeVisible()
  await page.goForward()
  await expect(message(page)).toBeVisible()
  await context.setOffline(false)
  await retry(page).click()
  await expect(heading(page, 'House rules, answered')).toBeVisible()
  await expect(message(page)).toHaveCount(0)
})

test('missing scripts: a tab left open during a deployment reloads when it navigates; a page whose chunk stays missing, once automatically, then on demand', async ({
  page,
  club,
}) => {
  await club.open(page, paths.home())
  const loads = countLoads(page)
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click()
  await test.step('the reloaded page requests the new files', async () => {
    await page.route(/\/FaqPage-.*\.js$/, route =>
      loads() === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    )
    await follow('FAQ')
    await expect(heading(page, 'House rules, answered')).toBeVisible()
    await expectHydrated(page)
    expect(loads()).toBe(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(message(page)).toHaveCount(0)
    // After a recovery, the same file may trigger a reload again.
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
  await test.step('the chunk stays missing', async () => {
    await deleteFiles(page, /\/PrivacyPage-.*\.js$/)
    await follow('Privacy')
    await expect(message(page, PARTLY)).toBeVisible()
    await expect(main(page).getByText('The site may have been renewed')).toBeVisible()
    await frame(page)
    // The prerendered text is still readable.
    await expect(main(page).getByText('You may ask what we hold about you')).toBeVisible()
    await expectIdle(page)
    expect(loads()).toBe(2)
    await page.unrouteAll()
    await retry(page).click()
    await expectHydrated(page)
    await expect(message(page, PARTLY)).toHaveCount(0)
  })
})

test('missing scripts: a form whose chunk is missing shows the load error in its place; one without Apollo Client shows the failure on submit, and keeps its input', async ({
  page,
  club,
}) => {
  const loads = countLoads(page)
  await test.step('the chunk of the form', async () => {
    await deleteFiles(page, /\/forms-.*\.js$/)
    await page.goto(paths.auth())
    await expect(message(page, PARTLY)).toBeVisible()
    await expectIdle(page)
    expect(loads()).toBe(2)
    await page.unrouteAll()
    await retry(page).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await expectHydrated(page)
    expect(loads()).toBe(3)
  })
  await test.step('Apollo Client', async () => {
    await deleteFiles(page, /\/api-.*\.js$/)
    const email = page.getByLabel('Email', { exact: true })
    const reloaded = page.waitForEvent('load')
    await email.focus()
    await reloaded
    await expectHydrated(page)
    await email.fill(club.team.email)
    await page.getByLabel('Password', { exact: true }).fill(club.team.password)
    await page.keyboard.press('Enter')
    await expect(message(page, PARTLY)).toBeVisible()
    await expect(main(page).getByText('The site may have been renewed')).toBeVisible()
    await expect(email).toHaveValue(club.team.email)
    await page.getByRole('main').locator('[type=submit]').click()
    await expect(message(page, PARTLY)).toHaveCount(1)
    expect(loads()).toBe(4)
    await page.unrouteAll()
    await retry(page).click()
    await expect(message(page, PARTLY)).toHaveCount(0)
    await club.login(page, club.team)
    await expect(page).toHaveURL(paths.home())
  })
})

test('missing scripts: a page shows the load error when the application fails to load', async ({
  page,
  club,
}) => {
  await club.joinByApi(page)
  const loads = countLoads(page)
  for (const [path, link] of [
    [paths.home(), 'JOIN THE REVOLUTION'],
    [paths.dashboard(), undefined],
  ] as const) {
    await test.step(path, async () => {
      const before = loads()
      await deleteFiles(page, /\/main-.*\.js$/)
      await page.goto(path)
      const title = link ? PARTLY : TITLE
      await expect(message(page, title)).toBeVisible()
      await frame(page)
      await expect(main(page).getByText('Loading...')).toHaveCount(0)
      if (link) await expect(page.getByRole('link', { name: link })).toBeVisible()
      expect(loads() - before).toBe(2)
      await expectAccessible(page)
      await page.unrouteAll()
      await retry(page).click()
      await expectHydrated(page)
      await expect(message(page, title)).toHaveCount(0)
    })
  }
})

test('missing scripts: a form first used offline keeps its input, and is sent when back online', async ({
  page,
  club,
  context,
  site,
}) => {
  await club.open(page, paths.contact())
  await context.setOffline(true)
  await page.getByLabel('Name').fill('Camila Alvarez')
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await main(page).getByLabel('Email').fill('camila@example.com')
  await page.getByLabel('Message').fill('Is the training court lit?')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await expect(message(page, PARTLY)).toHaveCount(0)
  await expect(page.getByLabel('Name')).toHaveValue('Camila Alvarez')
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()
  const { rows } = await site.database.query('SELECT name, message FROM contact_submission')
  expect(rows).toEqual([{ name: 'Camila Alvarez', message: 'Is the training court lit?' }])
})

test('missing scripts: logging out offline still leads to the home page', async ({
  page,
  club,
  context,
}) => {
  await club.joinByApi(page)
  const fetched = [/\/HomePage-.*\.js$/, /\/ContactForm-.*\.js$/].map(file =>
    page.waitForResponse(file),
  )
  await club.open(page, paths.booking())
  for (const script of await Promise.all(fetched)) {
    // Resolves after all imports of the script have loaded.
    await page.evaluate((url: string) => import(url), script.url())
  }
  await context.setOffline(true)
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('link', { name: 'JOIN THE REVOLUTION' })).toBeVisible()
  // The form is rendered when it is about to scroll into view.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'SEND MESSAGE' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expect(page.getByText(TITLE)).toHaveCount(0)
})
