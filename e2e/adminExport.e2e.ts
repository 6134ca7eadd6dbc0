import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { openAdmin, fillWaitlist, waitlistRow } from './adminHelpers'

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
