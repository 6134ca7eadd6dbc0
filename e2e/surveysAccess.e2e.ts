import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'

const surveys = [
  [paths.survey(), 'Submit Survey'],
  [paths.pricingSurvey(), 'Submit Pricing Survey'],
  [paths.amenitiesSurvey(), 'Submit Amenities Survey'],
  [paths.locationSurvey(), 'Submit Location Preference'],
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, button] of surveys) {
  test(`accessibility: ${path} in every state`, async ({ page, club, browserLog }) => {
    test.slow()
    await club.open(page, path)
    const main = page.getByRole('main')
    const email = main.getByLabel('Email (optional)')
    const first = main.getByRole('radio').or(main.getByRole('checkbox')).first()
    await (path === paths.locationSurvey() ? page.getByLabel('Other') : first).check()
    if (path === paths.survey()) {
      for (const name of ['24/7 access', 'Unlimited training', 'Social events'])
        await page.getByLabel(name).check()
      await expect(page.getByText('Selected: 3/3')).toBeVisible()
    }
    await email.fill('not an address')
    await main.getByRole('button', { name: button }).click()
    await expect(email).toHaveAccessibleDescription(/Valid email is required/)
    await expectAccessibleOnEveryScreen(page, 'chosen, full and refused')

    await email.fill('')
    await first.check()
    await page.route('**/graphql', route => route.abort())
    await main.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Submission Failed' })).toBeVisible()
    // /contact checks the toast (access.e2e.ts); the fields beside it must be unchanged.
    await expect(email).toHaveAccessibleDescription('')
    // The browser logs the failed connection.
    browserLog.errors.length = 0
    await page.unroute('**/graphql')

    await main.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Survey Submitted!' })).toBeVisible()
    await expectAccessibleOnEveryScreen(page, 'success')
  })
}
