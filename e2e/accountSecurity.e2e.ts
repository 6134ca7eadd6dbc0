import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { camila, expect, test, testWithMail } from './fixtures'
import { linkIn } from './mailbox'
import { main } from './memberPages'

const button = (page: Page, name: string) => main(page).getByRole('button', { name })

const credentials = { email: camila.email, password: camila.password }

testWithMail(
  'an attacker in another browser changes the address twice; its owner takes it back',
  async ({ page, club, site, mailbox, browser, baseURL }) => {
    await club.registerByApi(page)
    // Only a confirmed address is known to be its owner's.
    await site.database.query(`UPDATE "user" SET "emailConfirmedAt" = now() WHERE email = $1`, [
      camila.email,
    ])
    const attacker = await browser.newPage({ baseURL })
    await club.loginByApi(attacker, credentials)
    await club.open(attacker, paths.profile())
    for (const address of ['first@example.org', 'second@example.org']) {
      await button(attacker, 'Edit').click()
      await attacker.getByLabel('Email').fill(address)
      await button(attacker, 'Save Changes').click()
      await expect(main(attacker)).toContainText(address)
    }
    const link = linkIn(await mailbox.waitFor(camila.email, 'Your address was changed'))
    await page.goto(link)
    await button(page, 'Take my address back').click()
    await expect(main(page)).toContainText('The address is yours again.')
    await attacker.reload()
    await expect(attacker).toHaveURL(/\/auth/)
    await attacker.close()
  },
)

test('the profile ends another browser and changes the password, by keyboard', async ({
  page,
  club,
  browser,
  baseURL,
}) => {
  await club.registerByApi(page)
  const other = await browser.newPage({ baseURL })
  await club.loginByApi(other, credentials)
  await club.open(page, paths.profile())
  await main(page)
    .getByRole('button', { name: /^Sign out .*Linux/ })
    .press('Enter')
  await button(page, 'Yes, sign out').press('Enter')
  await expect(main(page).getByRole('button', { name: /^Sign out/ })).toHaveCount(0)
  await club.open(other, paths.profile())
  await expect(other).toHaveURL(/\/auth/)

  await club.loginByApi(other, credentials)
  await button(page, 'Change password').press('Enter')
  await page.getByLabel('Current password', { exact: true }).fill(camila.password)
  await page.getByLabel('New password', { exact: true }).fill('a quite different drop shot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
  await club.open(other, paths.profile())
  await expect(other).toHaveURL(/\/auth/)
  await other.close()
})
