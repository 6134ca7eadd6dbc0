import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { camila, expect, test } from './fixtures'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { main } from './memberPages'
import type { Site } from './site'

const button = (page: Page, name: string) => main(page).getByRole('button', { name })

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
