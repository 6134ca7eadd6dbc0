import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessible, expectAccessibleOnEveryScreen, phone } from './expectAccessible'
import { expect, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* everyPage.e2e.ts checks every public page as it is first shown. */

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('textbox')

/** Submits the form with this button and expects that it marks its fields. */
async function expectInvalid(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeFocused()
}

test('accessibility: forms with their fields marked invalid, and the FAQ with its answers open', async ({
  page,
  club,
}) => {
  await test.step('the contact form and the newsletter', async () => {
    await club.open(page, paths.contact())
    await newsletter(page).fill('no address')
    await page.keyboard.press('Enter')
    await expect(newsletter(page)).toHaveAttribute('aria-invalid', 'true')
    await expectInvalid(page, 'SEND MESSAGE')
    await expectAccessibleOnEveryScreen(page)
  })
  await test.step('registration', async () => {
    await club.open(page, paths.auth({ mode: 'register' }))
    await expectInvalid(page, 'JOIN NOW')
    await expectAccessibleOnEveryScreen(page)
  })
  await test.step('the FAQ', async () => {
    await club.open(page, paths.faq())
    for (const category of await page.getByRole('main').getByRole('region').all())
      await category.getByRole('button', { expanded: false }).last().click()
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(5)
    await expectAccessibleOnEveryScreen(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('accessibility: a toast of success or failure, and the open menu', async ({
    page,
    club,
    browserLog,
  }) => {
    await club.open(page, paths.contact())
    await newsletter(page).fill('reader@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    await expectAccessible(page)
    await page.route('**/graphql', route => route.abort())
    await newsletter(page).fill('reader@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
    await expectAccessible(page)
    browserLog.errors.length = 0
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
  })
})
