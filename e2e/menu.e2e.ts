import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { holdApplication } from './network'

test.use({ viewport: { width: 390, height: 844 } })

/** Follows the link in the footer, and waits for the page: a page that arrives closes the menu. */
async function goToAbout(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(paths.about())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('mobile menu: an early click opens it, which React does not replay; it works by keyboard', async ({
  page,
}) => {
  const release = await holdApplication(page)
  await page.goto(paths.home())
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.click()
  release()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()

  // More than it has links and buttons.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toBeAttached()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await expect(open).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'LOGIN' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.auth())
  await expect(menu).toBeHidden()
})

test('mobile menu: Back, a press beside its links and its own button close it and leave nothing in the history; a chosen page takes its place, and LOGOUT too, also without a connection (PAGE-20)', async ({
  page,
  club,
  browserLog,
}) => {
  await club.joinByApi(page)
  await club.open(page, paths.faq())
  await goToAbout(page)
  const open = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await open.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(paths.about())

  await open.click()
  await menu.click({ position: { x: 4, y: 500 } })
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await menu.getByRole('link', { name: 'Membership' }).click()
  await expect(page).toHaveURL(paths.membership())
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.about())
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(paths.faq())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await goToAbout(page)
  await open.click()
  await expect(menu.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  // The call fails at once, while the menu still closes.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await menu.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(paths.about())
  await page.goBack()
  await expect(page).toHaveURL(paths.faq())
  // The log of the failed call.
  browserLog.errors.length = 0
})
