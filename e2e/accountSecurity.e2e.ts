import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { camila, expect, test, testWithMail } from './fixtures'
import { linkIn } from './mailbox'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { main } from './memberPages'
import type { Site } from './site'

const button = (page: Page, name: string) => main(page).getByRole('button', { name })

const credentials = { email: camila.email, password: camila.password }

/** Makes the proofs of all sessions eleven minutes old. */
const ageProofs = ({ database }: Site) =>
  database.query(
    `UPDATE session SET sess = (sess::jsonb - 'provedAt' || jsonb_build_object('startedAt', (sess ->> 'startedAt')::bigint - 660000))::json`,
  )

test.describe('fresh proof', () => {
  test('by keyboard: a wrong password, cancelled, and the right one', async ({
    page,
    club,
    site,
  }) => {
    await club.joinByApi(page)
    await club.open(page, paths.profile())
    await ageProofs(site)
    await button(page, 'Edit').press('Enter')
    const email = page.getByLabel('Email')
    await email.fill('camila.alvarez@example.com')
    await email.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    const password = dialog.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('That is not your password')).toBeVisible()
    await expect(password).toBeFocused()
    await expectAccessibleOnEveryScreen(page, 'fresh proof')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(main(page)).toContainText('Please confirm first that it is you.')
    await expect(email).toHaveValue('camila.alvarez@example.com')
    await expect(button(page, 'Save Changes')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await page.keyboard.type(camila.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Edit')).toBeFocused()
    await expect(main(page)).toContainText('camila.alvarez@example.com')
  })

  test('a download asks for it, and begins after it', async ({ page, club, site, browserLog }) => {
    await club.loginByApi(page, club.team)
    await club.open(page, paths.admin())
    await ageProofs(site)
    await page.getByRole('link', { name: 'Export CSV' }).click()
    await page.getByLabel('Password', { exact: true }).fill(club.team.password)
    const begun = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await begun).suggestedFilename()).toMatch(/^waitlist-.*\.csv$/)
    // The browser logs the two refusals.
    expect(browserLog.errors.splice(0)).toHaveLength(2)
  })
})

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

test('the profile ends another browser, changes the password and the newsletter, by keyboard', async ({
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
  const newsletter = main(page).getByRole('checkbox', { name: 'Newsletter' })
  await newsletter.press('Space')
  await expect(main(page)).toContainText('We have sent you a mail.')
  await expect(newsletter).toBeChecked()
  await button(page, 'Change password').press('Enter')
  await page.getByLabel('Current password', { exact: true }).fill(camila.password)
  await page.getByLabel('New password', { exact: true }).fill('a quite different drop shot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
  await expectAccessibleOnEveryScreen(page, 'profile')
  await club.open(other, paths.profile())
  await expect(other).toHaveURL(/\/auth/)
  await other.close()
})
