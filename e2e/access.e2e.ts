import { paths } from '../frontend/src/paths'
import { desktop, expectAccessible, expectAccessibleOnEveryScreen, phone } from './expectAccessible'
import { expect, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* everyPage.e2e.ts checks every public page as it is first shown. */

const forms = [
  [paths.contact(), 'SEND MESSAGE'],
  [paths.auth(), 'LOGIN'],
  [paths.auth({ mode: 'register' }), 'JOIN NOW'],
  [paths.auth({ mode: 'forgot' }), 'Send me a link'],
  [`${paths.auth({ mode: 'reset' })}#${'a'.repeat(54)}`, 'Set password'],
] as const

test('accessibility: every form with its fields marked invalid', async ({ page, club }) => {
  test.slow()
  for (const [url, button] of forms) {
    await test.step(url, async () => {
      await club.open(page, url)
      await page.getByRole('main').getByRole('button', { name: button }).click()
      await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeFocused()
      await expectAccessibleOnEveryScreen(page)
    })
  }
})

test('accessibility: the FAQ with its answers open', async ({ page, club }) => {
  await club.open(page, paths.faq())
  const categories = page.getByRole('main').getByRole('region')
  for (const category of await categories.all())
    await category.getByRole('button', { expanded: false }).last().click()
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(5)
  await expectAccessibleOnEveryScreen(page)
})

/* A toast disappears after a while, so each screen checks a new page. */
for (const viewport of [desktop, phone]) {
  test.describe(`at ${String(viewport.width)} pixels`, () => {
    test.use({ viewport })

    test('accessibility: a toast of success or failure', async ({ page, club, browserLog }) => {
      await club.open(page, paths.contact())
      const newsletter = page.getByRole('contentinfo').getByRole('textbox')
      await newsletter.fill('no address')
      await page.keyboard.press('Enter')
      await expect(newsletter).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await newsletter.fill('reader@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
      await expectAccessible(page)
      await page.route('**/graphql', route => route.abort())
      await newsletter.fill('reader@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
      await expectAccessible(page)
      browserLog.errors.length = 0
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('accessibility: the open menu', async ({ page, club }) => {
    await club.open(page, paths.faq())
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
  })
})
