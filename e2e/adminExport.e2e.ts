import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { openAdmin, fillWaitlist, waitlistRow } from './adminHelpers'
import { alert } from './memberPages'

const refusal = { status: 503, json: { message: 'Something went wrong on our side.' } }

for (const [why, answer, words] of [
  ['the server is busy', 'refuse', 'Please try again.'],
  ['the browser is offline', 'abort', 'Not connected: please check your connection and try again.'],
] as const) {
  test(`admin CSV export: the page stays, and shows a toast, when the request fails: ${why}`, async ({
    page,
    club,
    site,
    browserLog,
  }) => {
    await fillWaitlist(site, 3)
    await openAdmin(page, club)
    await page.route('**/*.csv*', route =>
      answer === 'abort' ? route.abort() : route.fulfill(refusal),
    )
    await page.getByRole('link', { name: 'Export CSV' }).click()
    await expect(alert(page, 'Not exported')).toContainText(words)
    await expect(page).toHaveURL(paths.admin())
    await expect(waitlistRow(page, 1)).toBeVisible()
    // The browser logs the failed request.
    expect(browserLog.errors.splice(0)).toHaveLength(1)
  })
}

test('admin CSV export: the page stays when the server fails during the download', async ({
  page,
  club,
  site,
}) => {
  await fillWaitlist(site, 3)
  await openAdmin(page, club)
  await page.route('**/*.csv*', async route => {
    const response = await route.fetch()
    await site.database.query('TRUNCATE session')
    await route.fulfill({ response })
  })
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const failure = await (await begun).failure()
  expect(failure).toBeTruthy()
  await expect(page).toHaveURL(paths.admin())
  await expect(waitlistRow(page, 1)).toBeVisible()
})
