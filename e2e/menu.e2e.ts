import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'

test.use({ viewport: { width: 390, height: 844 } })

test('mobile menu: works by keyboard', async ({ page, club }) => {
  await club.open(page, paths.home())
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()

  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toBeAttached()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'LOGIN' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.auth())
  await expect(menu).toBeHidden()
})
